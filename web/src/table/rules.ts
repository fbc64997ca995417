/** The rulebook, asked of the server. */

export interface Rule {
  id: string;
  heading: string;
  sentence: string;
}

/** The rules that a word or an id finds, the best first. Raises an error when the server can't be reached. */
export async function findRules(word: string, language: string): Promise<Rule[]> {
  const answer = await fetch(`/api/rules?q=${encodeURIComponent(word)}&lang=${language}`);
  if (!answer.ok) throw new Error(`/api/rules: ${answer.status}`);
  return (await answer.json()) as Rule[];
}
