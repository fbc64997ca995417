import { describe, expect, it } from "vitest";
import { at, cardOf, deedsOf, hitting, passOf, playable, targetKey } from "../../src/table/offers";
import { offered, picture } from "../made";

const curseOn = (seat: number) => offered({ verb: "play", card: 7, on: ["seat", seat] }, { label: `Curse on ${seat}` });

describe("offers", () => {
  it("puts moves that differ only in their target together, others apart", () => {
    const now = picture({
      moves: [curseOn(1), curseOn(2), offered({ verb: "discard", more: [7] }), offered({ verb: "play", card: 8 })],
    });
    expect(deedsOf(now, 7).map((deed) => [deed.verb, deed.offers.length])).toEqual([
      ["play", 2],
      ["discard", 1],
    ]);
  });

  it("keeps abilities of one card apart", () => {
    const now = picture({
      moves: [
        offered({ verb: "use", card: 7, more: ["when", 0] }),
        offered({ verb: "use", card: 7, more: ["when", 1] }),
      ],
    });
    expect(deedsOf(now, 7)).toHaveLength(2);
  });

  it("knows which moves are made with a card: a run names a monster, a sale is a form", () => {
    expect(cardOf(offered({ verb: "run", card: 30 }))).toBe(-1);
    expect(cardOf(offered({ verb: "sell", more: [1, 2] }, { form: "sell" }))).toBe(-1);
    expect(cardOf(offered({ verb: "choose", more: [4] }))).toBe(-1);
    expect(cardOf(offered({ verb: "give", on: ["seat", 1], more: [5] }))).toBe(5);
    expect(playable(picture({ moves: [curseOn(1), offered({ verb: "run", card: 30 })] }))).toEqual(new Set([7]));
  });

  it("gives each move without a card its place, a form once", () => {
    const ask = offered({ verb: "ask", on: ["seat", 1] }, { form: "ask" });
    const now = picture({
      moves: [
        offered({ verb: "kick" }),
        offered({ verb: "pass" }),
        ask,
        { ...ask, move: { ...ask.move, on: ["seat", 2] } },
        offered({ verb: "accept" }),
        offered({ verb: "sell" }, { form: "sell" }),
      ],
    });
    const verbs = (spot: Parameters<typeof at>[1]) => at(now, spot).map((each) => each.move.verb);
    expect(verbs("centre")).toEqual(["kick"]);
    expect(verbs("strip")).toEqual(["pass"]);
    expect(verbs("arena")).toEqual(["ask"]);
    expect(verbs("offer")).toEqual(["accept"]);
    expect(passOf(now)?.move.verb).toBe("pass");
  });

  it("finds the move that hits a target", () => {
    const both = [curseOn(1), curseOn(2)];
    expect(hitting(both, "seat 2")).toBe(both[1]);
    expect(hitting(both, "seat 3")).toBeUndefined();
    expect(targetKey(offered({ verb: "play", card: 1, on: ["side", -1] }).move)).toBe("side -1");
    expect(targetKey(offered({ verb: "pass" }).move)).toBe("");
  });
});
