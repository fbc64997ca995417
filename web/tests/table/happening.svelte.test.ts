import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { Faces } from "../../src/net/faces";
import Happening from "../../src/table/Happening.svelte";
import { Play } from "../../src/table/play.svelte";
import { told, wired } from "../heard";
import { munchkin, picture, question, view } from "../made";

it("shows a die that may be answered as it fell", () => {
  for (const die of [1, 6]) shows(die);
});

function shows(die: number) {
  const wire = wired([0], new Faces([]));
  const play = new Play(wire.table);
  const seen = view({ question: question({ kind: "window", moment: "rolled", them: 1 }), munchkins: [munchkin(0)] });
  const base = picture({ number: 3, view: seen });
  wire.hear(told(3, { pictures: [{ ...base, asked: { ...base.asked, die } }] }));
  const shown = mount(Happening, { target: document.body, props: { play } });
  flushSync();
  expect(document.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(String(die));
  expect(document.querySelectorAll("circle")).toHaveLength(die);
  void unmount(shown);
}
