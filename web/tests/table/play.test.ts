import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Play } from "../../src/table/play.svelte";
import { told, wired, type Wire } from "../heard";
import { offered, picture } from "../made";

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

  it("is said for every seat of a device, and for none while it is dead", async () => {
    play.deaden();
    await play.passFor(SEATS);
    expect(passes()).toEqual([]);
    vi.advanceTimersByTime(700);
    const said = play.passFor(SEATS);
    await agree();
    await agree();
    await said;
    expect(passes()).toEqual([
      [0, 5],
      [1, 5],
    ]);
    expect(play.online.shown, "the hand that lay open lies open again").toBe(0);
  });

  it("goes no further where the window is opened anew in the midst of it", async () => {
    const said = play.passFor(SEATS);
    opens(6);
    await agree();
    await said;
    expect(passes()).toEqual([[0, 5]]);
  });
});
