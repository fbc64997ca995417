/** What the browser keeps for this device: theme, language, sound. Where storage is shut, nothing is kept and nothing breaks. */
const PREFIX = "kickdoor.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
}
