/** What a screen reader hears: what one is asked, what concerns one in the log. The rest is in the log. */
import type { Line, SeatPicture } from "../protocol";
import { say } from "../words.svelte";
import { spoken } from "./log";
import { spelled } from "./time";

export function newsFor(seat: number | null, before: number, lines: readonly Line[]): string[] {
  return lines
    .filter((line) => line.number > before && (seat === null || line.parts.some((part) => part.seat === seat)))
    .map(spoken);
}

export function askedAloud(picture: SeatPicture): string {
  return [picture.asked.title, picture.asked.why].filter(Boolean).join(" ");
}

/** Whose turn it is, what is asked, how long. */
export function everything(picture: SeatPicture, turn: string, left: number | null): string {
  const time = left === null ? "" : say("browser-clock-left", { time: spelled(left) });
  return [say("browser-turn-is", { turn: picture.view.turns, name: turn }), askedAloud(picture), time]
    .filter(Boolean)
    .join(" ");
}
