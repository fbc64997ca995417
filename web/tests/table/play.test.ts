import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onKey } from "../../src/table/keys";
import { Play } from "../../src/table/play.svelte";
import type { Deed } from "../../src/table/offers";
import type { MoveSaid } from "../../src/protocol";
import { told, wired, type Wire } from "../heard";
import { munchkin, offered, picture, question, view } from "../made";

const SEATS = [0, 1];
let wire: Wire;
let play: Play;

/** The table tells of a window that both seats of this device may pass. */
function opens(number: number) {
  const each = { number, window: true, moves: [offered({ verb: "pass" })] };
  wire.hear(told(number, { pictures: SEATS.map((seat) => picture({ seat, ...each })) }));
}

/** Who has passed for which window; the table says yes to the newest. */
const passes = () => wire.sent.filter((each) => each.type === "make").map(({ seat, question }) => [seat, question]);
async function agree() {
  wire.hear({ type: "answer", id: wire.sent.at(-1)?.id, done: true, refused: null });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  wire = wired(SEATS);
  play = new Play(wire.table);
  opens(5);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a form", () => {
  it("is open until it is sent or left, and gives way to a question put to one", () => {
    expect(play.form).toBeNull();
    play.sheet = { kind: "menu" };
    expect(play.form).toBeNull();
    play.sheet = { kind: "sale", cards: [] };
    expect(play.form).toEqual({ kind: "sale", cards: [] });
    const choices = [{ value: 1, label: "Otto" }];
    const base = picture({ number: 6, view: view({ question: question({ sort: "seat" }) }) });
    wire.hear(told(6, { pictures: [{ ...base, asked: { ...base.asked, choices } }] }));
    expect(play.form).toBeNull();
    opens(7);
    expect(play.form).not.toBeNull();
    play.back();
    expect(play.form).toBeNull();
  });
});

describe("a move", () => {
  const made = () => wire.sent.filter((each) => each.type === "make").map(({ move }) => (move as MoveSaid).verb);

  it("pressed twice is made once, and the next one on what was told meanwhile needn't wait for its answer", async () => {
    void play.make(offered({ verb: "play", card: 3 }).move);
    void play.make(offered({ verb: "play", card: 3 }).move);
    expect(made()).toEqual(["play"]);
    opens(6);
    void play.make(offered({ verb: "kick" }).move);
    expect(made()).toEqual(["play", "kick"]);
  });

  it("needn't wait for the answer to another on what is still to be seen", () => {
    void play.make(offered({ verb: "play", card: 3 }).move);
    void play.make(offered({ verb: "play", card: 4 }).move);
    expect(made()).toEqual(["play", "play"]);
  });

  it("pressed twice is made once though somebody came in between", () => {
    void play.make(offered({ verb: "play", card: 3 }).move);
    opens(5);
    void play.make(offered({ verb: "play", card: 3 }).move);
    expect(made()).toEqual(["play"]);
  });

  it("that is answered late leaves what was refused meanwhile to be read", async () => {
    void play.make(offered({ verb: "play", card: 3 }).move);
    const first = wire.sent.at(-1)?.id;
    opens(6);
    void play.make(offered({ verb: "kick" }).move);
    const refused = { reason: "Not now.", rule: "" };
    wire.hear({ type: "answer", id: wire.sent.at(-1)?.id, refused });
    wire.hear({ type: "answer", id: first, refused: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(play.refused).toBe("Not now.");
  });

  it("isn't made where something else was put there a moment ago, and says why", () => {
    play.deaden();
    play.take(offered({ verb: "accept" }));
    expect(made()).toEqual([]);
    expect(play.refused).toBe("Something else is asked just now. Look first, then press.");
    play.take(offered({ verb: "counter" }, { form: "counter" }));
    expect(play.sheet, "a form only opens").toEqual({ kind: "help", form: "counter" });
    vi.advanceTimersByTime(700);
    play.take(offered({ verb: "accept" }));
    expect(made()).toEqual(["accept"]);
  });

  it("puts away the card and the form that it was made with, and no others taken up before its answer", async () => {
    play.select(3);
    play.sheet = { kind: "sale", cards: [3] };
    void play.sendForm(offered({ verb: "sell", more: [3] }).move);
    await agree();
    expect([play.selected, play.deed, play.sheet]).toEqual([-1, null, null]);

    void play.make(offered({ verb: "accept" }).move);
    opens(6);
    const card: Deed = { key: "play", verb: "play", label: "", short: "", offers: [] };
    play.select(4);
    play.begin(card);
    play.sheet = { kind: "menu" };
    await agree();
    expect([play.selected, play.deed, play.sheet]).toEqual([4, card, { kind: "menu" }]);

    const [sale, other] = [4, 5].map((gives) => ({ kind: "sale" as const, cards: [gives] }));
    play.sheet = sale ?? null;
    void play.sendForm(offered({ verb: "sell", more: [4] }).move);
    play.sheet = other ?? null;
    await agree();
    expect(play.sheet).toEqual(other);
  });

  it("leaves its card in hand where that was pressed once more before its answer, and puts it away where it wasn't", async () => {
    for (const again of [true, false]) {
      play.selected = -1;
      play.select(3);
      void play.make(offered({ verb: "play", card: 3, on: ["seat", again ? 1 : 0] }).move);
      if (again) play.select(3);
      expect(play.selected).toBe(3);
      await agree();
      expect(play.selected).toBe(again ? 3 : -1);
    }
    play.select(3);
    play.select(3);
    expect(play.selected).toBe(-1);
  });

  it("that isn't made with the form leaves it, and so does who puts a card back or the rule book away", async () => {
    const form = { kind: "help", form: "ask" } as const;
    play.sheet = form;
    play.select(3);
    void play.make(offered({ verb: "play", card: 3 }).move);
    await agree();
    play.select(4);
    play.letGo();
    play.sheet = { kind: "rules", word: "" };
    play.back();
    expect([play.selected, play.sheet]).toEqual([-1, form]);
    play.sheet = { kind: "rules", word: "" };
    play.leave();
    expect([play.begun, play.sheet]).toEqual([null, { kind: "rules", word: "" }]);
  });
});

describe("an answer", () => {
  /** The table asks for so many of three cards or, of a sort that one word answers, for one. */
  function asks(number: number, more: Parameters<typeof question>[0]) {
    const base = picture({ number, view: view({ question: question(more) }) });
    const choices = [4, 5, 6].map((value) => ({ value, label: String(value) }));
    wire.hear(told(number, { pictures: [{ ...base, asked: { ...base.asked, choices } }] }));
  }
  const chosen = () => wire.sent.filter((each) => each.type === "make").map(({ move }) => (move as MoveSaid).more);

  it("pressed twice is no other answer, though the table told of something between", () => {
    asks(6, { sort: "seat", least: 0 });
    play.mark(1);
    wire.hear(told(7, { pictures: wire.table.pictures.map((each) => ({ ...each })) }));
    play.mark(1);
    expect(chosen()).toEqual([[5]]);
  });

  it("that is refused late leaves what was marked for the next question", async () => {
    asks(6, { sort: "card", least: 2, most: 2 });
    play.mark(0);
    play.mark(1);
    void play.send();
    asks(7, { sort: "card", least: 2, most: 2 });
    play.mark(2);
    wire.hear({ type: "answer", id: wire.sent.at(-1)?.id, refused: { reason: "Too late.", rule: "" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(play.marked).toEqual([2]);
  });

  it("isn't sent to a question that somebody else's move has put there a moment ago", () => {
    asks(6, { sort: "seat" });
    play.deaden();
    play.mark(1);
    expect(chosen()).toEqual([]);
    expect(play.refused).toContain("Look first");
  });
});

describe("what is in hand", () => {
  it("keeps the targets that are left, and takes new ones", () => {
    const curse = (seat: number) => offered({ verb: "play", card: 3, on: ["seat", seat] });
    const hand = [munchkin(0, { hand: [3] }), munchkin(1), munchkin(2)];
    const curses = (number: number, seats: number[]) =>
      told(number, { pictures: [picture({ number, view: view({ munchkins: hand }), moves: seats.map(curse) })] });
    wire.hear(curses(6, [0, 1]));
    play.select(3);
    const [deed] = play.deeds;
    if (deed) play.begin(deed);
    wire.hear(curses(7, [1, 2]));
    play.settle();
    expect(play.deed?.offers).toEqual([curse(1), curse(2)]);
    expect(play.hit("seat 2")).toBe(true);
    wire.hear(curses(8, []));
    play.settle();
    expect(play.deed).toBeNull();
  });

  it("is put away where somebody else takes the device", () => {
    play.select(3);
    play.sheet = { kind: "card", card: 3 };
    play.refused = "Not now.";
    play.putAway();
    expect([play.selected, play.deed, play.sheet, play.refused]).toEqual([-1, null, null, ""]);
  });
});

describe("pass", () => {
  it("is said once by a key that is held down", () => {
    const hold = (repeat: boolean) => {
      onKey(new KeyboardEvent("keydown", { key: " ", repeat }), { play, tellAll: () => undefined });
    };
    hold(true);
    expect(passes()).toEqual([]);
    hold(false);
    expect(passes()).toEqual([[0, 5]]);
  });

  it("is dead for 0.7 seconds after somebody played, and each time anew", () => {
    play.deaden();
    vi.advanceTimersByTime(500);
    play.deaden();
    vi.advanceTimersByTime(699);
    play.pass();
    expect(passes()).toEqual([]);
    vi.advanceTimersByTime(1);
    play.pass();
    expect(passes()).toEqual([[0, 5]]);
  });

  it("says why it is dead, until there is another question", () => {
    play.settle();
    play.deaden();
    expect(play.refused).toBe("");
    play.pass();
    expect(play.refused).toBe("Something was played just now. Look first, then pass.");
    vi.advanceTimersByTime(700);
    play.settle();
    expect(play.refused).toContain("Look first");
    opens(6);
    play.settle();
    expect(play.refused).toBe("");
  });

  it("is said for every seat of a device, and for none while it is dead", async () => {
    play.deaden();
    await play.passFor(SEATS);
    expect(passes()).toEqual([]);
    expect(play.refused).toContain("Look first");
    vi.advanceTimersByTime(700);
    const said = play.passFor(SEATS);
    await agree();
    await agree();
    await said;
    expect(passes()).toEqual([
      [0, 5],
      [1, 5],
    ]);
  });

  it("said for every seat leaves the hand open that lay open, pressed however often", async () => {
    const shown = () => play.online.seat;
    const said = [play.passFor(SEATS), play.passFor(SEATS)];
    expect(shown()).toBe(0);
    await agree();
    void play.passFor(SEATS);
    expect(shown()).toBe(0);
    await agree();
    await Promise.all(said);
    expect(shown()).toBe(0);
    expect(passes()).toEqual([
      [0, 5],
      [1, 5],
    ]);
  });

  it("goes no further where the window is opened anew in the midst of it", async () => {
    const said = play.passFor(SEATS);
    opens(6);
    await agree();
    await said;
    expect(passes()).toEqual([[0, 5]]);
  });
});
