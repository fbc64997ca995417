import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { Faces } from "../../src/net/faces";
import type { FightSeen, FoeSeen } from "../../src/protocol";
import Centre from "../../src/table/Centre.svelte";
import { Play } from "../../src/table/play.svelte";
import { told, wired } from "../heard";
import { picture, view } from "../made";

vi.hoisted(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});

const TROLL: FoeSeen = { card: 1, face: 1, strength: 5, lines: [[-1, 5]] } as unknown as FoeSeen;
const SAID = { verdict: "", win: "", lose: "", help: "", bad_stuff: [], ours: [], theirs: [], foes: [] };

it("compares two sides as long as there are two: who has killed all monsters isn't told to be ahead of nothing", () => {
  expect([numbers([TROLL]), numbers([])]).toEqual(["9to5", undefined]);
});

function numbers(foes: FoeSeen[]): string | undefined {
  const wire = wired([0], new Faces([]));
  const play = new Play(wire.table);
  const fight = {
    ...{ fighter: 0, helper: -1, owner: 0, running: false, compelled: false, foes, ours: 9, theirs: foes.length * 5 },
    ...{ winning: true, our_lines: [], their_lines: [], aside: [], beaten: [], deal: null, held: [] },
    ...{ escaped: [], caught: [] },
  } as unknown as FightSeen;
  const seen = picture({ number: 3, view: view({ fight }), fight: SAID as never });
  wire.hear(told(3, { pictures: [seen] }));
  const shown = mount(Centre, { target: document.body, props: { play } });
  flushSync();
  const found = [...document.querySelectorAll(".totals .numbers > :not(.only-heard)")].map((node) =>
    node.textContent.trim(),
  );
  void unmount(shown);
  return found.length ? found.join("") : undefined;
}
