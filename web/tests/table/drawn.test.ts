import { describe, expect, it } from "vitest";
import { Faces } from "../../src/net/faces";
import { newsFor } from "../../src/table/announce";
import { arenaOf } from "../../src/table/arena";
import { belongings, besides, inSlot } from "../../src/table/belongings";
import { byName, nextHand, stepsIn } from "../../src/table/curtain";
import { fan } from "../../src/table/fan";
import { byTurn } from "../../src/table/log";
import { pilesOf } from "../../src/table/piles";
import { inFigures, signed } from "../../src/table/sums";
import { leftOf, spelled } from "../../src/table/time";
import { face, munchkin, picture, question, view } from "../made";

describe("faces", () => {
  it("are found by every copy's number, hidden cards by none", () => {
    const faces = new Faces([face(0, { copies: 3 }), face(3)]);
    expect(faces.of(2)?.id).toBe("card-0");
    expect(faces.of(3)?.id).toBe("card-3");
    expect(faces.of(-2)).toBeUndefined();
    expect(faces.of(4)).toBeUndefined();
  });
});

describe("belongings", () => {
  const faces = new Faces([
    face(0, { slot: "headgear" }),
    face(1, { hands: 2 }),
    face(2, { kind: "class" }),
    face(3, { kind: "hireling" }),
    face(4),
    face(5, { kind: "curse" }),
  ]);
  const thing = (card: number, equipped = false) => ({ card, equipped, works: true, on: -1, became: "" });
  const own = belongings(
    munchkin(0, { things: [thing(0, true), thing(1, true), thing(2), thing(3), thing(4, true), thing(5)] }),
    (card) => faces.of(card),
  );

  it("have a place each", () => {
    const numbers = (things: { card: number }[]) => things.map((each) => each.card);
    const cards = Object.fromEntries(Object.entries(own).map(([place, things]) => [place, numbers(things)]));
    expect(cards).toEqual({ worn: [0, 1, 4], who: [2], carried: [], friends: [3], curses: [5] });
  });

  it("fill the slot that is printed on them; what fits none stands beside", () => {
    const of = (card: number) => faces.of(card);
    expect(inSlot(own.worn, "headgear", of).map((each) => each.card)).toEqual([0]);
    expect(inSlot(own.worn, "hands", of).map((each) => each.card)).toEqual([1]);
    expect(besides(own.worn, ["headgear", "hands"], of).map((each) => each.card)).toEqual([4]);
  });
});

describe("a fight", () => {
  it("gives each Level its fighter, monsters their cards, and what others played its player", () => {
    const faces = new Faces([face(0), face(1, { kind: "monster" }), face(2, { kind: "enhancer" })]);
    const foe = {
      card: 1,
      face: 1,
      strength: 10,
      lines: [],
      treasures: 1,
      levels: 1,
      enhancers: [2],
      ally: false,
      wandered: false,
    };
    const fight = { fighter: 0, helper: 2, foes: [foe], ours: 6, theirs: 15 } as never;
    const line = (card: number, amount: number) => ({ card, label: "", amount, rule: "" });
    const said = {
      ours: [line(-1, 4), line(0, 1), line(-1, 1)],
      theirs: [line(1, 10), line(2, 5)],
      played_by: [[2, 1]],
    } as never;
    const drawn = arenaOf(picture({ view: view({ fight }), fight: said }), (card) => faces.of(card));
    expect(drawn?.ours.map((each) => each.seat)).toEqual([0, -1, 2]);
    expect(drawn?.extras.map((each) => [each.line.card, each.by])).toEqual([[2, 1]]);
  });
});

describe("small things", () => {
  it("fan out from the middle", () => {
    expect(fan(1)).toEqual([{ turn: 0, down: 0 }]);
    expect(fan(3).map((each) => each.turn)).toEqual([-3.6, 0, 3.6]);
  });

  it("write sums and times", () => {
    expect(signed(3)).toBe("+3");
    expect(signed(-2)).toBe("−2");
    expect(inFigures([4, 3, -2])).toBe("4 + 3 − 2");
    expect([6100, 60_000, 72_000, 0].map(spelled)).toEqual(["7", "1:00", "1:12", "0"]);
    expect(leftOf({ end: 900, left: 500, whole: 1000, stands: "" }, 1000)).toBe(0);
    expect(leftOf({ end: 900, left: 500, whole: 1000, stands: "An offer lies open." }, 1000)).toBe(500);
  });

  it("sum piles of several sets", () => {
    expect(pilesOf(view({ decks: [1, 2, 3, 4], discards: [0, 1, 5, 1], tops: [-1, 7, 8, 9] }))).toEqual([
      { deck: "door", left: 4, discarded: 5, top: 8 },
      { deck: "treasure", left: 6, discarded: 2, top: 7 },
    ]);
  });

  it("group the log by turns and announce what concerns a seat", () => {
    const line = (number: number, turn: number, seat: number) => ({
      number,
      turn,
      kind: "",
      parts: [
        { text: "Mina", card: -1, seat },
        { text: " wins.", card: -1, seat: -1 },
      ],
    });
    expect(byTurn([line(1, 1, 0), line(2, 1, 0), line(3, 2, 1)]).map((turn) => turn.lines.length)).toEqual([2, 1]);
    expect(newsFor(1, 0, [line(1, 1, 0), line(2, 1, 1)])).toEqual(["Mina wins."]);
    expect(newsFor(1, 2, [line(2, 1, 1)])).toEqual([]);
  });
});

describe("one device for several", () => {
  const of = (seat: number, yours: boolean, window = false) => picture({ seat, yours, window });
  it("hands over to who is asked, and leaves an open hand alone while nobody is", () => {
    expect(nextHand([of(0, false), of(1, true)], 0)).toBe(1);
    expect(nextHand([of(0, false), of(1, false)], 0)).toBe(0);
    expect(nextHand([of(0, true)], -1)).toBe(-1);
  });
  it("asks in a window who steps in", () => {
    expect(stepsIn([of(0, true, true), of(1, true, true), of(2, false, true)])).toEqual([0, 1]);
    expect(stepsIn([of(0, true, false), of(1, false)])).toEqual([]);
  });
  it("tells all at the device what a window is about, with nobody for you", () => {
    const told = (seat: number, title: string) => {
      const each = picture({ seat, view: view({ question: question({ kind: "window", them: 0 }) }) });
      return { ...each, asked: { ...each.asked, title } };
    };
    expect(byName([told(0, "You are about to die."), told(1, "Aric is about to die.")])).toBe("Aric is about to die.");
  });
});
