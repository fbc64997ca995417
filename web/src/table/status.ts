/** What is known of a player besides the munchkin: person or bot, there or away. */
import type { Chair, Face, SeatPicture } from "../protocol";
import { say } from "../words.svelte";

export function statusOf(chair: Chair | undefined, life: string): string {
  if (life === "dead") return say("browser-status-dead");
  if (!chair) return "";
  if (chair.kind === "bot" || chair.kind === "program") return say("browser-status-bot", { temper: chair.temper });
  if (chair.away) return say("browser-status-away");
  return say(chair.connected ? "browser-status-here" : "browser-status-gone");
}

/** The tokens of a munchkin, "1 meat, 2 drink"; empty where it has none. */
export function tokensOf(picture: SeatPicture | null, seat: number): string {
  const held = picture?.view.munchkins[seat]?.tokens ?? [];
  const kinds = picture?.tokens ?? [];
  return kinds.flatMap((kind, place) => (held[place] ? [`${held[place]} ${kind}`] : [])).join(", ");
}

/**
 * Curses and the like that work on a munchkin, by their cards: those that lie before it, and what others have left on it.
 * What its own race or Power gives is none of them, though that may have been chosen.
 */
export function lastingOn(
  picture: SeatPicture | null,
  seat: number,
  face: (card: number) => Face | undefined,
): number[] {
  const lying = picture?.view.munchkins[seat]?.things.map((thing) => thing.card) ?? [];
  const curses = lying.filter((card) => face(card)?.kind === "curse");
  const left = (picture?.view.lasting ?? [])
    .filter((each) => each.seat === seat && each.active && each.card >= 0 && !lying.includes(each.card))
    .map((each) => each.card);
  return [...new Set([...curses, ...left])];
}
