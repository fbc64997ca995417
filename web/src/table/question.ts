/** Answers to a question that are put together in the page: how many are taken, and in which order. */
import type { Choice, MoveSaid, Question, SeatPicture } from "../protocol";
import { say } from "../words.svelte";

export interface Asking {
  sort: string;
  choices: readonly Choice[];
  least: number;
  most: number;
  /** Gold Pieces that the chosen Items must be worth together; 0: none asked. */
  worth: number;
  /** One click answers; else several are marked and then sent. */
  atOnce: boolean;
  ordered: boolean;
}

const CARDS = new Set(["card", "foe", "order"]);

/** What this seat is asked to choose, or null. */
export function askingOf(picture: SeatPicture | null): Asking | null {
  const question = picture?.view.question;
  if (!picture || picture.seat === null || question?.kind !== "choose" || !picture.asked.choices.length) return null;
  if (!picture.view.asked.includes(picture.seat)) return null;
  return of(question, picture.asked.choices);
}

function of(question: Question, choices: readonly Choice[]): Asking {
  const ordered = question.sort === "order";
  const one = question.most === 1 && question.worth === 0 && !ordered;
  return {
    sort: question.sort,
    choices,
    least: ordered ? choices.length : question.least,
    most: ordered ? choices.length : question.most,
    worth: question.worth,
    atOnce: one && !CARDS.has(question.sort),
    ordered,
  };
}

export function ofCards(asking: Asking): boolean {
  return CARDS.has(asking.sort);
}

/** Mark a choice, or unmark it; where only one may be taken the newer one replaces the older, and stays when one click answers. */
export function marked(asking: Asking, chosen: readonly number[], place: number): number[] {
  if (asking.atOnce) return [place];
  if (chosen.includes(place)) return chosen.filter((each) => each !== place);
  if (asking.most === 1 && asking.worth === 0) return [place];
  return asking.worth === 0 && chosen.length >= asking.most ? [...chosen] : [...chosen, place];
}

/** Whether so many may be sent; the worth is judged by the table. */
export function enough(asking: Asking, chosen: readonly number[]): boolean {
  if (asking.worth > 0) return chosen.length > 0;
  return chosen.length >= asking.least && chosen.length <= asking.most;
}

/** The words of the button that sends so many. */
export function takes(asking: Asking, n: number): string {
  const { least, most, worth, ordered } = asking;
  return say("browser-choose", { n, least, most, worth, ordered: ordered ? "yes" : "no" });
}

/** What the marked answers count for together, in Gold Pieces, by the figures that the table sent. */
export function worthOf(asking: Asking, chosen: readonly number[]): number {
  return chosen.reduce((sum, place) => sum + (asking.choices[place]?.gold ?? 0), 0);
}

export function answerOf(asking: Asking, chosen: readonly number[]): MoveSaid {
  return { verb: "choose", card: -1, on: [], more: chosen.map((place) => asking.choices[place]?.value) };
}
