import { describe, expect, it } from "vitest";
import {
  dearest,
  draftOf,
  goldOf,
  helpDraft,
  helpMove,
  saleMove,
  sidesOf,
  toggled,
  tradeMove,
  withTokens,
} from "../../src/table/terms";
import { builder, picture, question, view } from "../made";

describe("help", () => {
  it("starts from one Treasure, where there is one, and names nobody to pick first", () => {
    const draft = helpDraft("ask", builder({ form: "ask", seats: [2, 1], treasures: 3 }), null);
    expect(helpMove(draft)).toEqual({ verb: "ask", card: -1, on: ["seat", 2], more: [1, -1, [], [], [], 0, 0] });
    expect(helpDraft("ask", builder({ form: "ask", treasures: 0 }), null).treasures).toBe(0);
  });

  it("forgets who picks first when there is nothing to pick", () => {
    const draft = { ...helpDraft("volunteer", builder({ treasures: 2 }), null), treasures: 0, first: 1 };
    expect(helpMove(draft).more).toEqual([0, -1, [], [], [], 0, 0]);
    expect(helpMove(draft).on).toEqual([]);
  });

  it("counters with the open terms, changed", () => {
    const open = { treasures: -1, first: 1, items: [9], promises: [4], tokens: ["hero"], reward_tokens: 1, truce: 1 };
    const draft = helpDraft("counter", builder({ treasures: 2 }), open);
    draft.items.push(10);
    expect(helpMove(draft).more).toEqual([-1, 1, [9, 10], [4], ["hero"], 1, 1]);
    expect(open.items).toEqual([9]);
    expect(helpDraft("ask", builder({ treasures: 2 }), open).items).toEqual([]);
  });

  it("takes over the terms at which the guide points", () => {
    const first = helpDraft("ask", builder({ form: "ask", seats: [1, 2], treasures: 3 }), null);
    const move = { verb: "ask", card: -1, on: ["seat", 2], more: [2, 0, [], [], [], 0, 0] };
    expect(helpMove(draftOf(move, first))).toEqual(move);
  });
});

describe("an open offer", () => {
  const offer = (matter: string, asker: number, asked: number) =>
    picture({
      offer: { matter, asker, asked, title: "", gives: [], wants: [], promises: [] },
      view: view({ fight: { fighter: 0 } as never, question: question(TERMS) }),
    });
  const TERMS = { gives: [1], wants: [2], terms: { ...helpDraft("ask", builder(), null), items: [9], truce: 0 } };

  it("shows what a helper gets on the fighter's side, whoever asks", () => {
    expect(sidesOf(offer("help", 0, 2))).toEqual({ gives: [9], wants: [], fighter: 0 });
    expect(sidesOf(offer("help", 2, 0))).toEqual({ gives: [], wants: [9], fighter: 0 });
  });

  it("shows both sides of a trade as they are", () => {
    expect(sidesOf(offer("trade", 2, 0))).toEqual({ gives: [1], wants: [2], fighter: 0 });
  });
});

describe("trades and sales", () => {
  it("are gifts where nothing is wanted", () => {
    expect(tradeMove({ to: 1, gives: [3], wants: [] })).toEqual({ verb: "give", card: -1, on: ["seat", 1], more: [3] });
    expect(tradeMove({ to: 1, gives: [3], wants: [8] })).toEqual({
      verb: "trade",
      card: -1,
      on: ["seat", 1],
      more: [[3], [8]],
    });
  });

  it("count what the table said each brings, the dearest twice where one may be doubled", () => {
    const sale = builder({ gold: [[1, 400], [2, 300], [3, 600]], times: 2 }); // prettier-ignore
    expect(dearest(sale, [1, 2])).toBe(1);
    expect(goldOf(sale, [1, 2], 1)).toBe(1100);
    expect(dearest({ ...sale, times: 1 }, [1, 2])).toBe(-1);
    expect(saleMove([1, 2], 1)).toEqual({ verb: "sell", card: 1, on: [], more: [1, 2] });
  });

  it("toggle cards", () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});

it("gives so many tokens of a kind, and leaves the others", () => {
  expect(withTokens(["drink", "meat", "drink"], "drink", 1)).toEqual(["meat", "drink"]);
  expect(withTokens(["meat"], "drink", 2)).toEqual(["meat", "drink", "drink"]);
  expect(withTokens(["meat", "drink"], "meat", 0)).toEqual(["drink"]);
});
