import { beforeEach, describe, expect, it } from "vitest";
import { Draft, mayGrow, tempersFor } from "../src/lobby/plan.svelte";
import type { Home } from "../src/protocol";

const HOME: Home = {
  version: "1",
  sets: [
    { id: "cooks", name: "Cooks", about: "", cards: 168, least: 3, most: 6, deck: "cooks" },
    { id: "deluxe", name: "Deluxe", about: "", cards: 168, least: 3, most: 6, deck: "base" },
  ],
  options: [],
  bots: [
    ["greedy", ""],
    ["aimless", ""],
  ],
  tempers: [
    ["plain", ""],
    ["spiteful", ""],
  ],
  tempered: ["normal"],
  presets: [],
  quick_lines: [],
  languages: [],
  yours: [],
  public: [],
  bot_names: ["Suzan", "Bork", "Mina", "Otto"],
};

describe("the draft of a table", () => {
  let draft: Draft;
  beforeEach(() => (draft = new Draft(HOME, "Aric", "male", HOME.bot_names)));

  it("has the player, three bots and an empty chair", () => {
    expect(draft.chairs.map((each) => each.kind)).toEqual(["person", "bot", "bot", "bot", "empty"]);
    expect(draft.sets).toEqual(["deluxe"]);
  });

  it("deals at once to those who are there", () => {
    expect(draft.wish({ play: true })).toMatchObject({ seats: 4, bots: ["greedy", "greedy", "greedy"], play: true });
  });

  it("keeps its empty chair for friends", () => {
    expect(draft.wish({ play: false })).toMatchObject({ seats: 5, name: "Aric" });
  });

  it("changes a bot without renaming it", () => {
    draft.order({ seat: 1, kind: "bot", bot: "aimless", temper: "spiteful" });
    expect(draft.chairs[1]).toMatchObject({ name: "Suzan", bot: "aimless", temper: "spiteful" });
    expect(draft.wish({}).tempers).toEqual(["spiteful", "plain", "plain"]);
  });

  it("offers temperaments where they change something", () => {
    expect(tempersFor(HOME, "normal").map(([temper]) => temper)).toEqual(["plain", "spiteful"]);
    expect(tempersFor(HOME, "aimless").map(([temper]) => temper)).toEqual(["plain"]);
  });

  it("takes a chair more and a chair less", () => {
    draft.order({ seat: 5, kind: "empty" });
    expect(draft.chairs).toHaveLength(6);
    expect(mayGrow(draft, 6)).toBe(false);
    draft.order({ seat: 5, kind: "remove" });
    expect(mayGrow(draft, 6)).toBe(true);
    expect(mayGrow(draft, 4)).toBe(false);
  });

  it("changes nothing that isn't named", () => {
    draft.change({ clock: "days" });
    expect([draft.clock, draft.watch, draft.preset, draft.sets]).toEqual(["days", true, "usual", ["deluxe"]]);
  });
});
