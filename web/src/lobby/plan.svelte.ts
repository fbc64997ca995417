import { Asker, Wish } from "../net/asker.svelte";
import type { OnlineTable } from "../net/table.svelte";
import type { Arrange, Chair, Home, OpenTable, Room, SeatOrder } from "../protocol";

export type Change = Omit<Arrange, "type" | "id">;
export type ChairOrder = Omit<SeatOrder, "type" | "id">;
export type Clock = Room["clock"];

export const CLOCKS: Clock[] = ["brisk", "easy", "sheets", "wait", "days"];
const MOST_CHAIRS = 6;

/** What is to be played and who sits where: a draft of the first page, or the table that others see too. */
export interface Plan {
  readonly sets: readonly string[];
  readonly options: Record<string, unknown>;
  readonly clock: Clock;
  readonly watch: boolean;
  /** Listed on everybody's first page. */
  readonly public: boolean;
  readonly preset: string;
  readonly chairs: readonly Chair[];
  /** Whether this page may change it. */
  readonly mine: boolean;
  /** What the table said no to, in its words. */
  readonly refused: string;
  change(change: Change): void;
  /** Resolves once it is done, or isn't. */
  order(order: ChairOrder): Promise<void>;
}

function chair(seat: number, part: Partial<Chair>): Chair {
  return {
    seat,
    kind: "empty",
    name: "",
    bot: "",
    temper: "plain",
    sex: seat % 2 ? "female" : "male",
    connected: false,
    away: false,
    ready: false,
    host: false,
    yours: false,
    ...part,
  };
}

/** Before there is a table: nothing has been sent, opening the page has changed nothing. */
export class Draft implements Plan {
  sets = $state<string[]>([]);
  options = $state<Record<string, unknown>>({});
  clock = $state<Clock>("easy");
  watch = $state(true);
  public = $state(false);
  preset = $state("usual");
  chairs = $state<Chair[]>([]);
  readonly mine = true;
  readonly refused = "";
  private readonly best: string;

  constructor(home: Home, name: string, sex: "male" | "female", names: readonly string[]) {
    this.best = home.bots.find(([bot]) => bot === "greedy")?.[0] ?? home.bots[0]?.[0] ?? "";
    this.sets = [home.sets.find((each) => each.id === "deluxe")?.id ?? home.sets[0]?.id ?? "base"];
    this.chairs = [chair(0, { kind: "person", name, sex, host: true, yours: true, connected: true })];
    for (const bot of names.slice(0, 3)) this.chairs.push(this.bot(this.chairs.length, bot));
    this.chairs.push(chair(this.chairs.length, {}));
  }

  private bot(seat: number, name: string): Chair {
    return chair(seat, { kind: "bot", name, bot: this.best });
  }

  change(change: Change): void {
    if (change.sets) this.sets = [...change.sets];
    if (change.options) this.options = change.options;
    if (change.clock) this.clock = change.clock;
    if (change.watch !== undefined && change.watch !== null) this.watch = change.watch;
    if (change.public !== undefined && change.public !== null) this.public = change.public;
    if (change.preset) this.preset = change.preset;
  }

  order(order: ChairOrder): Promise<void> {
    const at = order.seat;
    const old = this.chairs[at];
    if (order.kind === "remove") this.chairs = this.chairs.slice(0, at);
    else if (order.kind === "empty") this.chairs[at] = chair(at, {});
    else if (order.kind === "look" && old)
      this.chairs[at] = { ...old, name: order.name || old.name, sex: order.sex || old.sex };
    else if (order.kind === "bot")
      this.chairs[at] = {
        ...(old?.kind === "bot" ? old : this.bot(at, order.name ?? "")),
        bot: order.bot || this.best,
        temper: order.temper ?? "plain",
      };
    return Promise.resolve();
  }

  /** The table to open. Chairs that were left empty stay so, except when the cards are dealt at once. */
  wish(more: Partial<OpenTable>): OpenTable {
    const bots = this.chairs.filter((each) => each.kind === "bot");
    const host = this.chairs[0];
    const seats = more.play ? 1 + bots.length : this.chairs.length;
    return {
      name: host?.name ?? "",
      sex: host?.sex ?? "male",
      sets: [...this.sets],
      options: this.options,
      clock: this.clock,
      watch: this.watch,
      public: this.public,
      preset: this.preset,
      seats: Math.max(seats, 2),
      bots: bots.map((each) => each.bot),
      tempers: bots.map((each) => each.temper),
      ...more,
    };
  }
}

/** The table that is open: everybody there sees what the host changes. What isn't answered yet is as it was wished. */
export class Opened extends Asker implements Plan {
  private readonly wish = new Wish<Change>();

  constructor(private readonly online: OnlineTable) {
    super("browser-line-lost");
  }

  private get room(): Room {
    const room = this.online.room;
    if (!room) throw new Error("the table has told nothing yet");
    return room;
  }
  get sets() {
    return this.wish.value?.sets ?? this.room.sets;
  }
  get options() {
    return this.wish.value?.options ?? this.room.options;
  }
  get clock() {
    return this.wish.value?.clock ?? this.room.clock;
  }
  get watch() {
    return this.wish.value?.watch ?? this.room.watch;
  }
  get public() {
    return this.wish.value?.public ?? this.room.public;
  }
  get preset() {
    return (this.wish.value?.preset ?? this.room.preset) || "usual";
  }
  get chairs() {
    return this.room.chairs;
  }
  get mine() {
    return this.online.host;
  }

  change(change: Change): void {
    void this.wish.until(
      { ...this.wish.value, ...change },
      this.tell(this.online.send({ type: "arrange", ...change })),
    );
  }

  async order(order: ChairOrder): Promise<void> {
    await this.tell(this.online.send({ type: "seat_order", ...order }));
  }
}

/** The temperaments that this bot can be given: one only, the plain one, where they would change nothing. */
export function tempersFor(home: Home, bot: string): Home["tempers"] {
  return home.tempered.includes(bot) ? home.tempers : home.tempers.filter(([temper]) => temper === "plain");
}

/** A chair more can be had. */
export function mayGrow(plan: Plan, most: number): boolean {
  return plan.chairs.length < Math.min(MOST_CHAIRS, most);
}
