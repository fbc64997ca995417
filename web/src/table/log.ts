/** The log's lines under the turn in which they happened. */
import type { Line } from "../protocol";

export interface TurnLines {
  turn: number;
  lines: Line[];
}

/** The turns in their order; only the last ones are drawn, the rest is in the record. */
export function byTurn(lines: readonly Line[], most = 400): TurnLines[] {
  const turns: TurnLines[] = [];
  for (const line of lines.slice(-most)) {
    const last = turns.at(-1);
    if (last?.turn === line.turn) last.lines.push(line);
    else turns.push({ turn: line.turn, lines: [line] });
  }
  return turns;
}

/** A line as plain words, for a screen reader. */
export function spoken(line: Line): string {
  return line.parts.map((part) => part.text).join("");
}
