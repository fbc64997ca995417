/** Single keys. They do nothing while a field has the focus, the pass key nothing while a button has it either. */
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

const FIELDS = "input:not([type='range'], [type='radio'], [type='checkbox']), textarea, select, [contenteditable]";
const MODAL = "dialog[open], [aria-modal='true']"; // a curtain too: behind it lies somebody else's hand
const BUTTONS = "button, a, summary, input, select, textarea, [role='button']";

export interface Hearing {
  play: Play;
  /** Reads whose turn it is, what is asked, how long. */
  tellAll(): void;
}

export function onKey(event: KeyboardEvent, { play, tellAll }: Hearing): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  const focus = document.activeElement;
  if (event.key === "Escape") {
    if (!document.querySelector(MODAL)) play.back();
    return;
  }
  if (focus?.matches(FIELDS) || document.querySelector(MODAL)) return;
  if (passes(event.key) && !focus?.matches(BUTTONS)) {
    event.preventDefault();
    play.pass();
  } else if (settings.keys) {
    const done = single(event.key, play, tellAll);
    if (done) event.preventDefault();
  }
}

function passes(key: string): boolean {
  if (settings.passKey === "space") return key === " ";
  return settings.passKey === "p" && key.toLowerCase() === "p";
}

function single(key: string, play: Play, tellAll: () => void): boolean {
  const card = /^[1-9]$/.test(key) ? play.me?.hand[Number(key) - 1] : undefined;
  if (card !== undefined) {
    play.tab = play.tab === "log" ? "me" : play.tab;
    play.select(card);
    document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  } else if (key === "?") play.explaining = true;
  else if (key === "b") play.sheet = { kind: "rules", word: "" };
  else if (key === "w") tellAll();
  else if (key === "m") play.sheet = { kind: "menu" };
  else if (key === "r" && play.selected >= 0) play.sheet = { kind: "card", card: play.selected };
  else return false;
  return true;
}
