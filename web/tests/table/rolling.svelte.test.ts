import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Rolling from "../../src/table/Rolling.svelte";

const props = $state({ value: 7 });
let place: HTMLElement;
let number: object;

/** What stands there, frame by frame, after the number became this one. */
function rollTo(value: number, token: string): string[] {
  document.documentElement.style.setProperty("--m-number", token);
  props.value = value;
  flushSync();
  const shown = [place.textContent.trim()];
  for (let frame = 0; frame < 25; frame++) {
    vi.advanceTimersToNextFrame();
    flushSync();
    shown.push(place.textContent.trim());
  }
  return [...new Set(shown)];
}

beforeEach(() => {
  vi.useFakeTimers();
  props.value = 7;
  place = document.createElement("p");
  number = mount(Rolling, { target: place, props });
  flushSync();
});
afterEach(() => {
  void unmount(number);
  vi.useRealTimers();
});

describe("a number", () => {
  it("rolls to its new value", () => {
    expect(rollTo(12, "320ms")).toEqual(["7", "8", "9", "10", "11", "12"]);
  });

  it("simply stands there where less motion is wanted", () => {
    expect(rollTo(12, "0ms")).toEqual(["12"]);
  });
});
