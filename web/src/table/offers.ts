/** The offered moves, sorted for the eye: by the card they belong to, by their target, by the place of their button. */
import type { MoveSaid, Offered, SeatPicture } from "../protocol";

/** Moves of one card that differ only in their target. */
export interface Deed {
  /** What tells it from the card's other deeds. */
  key: string;
  verb: string;
  label: string;
  /** The words of its button beside the card. */
  short: string;
  offers: Offered[];
}

/** The words of a button that stands beside its card, or at a place that says the rest. */
export function wordsOf(offered: Offered): string {
  return offered.short || offered.label;
}

/** Where the button of a move without a card stands. */
export type Spot = "strip" | "centre" | "arena" | "offer";

const STRIP = new Set(["pass", "run"]);
const ARENA = new Set(["ask", "volunteer", "leave"]);
/** Sales and trades have their buttons beside one's own things. */
const BUILT = new Set(["sell", "trade", "give", "choose"]);
/** What leaves the hand, or is shown in it, stands among what more is said of the move. */
const HANDED = new Set(["discard", "give", "show"]);
const OFFER = new Set(["accept", "decline", "counter"]);

export function spotOf(offered: Offered): Spot {
  const verb = offered.form || offered.move.verb;
  if (STRIP.has(verb)) return "strip";
  if (ARENA.has(verb)) return "arena";
  return OFFER.has(verb) ? "offer" : "centre";
}

/** The card that a move is made with, -1 for none: a run names a monster, which isn't one's own. */
export function cardOf(offered: Offered): number {
  const { verb, card, more } = offered.move;
  if (STRIP.has(verb) || verb === "choose" || offered.form) return -1;
  if (card >= 0) return card;
  const first = more[0];
  return HANDED.has(verb) && more.length === 1 && typeof first === "number" ? first : -1;
}

/** What tells the deed of a move from others of the same card. */
export function deedKey({ verb, card, more }: MoveSaid): string {
  return [verb, HANDED.has(verb) ? card : more].flat(3).join(" ");
}

/** What can be done with one card, moves that differ only in their target together. */
export function deedsOf(picture: SeatPicture | null, card: number): Deed[] {
  const found = new Map<string, Deed>();
  for (const offered of picture?.moves ?? []) {
    if (cardOf(offered) !== card) continue;
    const key = deedKey(offered.move);
    const { verb } = offered.move;
    const deed = found.get(key) ?? { key, verb, label: offered.label, short: wordsOf(offered), offers: [] };
    deed.offers.push(offered);
    found.set(key, deed);
  }
  return [...found.values()];
}

/** The moves without a card, by the place of their button. */
export function at(picture: SeatPicture | null, spot: Spot): Offered[] {
  const forms = new Set<string>();
  return (picture?.moves ?? []).filter((each) => {
    if (each.move.verb === "choose" || cardOf(each) >= 0 || spotOf(each) !== spot || BUILT.has(each.form)) return false;
    if (!each.form) return true;
    const first = !forms.has(each.form);
    forms.add(each.form);
    return first;
  });
}

export function playable(picture: SeatPicture | null): Set<number> {
  return new Set((picture?.moves ?? []).map(cardOf).filter((card) => card >= 0));
}

export function passOf(picture: SeatPicture | null): Offered | undefined {
  return picture?.moves.find((each) => each.move.verb === "pass");
}

/** The target of a move as a word that a panel, a monster or a side can compare itself with. */
export function targetKey(move: MoveSaid): string {
  return move.on.length ? `${String(move.on[0])} ${String(move.on[1])}` : "";
}

/** The move among these that hits the target, if there is one. */
export function hitting(offers: readonly Offered[], key: string): Offered | undefined {
  return offers.find((each) => targetKey(each.move) === key);
}
