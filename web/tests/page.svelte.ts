/** A part of the page without a network, mounted: the test tells what the table says, presses and writes, and reads what was sent. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { Faces } from "../src/net/faces";
import { Play } from "../src/table/play.svelte";
import { told, wired, type Wire } from "./heard";
import { face } from "./made";

vi.hoisted(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

export let wire: Wire;
export let play: Play;
let shown: ReturnType<typeof mount>[];

beforeEach(() => {
  vi.useFakeTimers();
  sits([0]);
  shown = [];
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

/** The device holds these seats. */
export function sits(seats: number[]) {
  wire = wired(seats, new Faces([3, 4, 5].map((number) => face(number))));
  play = new Play(wire.table);
}
export function show<Props extends Record<string, unknown>>(what: Component<Props>, props: Props) {
  shown.push(mount(what, { target: document.body, props }));
  flushSync();
}
/** Everything that was shown goes. */
export async function leave() {
  for (const each of shown.splice(0)) await unmount(each);
}
export function tell(number: number, more: object) {
  wire.hear(told(number, more));
  flushSync();
}
export async function answer(reason = "", of = wire.sent.at(-1)) {
  wire.hear({ type: "answer", id: of?.id, refused: reason ? { reason, rule: "" } : null });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}
export const find = (which: string) => document.querySelector<HTMLInputElement>(which);
export const button = (words: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.includes(words));
export function press(node: HTMLElement | null | undefined) {
  node?.click();
  flushSync();
}
export function write(field: HTMLInputElement | null, words: string) {
  if (field) field.value = words;
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
