import { describe, expect, it } from "vitest";
import { answerOf, askingOf, enough, marked, worthOf } from "../../src/table/question";
import { picture, question, view } from "../made";

function asked(more: Parameters<typeof question>[0], values: unknown[]) {
  const base = picture({ view: view({ question: question(more) }) });
  const choices = values.map((value) => ({ value, label: String(value), gold: 0 }));
  const found = askingOf({ ...base, asked: { ...base.asked, choices } });
  if (!found) throw new Error("nothing is asked");
  return found;
}

describe("a question", () => {
  it("is nobody's but the seat's that is asked", () => {
    const others = picture({ view: view({ question: question(), asked: [1] }) });
    expect(
      askingOf({ ...others, asked: { ...others.asked, choices: [{ value: 1, label: "1", gold: 0 }] } }),
    ).toBeNull();
    expect(askingOf(picture())).toBeNull();
  });

  it("is answered by one click where one word answers it, by a mark where a card does", () => {
    expect(asked({ sort: "seat" }, [1, 2]).atOnce).toBe(true);
    expect(asked({ sort: "yes", least: 0 }, [true]).atOnce).toBe(true);
    expect(asked({ sort: "card" }, [5, 6]).atOnce).toBe(false);
  });

  it("of one card takes the newer mark, of several no more than allowed", () => {
    const one = asked({ sort: "card" }, [5, 6, 7]);
    expect(marked(one, [0], 2)).toEqual([2]);
    expect(marked(one, [2], 2)).toEqual([]);
    const two = asked({ sort: "card", least: 1, most: 2 }, [5, 6, 7]);
    expect(marked(two, marked(two, [0], 2), 1)).toEqual([0, 2]);
    expect(enough(two, [])).toBe(false);
    expect(enough(two, [1])).toBe(true);
  });

  it("of a worth counts what the marked Items come to", () => {
    const { choices, ...rest } = asked({ sort: "card", least: 0, most: 3, worth: 500 }, [5, 6, 7]);
    const asking = { ...rest, choices: choices.map((each, place) => ({ ...each, gold: [300, 0, 400][place] ?? 0 })) };
    expect(worthOf(asking, [])).toBe(0);
    expect(worthOf(asking, [0, 2])).toBe(700);
  });

  it("of an order wants all of them, as they were named", () => {
    const order = asked({ sort: "order", least: 3, most: 3 }, [5, 6, 7]);
    const named = [2, 0, 1].reduce((chosen, place) => marked(order, chosen, place), [] as number[]);
    expect(enough(order, named.slice(1))).toBe(false);
    expect(answerOf(order, named)).toEqual({ verb: "choose", card: -1, on: [], more: [7, 5, 6] });
  });

  it("of a worth leaves the sum to the table", () => {
    const worth = asked({ sort: "card", least: 0, most: 1, worth: 500 }, [5, 6, 7]);
    expect([0, 1, 2].reduce((chosen, place) => marked(worth, chosen, place), [] as number[])).toEqual([0, 1, 2]);
    expect(enough(worth, [])).toBe(false);
    expect(enough(worth, [0, 1, 2])).toBe(true);
  });
});
