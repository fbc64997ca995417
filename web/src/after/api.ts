import { ask } from "../lobby/api";
import type { AfterGame, Replayed, Shared } from "../protocol";

/** Where the pages of a game that is over lie: under its table, or under a story that was shared. */
export const ofTable = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
export const ofStory = (story: string) => `/api/stories/${encodeURIComponent(story)}`;

export function fetchStory(place: string, lang: string): Promise<AfterGame> {
  return ask(`${place}/story?${new URLSearchParams({ lang })}`);
}

export function fetchReplay(place: string, step: number, seat: number | null, lang: string): Promise<Replayed> {
  const query = new URLSearchParams({ step: String(step), lang, ...(seat === null ? {} : { seat: String(seat) }) });
  return ask(`${place}/replay?${query}`);
}

export const recordOf = (place: string) => `${place}/record`;

/** A link to the story for anybody; `on` false: the host shuts it. */
export function share(table: string, on: boolean): Promise<Shared> {
  return ask(`${ofTable(table)}/share`, { on });
}
