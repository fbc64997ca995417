/** The quick lines of the chat, in the reader's language, as the server has them. */
import type { Home } from "../protocol";
import { language } from "../words.svelte";

export const quickLines = $state<{ lines: [string, string][] }>({ lines: [] });

/** Ask for them once; without an answer the chat has its field alone. */
export async function learnQuickLines(): Promise<void> {
  try {
    const answer = await fetch(`/api/home?lang=${language()}`);
    if (answer.ok) quickLines.lines = ((await answer.json()) as Home).quick_lines;
  } catch {
    quickLines.lines = [];
  }
}
