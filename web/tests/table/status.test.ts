import { expect, it } from "vitest";
import { lastingOn } from "../../src/table/status";
import type { Face, Thing } from "../../src/protocol";
import { munchkin, picture, view } from "../made";

const KINDS: Record<number, string> = { 1: "race", 2: "curse", 3: "curse", 4: "power" };
const face = (card: number) => ({ kind: KINDS[card] ?? "" }) as Face;
const thing = (card: number) => ({ card, became: "", equipped: false }) as unknown as Thing;
const lasting = (card: number, seat: number, active = true) => ({ card, seat, until: ["while_in_play"], active });

it("calls a Curse what lies before a munchkin as one or was left on it by others, never what its own race gives", () => {
  const people = [munchkin(0, { things: [thing(1), thing(2)] }), munchkin(1), munchkin(2, { things: [thing(4)] })];
  const marks = [lasting(1, 0), lasting(2, 0), lasting(3, 0), lasting(4, 1), lasting(3, 2, false)];
  const shown = picture({ view: view({ munchkins: people, lasting: marks }) });
  expect([0, 1, 2].map((seat) => lastingOn(shown, seat, face))).toEqual([[2, 3], [4], []]);
});
