/** Offers and sales as they are put together: drafts of what is given and wanted, and the moves they come to. */
import type { Builder, MoveSaid, PlainDeal, SeatPicture } from "../protocol";

export type HelpForm = "ask" | "volunteer" | "counter";

export interface HelpDraft {
  form: HelpForm;
  to: number;
  /** Treasures for the helper, -1: all. */
  treasures: number;
  first: number;
  items: number[];
  promises: number[];
  tokens: string[];
  reward_tokens: number;
  /** No Curses on each other before the turn is over. */
  truce: boolean;
}

export interface TradeDraft {
  to: number;
  gives: number[];
  wants: number[];
}

export function builderOf(picture: SeatPicture | null, form: Builder["form"]): Builder | undefined {
  return picture?.builders.find((each) => each.form === form);
}

/** A draft with the terms of a move: the one at which the guide points. */
export function draftOf(move: MoveSaid, draft: HelpDraft): HelpDraft {
  const [treasures, first] = move.more;
  return {
    ...draft,
    to: move.on[0] === "seat" ? Number(move.on[1]) : draft.to,
    treasures: typeof treasures === "number" ? treasures : draft.treasures,
    first: typeof first === "number" ? first : draft.first,
  };
}

/** A first draft: one Treasure for the helper; a counter-offer starts from the terms that lie open. */
export function helpDraft(form: HelpForm, builder: Builder, open: PlainDeal | null): HelpDraft {
  const kept = form === "counter" && open ? open : null;
  return {
    form,
    to: builder.seats[0] ?? -1,
    treasures: kept?.treasures ?? Math.min(1, builder.treasures),
    first: kept?.first ?? -1,
    items: [...(kept?.items ?? [])],
    promises: [...(kept?.promises ?? [])],
    tokens: [...(kept?.tokens ?? [])],
    reward_tokens: kept?.reward_tokens ?? 0,
    truce: Boolean(kept?.truce),
  };
}

/** The cards on either side of the open offer, and who promises: what a helper gets comes from the fighter, whoever asked. */
export function sidesOf(picture: SeatPicture): { gives: readonly number[]; wants: readonly number[]; fighter: number } {
  const { question, fight } = picture.view;
  const fighter = fight?.fighter ?? -1;
  if (picture.offer?.matter === "trade") return { gives: question?.gives ?? [], wants: question?.wants ?? [], fighter };
  const items = question?.terms?.items ?? [];
  return picture.offer?.asker === fighter ? { gives: items, wants: [], fighter } : { gives: [], wants: items, fighter };
}

/** The move of a draft. Who picks first only matters where there are Treasures to pick. */
export function helpMove(draft: HelpDraft): MoveSaid {
  const first = draft.treasures === 0 ? -1 : draft.first;
  return {
    verb: draft.form,
    card: -1,
    on: draft.form === "ask" ? ["seat", draft.to] : [],
    more: [draft.treasures, first, draft.items, draft.promises, draft.tokens, draft.reward_tokens, Number(draft.truce)],
  };
}

/** A trade; where nothing is wanted, a gift. */
export function tradeMove(draft: TradeDraft): MoveSaid {
  const on = ["seat", draft.to];
  if (!draft.wants.length) return { verb: "give", card: -1, on, more: draft.gives };
  return { verb: "trade", card: -1, on, more: [draft.gives, draft.wants] };
}

/** A sale; `twice` is the Item that brings more, -1 for none. */
export function saleMove(cards: readonly number[], twice = -1): MoveSaid {
  return { verb: "sell", card: twice, on: [], more: [...cards] };
}

/** What Items bring together, by the figures that the table sent. */
export function goldOf(builder: Builder, cards: readonly number[], twice = -1): number {
  const worth = new Map(builder.gold);
  return cards.reduce((sum, card) => sum + (worth.get(card) ?? 0) * (card === twice ? builder.times : 1), 0);
}

/** The dearest of these Items: the one worth doubling. */
export function dearest(builder: Builder, cards: readonly number[]): number {
  if (builder.times < 2) return -1;
  const worth = new Map(builder.gold);
  return cards.reduce((best, card) => ((worth.get(card) ?? 0) > (worth.get(best) ?? -1) ? card : best), -1);
}

/** The tokens of a draft with so many of this kind. */
export function withTokens(tokens: readonly string[], kind: string, n: number): string[] {
  return [...tokens.filter((each) => each !== kind), ...Array.from({ length: n }, () => kind)];
}

/** What of it is still there. */
export function still(list: readonly number[], there: readonly number[]): number[] {
  return list.filter((each) => there.includes(each));
}

export function toggled(list: readonly number[], one: number): number[] {
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
}
