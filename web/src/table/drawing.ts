/** A drawing as it is made: strokes of whole numbers, thinned so that it stays small. */
import { SIDE } from "../look/sketches.svelte";

const APART = 3; // points nearer than that are left out
const MOST_STROKES = 100;
const MOST_POINTS = 1200;

export type Strokes = readonly (readonly number[])[];

/** A place of the page as a place on the sheet. */
export function onSheet(
  x: number,
  y: number,
  box: { left: number; top: number; width: number; height: number },
): [number, number] {
  const place = (at: number, from: number, length: number) =>
    Math.max(0, Math.min(SIDE, Math.round(((at - from) / length) * SIDE)));
  return [place(x, box.left, box.width), place(y, box.top, box.height)];
}

export function isFull(strokes: Strokes): boolean {
  return strokes.length >= MOST_STROKES || strokes.reduce((sum, each) => sum + each.length / 2, 0) >= MOST_POINTS;
}

export function begun(strokes: Strokes, point: readonly [number, number]): Strokes {
  return isFull(strokes) ? strokes : [...strokes, [...point]];
}

/** The last stroke goes on to there. */
export function drawnOn(strokes: Strokes, [x, y]: readonly [number, number]): Strokes {
  const last = strokes.at(-1);
  if (!last || isFull(strokes)) return strokes;
  const [beforeX = 0, beforeY = 0] = last.slice(-2);
  if (Math.hypot(x - beforeX, y - beforeY) < APART) return strokes;
  return [...strokes.slice(0, -1), [...last, x, y]];
}
