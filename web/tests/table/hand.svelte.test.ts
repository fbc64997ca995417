import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Faces } from "../../src/net/faces";
import Hand from "../../src/table/Hand.svelte";
import { Play } from "../../src/table/play.svelte";
import { speak } from "../../src/words.svelte";
import { told, wired, type Wire } from "../heard";
import { face, munchkin, picture, question, view } from "../made";

let wire: Wire;
let play: Play;
let hand: ReturnType<typeof mount>;

const card = (number: number) => document.querySelector<HTMLElement>(`[data-card='${number}']`);
const heard = (number: number) => card(number)?.querySelector(".card")?.getAttribute("aria-label") ?? "";
const made = () =>
  wire.sent.filter((each) => each.type === "make").map((each) => (each.move as { more: unknown }).more);
function click(node: Element | null | undefined) {
  (node as HTMLElement).click();
  flushSync();
}

/** Of four cards in the hand two may be chosen; of the others one is kept there by a rule. */
function asks(more: Parameters<typeof question>[0]) {
  const seen = view({ question: question(more), munchkins: [munchkin(0, { hand: [4, 5, 6, 7] }), munchkin(1)] });
  const base = picture({ number: 3, view: seen });
  const choices = [5, 7].map((value) => ({ value, label: String(value) }));
  const greyed = [{ card: 4, short: "Choose first", reason: "First comes what is asked.", rule: "TIME-01" }];
  wire.hear(told(3, { pictures: [{ ...base, asked: { ...base.asked, choices }, greyed }] }));
  flushSync();
}

beforeEach(async () => {
  wire = wired([0], new Faces([4, 5, 6, 7].map((number) => face(number))));
  play = new Play(wire.table);
  await Promise.resolve(); // the cards have come
  asks({ sort: "card", most: 1 });
  hand = mount(Hand, { target: document.body, props: { play } });
  flushSync();
});
afterEach(async () => {
  await unmount(hand);
  await speak("en");
});

it("says of each card whether it may be chosen, why it can't be played, and nothing where nothing is known", () => {
  expect(heard(5)).toContain("Can be chosen");
  expect(heard(4)).toContain("Choose first");
  expect(heard(6)).toMatch(/^Card 6/);
  for (const number of [4, 5, 6, 7]) expect(heard(number)).not.toContain("Not now");
  expect([4, 5, 6, 7].map((number) => card(number)?.getAttribute("aria-disabled"))).toEqual([
    "true",
    "false",
    "true",
    "false",
  ]);
});

it("knows whether the hand alone answers, and lets what is marked be sent when no card is held up", () => {
  expect(play.answeredByHand).toBe(true);
  asks({ sort: "card", least: 0, most: 1 });
  expect(play.answeredByHand, "none of them is an answer too").toBe(false);
  asks({ sort: "card", most: 2, least: 2 });
  click(card(5));
  click(card(7));
  click(card(7));
  expect(play.selected).toBe(-1);
  expect(document.querySelector(".actions .btn-marker")?.textContent).toContain("Choose 1 of 2");
});

it("says so in Spanish", async () => {
  await speak("es");
  flushSync();
  expect(heard(5)).toContain("Se puede elegir");
  click(card(5));
  expect(heard(5)).toContain("Elegida");
});

it("chooses a card where it is tapped, and sends it from there", () => {
  click(card(7));
  expect(card(7)?.getAttribute("aria-pressed")).toBe("true");
  expect(heard(7)).toContain("Chosen");
  click(card(5));
  expect([5, 7].map((number) => card(number)?.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  click(document.querySelector(".actions .btn-marker"));
  expect(made()).toEqual([[5]]);
});

it("marks as many as are asked for, and sends no fewer", () => {
  asks({ sort: "card", least: 2, most: 2 });
  click(card(7));
  click(document.querySelector(".actions .btn-marker"));
  expect(made()).toEqual([]);
  click(card(5));
  click(document.querySelector(".actions .btn-marker"));
  expect(made()).toEqual([[7, 5]]);
});

it("holds what was marked for one question only", () => {
  click(card(7));
  const base = picture({ number: 4, view: play.picture?.view ?? view() });
  wire.hear(told(4, { pictures: [{ ...base, asked: { ...base.asked, choices: play.picture?.asked.choices ?? [] } }] }));
  flushSync();
  expect(play.marked).toEqual([]);
  expect(card(7)?.getAttribute("aria-pressed")).toBe("false");
});
