/** The quick lines of the chat, in the reader's language, as the server has them. */
import type { Home } from "../protocol";

export const quickLines = $state<{ lines: [string, string][] }>({ lines: [] });

/** Ask for them; without an answer the chat has its field alone. */
export async function learnQuickLines(language: string): Promise<void> {
  try {
    const answer = await fetch(`/api/home?lang=${language}`);
    if (answer.ok) quickLines.lines = ((await answer.json()) as Home).quick_lines;
  } catch {
    quickLines.lines = [];
  }
}
