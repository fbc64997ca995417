/** The decks and discards, Doors and Treasures of all sets together. */
import type { View } from "../protocol";

export interface Pile {
  deck: "door" | "treasure";
  left: number;
  discarded: number;
  /** The card that lies on top of the discards, -1 for none. */
  top: number;
}

/** Piles alternate in a view: the Doors of a set, then its Treasures. */
export function pilesOf(view: View): Pile[] {
  return (["door", "treasure"] as const).map((deck, kind) => {
    const of = (row: number[]) => row.filter((_, place) => place % 2 === kind);
    const sum = (row: number[]) => of(row).reduce((all, one) => all + one, 0);
    return {
      deck,
      left: sum(view.decks),
      discarded: sum(view.discards),
      top: of(view.tops).find((card) => card >= 0) ?? -1,
    };
  });
}
