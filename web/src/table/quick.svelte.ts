/** The quick lines of the chat, in the reader's language, as the server has them. */
import type { Home } from "../protocol";
import { language } from "../words.svelte";

export const quickLines = $state<{ lines: [string, string][] }>({ lines: [] });

/** Ask for them; without an answer the chat has its field alone. */
export async function learnQuickLines(spoken: string): Promise<void> {
  let lines: [string, string][] | null = [];
  try {
    const answer = await fetch(`/api/home?lang=${spoken}`);
    lines = answer.ok ? ((await answer.json()) as Home).quick_lines : null;
  } catch {
    // none are known
  }
  if (lines && spoken === language()) quickLines.lines = lines;
}
