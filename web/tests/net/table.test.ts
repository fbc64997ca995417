import { beforeEach, describe, expect, it } from "vitest";
import { sketchOf } from "../../src/look/sketches.svelte";
import { merged, OnlineTable } from "../../src/net/table.svelte";
import type { Sketch } from "../../src/protocol";
import { told, welcome, wired } from "../heard";
import { offered, picture } from "../made";

let sent: Record<string, unknown>[];
let table: OnlineTable;
let hear: (message: object) => void;

beforeEach(() => {
  ({ sent, table, hear } = wired());
});

describe("a table", () => {
  it("keeps the newest picture, whatever order messages come in", () => {
    hear(told(2, { pictures: [picture({ number: 8 })] }));
    hear(told(1, { pictures: [picture({ number: 7 })] }));
    expect(table.picture?.asked.number).toBe(8);
  });

  it("takes what is told after a welcome, though the table has come from an older copy that counts from less", () => {
    hear(told(2000, { pictures: [picture({ number: 8 })] }));
    hear(welcome);
    hear(told(1000, { pictures: [picture({ number: 3 })] }));
    hear(told(1001, { pictures: [picture({ number: 4 })] }));
    expect(table.picture?.asked.number).toBe(4);
    expect(sent.filter((each) => each.type === "again")).toEqual([]);
  });

  it("has the seats, and is the host's page, as the table said last: seats go, and somebody takes the host's chair", () => {
    const chairs = (...own: [number, boolean][]) => ({
      room: { chairs: own.map(([seat, host]) => ({ seat, host, yours: seat > 0 })) },
    });
    hear({ ...welcome, seats: [1, 2], host: false });
    hear(told(1, chairs([0, true], [1, false], [2, false])));
    expect([table.seats, table.host]).toEqual([[1, 2], false]);
    hear(told(2, chairs([0, false], [1, true])));
    expect([table.seats, table.host]).toEqual([[1], true]);
    hear(told(3, chairs([0, true])));
    expect([table.seats, table.host]).toEqual([[], false]);
  });

  it("asks again for numbers that it missed, and not for the next one", () => {
    hear(told(1));
    hear(told(2));
    expect(sent.filter((each) => each.type === "again")).toEqual([]);
    hear(told(5));
    expect(sent.filter((each) => each.type === "again")).toEqual([{ type: "again", last: 2 }]);
  });

  it("puts late lines where they belong, each once", () => {
    const line = (number: number) => ({ number, turn: 1, parts: [], kind: "" });
    hear(told(1, { lines: [line(1), line(4)] }));
    hear(told(2, { lines: [line(2), line(3), line(4)] }));
    expect(table.lines.map((each) => each.number)).toEqual([1, 2, 3, 4]);
  });

  it("sends the number of the question that it shows", () => {
    hear(told(1, { pictures: [picture({ number: 41 })] }));
    void table.make({ verb: "pass", card: -1, on: [], more: [] });
    expect(sent.at(-1)).toMatchObject({ type: "make", seat: 0, question: 41, move: { verb: "pass" } });
  });

  it("counts when a window was opened anew, not when one's own picture is only drawn again", () => {
    hear(told(1, { pictures: [picture({ number: 5, window: true })] }));
    hear(told(2, { pictures: [picture({ number: 5, window: true })] }));
    expect(table.reopened).toBe(0);
    hear(told(3, { pictures: [picture({ number: 6, window: true })] }));
    expect(table.reopened).toBe(1);
  });

  it("counts too when a fight that one may pass has changed, and not where there is nothing to pass", () => {
    hear(told(1, { pictures: [picture({ number: 5 })] }));
    hear(told(2, { pictures: [picture({ number: 6 })] }));
    expect(table.reopened).toBe(0);
    hear(told(3, { pictures: [picture({ number: 7, moves: [offered({ verb: "pass" })] })] }));
    expect(table.reopened).toBe(1);
  });

  it("counts when somebody else's move puts other things to press there, and not when one's own does", async () => {
    const asked = (number: number, verb: string) =>
      told(number, { pictures: [picture({ number, moves: [offered({ verb })] })] });
    hear(asked(1, "kick"));
    const move = offered({ verb: "kick" }).move;
    const made = table.make(move);
    hear(asked(2, "loot"));
    expect(table.reopened).toBe(0);
    hear({ type: "answer", id: sent.at(-1)?.id, refused: null });
    await made;
    hear(asked(3, "accept"));
    expect(table.reopened).toBe(1);
  });

  it("counts when the table lies where the lobby was, and when it pauses and goes on", () => {
    const room = { table: "T", chairs: [], sketches: 0 };
    hear(told(1, { room: { ...room, phase: "lobby" } }));
    expect(table.reopened).toBe(0);
    const phases = ["playing", "playing", "paused", "playing"];
    const counted = phases.map((phase, place) => {
      hear(told(2 + place, { room: { ...room, phase }, pictures: [picture({ number: 1 })] }));
      return table.reopened;
    });
    expect(counted).toEqual([1, 1, 2, 3]);
  });

  it("asks once for what is pressed twice, whatever is told between, and anew once something else is asked", async () => {
    const undos = () => sent.filter((each) => each.type === "host_order").length;
    hear(told(1, { pictures: [picture({ number: 5 })] }));
    const both = [table.order("undo"), table.order("undo")];
    hear(told(2, { pictures: [picture({ number: 5 })] }));
    both.push(table.order("undo"));
    expect(undos()).toBe(1);
    hear(told(3, { pictures: [picture({ number: 6 })] }));
    const later = table.order("undo");
    expect(undos()).toBe(2);
    for (const { id } of sent) hear({ type: "answer", id, refused: null });
    expect(await Promise.all([...both, later])).toEqual(Array.from({ length: 4 }, () => ({ kind: "done" })));
    void table.order("undo");
    expect(undos()).toBe(3);
  });

  it("says the same words as often as they are said", () => {
    void table.say("Ha!");
    void table.say("Ha!");
    expect(sent.filter((each) => each.type === "say")).toHaveLength(2);
  });

  it("hangs up no drawings that were asked for before the newest", async () => {
    const answers: ((drawn: Sketch[]) => void)[] = [];
    const { table: drawing } = wired([0], undefined, () => new Promise((done) => answers.push(done)));
    const room = (sketches: number) => told(sketches, { room: { table: "T", chairs: [], phase: "playing", sketches } });
    const hang = (message: object) => {
      drawing.hear(message as Parameters<typeof drawing.hear>[0]);
    };
    const sketch = (card: string) => [{ card, seat: 0, strokes: [[1, 1]] }];
    hang(room(1));
    hang(room(2));
    answers[1]?.(sketch("newest"));
    answers[0]?.(sketch("older"));
    await new Promise((done) => setTimeout(done));
    expect([sketchOf("newest")?.card, sketchOf("older")]).toEqual(["newest", undefined]);
  });

  it("says hello anew in another language, and asks for the cards in it", () => {
    const { table, sent, hear, open, asked } = wired();
    hear({ ...welcome, cards: "/api/tables/T/faces" });
    table.speak("es");
    expect(table.line).toBe("opening");
    open();
    expect(sent).toEqual([{ type: "hello", language: "es", last: 0, public: false }]);
    hear({ ...welcome, cards: "/api/tables/T/faces" });
    expect(asked).toEqual(["/api/tables/T/faces?lang=en", "/api/tables/T/faces?lang=es"]);
    table.speak("es");
    expect(table.line).toBe("open");
  });

  it("asks for its cards at once, and again only where there is such a table", async () => {
    const asked: string[] = [];
    const waits: (() => void)[] = [];
    const tools = {
      open: () => ({ onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined }),
      now: () => 0,
      later: (_: number, then: () => void) => {
        waits.push(then);
        return () => undefined;
      },
      random: () => 0,
    };
    const lost = new OnlineTable({ table: "T", language: "en" }, tools, (address) => {
      asked.push(address);
      return Promise.reject(new Error("404"));
    });
    const failed = () => new Promise((done) => setTimeout(done));
    lost.start();
    const before = waits.length;
    await failed();
    expect([asked.length, waits.length]).toEqual([1, before]);
    lost.hear({ ...welcome, cards: "/api/tables/T/faces" } as Parameters<typeof lost.hear>[0]);
    await failed();
    expect([asked.length, waits.length]).toEqual([2, before + 1]);
  });

  it("measures time by its own clock", () => {
    hear({ type: "beat", time: { left: 4000, whole: 10_000, stands: "" } });
    expect(table.deadline).toEqual({ end: 5000, left: 4000, whole: 10_000, stands: "" });
    hear({ type: "beat", time: null });
    expect(table.deadline).toBeNull();
  });

  it("offers nothing for a seat to somebody who looks on", async () => {
    hear(told(1, { pictures: [picture({ seat: null })] }));
    await expect(table.make({ verb: "pass", card: -1, on: [], more: [] })).resolves.toEqual({ kind: "lost" });
    expect(sent.filter((each) => each.type === "make")).toEqual([]);
  });
});

describe("merged", () => {
  it("appends what is newer and replaces what has the same number", () => {
    const old = [
      { number: 1, text: "a" },
      { number: 2, text: "b" },
    ];
    expect(merged(old, [{ number: 3, text: "c" }])).toHaveLength(3);
    expect(merged(old, [{ number: 2, text: "B" }])).toEqual([
      { number: 1, text: "a" },
      { number: 2, text: "B" },
    ]);
    expect(merged(old, [])).toBe(old);
  });
});
