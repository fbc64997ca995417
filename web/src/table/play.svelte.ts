/** What this person is just doing at the table: the card in hand, the target looked for, the sheet that is open. */
import type { Face, MoveSaid, Munchkin, Offered, SeatPicture } from "../protocol";
import { keep, kept } from "../kept";
import type { OnlineTable } from "../net/table.svelte";
import { Asker } from "../net/asker.svelte";
import type { Outcome } from "../net/connection";
import { say } from "../words.svelte";
import type { Strokes } from "./drawing";
import { deedsOf, hitting, passOf, playable, targetKey, type Deed } from "./offers";
import { answerOf, askingOf, enough, marked, ofCards, type Asking } from "./question";
import { builderOf, type HelpForm } from "./terms";

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

const DEAD = 700;

export class Play extends Asker {
  selected = $state(-1);
  /** A deed of the selected card that waits for its target. */
  deed = $state.raw<Deed | null>(null);
  /** The form that was begun last, also while something is read over it. */
  begun = $state.raw<Form | null>(null);
  tab = $state<Tab>("table");
  /** What is written for the chat and not said yet. */
  saying = $state("");
  /** Something else can be pressed since a moment ago: nobody has seen it yet, so no press is meant for it. */
  dead = $state(false);
  dragging = $state(-1);
  /** "?": whatever is tapped is explained. */
  explaining = $state(false);
  /** A curtain hides the table until the next hand is opened. */
  covered = $state(false);
  /** Whom nobody at this device wants to read. */
  muted = $state.raw<readonly number[]>([]);
  /** What was drawn of a card, by its id, and isn't shown to the table yet. */
  readonly drawn = new Map<string, Strokes>();
  private passing = false;
  private waking: ReturnType<typeof setTimeout> | undefined;
  private settled = -1;
  private held = 0; // counts what was taken in hand
  private serving = -1; // the card with which a move is just being made
  private over = $state.raw<Sheet | null>(null);
  private readonly drafts = new WeakMap<Form, object>();
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
  /** The form that is open; a question put to one comes before it, and so does whatever lets it not be sent just now. */
  readonly form: Form | null = $derived.by(() => {
    const { asking, begun, picture } = this;
    return !asking && begun && canBeSent(begun, picture) ? begun : null;
  });
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

  constructor(readonly online: OnlineTable) {
    super();
    this.muted = (kept(this.mutedHere) ?? "").split(" ").filter(Boolean).map(Number);
  }

  private get mutedHere(): string {
    return `muted.${this.online.place.table}`;
  }

  /** Read this seat's words no more, or again. */
  mute(seat: number, on: boolean): void {
    this.muted = [...this.muted.filter((each) => each !== seat), ...(on ? [seat] : [])];
    keep(this.mutedHere, this.muted.join(" "));
  }

  /** What lies uppermost. What is only read lies over a form, which is there again once that is put away. */
  get sheet(): Sheet | null {
    return this.over ?? this.begun;
  }

  set sheet(sheet: Sheet | null) {
    if (isForm(sheet) || (!sheet && !this.over)) this.begun = sheet;
    this.over = isForm(sheet) ? null : sheet;
    this.refused = "";
  }

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
    if (!this.asking || (this.asking.atOnce && this.isTooSoon())) return;
    this.marks = { number: this.picture?.asked.number ?? 0, places: marked(this.asking, this.marked, place) };
    if (this.asking.atOnce) void this.send();
  }

  async send(places = this.marked): Promise<void> {
    const { asking, marks } = this;
    if (asking && !this.isTooSoon() && !(await this.make(answerOf(asking, places))) && this.marks === marks)
      this.unmark();
  }

  unmark(): void {
    this.marks = { number: -1, places: [] };
  }

  // --- choosing ---

  select(card: number): void {
    this.refused = "";
    this.deed = null;
    this.held++;
    this.selected = this.selected === card && this.serving !== card ? -1 : card;
  }

  /** Nothing is in hand any more: somebody else takes the device. */
  putAway(): void {
    this.selected = -1;
    this.deed = null;
    this.over = this.begun = null;
    this.refused = "";
    this.unmark();
  }

  /** What lies uppermost is put away. */
  back(): void {
    if (this.sheet) this.sheet = null;
    else this.letGo();
    this.refused = "";
  }

  /** The card in hand is put back, or first its target looked for no more. */
  letGo(): void {
    if (this.deed) this.deed = null;
    else this.selected = -1;
    this.refused = "";
  }

  /** Leave the form, whatever is read beside it. */
  leave(): void {
    this.begun = null;
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
    if (deed) {
      this.selected = card;
      this.begin(deed);
    }
    return Boolean(deed);
  }

  take(offered: Offered): void {
    const form = offered.form;
    if (form === "ask" || form === "volunteer" || form === "counter") this.sheet = { kind: "help", form };
    else if (form === "sell") this.sheet = { kind: "sale", cards: [] };
    else if (form === "trade" || form === "give") this.sheet = { kind: "trade", to: -1, gives: [] };
    else if (!this.isTooSoon(offered)) void this.make(offered.move);
  }

  // --- sending ---

  async make(move: MoveSaid, picture = this.picture): Promise<boolean> {
    const { deed, held, selected } = this;
    this.serving = selected;
    const done = await this.tell(this.online.make(move, picture));
    if (this.serving === selected) this.serving = -1;
    if (!done) return false;
    // It has served; what was taken in hand since is the next move's, the same card once more among it.
    if (this.deed === deed) this.deed = null;
    if (this.held === held && this.selected === selected) this.selected = -1;
    return true;
  }

  /** Send what is filled in: the form has served once it is taken. */
  async sendForm(move: MoveSaid): Promise<void> {
    const { begun } = this;
    if ((await this.make(move)) && this.begun === begun) this.begun = null;
  }

  /** Why the table wouldn't take this move; empty if it would, or doesn't say. */
  async wouldRefuse(move: MoveSaid): Promise<string> {
    const outcome = await this.online.tryOut(move);
    return outcome.kind === "refused" ? outcome.refused.reason : "";
  }

  pass(): void {
    const pass = passOf(this.picture);
    if (pass) this.take(pass);
  }

  /** One device for several seats: nobody there steps in. For a window that is opened anew meanwhile nobody has said so. */
  async passFor(seats: readonly number[]): Promise<void> {
    if (this.isTooSoon(passOf(this.online.pictureOf(seats[0] ?? null) ?? null)) || this.passing) return;
    this.passing = true;
    const number = this.picture?.asked.number;
    for (const seat of seats) {
      if (this.dead || this.picture?.asked.number !== number) break;
      const theirs = this.online.pictureOf(seat) ?? null; // whose hand is seen stays as it is: nobody else has taken the device
      const pass = passOf(theirs);
      if (pass) await this.make(pass.move, theirs);
    }
    this.passing = false;
  }

  /** Ask for something that changes what stands where it is pressed: a second press in a row is none for that. */
  order(ask: () => Promise<Outcome>): void {
    if (this.dead) return;
    this.deaden();
    void this.tell(ask());
  }

  /** Somebody played: answers are dead for a moment, so that nobody passes for, or agrees to, what wasn't seen. */
  deaden(): void {
    clearTimeout(this.waking);
    this.dead = true;
    this.waking = setTimeout(() => (this.dead = false), DEAD);
  }

  /** Say so where it is. */
  private isTooSoon(offered?: Offered): boolean {
    if (this.dead) this.refused = say(offered?.move.verb === "pass" ? "browser-pass-dead" : "browser-press-dead");
    return this.dead;
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
    this.deed = (this.deed && deedsOf(picture, this.selected).find((each) => each.key === this.deed?.key)) ?? null;
    if (this.over?.kind === "sum" && !picture.fight) this.over = null;
    const { begun } = this;
    if (begun?.kind !== "help" || canBeSent(begun, picture)) return;
    if (begun.form === "counter" || !picture.view.fight) this.begun = null; // else it waits until terms can be sent again
  }

  /** What is filled in on the form that is open: it is still there when the form comes back from behind a question. */
  draft<Draft extends object>(first: () => Draft): Draft {
    const kept = this.begun && (this.drafts.get(this.begun) as Draft | undefined);
    if (kept) return kept;
    const draft = $state(first());
    if (this.begun) this.drafts.set(this.begun, draft);
    return draft;
  }
}

/** Whether the table takes such a form just now. What a trade or a sale lacks is said on it, but it lies over no fight. */
function canBeSent(form: Form, picture: SeatPicture | null): boolean {
  if (form.kind !== "help" && !picture?.view.fight) return true;
  return Boolean(builderOf(picture, form.kind === "help" ? form.form : form.kind === "sale" ? "sell" : "trade"));
}

function isForm(sheet: Sheet | null): sheet is Form {
  return sheet?.kind === "help" || sheet?.kind === "trade" || sheet?.kind === "sale";
}
