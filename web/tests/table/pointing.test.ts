import { describe, expect, it, vi } from "vitest";
import type { Play } from "../../src/table/play.svelte";
import { nextClicks } from "../../src/table/pointing";
import { offered } from "../made";

const steal = offered({ verb: "use", card: 7, on: ["seat", 1], more: ["when", 1] });
const backstab = offered({ verb: "use", card: 7, on: ["seat", 2], more: ["when", 0] });

function playWith(
  facts: Partial<Record<"selected" | "deed" | "sheet" | "form" | "begun" | "answeredByHand", unknown>>,
  meanwhile: string[] = [],
): Play {
  return { selected: -1, deed: null, sheet: null, form: null, online: { meanwhile }, ...facts } as unknown as Play;
}

describe("where the guide points", () => {
  it("at the card, then at the very ability, then at whom it hits", () => {
    expect(nextClicks(playWith({}), steal)[0]).toContain('[data-card="7"]');
    const chosen = playWith({ selected: 7 });
    expect(nextClicks(chosen, steal)[0]).toContain("deed");
    expect(nextClicks(chosen, steal)[0]).not.toBe(nextClicks(chosen, backstab)[0]);
    expect(nextClicks(playWith({ selected: 7, deed: {} }), backstab)[0]).toBe('[data-hits="seat 2"]');
  });

  it("at what lies over the table first: what was told meanwhile, a card that is read", () => {
    expect(nextClicks(playWith({ selected: 7 }, ["Suzan kicks the door."]), steal)).toEqual([
      "dialog[open] .btn-solid",
    ]);
    expect(nextClicks(playWith({ sheet: { kind: "card", card: 7 } }), steal)).toEqual(["dialog[open] header .btn"]);
  });

  it("at the answer to a question that came before a form, at the form once that is open again", () => {
    vi.stubGlobal("CSS", { escape: (each: string) => each }); // jsdom has none
    const choose = offered({ verb: "choose", more: [96] });
    const begun = { kind: "help", form: "ask" };
    expect(nextClicks(playWith({ sheet: begun, begun }), choose)).toContain(
      ".choices [aria-pressed='false'][data-choice=\"96\"]",
    );
    expect(nextClicks(playWith({ sheet: begun, begun, form: begun }), steal)[1]).toContain(".inside");
    expect(nextClicks(playWith({ answeredByHand: true }), choose)[1]).toContain('.own-hand [data-card="96"]');
  });
});
