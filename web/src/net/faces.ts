/** The printed cards of a table, found by the number that a view gives to a card. */
import type { Face } from "../protocol";

export class Faces {
  private readonly byNumber: Face[] = [];

  constructor(readonly all: readonly Face[] = []) {
    for (const face of all) {
      for (let copy = 0; copy < face.copies; copy++) this.byNumber[face.number + copy] = face;
    }
  }

  /** The face of a card, or undefined for one that is hidden or unknown. */
  of(card: number): Face | undefined {
    return card < 0 ? undefined : this.byNumber[card];
  }

  name(card: number): string {
    return this.of(card)?.name ?? "";
  }
}

/** Ask the table for its cards. Raises an error with the address if it can't be had. */
export async function fetchFaces(address: string): Promise<Faces> {
  const answer = await fetch(address);
  if (!answer.ok) {
    await answer.body?.cancel(); // else the line stays open until the browser tidies up
    throw new Error(`${address}: ${answer.status}`);
  }
  return new Faces((await answer.json()) as Face[]);
}
