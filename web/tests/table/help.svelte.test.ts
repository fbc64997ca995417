import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { Faces } from "../../src/net/faces";
import Help from "../../src/table/Help.svelte";
import { Play } from "../../src/table/play.svelte";
import type { FightSeen } from "../../src/protocol";
import { told, wired } from "../heard";
import { builder, picture, view } from "../made";

/** An offer between the fighter, seat 0, and seat 1; seat 0 may name other terms. */
function offered(number: number, asker: number) {
  const fight = { fighter: 0, helper: -1, foes: [] } as unknown as FightSeen;
  const offer = { asker, asked: 1 - asker, matter: "help", title: "", gives: [], wants: [], promises: [] };
  const builders = [builder({ form: "counter", treasures: 2 })];
  return told(number, { pictures: [{ ...picture({ number, view: view({ fight }) }), offer, builders }] });
}

it("other terms name the same helper until the form goes, though the open offer is one's own by then", () => {
  const wire = wired([0], new Faces([]));
  const play = new Play(wire.table);
  wire.hear(offered(3, 1));
  const form = mount(Help, { target: document.body, props: { play, form: "counter" } });
  flushSync();
  const names = () => [...document.querySelectorAll(".terms legend")].map((each) => each.textContent);
  const before = names();
  wire.hear(offered(4, 0));
  flushSync();
  expect(names()).toEqual(before);
  expect(before[0]).toContain("Player 1");
  void unmount(form);
});
