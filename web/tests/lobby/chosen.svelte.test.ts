/** What is chosen and copied before the cards are dealt, as other programs find it: a screen reader, the device's own copying. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import Boxes from "../../src/lobby/Boxes.svelte";
import Friends from "../../src/lobby/Friends.svelte";
import { Draft } from "../../src/lobby/plan.svelte";
import type { Home, Room, SetOffered } from "../../src/protocol";

let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
});

it("a box that is chosen is a checked box, and the last one stays checked", () => {
  const sets = ["cooks", "star"].map((id) => ({ id, name: id, about: "", cards: 1, least: 3, most: 6, deck: "" }));
  const home = { sets, bots: [["greedy", ""]] } as unknown as Home;
  const plan = new Draft(home, "Ann", "female", []);
  shown = mount(Boxes, { target: document.body, props: { plan, sets: sets as SetOffered[] } });
  const boxes = [...document.querySelectorAll("input")];
  const press = (place: number) => {
    boxes[place]?.click();
    flushSync();
    return [boxes.map((each) => each.checked), [...plan.sets].sort()];
  };
  expect(press(1)).toEqual([
    [true, true],
    ["cooks", "star"],
  ]);
  expect(press(0)).toEqual([[false, true], ["star"]]);
  expect(press(1)).toEqual([[false, true], ["star"]]);
});

it("a link copied by hand is whole, though it is shown without its scheme", () => {
  const room = { table: "T", links: ["http://192.168.1.5:8700/t/T"] } as unknown as Room;
  shown = mount(Friends, { target: document.body, props: { room } });
  flushSync();
  const copied = new Map<string, string>();
  const clipboardData = { setData: (kind: string, text: string) => copied.set(kind, text) };
  const event = Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData });
  document.querySelector("input")?.dispatchEvent(event);
  expect(document.querySelector("input")?.value).toBe("192.168.1.5:8700/t/T");
  expect([copied.get("text/plain"), event.defaultPrevented]).toEqual(["http://192.168.1.5:8700/t/T", true]);
});
