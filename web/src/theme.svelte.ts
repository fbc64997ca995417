import { keep, kept } from "./kept";

export type Theme = "paper" | "board" | "system";

const chosen = $state<{ theme: Theme }>({ theme: known(kept("theme")) });

function known(value: string | null): Theme {
  return value === "paper" || value === "board" ? value : "system";
}

export function theme(): Theme {
  return chosen.theme;
}

/** Puts the chosen theme on the page; "system" follows the device. */
export function wear(wanted: Theme = chosen.theme): void {
  chosen.theme = wanted;
  if (wanted === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
  keep("theme", wanted);
}
