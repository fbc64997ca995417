import { beforeEach, describe, expect, it } from "vitest";
import { Draft, mayGrow, Opened, tempersFor } from "../src/lobby/plan.svelte";
import type { Home } from "../src/protocol";
import { told, wired, type Wire } from "./heard";

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

describe("a table that is open", () => {
  const ROOM = {
    table: "T",
    phase: "lobby",
    sketches: 0,
    chairs: [],
    sets: ["deluxe"],
    options: {},
    preset: "",
    clock: "easy",
  };
  let wire: Wire;
  let plan: Opened;
  const tell = (number: number, more: object) => {
    wire.hear(told(number, { room: { ...ROOM, ...more } }));
  };
  const answer = async (place: number, reason = "") => {
    wire.hear({ type: "answer", id: wire.sent[place]?.id, refused: reason ? { reason, rule: "" } : null });
    await new Promise((done) => setTimeout(done));
  };
  beforeEach(() => {
    wire = wired();
    plan = new Opened(wire.table);
    tell(1, {});
  });

  it("builds each change on those that aren't answered yet", async () => {
    plan.change({ sets: [...plan.sets, "cooks"] });
    plan.change({ options: { ...plan.options, epic: true } });
    plan.change({ sets: [...plan.sets, "star"] });
    expect(wire.sent.map(({ sets, options }) => sets ?? options)).toEqual([
      ["deluxe", "cooks"],
      { epic: true },
      ["deluxe", "cooks", "star"],
    ]);
    tell(2, { sets: ["deluxe", "cooks"] });
    await answer(0);
    expect(plan.sets).toEqual(["deluxe", "cooks", "star"]);
    tell(3, { sets: ["deluxe", "cooks", "star"], options: { epic: true } });
    await answer(2);
    tell(4, { clock: "brisk" });
    expect([plan.sets, plan.options, plan.clock]).toEqual([["deluxe"], {}, "brisk"]);
  });

  it("is as it was where a change is refused, and says why", async () => {
    plan.change({ clock: "days" });
    expect(plan.clock).toBe("days");
    await answer(0, "Only the host does that.");
    expect([plan.clock, plan.refused]).toEqual(["easy", "Only the host does that."]);
  });

  it("says that nothing arrives while the line is lost", async () => {
    wire.table.stop();
    plan.order({ seat: 1, kind: "empty" });
    await new Promise((done) => setTimeout(done));
    expect(plan.refused).toContain("The line to the table is lost");
  });
});

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
