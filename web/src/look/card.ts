import type { Face } from "../protocol";
import { say } from "../words.svelte";

export type Cut = "token" | "tile" | "hand" | "arena" | "full";

/** What a card looks like besides its colour: curses in an ink bar, traits on a tinted band, and so on. */
export type Form = "plain" | "bar" | "band" | "tear" | "peel" | "clip";

const FORMS: Record<string, Form> = {
  curse: "bar",
  class: "band",
  race: "band",
  affiliation: "band",
  power: "band",
  role: "band",
  one_shot: "tear",
  enhancer: "peel",
  hireling: "clip",
  sidekick: "clip",
  ally: "clip",
};

export function formOf(face: Face): Form {
  return FORMS[face.kind] ?? "plain";
}

const WASHES = 7;

export function washOf(face: Face): string {
  const name = face.raises ? "wash-up" : `wash-${face.number % WASHES}`;
  return `var(--sketch-${name})`;
}

export function deckIcon(deck: string): "wooden-door" | "locked-chest" | "drama-masks" {
  if (deck === "treasure") return "locked-chest";
  return deck === "door" ? "wooden-door" : "drama-masks";
}

/** The drawing of a card; that of its kind where the server named none. */
export function iconOf(face: Face): `${string}/${string}` {
  return (face.icon.includes("/") ? face.icon : "common/card-joker") as `${string}/${string}`;
}

/** The card as a sentence, for those who don't see it. */
export function sentence(face: Face, figure = face.figure): string {
  const parts = [`${face.name}, ${face.kind_label}`];
  if (figure) parts.push(face.kind === "monster" ? say("browser-card-level", { level: figure }) : figure);
  if (face.short) parts.push(face.short);
  return parts.join(". ").replace(/\.+(?=\. )/g, "");
}
