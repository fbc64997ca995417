/** A form stays as it is, whatever the table tells meanwhile and whatever is read over it, and is checked by the table. */
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { answer, button, find, play, press, show, tell, wire } from "../page.svelte";
import Centre from "../../src/table/Centre.svelte";
import Checked from "../../src/table/Checked.svelte";
import type { FightSeen } from "../../src/protocol";
import { welcome } from "../heard";
import { builder, NO_MOVE, picture, question, view } from "../made";

describe("what is checked by the table", () => {
  const move = { ...NO_MOVE, verb: "ask" };
  const tries = () => wire.sent.filter((each) => each.type === "try");
  const main = () => button("Ask");
  const dead = () => main()?.getAttribute("aria-disabled") === "true";

  it("can be sent at once when it was changed, whatever was said of it before", async () => {
    tell(1, { pictures: [picture()] });
    const props = $state({ play, move, label: "Ask" });
    show(Checked, props);
    await vi.advanceTimersByTimeAsync(150);
    await answer("Nobody to ask.");
    expect(dead()).toBe(true);
    props.move = { ...move, on: ["seat", 1] };
    flushSync();
    expect(dead()).toBe(false);
    press(main());
    expect(wire.sent.at(-1)).toMatchObject({ type: "make", move: { on: ["seat", 1] } });
  });

  it("is asked anew when the table has changed, and when the line is found again", async () => {
    tell(1, { pictures: [picture()] });
    show(Checked, { play, move, label: "Ask" });
    await vi.advanceTimersByTimeAsync(150);
    await answer("A vote runs.");
    expect(dead()).toBe(true);
    tell(2, { pictures: [picture()] });
    await vi.advanceTimersByTimeAsync(150);
    expect(tries()).toHaveLength(2);
    await answer();
    expect(dead()).toBe(false);
    wire.table.speak("es");
    flushSync();
    await vi.advanceTimersByTimeAsync(150);
    expect(dead(), "no answer is no refusal").toBe(false);
    wire.open();
    wire.hear(welcome);
    flushSync();
    await vi.advanceTimersByTimeAsync(150);
    expect(tries()).toHaveLength(3);
  });
});

describe("a form", () => {
  const trading = (number: number, wants: number[]) => {
    const builders = [builder({ form: "trade", seats: [1], gives: [3, 4], wants: [[1, wants]] })];
    return { pictures: [picture({ number, builders })] };
  };
  const pressed = () => [...document.querySelectorAll(".pick [aria-pressed=true]")].length;

  it("is as it was left when it comes back from behind a question", () => {
    tell(1, trading(1, [5]));
    play.sheet = { kind: "trade", to: 1, gives: [] };
    show(Centre, { play });
    press(find(".pick button"));
    expect(pressed()).toBe(1);
    const base = picture({ number: 2, view: view({ question: question({ sort: "seat" }) }) });
    tell(2, { pictures: [{ ...base, asked: { ...base.asked, choices: [{ value: 1, label: "Otto", gold: 0 }] } }] });
    expect(find(".pick")).toBeNull();
    tell(3, trading(3, [5]));
    expect(pressed()).toBe(1);
  });

  it("is as it was left once a card or the menu that was read over it is put away", () => {
    tell(1, trading(1, [5]));
    play.sheet = { kind: "trade", to: 1, gives: [] };
    show(Centre, { play });
    press(find(".pick button"));
    for (const sheet of [{ kind: "card", card: 3 } as const, { kind: "menu" } as const]) {
      play.sheet = sheet;
      flushSync();
      expect(play.sheet).toEqual(sheet);
      play.sheet = null;
      flushSync();
      expect(pressed()).toBe(1);
    }
    play.sheet = { kind: "menu" };
    play.back();
    play.back();
    flushSync();
    expect(find(".pick"), "it is left where nothing lies over it").toBeNull();
    expect(play.sheet).toBeNull();
  });

  it("of a trade lies over no fight in which nobody trades, and comes back after it", () => {
    tell(1, trading(1, [5]));
    play.sheet = { kind: "trade", to: 1, gives: [] };
    show(Centre, { play });
    press(find(".pick button"));
    const fight = { fighter: 0, helper: -1, foes: [] } as unknown as FightSeen;
    tell(2, { pictures: [picture({ number: 2, view: view({ fight }) })] });
    play.settle();
    flushSync();
    expect(find(".pick")).toBeNull();
    tell(3, trading(3, [5]));
    play.settle();
    flushSync();
    expect(pressed()).toBe(1);
  });

  it("that can't be sent any more is gone from under what is read", () => {
    const builders = [builder({ form: "counter", treasures: 3 })];
    tell(1, { pictures: [picture({ builders })] });
    play.sheet = { kind: "help", form: "counter" };
    play.sheet = { kind: "card", card: 3 };
    tell(2, { pictures: [picture({ number: 2 })] });
    play.settle();
    expect(play.sheet).toEqual({ kind: "card", card: 3 });
    play.back();
    expect(play.sheet).toBeNull();
  });

  it("stays unfolded where it was, also when the last thing chosen there is unchosen", () => {
    const fight = { fighter: 0, helper: -1, foes: [] } as unknown as FightSeen;
    const builders = [builder({ form: "ask", seats: [1], gives: [3] })];
    tell(1, { pictures: [picture({ view: view({ fight }), builders })] });
    play.sheet = { kind: "help", form: "ask" };
    show(Centre, { play });
    const fold = document.querySelector("details");
    if (fold) fold.open = true;
    for (const chosen of [1, 0]) {
      press(find(".pick button"));
      expect([pressed(), fold?.open]).toEqual([chosen, true]);
    }
  });

  it("offers nothing that is there no more", async () => {
    tell(1, trading(1, [5]));
    play.sheet = { kind: "trade", to: 1, gives: [3] };
    show(Centre, { play });
    press([...document.querySelectorAll<HTMLElement>(".pick button")].at(-1));
    await vi.advanceTimersByTimeAsync(150);
    expect(wire.sent.at(-1)).toMatchObject({ type: "try", move: { verb: "trade", more: [[3], [5]] } });
    tell(2, trading(2, []));
    await vi.advanceTimersByTimeAsync(150);
    expect(wire.sent.at(-1)).toMatchObject({ type: "try", move: { verb: "give", more: [3] } });
  });

  it("of one's own terms waits behind another's offer, and comes back", () => {
    const fighting = { fight: { fighter: 0, helper: -1, foes: [] } as unknown as FightSeen };
    const fight = (number: number, more: object) => {
      tell(number, { pictures: [{ ...picture({ number, view: view(fighting) }), ...more }] });
    };
    const builders = [builder({ form: "ask", seats: [1, 2], treasures: 3 })];
    const offer = { asker: 2, asked: 0, matter: "help", title: "", gives: [], wants: [], promises: [] };
    fight(1, { builders });
    play.sheet = { kind: "help", form: "ask" };
    show(Centre, { play });
    press(button("3"));
    fight(2, { offer });
    play.settle();
    flushSync();
    expect(find(".terms")).toBeNull();
    fight(3, { builders });
    play.settle();
    flushSync();
    expect(button("3")?.getAttribute("aria-pressed")).toBe("true");
    tell(4, { pictures: [picture({ number: 4 })] });
    play.settle();
    expect(play.sheet).toBeNull();
  });
});
