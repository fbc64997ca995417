/** What is new at the table and has not been explained on this device yet. */
import type { SeatPicture } from "../protocol";
import { askingOf } from "./question";

export const FIRSTS = [
  "run",
  "offer",
  "trade",
  "charity",
  "fight",
  "window",
  "choice",
  "curse",
  "dead",
  "turn",
] as const;
export type First = (typeof FIRSTS)[number];

/** All that could be explained now, what presses most first. The guided game explains itself. */
export function newsOf(picture: SeatPicture | null, kindOf: (card: number) => string): First[] {
  if (!picture || picture.seat === null || picture.guide) return [];
  const { view, asked, offer } = picture;
  const me = view.munchkins[picture.seat];
  const step = view.question?.kind === "turn" ? view.question.message : "";
  const there: Record<First, boolean> = {
    run: Boolean(view.fight?.running),
    offer: offer?.matter === "help",
    trade: offer?.matter === "trade",
    charity: step === "question-charity" && asked.yours,
    fight: Boolean(view.fight),
    window: asked.window,
    choice: askingOf(picture) !== null,
    curse: Boolean(me?.things.some((thing) => kindOf(thing.card) === "curse")),
    dead: me?.life === "dead",
    turn: picture.moves.some((offered) => offered.move.verb === "kick"),
  };
  return FIRSTS.filter((each) => there[each]);
}
