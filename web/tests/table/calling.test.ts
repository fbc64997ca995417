import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Live from "../../src/table/Live.svelte";
import { Play } from "../../src/table/play.svelte";
import { settings } from "../../src/table/settings.svelte";
import { told, wired, type Wire } from "../heard";
import { offered, picture, view } from "../made";

let wire: Wire;
let page: object;
let number: number;
const pitches: number[] = [];
const buzzes: unknown[] = [];

/** What of the Web Audio that a tune needs; the pitches are kept. */
class Heard {
  static now = "running";
  get state() {
    return Heard.now;
  }
  resume() {
    Heard.now = "running";
    return Promise.resolve();
  }
  currentTime = 0;
  destination = {};
  createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
  });
  createOscillator() {
    const frequency = { value: 0 };
    return {
      type: "",
      frequency,
      connect: (next: unknown) => next,
      start: () => pitches.push(frequency.value),
      stop() {},
    };
  }
}

const mine = () => picture({ number: ++number, view: view({ turn: 0 }) });
const window_ = () => picture({ number: ++number, window: true, view: view({ turn: 1 }) });
const haggling = () => picture({ number: ++number, moves: [offered({ verb: "pass" })], view: view({ turn: 1 }) });
const choice = () => picture({ number: ++number, view: view({ turn: 1 }) });
const nothing = () => picture({ number: ++number, yours: false, view: view({ turn: 1 }) });

/** The table tells; what is called then. */
function calls(told_: ReturnType<typeof picture>): [number[], unknown[], string] {
  pitches.length = buzzes.length = 0;
  wire.hear(told(number, { pictures: [told_] }));
  flushSync();
  return [[...pitches], [...buzzes], document.title];
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Heard);
  Object.assign(navigator, {
    vibrate: (pattern: unknown) => buzzes.push(pattern),
    userActivation: { hasBeenActive: true },
  });
  number = 0;
  wire = wired();
  wire.hear(told(0, { room: { title: "Friday", chairs: [] }, pictures: [nothing()] }));
  page = mount(Live, { target: document.body, props: { play: new Play(wire.table) } });
  flushSync();
  dispatchEvent(new Event("pointerdown"));
});
afterEach(() => {
  void unmount(page);
  vi.unstubAllGlobals();
  settings.set("volume", 0.5);
  for (const name of ["buzz", "title"] as const) settings.set(name, true);
});

describe("a page calls", () => {
  it("on one's turn, in a window and when one is asked, each in its own way", () => {
    expect(calls(mine())).toEqual([[523, 784], [[60, 40, 60]], "Your turn! Friday"]);
    expect(calls(window_())).toEqual([[659], [[60]], "Step in? Friday"]);
    expect(calls(choice())).toEqual([[784, 659], [[60, 40, 60]], "You are asked. Friday"]);
    expect(calls(nothing())).toEqual([[], [], "Player 1's turn. Friday"]);
    expect(calls(haggling())).toEqual([[659], [[60]], "Step in? Friday"]);
  });

  it("once for all that one is asked in a row", () => {
    calls(mine());
    expect(calls(mine())).toEqual([[], [], "Your turn! Friday"]);
  });

  it("anew once a call has interrupted its sounds and somebody touches it", () => {
    const resumed = vi.spyOn(Heard.prototype, "resume");
    Heard.now = "interrupted";
    expect(calls(mine())[0]).toEqual([]);
    dispatchEvent(new Event("pointerdown"));
    expect(resumed).toHaveBeenCalledOnce();
    expect(calls(window_())[0]).toEqual([659]);
  });

  it("not where it was turned off, which this device keeps", () => {
    settings.set("volume", 0);
    expect(calls(mine())).toEqual([[], [[60, 40, 60]], "Your turn! Friday"]);
    settings.set("buzz", false);
    settings.set("title", false);
    calls(nothing());
    expect(calls(mine())).toEqual([[], [], "Friday"]);
    expect(["volume", "buzz", "title"].map((name) => localStorage.getItem(`kickdoor.${name}`))).toEqual([
      "0",
      "no",
      "no",
    ]);
  });
});
