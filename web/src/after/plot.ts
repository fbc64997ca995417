import type { Standing, TurningPoint } from "../protocol";
import { say } from "../words.svelte";

/** Where the plot's lines lie, in the units of its own drawing. No rule is in it: the levels were counted by the table. */
export const WIDTH = 800;
export const HEIGHT = 390;
const LEFT = 62;
const TOP = 24;
const BOTTOM = 46;
const APART = 4; // lines of equal Levels lie so far apart
const LETTER = 0.5; // of a name's height: as wide as the hand's letters are, capitals among them
export const BESIDE = 18; // from the end of a line to its name

/** Own dash for each seat, so that no colour stands alone. */
const DASHES = ["", "9 5", "2 5", "11 4 2 4", "16 5", "6 3 2 3 2 3"];

export interface Point {
  x: number;
  y: number;
}
export interface Curve {
  seat: number;
  name: string;
  dash: string;
  wide: boolean;
  path: string;
  marks: Point[];
  end: Point;
  label: number;
}

export class Plot {
  readonly turns: number;
  readonly curves: Curve[];
  private readonly right: number;

  /** `size`: how high the letters of the names at the ends are. */
  constructor(
    private readonly standings: readonly Standing[],
    private readonly goal: number,
    readonly size = 22,
  ) {
    this.turns = Math.max(1, ...standings.map((each) => each.levels.length - 1));
    const longest = Math.max(8, ...standings.map((each) => nameAtTheEnd(each).length));
    this.right = BESIDE + longest * size * LETTER;
    const curves = standings.map((each, at) => this.curve(each, at));
    this.curves = apart(curves, size * 1.23);
  }

  x(turn: number): number {
    return LEFT + ((WIDTH - LEFT - this.right) * turn) / this.turns;
  }

  y(level: number): number {
    return HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (level - 1)) / Math.max(1, this.goal - 1);
  }

  private shift(at: number): number {
    return (at - (this.standings.length - 1) / 2) * APART;
  }

  private curve(standing: Standing, at: number): Curve {
    const shift = this.shift(at);
    const points = standing.levels.map((level, turn) => ({ x: this.x(turn), y: this.y(level) + shift }));
    const first = points[0] ?? { x: LEFT, y: HEIGHT };
    let path = `M${r(first.x)} ${r(first.y)}`;
    for (const point of points.slice(1)) path += `H${r(point.x)}V${r(point.y)}`;
    const every = Math.max(1, Math.round(this.turns / 4));
    const marks = points.filter((_, turn) => turn > 0 && turn < this.turns && turn % every === 0);
    const end = points.at(-1) ?? first;
    return {
      seat: standing.seat,
      name: nameAtTheEnd(standing),
      dash: DASHES[standing.seat % DASHES.length] ?? "",
      wide: standing.won,
      path,
      marks: [first, ...marks],
      end,
      label: end.y,
    };
  }

  levels(): number[] {
    const step = this.goal > 12 ? 2 : 1;
    return Array.from({ length: this.goal }, (_, at) => at + 1).filter((level) => (this.goal - level) % step === 0);
  }

  ticks(): number[] {
    const every = Math.max(1, Math.round(this.turns / 4));
    const inner = Array.from({ length: this.turns }, (_, turn) => turn).filter(
      (turn) => turn % every === 0 && turn <= this.turns - every / 2,
    );
    return [...inner, this.turns];
  }

  /** The numbered notes: beside their line, never one on the other. */
  notes(points: readonly TurningPoint[]): Point[] {
    const placed: Point[] = [];
    for (const point of points) {
      const at = this.standings.findIndex((each) => each.seat === point.seat);
      const spot = { x: this.x(point.turn) - 20, y: this.y(point.level) + this.shift(at) - 20 };
      while (placed.some((each) => Math.hypot(each.x - spot.x, each.y - spot.y) < 28)) spot.y += 14;
      spot.y = Math.max(TOP - 4, Math.min(spot.y, HEIGHT - BOTTOM - 8));
      placed.push(spot);
    }
    return placed;
  }
}

function r(value: number): string {
  return value.toFixed(1);
}

function nameAtTheEnd(standing: Standing): string {
  return say("browser-after-name-level", { name: standing.name, level: standing.level });
}

/** Names at the ends, moved so that they don't lie on one another: down, and where there is no more sheet, up again. */
function apart(curves: Curve[], height: number): Curve[] {
  const sorted = [...curves].sort((a, b) => a.end.y - b.end.y);
  let last = -Infinity;
  for (const curve of sorted) last = curve.label = Math.max(curve.end.y, last + height);
  let next = HEIGHT - BOTTOM + 10 + height;
  for (const curve of sorted.reverse()) next = curve.label = Math.min(curve.label, next - height);
  return curves;
}
