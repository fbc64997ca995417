import type { Expected, HandedOn, HandOn, Home, OpenTable, Seated, SitDown } from "../protocol";
import { language } from "../words.svelte";

/** What the server said no to, in a sentence for the person; or that it could not be reached. */
export class NotDone extends Error {}

export async function ask<Got>(path: string, body?: unknown): Promise<Got> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...(body === undefined ? {} : post(body)), headers: headers(body !== undefined) });
  } catch {
    throw new NotDone("");
  }
  if (answer.ok) return (await answer.json()) as Got;
  throw new NotDone(await reason(answer));
}

function post(body: unknown): RequestInit {
  return { method: "POST", body: JSON.stringify(body) };
}

/** A refusal is a sentence too: it comes in the language of the page. */
function headers(json: boolean): Record<string, string> {
  const spoken = { "accept-language": language() };
  return json ? { ...spoken, "content-type": "application/json" } : spoken;
}

async function reason(answer: Response): Promise<string> {
  try {
    const said: unknown = await answer.json();
    if (typeof said === "object" && said !== null && "message" in said) return String(said.message);
  } catch {
    // an answer without a sentence: the page says one of its own
  }
  return "";
}

export function home(lang: string): Promise<Home> {
  return ask(`/api/home?lang=${encodeURIComponent(lang)}`);
}

export function openTable(wish: OpenTable): Promise<Seated> {
  return ask("/api/tables", wish);
}

export function sitDown(table: string, wish: SitDown): Promise<Seated> {
  return ask(`/api/tables/${encodeURIComponent(table)}/sit`, wish);
}

export function expected(sets: readonly string[], seats: number, clock: string, preset: string, lang: string) {
  const query = new URLSearchParams({ sets: sets.join(","), seats: String(seats), clock, preset, lang });
  return ask<Expected>(`/api/expected?${query}`);
}

export function handOn(table: string, wish: HandOn): Promise<HandedOn> {
  return ask(`/api/tables/${encodeURIComponent(table)}/hand-on`, wish);
}

/** Take up a seat by what stands behind /s/ in its link, or by its four words. */
export function redeem(code: string): Promise<Seated> {
  return ask("/api/seats", { code });
}

/** The same once more: a new table, or the one to which somebody else has led already. */
export function rematch(table: string): Promise<Seated> {
  return ask(`/api/tables/${encodeURIComponent(table)}/rematch`, {});
}
