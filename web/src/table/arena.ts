/** A fight as it is drawn: one tile for each part of a sum, each monster as a card, what others played below it. */
import type { Face, FoeSeen, SeatPicture, SumLine } from "../protocol";

export interface Drawn {
  line: SumLine;
  /** Whose Level it is, -1 for a card. */
  seat: number;
  /** Who played the card, where it wasn't the fighter; else -1. */
  by: number;
}

export interface ArenaDrawn {
  ours: Drawn[];
  theirs: Drawn[];
  foes: FoeSeen[];
  /** The parts of the monsters' sum that are no monster. */
  extras: Drawn[];
}

export function arenaOf(picture: SeatPicture, face: (card: number) => Face | undefined): ArenaDrawn | null {
  const { fight } = picture.view;
  const said = picture.fight;
  if (!fight || !said) return null;
  const levels = [fight.fighter, fight.helper];
  const players = new Map(said.played_by);
  const by = (card: number) => (card >= 0 ? (players.get(card) ?? -1) : -1);
  let level = 0;
  const ours = said.ours.map((line) => ({
    line,
    seat: face(line.card) ? -1 : (levels[level++] ?? -1),
    by: by(line.card),
  }));
  const theirs = said.theirs.map((line) => ({ line, seat: -1, by: by(line.card) }));
  const foes = fight.foes.filter((foe) => !foe.ally);
  const monsters = new Set(foes.flatMap((foe) => [foe.card, foe.face]));
  return { ours, theirs, foes, extras: theirs.filter((each) => each.line.card >= 0 && !monsters.has(each.line.card)) };
}
