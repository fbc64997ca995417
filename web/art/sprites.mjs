// The icons that are used, and no others: one sprite for the page itself and one for each set's cards.
import { existsSync, readdirSync, readFileSync } from "node:fs";

const CARDS = new URL("../../kickdoor/cards/", import.meta.url);
const read = (place) => readFileSync(place, "utf8");
const collection = JSON.parse(read(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)));

/** The icon of this name, as a symbol. Raises where the collection has none. */
function symbol(name, where) {
  const icon = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent];
  if (!icon) throw new Error(`${where}: the collection has no icon ${name}`);
  return `<symbol id="${name}" viewBox="0 0 ${collection.width} ${collection.height}">${icon.body}</symbol>`;
}

function sprite(names, where) {
  const symbols = [...new Set(names)].sort().map((name) => symbol(name, where));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

/** The icons of a set's cards: `id: icon` by lines. */
function iconsOf(place) {
  return [...read(place).matchAll(/^[\w-]+: ([\w-]+)$/gm)].map((found) => found[1]);
}

export function sprites() {
  const common = JSON.parse(read(new URL("./common.json", import.meta.url)));
  const files = { common: sprite(common, "art/common.json") };
  for (const folder of readdirSync(CARDS).sort()) {
    const place = new URL(`${folder}/icons.yaml`, CARDS);
    if (existsSync(place)) files[folder] = sprite(iconsOf(place), `${folder}/icons.yaml`);
  }
  const union = [...new Set(common)]
    .sort()
    .map((name) => `  | "${name}"`)
    .join("\n");
  return { files, types: `// Made by art/draw.mjs from art/common.json.\nexport type CommonIcon =\n${union};\n` };
}
