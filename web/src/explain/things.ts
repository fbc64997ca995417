/** What "?" explains: each thing of the table by where it stands, and the rule on which it rests. The innermost thing counts. */
const THINGS: readonly [string, string, string][] = [
  ["verb-kick", '[data-verb="kick"]', "TURN-03"],
  ["verb-trouble", '[data-verb="trouble"]', "TURN-09"],
  ["verb-loot", '[data-verb="loot"]', "TURN-10"],
  ["verb-end", '[data-verb="end"]', "TURN-16"],
  ["verb-pass", '[data-verb="pass"]', "COMBAT-13"],
  ["verb-ask", '[data-verb="ask"]', "HELP-01"],
  ["verb-volunteer", '[data-verb="volunteer"]', "HELP-01"],
  ["verb-counter", '[data-verb="counter"]', "HELP-04"],
  ["verb-accept", '[data-verb="accept"]', "HELP-04"],
  ["verb-decline", '[data-verb="decline"]', "HELP-01"],
  ["verb-run", '[data-verb="run"]', "RUN-03"],
  ["verb-sell", '[data-verb="sell"]', "SELL-01"],
  ["verb-trade", '[data-verb="trade"], [data-verb="give"]', "TRADE-03"],
  ["verb", "[data-verb]", "TIME-07"],
  ["hold", ".hold:not([data-verb])", "COMBAT-12"],
  ["clock", ".clock", "COMBAT-13"],
  ["totals", ".totals", "COMBAT-03"],
  ["by-line", ".by-line, .more.btn", "COMBAT-01"],
  ["foe", ".foe", "COMBAT-05"],
  ["extra", ".extra, .side .part", "COMBAT-02"],
  ["bad-stuff", ".ends .bad", "RUN-02"],
  ["ends", ".ends", "REWARD-01"],
  ["help", ".arena .help", "HELP-02"],
  ["theirs", ".side.theirs", "COMBAT-02"],
  ["ours", ".side.ours", "COMBAT-01"],
  ["arena", ".arena", "COMBAT-12"],
  ["truce", ".truce", "HELP-04"],
  ["terms", ".terms fieldset, .terms details", "HELP-05"],
  ["choice", ".choice, .choices", "CLASS-04"],
  ["pick", ".pick, .swap", "TRADE-02"],
  ["sheet", '[data-part="sheet"]', "HELP-04"],
  ["goal", ".track .goal", "CHAR-11"],
  ["track", ".track", "CHAR-10"],
  ["discard", ".discard", "DECK-01"],
  ["decks", ".decks .piles, .left .small", "DECK-03"],
  ["centre", '[data-part="centre"]', "TURN-02"],
  ["actions", ".own-hand .actions, .in-card", "TIME-07"],
  ["card", "[data-card]", "DECK-08"],
  ["hand", '[data-part="hand"]', "DECK-10"],
  ["slot", "[data-slot], .slot", "ITEM-08"],
  ["who", ".cells:has(+ .carried)", "CLASS-09"],
  ["carried", ".cell.idle, .carried, .carried + .cells", "ITEM-06"],
  ["cell", ".doll .cell, .doll .curse", "DECK-05"],
  ["doll", ".doll", "CHAR-09"],
  ["figures", ".panel .figures", "COMBAT-01"],
  ["backs", ".panel .backs", "DECK-08"],
  ["worn", ".panel .worn", "ITEM-05"],
  ["player", ".panel, .chip", "DECK-07"],
  ["quick", ".quick", ""],
  ["chat", ".chat", ""],
  ["log", ".log, .right", "DECK-07"],
  ["strip", '[data-part="strip"]', "COMBAT-12"],
  ["tab", '[role="tablist"], .switch, .drawer-button', ""],
  ["rules", '[data-explain="rules"]', ""],
  ["question", '[data-explain="question"]', ""],
  ["sound", '[data-explain="sound"]', ""],
  ["menu", '[data-explain="menu"]', ""],
  ["home", ".brand", ""],
  ["turn", "header h1, header p", "TURN-01"],
  ["notices", ".notices", ""],
];

export interface Thing {
  id: string;
  rule: string;
  node: Element;
}

/** The thing that this is, or is part of. */
export function thingAt(place: Element | null): Thing | null {
  for (let node = place; node; node = node.parentElement) {
    const found = THINGS.find(([, selector]) => node?.matches(selector));
    if (found) return { id: found[0], rule: found[2], node };
  }
  return null;
}

/** The first of each sort that can be seen, in the order of the page. */
export function thingsSeen(root: ParentNode = document): Thing[] {
  const found = new Map<string, Thing>();
  for (const node of root.querySelectorAll(THINGS.map(([, selector]) => selector).join())) {
    const thing = node.checkVisibility() && !node.closest("dialog") ? thingAt(node) : null;
    if (thing && !found.has(thing.id)) found.set(thing.id, thing);
  }
  return [...found.values()];
}
