// Hand-drawn borders: a rough rectangle of 240 px, cut into nine by border-image (slice 14, so drawn at twice its size).
import rough from "roughjs";
import { grain } from "./chalk.mjs";
import { colours } from "./colours.mjs";

const SIZE = 240;
const SCALE = 2; // slice 14 becomes a border of 7
const draw = rough.generator();

// token of its colour, width as seen, seed; single: one stroke, for small things; dash: pencil
export const FRAMES = {
  "ink-1": { token: "ink", width: 1.7, seed: 11 },
  "ink-2": { token: "ink", width: 1.7, seed: 29 },
  "ink-small": { token: "ink", width: 1.7, seed: 17, single: true },
  bold: { token: "ink", width: 2.6, seed: 7 },
  thin: { token: "ink", width: 1.1, seed: 5 },
  rule: { token: "rule", width: 1.0, seed: 23 },
  pencil: { token: "pencil", width: 1.4, seed: 13, single: true, dash: [7, 6] },
  door: { token: "door", width: 2.0, seed: 3 },
  "door-small": { token: "door", width: 2.0, seed: 37, single: true },
  treasure: { token: "treasure", width: 2.0, seed: 41 },
  "treasure-small": { token: "treasure", width: 2.0, seed: 43, single: true },
  focus: { token: "focus", width: 2.6, seed: 19 },
  stamp: { token: "stamp", width: 2.6, seed: 31 },
};
const THEMES = ["paper", "board"];

export function frames() {
  const made = {};
  for (const theme of THEMES)
    for (const [name, frame] of Object.entries(FRAMES)) made[`${theme}-${name}`] = svg(theme, frame);
  return made;
}

function svg(theme, { token, width, seed, single = false, dash }) {
  const inset = 7;
  const options = { seed, roughness: 1.1, bowing: 0.7, disableMultiStroke: single, strokeWidth: width * SCALE };
  const shape = draw.rectangle(inset, inset, SIZE - 2 * inset, SIZE - 2 * inset, options);
  const paths = draw.toPaths(shape).map((path) => path.d);
  const lines = theme === "board" ? paths.flatMap((d, at) => grain(d, seed + at)) : paths.map((d) => ({ d }));
  const stroke = `fill="none" stroke="${colours(theme)[token]}" stroke-linecap="round"`;
  const body = lines.map(({ d, thin = 1, dashes }) => {
    const pattern = dash ? dash.map((each) => each * SCALE).join(" ") : dashes;
    const thick = single ? width * SCALE : width * SCALE * 0.72;
    return `<path d="${short(d)}" ${stroke} stroke-width="${(thick * thin).toFixed(2)}"${pattern ? ` stroke-dasharray="${pattern}"` : ""}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${body.join("")}</svg>\n`;
}

export function short(d) {
  return d.replace(/-?\d+\.\d+(e-?\d+)?/g, (each) => String(Number(Number(each).toFixed(1))));
}

/** The frames as custom properties, one set for each theme. */
export function frameRules() {
  const rules = (theme) =>
    Object.keys(FRAMES)
      .map((name) => `--frame-${name}: url("./frames/${theme}-${name}.svg");`)
      .join("\n  ");
  return `/* Made by art/draw.mjs. */
:root {
  ${rules("paper")}
}
:root[data-theme="board"] {
  ${rules("board")}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
    ${rules("board")}
  }
}
`;
}
