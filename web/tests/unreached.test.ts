/** A part of the page that doesn't come, since the line is cut or the server has another version by now. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import { go } from "../src/route.svelte";

vi.mock("../src/lobby/Nowhere.svelte", () => {
  throw new Error("404");
});

it("is told, and can be asked for anew", async () => {
  go("/no/such/room");
  const page = mount(App, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[role=alert]")?.textContent).toContain("can't be reached");
  });
  expect(document.querySelector("button")?.textContent).toBe("Try again");
  void unmount(page);
});
