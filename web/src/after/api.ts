import type { AfterGame, Replayed } from "../protocol";

async function get<Got>(path: string): Promise<Got> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Got;
}

const place = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export function fetchStory(table: string, lang: string): Promise<AfterGame> {
  return get(`${place(table)}/story?${new URLSearchParams({ lang })}`);
}

export function fetchReplay(table: string, step: number, seat: number | null, lang: string): Promise<Replayed> {
  const query = new URLSearchParams({ step: String(step), lang, ...(seat === null ? {} : { seat: String(seat) }) });
  return get(`${place(table)}/replay?${query}`);
}

export const recordOf = (table: string) => `${place(table)}/record`;
