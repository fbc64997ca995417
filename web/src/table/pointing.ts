/** Where the guide points: at the very thing to click next for the move that it means. */
import type { Offered } from "../protocol";
import { cardOf, deedKey, targetKey } from "./offers";
import type { Play } from "./play.svelte";

/** Selectors, the most wanted first, of what is to be clicked next; the first that is seen is it. */
export function nextClicks(play: Play, offered: Offered): string[] {
  if (play.sheet && play.sheet !== play.begun) return ["dialog[open] header .btn"];
  if (play.form) return ofSheet(); // not where a question has come before it
  if (play.online.meanwhile.length) return ["dialog[open] .btn-solid"];
  const { verb, more } = offered.move;
  if (verb === "choose") return play.answeredByHand ? ofHand(more[0]) : ofChoice(more[0]);
  const card = cardOf(offered);
  if (card < 0) return [`[data-verb="${offered.form || verb}"]`, "#tab-table", "#tab-me"];
  if (play.selected !== card) return [`[data-card="${card}"]`, `.doll [data-target="card ${card}"]`, "#tab-me"];
  if (play.deed) return [`[data-hits="${targetKey(offered.move)}"]`, "[data-hits]"];
  return [`.actions [data-deed="${deedKey(offered.move)}"]`, "#tab-table", "#tab-me"];
}

function ofSheet(): string[] {
  const sheet = "[data-part='sheet']";
  return [`${sheet} footer .btn-marker:not([aria-disabled='true'])`, `${sheet} .inside [aria-pressed='false']`];
}

function ofChoice(wanted: unknown): string[] {
  const free = ".choices [aria-pressed='false']";
  return [
    "[data-part='sheet'] footer .btn-solid:not([aria-disabled='true'])",
    `${free}[data-choice="${CSS.escape(String(wanted))}"]`,
    free,
    ".choices button",
  ];
}

function ofHand(wanted: unknown): string[] {
  const free = "[aria-pressed='false']";
  return [
    ".own-hand .actions .btn-marker:not([aria-disabled='true'])",
    `.own-hand [data-card="${CSS.escape(String(wanted))}"]${free}`,
    `.own-hand [data-card]${free}`,
    "#tab-me",
  ];
}

export function seen(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
    if (found && found.getAttribute("aria-selected") !== "true") return found;
  }
  return null;
}
