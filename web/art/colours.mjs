// The colours of both themes, read from the tokens: drawn files can't ask the page for them.
import { readFileSync } from "node:fs";

const tokens = readFileSync(new URL("../src/look/tokens.css", import.meta.url), "utf8");

function block(start) {
  const from = tokens.indexOf(start);
  const body = tokens.slice(from, tokens.indexOf("\n}", from));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})/g)].map((found) => [found[1], found[2]]),
  );
}

const THEMES = { paper: block(":root {"), board: block(':root[data-theme="board"] {') };

export function colours(theme) {
  return THEMES[theme];
}
