/** Drawings by people at this table, by the ids of their cards. They come as numbers, and are drawn from numbers alone. */
import type { Sketch } from "../protocol";

export const SIDE = 255;
let hanging = $state.raw<ReadonlyMap<string, Sketch>>(new Map());

export function sketchOf(card: string): Sketch | undefined {
  return hanging.get(card);
}

export function hangUp(sketches: readonly Sketch[]): void {
  hanging = new Map(sketches.map((each) => [each.card, each]));
}

export async function fetchSketches(address: string): Promise<Sketch[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Sketch[];
}

/** Strokes as the path of an SVG; a stroke of one point is a dot. */
export function pathOf(strokes: readonly (readonly number[])[]): string {
  return strokes
    .map((stroke) => {
      const points: string[] = [];
      for (let at = 0; at + 1 < stroke.length; at += 2) points.push(`${Number(stroke[at])} ${Number(stroke[at + 1])}`);
      return `M${points[0]}L${(points.length > 1 ? points.slice(1) : points).join(" ")}`;
    })
    .join("");
}
