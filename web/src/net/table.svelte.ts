/** What a page knows of its table, kept up to date by the messages that come in, and all that can be sent to it. */
import { fetchSketches, hangUp } from "../look/sketches.svelte";
import type { Chat, FromTable, HostOrder, Line, MoveSaid, Room, SeatPicture, Sketch, Stand, Time } from "../protocol";
import { browser, Connection, wakeWithPage, type Asking, type LineState, type Outcome, type Tools } from "./connection";
import { Faces, fetchFaces } from "./faces";

/** When the clock ends, by this device's monotonic time; `stands` says why it doesn't run. */
export interface Deadline {
  end: number;
  left: number;
  whole: number;
  stands: string;
}

export interface Place {
  table: string;
  language: string;
  /** A big screen: no hands, whatever the cookie holds. */
  big?: boolean;
}

export class OnlineTable {
  line = $state<LineState>("opening");
  room = $state.raw<Room | null>(null);
  pictures = $state.raw<readonly SeatPicture[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly Chat[]>([]);
  meanwhile = $state.raw<readonly string[]>([]);
  faces = $state.raw(new Faces());
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  trouble = $state("");
  ended = $state("");
  /** The server was upgraded under the open page, which may no longer fit it. */
  upgraded = $state(false);
  deadline = $state.raw<Deadline | null>(null);
  /** Whose hand is shown, where a page holds several seats. */
  shown = $state<number | null>(null);
  /** Rises each time a window, or anything else to pass, is opened anew, a vote begins, or something else is asked by another's doing. */
  reopened = $state(0);

  readonly picture = $derived(this.pictureOf(this.shown) ?? this.pictures[0] ?? null);
  readonly seat = $derived(this.picture?.seat ?? null);

  private last = 0;
  private language: string;
  private cards = "";
  private welcomed = false;
  private version = "";
  /** What was sent last and isn't answered yet, with the question that lay there. */
  private pressed: { what: string; outcome: Promise<Outcome> } | null = null;
  private moving = 0;
  private readonly connection: Connection;
  private sleep: () => void = () => undefined;

  constructor(
    readonly place: Place,
    private readonly tools: Tools = browser,
    private readonly readFaces: (address: string) => Promise<Faces> = fetchFaces,
    private readonly readSketches: (address: string) => Promise<Sketch[]> = fetchSketches,
  ) {
    this.language = place.language;
    this.connection = new Connection(
      {
        url: address(place.table),
        hello: () => ({ language: this.language, last: this.last, public: place.big ?? false }),
        hear: (message) => {
          this.hear(message);
        },
        line: (state) => {
          this.line = state;
        },
      },
      tools,
    );
  }

  /** What a seat of this device sees. */
  pictureOf(seat: number | null): SeatPicture | undefined {
    return this.pictures.find((each) => each.seat === seat);
  }

  start(): void {
    this.sleep = wakeWithPage(this.connection);
    this.connection.start();
    void this.learn(`/api/tables/${this.place.table}/faces?lang=${this.language}`); // where the table says they are
  }

  stop(): void {
    this.sleep();
    this.connection.stop();
  }

  /** This device has another seat: say hello with it. */
  comeAnew(): void {
    this.connection.renew();
  }

  /** From now on the table is told in this language, what has been told too. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.connection.renew();
  }

  // --- hearing ---

  hear(message: FromTable): void {
    switch (message.type) {
      case "welcome":
        this.welcomed = true;
        this.version ||= message.version;
        this.upgraded = message.version !== this.version;
        this.last = 0; // what is told next is whole, whatever was told before: the table may come from an older copy
        this.seats = message.seats;
        this.host = message.host;
        this.trouble = "";
        this.lines = merged(this.lines, message.lines);
        this.chat = merged(this.chat, message.chat);
        this.shown ??= message.seats[0] ?? null;
        if (message.cards) void this.learn(`${message.cards}?lang=${this.language}`);
        break;
      case "told":
        this.told(message);
        break;
      case "said":
        this.chat = merged(this.chat, [message.chat]);
        break;
      case "beat":
        this.setTime(message.time);
        break;
      case "trouble":
        if (message.ends) this.ended = message.message;
        else this.trouble = message.message;
        break;
      case "answer":
        break;
    }
  }

  private told(message: Extract<FromTable, { type: "told" }>): void {
    if (this.last > 0 && message.number > this.last + 1) this.connection.again(this.last);
    this.lines = merged(this.lines, message.lines);
    if (message.number < this.last) return;
    this.last = message.number;
    if (message.room) this.setRoom(message.room);
    if (message.pictures.length) this.setPictures(message.pictures);
    if (message.meanwhile.length) this.meanwhile = [...this.meanwhile, ...message.meanwhile];
  }

  private setRoom(room: Room): void {
    if (this.room && this.room.phase !== room.phase) this.reopened++; // the table lies where the lobby was, or goes on
    if (room.vote && room.vote.number !== this.room?.vote?.number) this.reopened++;
    if (room.sketches !== (this.room?.sketches ?? 0)) void this.lookAtSketches(room.table, room.sketches);
    const own = room.chairs.filter((each) => each.yours); // a seat may go, and the chair of the host be taken, at any time
    [this.seats, this.host] = [own.map((each) => each.seat), own.some((each) => each.host)];
    this.room = room;
  }

  private async lookAtSketches(table: string, drawn: number): Promise<void> {
    try {
      const sketches = await this.readSketches(`/api/tables/${table}/sketches`);
      if (drawn === this.room?.sketches) hangUp(sketches);
    } catch {
      // the cards keep the drawings that they have
    }
  }

  private setPictures(pictures: readonly SeatPicture[]): void {
    const before = this.picture;
    this.pictures = pictures;
    const now = this.picture;
    if (before && now && now.asked.number !== before.asked.number) {
      if (canBePassed(now) || (!this.moving && isAnswered(before) && isAnswered(now))) this.reopened++;
    }
    this.setTime(now?.time ?? null);
  }

  private setTime(time: Time | null | undefined): void {
    this.deadline = time
      ? { end: this.tools.now() + time.left, left: time.left, whole: time.whole, stands: time.stands }
      : null;
  }

  private async learn(cards: string): Promise<void> {
    if (cards === this.cards) return;
    this.cards = cards;
    try {
      const faces = await this.readFaces(cards);
      if (cards === this.cards) this.faces = faces;
    } catch {
      if (cards !== this.cards) return;
      this.cards = "";
      if (this.welcomed) this.tools.later(2000, () => void this.learn(cards));
    }
  }

  // --- sending ---

  /** Make a move on what its seat sees; that of the hand shown where no other is named. */
  async make(move: MoveSaid, picture = this.picture): Promise<Outcome> {
    const question = picture?.asked.number ?? 0;
    this.moving++;
    const outcome = await this.bySeat((seat) => this.once({ type: "make", seat, question, move }), picture?.seat);
    this.moving--;
    return outcome;
  }

  /** Would the table take this move? Nothing happens. */
  tryOut(move: MoveSaid): Promise<Outcome> {
    return this.bySeat((seat) => this.connection.ask({ type: "try", seat, move }));
  }

  hold(): Promise<Outcome> {
    const question = this.picture?.asked.number ?? 0;
    return this.bySeat((seat) => this.once({ type: "hold", seat, question }));
  }

  lengthen(seconds: number): Promise<Outcome> {
    return this.bySeat((seat) => this.once({ type: "lengthen", seat, seconds }));
  }

  stand(order: Stand["order"]): Promise<Outcome> {
    return this.bySeat((seat) => this.once({ type: "stand", seat, order }));
  }

  say(text: string, line = ""): Promise<Outcome> {
    const saying: Asking = { type: "say", seat: this.seat, text, line };
    return text ? this.connection.ask(saying) : this.once(saying); // the same words twice are said twice
  }

  /** A better drawing of a card; without strokes: away with the one there. */
  draw(card: string, strokes: number[][]): Promise<Outcome> {
    return this.bySeat((seat) => this.once({ type: "draw", seat, card, strokes }));
  }

  addWord(word: string): Promise<Outcome> {
    return this.bySeat((seat) => this.once({ type: "add_word", seat, word }));
  }

  order(order: HostOrder["order"], more: { seat?: number; value?: unknown; card?: number } = {}): Promise<Outcome> {
    return this.once({ type: "host_order", order, ...more });
  }

  askUndo(): Promise<Outcome> {
    return this.bySeat((seat) => this.once({ type: "ask_undo", seat }));
  }

  /** Yes or no to the vote of this number, the one that was seen. */
  vote(vote: number, aye: boolean, seat: number): Promise<Outcome> {
    return this.once({ type: "vote", seat, vote, aye });
  }

  /** Everything else that a page may send: the lobby's orders. */
  send(asking: Asking): Promise<Outcome> {
    return this.once(asking);
  }

  /** Pressed twice is asked once. What is told of it may come before its answer: what is pressed then is another matter. */
  private once(asking: Asking): Promise<Outcome> {
    const what = JSON.stringify([this.picture?.asked.number, asking]);
    if (this.pressed?.what === what) return this.pressed.outcome;
    const pressed = { what, outcome: this.connection.ask(asking) };
    this.pressed = pressed;
    void pressed.outcome.then(() => {
      if (this.pressed === pressed) this.pressed = null;
    });
    return pressed.outcome;
  }

  private bySeat(send: (seat: number) => Promise<Outcome>, seat = this.seat): Promise<Outcome> {
    return seat === null ? Promise.resolve({ kind: "lost" }) : send(seat);
  }
}

function canBePassed(picture: SeatPicture): boolean {
  return picture.asked.window || picture.moves.some((each) => each.move.verb === "pass");
}

/** Whether this seat has something to press just now, and the game waits for it. */
function isAnswered({ asked, moves }: SeatPicture): boolean {
  return asked.yours && moves.length + asked.choices.length > 0;
}

/** Numbered things of two lists in their order, the newer one where both have a number. */
export function merged<Numbered extends { number: number }>(
  old: readonly Numbered[],
  more: readonly Numbered[],
): readonly Numbered[] {
  if (!more.length) return old;
  const first = more[0]?.number ?? 0;
  if ((old.at(-1)?.number ?? -1) < first) return [...old, ...more];
  const all = new Map([...old, ...more].map((each) => [each.number, each]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

function address(table: string): string {
  const { protocol, host } = window.location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/ws/${table}`;
}
