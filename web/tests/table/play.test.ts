import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Play } from "../../src/table/play.svelte";
import type { Deed } from "../../src/table/offers";
import type { MoveSaid } from "../../src/protocol";
import { told, wired, type Wire } from "../heard";
import { offered, picture, question, view } from "../made";

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

  it("puts away the card and the form that it was made with, and no others taken up before its answer", async () => {
    play.select(3);
    play.sheet = { kind: "sum" };
    void play.make(offered({ verb: "play", card: 3 }).move);
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
  });
});

describe("pass", () => {
  it("is dead for 0.7 seconds after somebody played, and each time anew", () => {
    const before = play.deaden();
    vi.advanceTimersByTime(500);
    before();
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
