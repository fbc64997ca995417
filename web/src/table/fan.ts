/** How the cards of a hand lie: the ends turned by 3.6 degrees and a little lower. */
export interface Leaning {
  turn: number;
  down: number;
}

const AT_THE_ENDS = 3.6;
const LOWER = 12;

export function fan(cards: number): Leaning[] {
  const middle = (cards - 1) / 2;
  return Array.from({ length: cards }, (_, place) => {
    const aside = middle ? (place - middle) / middle : 0;
    return { turn: AT_THE_ENDS * aside, down: LOWER * aside * aside };
  });
}
