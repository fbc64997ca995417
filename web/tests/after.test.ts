import { describe, expect, it } from "vitest";
import { HEIGHT, Plot, WIDTH } from "../src/after/plot";
import { isTheShuffle } from "../src/after/shuffle";
import type { Standing, TurningPoint } from "../src/protocol";

function standing(seat: number, levels: number[], won = false): Standing {
  const name = `P${seat}`;
  return { seat, name, kind: "bot", sex: "male", level: levels.at(-1) ?? 1, won, levels, dice: [], hits: [] };
}

describe("the shuffle is checked in the page", () => {
  const secret = "00".repeat(32);
  const promised = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // sha256sum of 32 zero bytes

  it("holds for the secret that was promised", () => expect(isTheShuffle(secret, promised)).toBe(true));
  it("fails for another secret", () => expect(isTheShuffle("11".repeat(32), promised)).toBe(false));
  it("fails where no secret is shown, or nonsense", () => {
    expect(isTheShuffle("", promised)).toBe(false);
    expect(isTheShuffle("not hex", promised)).toBe(false);
  });
});

describe("the plot of levels", () => {
  const plot = new Plot([standing(0, [1, 1, 2, 10], true), standing(1, [1, 2, 2, 10]), standing(2, [1, 1, 1, 9])], 10);

  it("draws a step for each turn, lines of equal levels apart", () => {
    expect(plot.curves[0]?.path.match(/H/g)).toHaveLength(3);
    expect(plot.curves[0]?.end.y).not.toBe(plot.curves[1]?.end.y);
  });

  it("writes no name over another", () => {
    const labels = plot.curves.map((each) => each.label).sort((a, b) => a - b);
    expect(Math.min(...labels.slice(1).map((label, at) => label - (labels[at] ?? 0)))).toBeGreaterThanOrEqual(27);
  });

  it("writes all names on the sheet, however many stand low and however long they are", () => {
    const low = (seat: number): Standing => ({ ...standing(seat, [1, 1]), name: "Bartholomew the Younger" });
    const many = new Plot([0, 1, 2, 3, 4, 5].map(low), 10, 30);
    const labels = many.curves.map((each) => each.label).sort((a, b) => a - b);
    expect(Math.min(...labels.slice(1).map((label, at) => label - (labels[at] ?? 0)))).toBeGreaterThanOrEqual(30);
    expect(Math.max(...labels)).toBeLessThan(HEIGHT);
    expect(WIDTH - many.x(1)).toBeGreaterThan(30 * 0.45 * "Bartholomew the Younger, 1".length);
  });

  it("keeps notes of one moment apart and on the sheet", () => {
    const point = (seat: number): TurningPoint => ({ turn: 3, seat, level: 10, parts: [], stamp: "", step: 0 });
    const notes = plot.notes([point(0), point(0), point(1)]);
    for (const [at, note] of notes.entries()) {
      expect(note.x).toBeLessThan(WIDTH);
      expect(note.y).toBeLessThan(HEIGHT);
      for (const other of notes.slice(at + 1))
        expect(Math.hypot(note.x - other.x, note.y - other.y)).toBeGreaterThan(12);
    }
  });

  it("shows fewer levels in an epic game", () => expect(new Plot([standing(0, [1])], 20).levels()).toHaveLength(10));
  it("stands a game that never began", () => expect(new Plot([standing(0, [1])], 10).ticks()).toEqual([0, 1]));
});
