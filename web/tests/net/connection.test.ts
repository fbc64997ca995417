import { beforeEach, describe, expect, it } from "vitest";
import {
  Connection,
  FIRST_WAIT,
  LONGEST_WAIT,
  type LineState,
  type SocketLike,
  type Tools,
} from "../../src/net/connection";
import type { FromTable } from "../../src/protocol";

class Wire implements SocketLike {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.({} as never);
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  breakOff() {
    this.onclose?.({} as never);
  }
}

const WELCOME = {
  type: "welcome",
  protocol: 1,
  version: "0",
  seats: [0],
  host: true,
  beat: 5,
  silence: 12,
  cards: "",
  lines: [],
  chat: [],
};
let wires: Wire[],
  timers: { at: number; work: () => void }[],
  now: number,
  states: LineState[],
  heard: FromTable[],
  last: number;
let connection: Connection;

const tools: Tools = {
  open: () => {
    const wire = new Wire();
    wires.push(wire);
    return wire;
  },
  now: () => now,
  later: (milliseconds, work) => {
    const timer = { at: now + milliseconds, work };
    timers.push(timer);
    return () => (timers = timers.filter((each) => each !== timer));
  },
  random: () => 0.5,
};

function pass(milliseconds: number) {
  const until = now + milliseconds;
  for (;;) {
    const next = timers.filter((each) => each.at <= until).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    now = next.at;
    timers = timers.filter((each) => each !== next);
    next.work();
  }
  now = until;
}
const wire = () => wires.at(-1) as Wire;
function welcome() {
  wire().open();
  wire().hear(WELCOME);
}

beforeEach(() => {
  [wires, timers, now, states, heard, last] = [[], [], 0, [], [], 0];
  connection = new Connection(
    {
      url: "ws://here/ws/t",
      hello: () => ({ language: "en", last }),
      hear: (message) => heard.push(message),
      line: (state) => states.push(state),
    },
    tools,
  );
  connection.start();
});

describe("a connection", () => {
  it("says hello with what it has, and is open once it is welcome", () => {
    last = 7;
    wire().open();
    expect(wire().sent).toEqual([{ type: "hello", language: "en", last: 7 }]);
    expect(states).toEqual([]);
    wire().hear(WELCOME);
    expect(states).toEqual(["open"]);
  });

  it("connects anew after twelve seconds of silence, and not before", () => {
    welcome();
    pass(11_999);
    expect(wires).toHaveLength(1);
    pass(1);
    expect(wires).toHaveLength(2);
    expect(wires[0]?.closed).toBe(true);
    expect(states).toEqual(["open", "lost"]);
  });

  it("is kept awake by beats", () => {
    welcome();
    for (let beat = 0; beat < 10; beat++) {
      pass(5000);
      wire().hear({ type: "beat", time: null });
    }
    expect(wires).toHaveLength(1);
  });

  it("backs off, to fifteen seconds at most, and begins anew after a welcome", () => {
    welcome();
    const waits: number[] = [];
    for (let broken = 0; broken < 9; broken++) {
      const before = now;
      const many = wires.length;
      wire().breakOff();
      while (wires.length === many) pass(10);
      waits.push(now - before);
    }
    expect(waits[0]).toBeLessThanOrEqual(FIRST_WAIT);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT);
    welcome();
    const many = wires.length;
    wire().breakOff();
    pass(FIRST_WAIT);
    expect(wires).toHaveLength(many + 1);
  });

  it("trusts no line that was silent while the page slept", () => {
    welcome();
    pass(3000);
    connection.wake();
    expect(wires).toHaveLength(1);
    now += 60_000; // a frozen page: no timer ran
    connection.wake();
    expect(wires).toHaveLength(2);
  });

  it("hears nothing from a line that it has given up", () => {
    welcome();
    const old = wire();
    pass(12_000);
    const many = heard.length;
    old.hear({ type: "beat", time: null });
    expect(heard).toHaveLength(many);
  });

  it("sends a move under an id of its own and settles it by its answer", async () => {
    welcome();
    const ask = { type: "make", seat: 0, question: 3, move: { verb: "pass", card: -1, on: [], more: [] } } as const;
    const [first, second] = [
      connection.ask({ ...ask, move: { ...ask.move, on: [], more: [] } }),
      connection.ask({ ...ask, move: { ...ask.move, on: [], more: [] } }),
    ];
    const [one, other] = wire().sent.slice(1) as { id: string; question: number }[];
    expect(one?.id).not.toBe(other?.id);
    expect(one?.question).toBe(3);
    wire().hear({ type: "answer", id: other?.id, refused: { reason: "Too late.", rule: "COMBAT-10" } });
    wire().hear({ type: "answer", id: one?.id, refused: null });
    await expect(first).resolves.toEqual({ kind: "done" });
    await expect(second).resolves.toEqual({ kind: "refused", refused: { reason: "Too late.", rule: "COMBAT-10" } });
  });

  it("never keeps a move for later: what was under way is lost, what can't be sent is refused", async () => {
    welcome();
    const under = connection.ask({ type: "hold", seat: 0, question: 1 });
    wire().breakOff();
    await expect(under).resolves.toEqual({ kind: "lost" });
    await expect(connection.ask({ type: "hold", seat: 0, question: 1 })).resolves.toEqual({ kind: "lost" });
    pass(FIRST_WAIT);
    welcome();
    expect(wire().sent.filter((each) => each.type === "hold")).toEqual([]);
  });

  it("loses nothing where it says hello anew: what has no answer yet is sent there again, and what is asked meanwhile", async () => {
    welcome();
    const answered = connection.ask({ type: "host_order", order: "pause" });
    const open = connection.ask({ type: "deal", fill: true });
    wire().hear({ type: "answer", id: wire().sent[1]?.id, refused: null });
    connection.renew();
    const meanwhile = connection.ask({ type: "add_word", seat: 0, word: "x" });
    const before = wires[0]?.sent[2];
    welcome();
    expect(wire().sent.map(({ type }) => type)).toEqual(["hello", "deal", "add_word"]);
    expect(wire().sent[1]).toEqual(before);
    for (const { id } of wire().sent.slice(1)) wire().hear({ type: "answer", id, refused: null });
    expect(await Promise.all([answered, open, meanwhile])).toEqual(Array(3).fill({ kind: "done" }));

    connection.renew();
    const lost = connection.ask({ type: "deal", fill: true });
    wire().breakOff();
    expect(await lost).toEqual({ kind: "lost" });
    expect(await connection.ask({ type: "deal", fill: true })).toEqual({ kind: "lost" });
  });

  it("stays away once the table has ended it", () => {
    welcome();
    wire().hear({ type: "trouble", message: "The seat was taken back.", ends: true });
    wire().breakOff();
    pass(60_000);
    connection.wake();
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe("ended");
  });
});
