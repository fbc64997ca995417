// Things in one colour, used as masks so that the page colours them: washes behind pictures, the ring round the larger total.
import rough from "roughjs";
import { short } from "./frames.mjs";

const draw = rough.generator();
const SEEDS = [3, 8, 15, 21, 34, 55, 89];

function svg(width, height, paths) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join("")}</svg>\n`;
}

function strokes(shape, width) {
  return draw
    .toPaths(shape)
    .filter((path) => path.stroke !== "none")
    .map(
      (path) => `<path d="${short(path.d)}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round"/>`,
    );
}

/** A wash: an ellipse filled by one zigzag of a broad brush. */
function wash(seed) {
  const shape = draw.ellipse(75, 56, 112, 86, {
    seed,
    roughness: 2.8,
    fill: "#000",
    fillStyle: "zigzag",
    hachureGap: 8.5,
    hachureAngle: -62 + (seed % 5) * 6,
    fillWeight: 9,
    stroke: "none",
  });
  return svg(150, 112, strokes(shape, 9));
}

/** Up: the wash of cards that raise a Level. */
function arrow() {
  const points = [
    [75, 6],
    [126, 46],
    [101, 46],
    [101, 106],
    [49, 106],
    [49, 46],
    [24, 46],
  ];
  const shape = draw.polygon(points, {
    seed: 4,
    roughness: 2,
    fill: "#000",
    fillStyle: "zigzag",
    hachureGap: 7,
    hachureAngle: -62,
    fillWeight: 9,
    stroke: "none",
  });
  return svg(150, 112, strokes(shape, 9));
}

function ring(seed, width) {
  const shape = draw.ellipse(60, 60, 104, 104, { seed, roughness: 2.4, bowing: 1, strokeWidth: width });
  return svg(120, 120, strokes(shape, width));
}

export function sketches() {
  const washes = Object.fromEntries(SEEDS.map((seed, at) => [`wash-${at}`, wash(seed)]));
  return { ...washes, "wash-up": arrow(), ring: ring(6, 3.4), "circle-1": ring(12, 5), "circle-2": ring(27, 5) };
}

/** The sketches as custom properties, to be used as masks. */
export function sketchRules() {
  const rules = Object.keys(sketches()).map((name) => `--sketch-${name}: url("./sketches/${name}.svg");`);
  return `/* Made by art/draw.mjs. */\n:root {\n  ${rules.join("\n  ")}\n}\n`;
}
