// Draws what the page is made of, once, at build time: frames, washes, rings and the icons that are used.
// Everything has a fixed seed, so two builds draw the same.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { frames, frameRules } from "./frames.mjs";
import { sketches, sketchRules } from "./sketches.mjs";
import { sprites } from "./sprites.mjs";

const MADE = new URL("../src/look/made/", import.meta.url);

function write(name, text) {
  const place = new URL(name, MADE);
  mkdirSync(new URL(".", place), { recursive: true });
  writeFileSync(place, text);
}

rmSync(MADE, { recursive: true, force: true });
for (const [name, svg] of Object.entries(frames())) write(`frames/${name}.svg`, svg);
write("frames.css", frameRules());
for (const [name, svg] of Object.entries(sketches())) write(`sketches/${name}.svg`, svg);
write("sketches.css", sketchRules());
const { files, types } = sprites();
for (const [name, svg] of Object.entries(files)) write(`sprites/${name}.svg`, svg);
write("icons.ts", types);
