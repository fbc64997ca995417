/** The table's link, for friends. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import Friends from "../../src/lobby/Friends.svelte";
import type { Room } from "../../src/protocol";

let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
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
