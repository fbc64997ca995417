/** What this person is just doing at the table: the card in hand, the target looked for, the sheet that is open. */
import type { Face, MoveSaid, Munchkin, Offered, SeatPicture } from "../protocol";
import type { OnlineTable } from "../net/table.svelte";
import type { Outcome } from "../net/connection";
import { say } from "../words.svelte";
import { deedsOf, hitting, passOf, playable, sameMove, targetKey, type Deed } from "./offers";
import { answerOf, askingOf, enough, marked, ofCards, type Asking } from "./question";
import type { HelpForm } from "./terms";

export type Sheet =
  | { kind: "help"; form: HelpForm }
  | { kind: "trade"; to: number; gives: number[] }
  | { kind: "sale"; cards: number[] }
  | { kind: "sum" }
  | { kind: "card"; card: number }
  | { kind: "munchkin"; seat: number }
  | { kind: "rules"; word: string }
  | { kind: "menu" };

/** What is filled in in the middle of the table. */
export type Form = Extract<Sheet, { kind: "help" | "trade" | "sale" }>;

export type Tab = "table" | "me" | "log";

const DEAD_PASS = 700;

export class Play {
  selected = $state(-1);
  /** A deed of the selected card that waits for its target. */
  deed = $state.raw<Deed | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  tab = $state<Tab>("table");
  refused = $state("");
  passDead = $state(false);
  dragging = $state(-1);
  /** "?": whatever is tapped is explained. */
  explaining = $state(false);
  muted = $state<readonly number[]>([]);
  /** The picture on which a move was made that isn't answered yet. */
  private unanswered: SeatPicture | null = null;
  private passing = false;
  private settled = -1;
  private marks = $state.raw<{ number: number; places: readonly number[] }>({ number: -1, places: [] });

  readonly picture: SeatPicture | null = $derived.by(() => this.online.picture);
  readonly me: Munchkin | null = $derived.by(() => this.munchkin(this.picture?.seat ?? -1));
  readonly playable = $derived(playable(this.picture));
  readonly asking: Asking | null = $derived.by(() => askingOf(this.picture));
  /** The answers marked, by their places; they hold for the question for which they were marked. */
  readonly marked: readonly number[] = $derived(
    this.marks.number === this.picture?.asked.number ? this.marks.places : [],
  );
  readonly enough = $derived(this.asking !== null && enough(this.asking, this.marked));
  /** The form that is open; a question put to one comes before it. */
  readonly form: Form | null = $derived(this.asking || !isForm(this.sheet) ? null : this.sheet);
  /** The question is one that cards of the own hand answer, and nothing else does: it is answered there. */
  readonly answeredByHand: boolean = $derived.by(() => {
    const { asking, me } = this;
    if (!asking || !ofCards(asking) || asking.ordered || asking.least === 0) return false;
    return asking.choices.every((each) => me?.hand.includes(Number(each.value)));
  });
  readonly deeds = $derived(this.selected < 0 ? [] : deedsOf(this.picture, this.selected));
  /** What would light up: the targets of the deed that waits for one, or of the card being dragged. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const deeds = this.dragging >= 0 ? deedsOf(this.picture, this.dragging) : this.deed ? [this.deed] : [];
    return new Set(deeds.flatMap((deed) => deed.offers.map((each) => targetKey(each.move))).filter(Boolean));
  });
  /** The place on the paper doll that the selected card could be put on. */
  readonly litSlot: string = $derived.by(() => {
    const card = this.dragging >= 0 ? this.dragging : this.selected;
    const face = this.face(card);
    if (!face || !deedsOf(this.picture, card).some((deed) => deed.verb === "equip")) return "";
    return face.slot || (face.hands ? "hands" : "other");
  });

  constructor(readonly online: OnlineTable) {}

  // --- looking up ---

  face(card: number): Face | undefined {
    return this.online.faces.of(card);
  }

  /** Which of the answers to the question a card is, -1 for none. */
  answer(card: number): number {
    const asking = this.asking;
    return asking && ofCards(asking) ? asking.choices.findIndex((each) => each.value === card) : -1;
  }

  munchkin(seat: number): Munchkin | null {
    return this.picture?.view.munchkins[seat] ?? null;
  }

  name(seat: number): string {
    return this.munchkin(seat)?.name || (this.online.room?.chairs[seat]?.name ?? "");
  }

  sex(seat: number): "male" | "female" {
    return this.munchkin(seat)?.sex === "female" ? "female" : "male";
  }

  greyed(card: number) {
    return this.picture?.greyed.find((each) => each.card === card);
  }

  // --- answering ---

  /** Mark an answer, or unmark it; one that needs no other is sent. */
  mark(place: number): void {
    if (!this.asking) return;
    this.marks = { number: this.picture?.asked.number ?? 0, places: marked(this.asking, this.marked, place) };
    if (this.asking.atOnce) void this.send();
  }

  async send(places = this.marked): Promise<void> {
    if (this.asking && !(await this.make(answerOf(this.asking, places)))) this.unmark();
  }

  unmark(): void {
    this.marks = { number: -1, places: [] };
  }

  // --- choosing ---

  select(card: number): void {
    this.refused = "";
    this.deed = null;
    this.selected = this.selected === card ? -1 : card;
  }

  back(): void {
    if (this.sheet) this.sheet = null;
    else if (this.deed) this.deed = null;
    else this.selected = -1;
    this.refused = "";
  }

  /** Do it at once, or look for its target first. */
  begin(deed: Deed): void {
    const only = deed.offers.length === 1 ? deed.offers[0] : undefined;
    if (only) void this.make(only.move);
    else this.deed = deed;
  }

  /** The target was named: by a click on it, by its button, by dropping the card on it. */
  hit(key: string): boolean {
    const found = this.deed && hitting(this.deed.offers, key);
    if (found) void this.make(found.move);
    return Boolean(found);
  }

  /** A card was dropped on a target: the only deed that fits it is done, several are left to choose from. */
  drop(card: number, key: string): void {
    const fitting = deedsOf(this.picture, card).flatMap((deed) => hitting(deed.offers, key) ?? []);
    this.selected = card;
    this.deed = null;
    const [only, second] = fitting;
    if (only && !second) void this.make(only.move);
  }

  /** Put the selected card on: by a click on its place, or by dropping it there. */
  putOn(card = this.selected): boolean {
    const deed = deedsOf(this.picture, card).find((each) => each.verb === "equip");
    if (deed) this.begin(deed);
    return Boolean(deed);
  }

  take(offered: Offered): void {
    const form = offered.form;
    if (form === "ask" || form === "volunteer" || form === "counter") this.sheet = { kind: "help", form };
    else if (form === "sell") this.sheet = { kind: "sale", cards: [] };
    else if (form === "trade" || form === "give") this.sheet = { kind: "trade", to: -1, gives: [] };
    else void this.make(offered.move);
  }

  // --- sending ---

  async make(move: MoveSaid, picture = this.picture): Promise<boolean> {
    // Pressed twice. What the table tells of a move may come before its answer: what is pressed then is another matter.
    if (picture && picture === this.unanswered) return false;
    this.unanswered = picture;
    const { deed, selected, sheet } = this;
    const outcome = await this.online.make(move, picture);
    if (this.unanswered === picture) this.unanswered = null;
    this.refused = reasonOf(outcome);
    if (outcome.kind !== "done") return false;
    // It has served; what was taken in hand since is the next move's.
    if (this.deed === deed) this.deed = null;
    if (this.selected === selected) this.selected = -1;
    if (this.sheet === sheet) this.sheet = null;
    return true;
  }

  /** Why the table wouldn't take this move; empty if it would. */
  async wouldRefuse(move: MoveSaid): Promise<string> {
    return reasonOf(await this.online.tryOut(move));
  }

  pass(): void {
    const pass = passOf(this.picture);
    if (pass && this.passDead) this.refused = say("browser-pass-dead");
    else if (pass) void this.make(pass.move);
  }

  /** One device for several seats: nobody there steps in. For a window that is opened anew meanwhile nobody has said so. */
  async passFor(seats: readonly number[]): Promise<void> {
    if (this.passDead) this.refused = say("browser-pass-dead");
    if (this.passing) return;
    this.passing = true;
    const number = this.picture?.asked.number;
    for (const seat of seats) {
      if (this.passDead || this.picture?.asked.number !== number) break;
      const theirs = this.online.pictureOf(seat) ?? null; // whose hand is seen stays as it is: nobody else has taken the device
      const pass = passOf(theirs);
      if (pass) await this.make(pass.move, theirs);
    }
    this.passing = false;
  }

  async tell(sent: Promise<Outcome>): Promise<boolean> {
    const outcome = await sent;
    this.refused = reasonOf(outcome);
    return outcome.kind === "done";
  }

  /** Somebody played: Pass is dead for a moment, so that nobody passes for what wasn't seen. */
  deaden(): () => void {
    this.passDead = true;
    const timer = setTimeout(() => (this.passDead = false), DEAD_PASS);
    return () => {
      clearTimeout(timer);
    };
  }

  /** The table changed: what is no longer there can't stay chosen. */
  settle(): void {
    const picture = this.picture;
    if (!picture) return;
    if (picture.asked.number !== this.settled) this.refused = ""; // it was said of what was asked before
    this.settled = picture.asked.number;
    const mine = new Set([...(this.me?.hand ?? []), ...(this.me?.things ?? []).map((thing) => thing.card)]);
    if (this.selected >= 0 && !mine.has(this.selected)) {
      this.selected = -1;
      this.deed = null;
    }
    const deed = this.deed;
    if (deed && !deed.offers.every((each) => picture.moves.some((now) => sameMove(now.move, each.move))))
      this.deed = null;
    if (
      this.sheet?.kind === "help" &&
      !picture.builders.some((each) => each.form === (this.sheet as { form?: string }).form)
    )
      this.sheet = null;
  }
}

export function isForm(sheet: Sheet | null): sheet is Form {
  return sheet?.kind === "help" || sheet?.kind === "trade" || sheet?.kind === "sale";
}

export function reasonOf(outcome: Outcome): string {
  if (outcome.kind === "refused") return outcome.refused.reason;
  return outcome.kind === "lost" ? say("browser-move-lost") : "";
}
