/** A munchkin's cards in play by the place where they are drawn. */
import type { Face, Munchkin, Thing } from "../protocol";

export interface Belongings {
  worn: Thing[];
  who: Thing[];
  carried: Thing[];
  friends: Thing[];
  curses: Thing[];
}

const WHO = new Set(["class", "race", "affiliation", "role", "power"]);
const FRIENDS = new Set(["hireling", "sidekick", "ally"]);

export function belongings(munchkin: Munchkin | null, face: (card: number) => Face | undefined): Belongings {
  const found: Belongings = { worn: [], who: [], carried: [], friends: [], curses: [] };
  for (const thing of munchkin?.things ?? []) {
    const kind = thing.became || (face(thing.card)?.kind ?? "");
    if (WHO.has(kind) || kind === "door") found.who.push(thing);
    else if (FRIENDS.has(kind)) found.friends.push(thing);
    else if (kind === "curse") found.curses.push(thing);
    else if (thing.equipped) found.worn.push(thing);
    else found.carried.push(thing);
  }
  return found;
}

/** Which worn Items fill a slot of the paper doll: by the slot printed on them, or by the hands that they take. */
export function inSlot(worn: readonly Thing[], slot: string, face: (card: number) => Face | undefined): Thing[] {
  return worn.filter((thing) => {
    const printed = face(thing.card);
    return slot === "hands" ? (printed?.hands ?? 0) > 0 : printed?.slot === slot;
  });
}

/** Worn Items that no slot shows. */
export function besides(
  worn: readonly Thing[],
  slots: readonly string[],
  face: (card: number) => Face | undefined,
): Thing[] {
  return worn.filter((thing) => !slots.some((slot) => inSlot([thing], slot, face).length));
}
