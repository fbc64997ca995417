/**
 * One page's line to its table. It says hello, watches the beat, comes back by itself, and never sends anything late:
 * what can't be sent now is refused at once, and what was on its way when the line broke is reported as lost. Where it
 * takes a new line of its own accord nothing is lost: what has no answer yet is sent there again, and counts once.
 */
import type { FromPage, FromTable, Hello, Refused } from "../protocol";

export type LineState = "opening" | "open" | "lost" | "ended";

export type Outcome = { kind: "done" } | { kind: "refused"; refused: Refused } | { kind: "lost" };

/** Every message that carries an id of its own, still without it. */
type WithId = Extract<FromPage, { id: string }>;
type Without<Message> = Message extends unknown ? Omit<Message, "id"> : never;
export type Asking = Without<WithId>;

export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What the browser gives us; tests bring their own. */
export interface Tools {
  open(url: string): SocketLike;
  now(): number;
  later(milliseconds: number, work: () => void): () => void;
  random(): number;
}

export interface Ends {
  url: string;
  hello(): Omit<Hello, "type">;
  hear(message: FromTable): void;
  line(state: LineState): void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
export const SILENCE = 12_000;
const STALE = 6_000; // a shown page that heard nothing for so long doesn't wait for the silence to end

export const browser: Tools = {
  open: (url) => new WebSocket(url) as SocketLike,
  now: () => performance.now(),
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
  random: () => Math.random(),
};

export class Connection {
  private socket: SocketLike | null = null;
  private state: LineState = "opening";
  private heard = 0;
  private tries = 0;
  private silence = SILENCE;
  private stopWaiting: () => void = () => undefined;
  private stopWatching: () => void = () => undefined;
  private count = 0;
  private readonly page: string;
  private renewing = false;
  private readonly waiting = new Map<string, { text: string; settle: (outcome: Outcome) => void }>();

  constructor(
    private readonly ends: Ends,
    private readonly tools: Tools = browser,
  ) {
    this.page = Array.from({ length: 4 }, () => Math.floor(tools.random() * 0x100000000).toString(36)).join("");
  }

  /** Connect, and from now on stay connected. */
  start(): void {
    this.connect();
  }

  /** Leave for good. */
  stop(): void {
    this.become("ended");
    this.drop();
  }

  /** The page is shown again, or the network is back: don't trust a line that was silent meanwhile. */
  wake(): void {
    if (this.state === "ended") return;
    if (this.state === "open" && this.tools.now() - this.heard < STALE) return;
    this.tries = 0;
    this.connect();
  }

  /** Say hello anew: something of it has changed. */
  renew(): void {
    if (this.state === "ended") return;
    this.become("opening");
    this.renewing = true;
    this.connect();
  }

  /** Send something that is answered. Kept only until a line that is renewed is open. */
  ask(asking: Asking): Promise<Outcome> {
    const open = this.state === "open" && this.socket;
    if (!open && !this.renewing) return Promise.resolve({ kind: "lost" });
    const id = `${this.page}-${++this.count}`;
    const text = JSON.stringify({ ...asking, id });
    const answer = new Promise<Outcome>((settle) => this.waiting.set(id, { text, settle }));
    if (open) open.send(text);
    return answer;
  }

  /** Numbers were missed: ask for them. */
  again(last: number): void {
    if (this.state === "open") this.socket?.send(JSON.stringify({ type: "again", last }));
  }

  private connect(): void {
    this.hangUp();
    if (!this.renewing) this.lose();
    this.become(this.state === "opening" ? "opening" : "lost");
    const socket = this.tools.open(this.ends.url);
    this.socket = socket;
    this.watch();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", ...this.ends.hello() }));
    };
    socket.onmessage = (event: { data: string }) => {
      if (socket === this.socket) this.hear(event.data);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.comeBack();
    };
  }

  private hear(text: string): void {
    this.heard = this.tools.now();
    this.watch();
    const message = JSON.parse(text) as FromTable;
    if (message.type === "welcome") this.welcomed(message.silence);
    if (message.type === "answer") this.answered(message.id, message.refused);
    if (message.type === "trouble" && message.ends) this.become("ended");
    this.ends.hear(message);
    if (this.state === "ended") this.drop();
  }

  private welcomed(silence: number): void {
    this.silence = silence * 1000;
    this.tries = 0;
    this.become("open");
    if (this.renewing) for (const { text } of this.waiting.values()) this.socket?.send(text);
    this.renewing = false;
  }

  private answered(id: string, refused: Refused | null | undefined): void {
    this.waiting.get(id)?.settle(refused ? { kind: "refused", refused } : { kind: "done" });
    this.waiting.delete(id);
  }

  /** Close events come late or never: silence alone ends a connection. */
  private watch(): void {
    this.stopWatching();
    this.stopWatching = this.tools.later(this.silence, () => {
      this.lose();
      this.connect();
    });
  }

  private comeBack(): void {
    if (this.state === "ended") return;
    this.drop();
    this.become("lost");
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.stopWaiting = this.tools.later(most * (0.5 + this.tools.random() / 2), () => {
      this.connect();
    });
  }

  private drop(): void {
    this.hangUp();
    this.lose();
  }

  private hangUp(): void {
    this.stopWaiting();
    this.stopWatching();
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  /** What has no answer gets none any more. */
  private lose(): void {
    this.renewing = false;
    for (const { settle } of this.waiting.values()) settle({ kind: "lost" });
    this.waiting.clear();
  }

  private become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.ends.line(state);
  }
}

/** Connect again as soon as the page is shown or the network is back; returns how to stop. */
export function wakeWithPage(connection: Connection): () => void {
  const wake = () => {
    if (document.visibilityState === "visible") connection.wake();
  };
  const places: [EventTarget, string][] = [
    [document, "visibilitychange"],
    [document, "resume"],
    [window, "pageshow"],
    [window, "online"],
  ];
  for (const [place, name] of places) place.addEventListener(name, wake);
  return () => {
    for (const [place, name] of places) place.removeEventListener(name, wake);
  };
}
