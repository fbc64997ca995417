import { describe, expect, it } from "vitest";
import { pathOf } from "../../src/look/sketches.svelte";
import { begun, drawnOn, isFull, onSheet, type Strokes } from "../../src/table/drawing";

describe("a drawing", () => {
  const box = { left: 100, top: 50, width: 510, height: 510 };

  it("lies on its sheet, wherever the pen goes", () => {
    expect(onSheet(100, 50, box)).toEqual([0, 0]);
    expect(onSheet(355, 305, box)).toEqual([128, 128]);
    expect(onSheet(-900, 9000, box)).toEqual([0, 255]);
  });

  it("leaves out points that are hardly apart", () => {
    const strokes = drawnOn(drawnOn(begun([], [10, 10]), [11, 11]), [20, 20]);
    expect(strokes).toEqual([[10, 10, 20, 20]]);
  });

  it("is full at some time, and then takes nothing more", () => {
    let strokes: Strokes = [];
    for (let at = 0; at < 101; at++) strokes = begun(strokes, [at, at]);
    expect(isFull(strokes)).toBe(true);
    expect(strokes).toHaveLength(100);
    expect(drawnOn(strokes, [200, 3])).toBe(strokes);
  });

  it("is a path made of numbers alone; a point is a dot", () => {
    expect(pathOf([[1, 2], [3, 4, 5, 6]])).toBe("M1 2L1 2M3 4L5 6"); // prettier-ignore
    expect(pathOf([["<b>" as unknown as number, 2]])).toBe("MNaN 2LNaN 2");
  });
});
