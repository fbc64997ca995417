// Made by scripts/protocol from kickdoor/table/protocol. Change it there.

/** A word of one's own into the shuffle, before the first door. */
export interface AddWord {
  type: "add_word";
  id: string;
  seat: number;
  word: string;
}

/** GET /api/tables/ID/story?lang=: the game told, once it is over. `commitment`: the SHA-256 of the secret, told at the start. `steps`: how many moves can be replayed; `turns`: the step at which each turn begins. `doodle`: an icon beside `remark`. */
export interface AfterGame {
  title: string;
  headline: string;
  summary: string;
  goal: number;
  standings: Standing[];
  points: TurningPoint[];
  awards: Award[];
  attacked: Attacked[];
  remark: string;
  doodle: string;
  commitment: string;
  secret: string;
  steps: number;
  turns: number[];
}

/** Numbers were missed: send everything from here on, or the picture anew. */
export interface Again {
  type: "again";
  last: number;
}

/** The answer to a message that carried an id: done, or why not. */
export interface Answer {
  type: "answer";
  id: string;
  refused: Refused | null;
}

/** In the lobby, by the host: what is played. None: as it was. */
export interface Arrange {
  type: "arrange";
  id: string;
  title?: string | null;
  sets?: string[] | null;
  options?: Record<string, unknown> | null;
  clock?: "brisk" | "days" | "easy" | "sheets" | "wait" | null;
  watch?: boolean | null;
  public?: boolean | null;
  preset?: string | null;
}

/** Ask the table to take the last move back. */
export interface AskUndo {
  type: "ask_undo";
  id: string;
  seat: number;
}

/** What the strip says. `number` names the question: a pass must answer the newest. `yours`: one of your seats is asked. `choices`: the options of a choice put to this seat, in their order; how many are taken stands in the view's question. `path`: the card and the place in its words from which a choice put to this seat comes; `them`: the seat that it is about. `die`: what the die shows that may be answered just now (0: none). */
export interface Asked {
  number: number;
  title: string;
  why: string;
  yours: boolean;
  window: boolean;
  may_hold: boolean;
  choices: Choice[];
  path: unknown[];
  them: number;
  die: number;
}

/** Whom people, or bots, played cards against: how often each seat. */
export interface Attacked {
  kind: "bot" | "person";
  hits: number[];
}

/** Who was first in something. */
export interface Award {
  id: "friend" | "haul" | "luckiest" | "treacherous";
  title: string;
  seat: number;
  words: string;
}

/** The table lives; `time` is what the clock shows. */
export interface Beat {
  type: "beat";
  time: Time | null;
}

/** Of what a move may be put together: help (ask, volunteer, counter), a trade or gift (trade), a sale (sell). `seats`: with whom. `gives`: cards of one's own that may go into it; `wants`: (seat, its cards) that may be asked for. `treasures` and `tokens`: how many there are to share; `promises`: cards that may be promised. `gold`: (card, what it brings); `times`: how many times its worth one Item brings. `own`: kinds of token that the fighter has (id, its name, how many). */
export interface Builder {
  form: "ask" | "counter" | "sell" | "trade" | "volunteer";
  seats: number[];
  gives: number[];
  wants: [number, number[]][];
  treasures: number;
  tokens: number;
  promises: number[];
  gold: [number, number][];
  times: number;
  own: [string, string, number][];
}

/** Yes or no to the undo that is asked for. `vote`: the number of the vote that was seen. */
export interface CastVote {
  type: "vote";
  id: string;
  seat: number;
  vote: number;
  aye: boolean;
}

/** Who sits at a seat. `kind`: nobody yet, a person, a bot, a program that joined by itself. */
export interface Chair {
  seat: number;
  kind: "bot" | "empty" | "person" | "program";
  name: string;
  bot: string;
  temper: "cautious" | "generous" | "plain" | "spiteful";
  sex: "female" | "male";
  connected: boolean;
  away: boolean;
  ready: boolean;
  host: boolean;
  yours: boolean;
}

/** Something said. `line`: a quick line, told in the reader's language; else `text` as it was typed. */
export interface Chat {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  line: string;
}

/** One thing that the question to this seat offers: what goes into `more` of the move, and its words. `gold`: what it counts for, in Gold Pieces, where a worth is asked. */
export interface Choice {
  value: unknown;
  label: string;
  gold: number;
}

/** The host begins the game. Empty chairs are filled with bots if `fill`. */
export interface Deal {
  type: "deal";
  id: string;
  fill?: boolean;
}

/** A better drawing of a card, by its id: strokes of x, y, x, y … from 0 to 255. None at all: away with the one there. */
export interface Draw {
  type: "draw";
  id: string;
  seat: number;
  card: string;
  strokes?: number[][];
}

/** GET /api/expected?sets=a,b&seats=4&clock=easy&preset=usual&lang=: how long such a game takes, and what that rests on. `presets`: each preset's id and its length in short. */
export interface Expected {
  length: string;
  why: string;
  presets: [string, string][];
}

/** One printed card, in the reader's language. `number` is the first of `copies` in the Box. `kind_label` is what the card's set calls its kind; `short` one line for the hand; `figure` what stands in the corner; `icon` its drawing (icons.py); `rank` of a Power; `raises`: all it does is to raise a Level; `foot`: what stands at the foot, left and right (where it is worn and its gold; what a monster gives); `blank`: it bears no picture but one that the players draw. */
export interface Face {
  number: number;
  copies: number;
  id: string;
  name: string;
  set: string;
  deck: "door" | "none" | "treasure";
  kind: string;
  kind_label: string;
  figure: string;
  level: number | null;
  treasures: number | null;
  bonus: number;
  gold: number | null;
  slot: string;
  hands: number;
  big: boolean;
  short: string;
  text: string;
  flavour: string;
  bad_stuff: string;
  icon: string;
  rules: string[];
  rank: number;
  raises: boolean;
  foot: [string, string];
  blank: boolean;
}

/** The fight in words: who may win what, how one runs, the Bad Stuff of each monster; each line of both sums. `ties`: equal sums are a win for the munchkins. */
export interface FightSaid {
  ours: SumLine[];
  theirs: SumLine[];
  verdict: string;
  win: string;
  lose: string;
  bad_stuff: string[];
  help: string;
  played_by: [number, number][];
  ties: boolean;
}

/** The present fight: totals with their lines; `held`: draws kept back (pile, how many, seat). */
export interface FightSeen {
  fighter: number;
  helper: number;
  owner: number;
  running: boolean;
  compelled: boolean;
  foes: FoeSeen[];
  ours: number;
  theirs: number;
  winning: boolean;
  our_lines: [number, number][];
  their_lines: [number, number][];
  aside: [number, number][];
  beaten: number[];
  deal: PlainDeal | null;
  held: [string, number, number][];
  escaped: [number, number][];
  caught: [number, number][];
}

/** A monster in the fight: `face` is the card whose face it shows. Lines are (card, amount), -1 for a Level. */
export interface FoeSeen {
  card: number;
  face: number;
  strength: number;
  lines: [number, number][];
  treasures: number;
  levels: number;
  enhancers: number[];
  ally: boolean;
  wandered: boolean;
}

/** Why a card can't be played now: at most six words, the rule's sentence, the rule's id. */
export interface Greyed {
  card: number;
  short: string;
  reason: string;
  rule: string;
}

/** The guided first game: what it says now, and at which of the offered moves (-1: at none) it points. */
export interface Guide {
  words: string;
  move: number;
}

/** POST /api/tables/ID/hand-on: the sender's seat for another device too. `renew`: other devices and links are shut out. */
export interface HandOn {
  seat: number;
  renew: boolean;
}

/** The answer: the seat's own links (why there is none: `no_link`), and a code that works once within so many seconds. */
export interface HandedOn {
  links: string[];
  no_link: string;
  code: string;
  seconds: number;
}

/** Opens a connection. `last`: the newest number that the page has (0: none); `seats`: which of its seats it shows. `token`: of a program that can put it neither into a cookie nor into an Authorization header. */
export interface Hello {
  type: "hello";
  language?: string;
  last?: number;
  seats?: number[] | null;
  public?: boolean;
  token?: string;
}

/** Hold on!: more time in this window. */
export interface Hold {
  type: "hold";
  id: string;
  seat: number;
  question: number;
}

/** What the first page needs: GET /api/home. */
export interface Home {
  version: string;
  sets: SetOffered[];
  options: OptionOffered[];
  bots: [string, string][];
  tempers: [string, string][];
  presets: [string, string, Record<string, unknown>][];
  quick_lines: [string, string][];
  languages: [string, string][];
  yours: [string, string][];
  public: [string, string][];
  bot_names: string[];
  tempered: string[];
}

/** What the host may do while the game runs. `take_chair`: by anybody once the host is gone. */
export interface HostOrder {
  type: "host_order";
  id: string;
  order: "clock" | "finish" | "level" | "move_card" | "mute" | "pause" | "remove" | "resume" | "take_chair" | "to_bot" | "undo";
  seat?: number;
  value?: unknown;
  card?: number;
}

/** What an effect left behind: of which card, on whom, until when. */
export interface Lasting {
  card: number;
  seat: number;
  until: string[];
  active: boolean;
}

/** Windows of this table last at least so many seconds from now on (up to 60). */
export interface Lengthen {
  type: "lengthen";
  id: string;
  seat: number;
  seconds: number;
}

/** A line of the log: text is cut into parts, a card part is (card number, its words), a seat part ("", words). */
export interface Line {
  number: number;
  turn: number;
  parts: Part[];
  kind: string;
}

/** A move. `id` is the page's own: sent twice, it counts once. `question`: the number of what it answers. */
export interface Make {
  type: "make";
  id: string;
  seat: number;
  question: number;
  move: MoveSaid;
}

/** A move as it travels: the parts of a Move but the seat. `on`: (), ("seat", n), ("card", n) or ("side", -1 or -2). */
export interface MoveSaid {
  verb: string;
  card: number;
  on: unknown[];
  more: unknown[];
}

/** A player's munchkin. `hand`: one's own cards, or those that one has seen in another's hand. */
export interface Munchkin {
  seat: number;
  name: string;
  level: number;
  sex: string;
  life: string;
  strength: number;
  doors: number;
  treasures: number;
  hand_limit: number;
  hand: number[];
  received: number[];
  things: Thing[];
  traits: string[];
  joined: number[][];
  tokens: number[];
}

/** The open offer in words, for all to read. */
export interface OfferSaid {
  asker: number;
  asked: number;
  matter: string;
  title: string;
  gives: string[];
  wants: string[];
  promises: string[];
}

/** A move that the seat may make now. `label`: all of it in words; `short`: on a button beside its card. `outcome`: what it would come to, where that is known. `main`: the one that moves the game on. `form`: filled in step by step (ask, volunteer, counter, sell, trade, give...). */
export interface Offered {
  move: MoveSaid;
  label: string;
  outcome: string;
  main: boolean;
  form: string;
  target: string;
  short: string;
}

/** POST /api/tables: a new table with the sender as its host; answered by `Seated`. `play`: deal at once. */
export interface OpenTable {
  name?: string;
  title?: string;
  sets?: string[];
  options?: Record<string, unknown>;
  bots?: string[];
  seats?: number;
  clock?: "brisk" | "days" | "easy" | "sheets" | "wait";
  watch?: boolean;
  public?: boolean;
  play?: boolean;
  guided?: boolean;
  preset?: string;
  sex?: "female" | "male";
  tempers?: ("cautious" | "generous" | "plain" | "spiteful")[];
}

/** A house option that may be chosen. */
export interface OptionOffered {
  name: string;
  about: string;
  kind: "choice" | "number" | "switch";
  choices: string[];
  default: unknown;
}

/** Words of a log line; `card` or `seat` where the words name one. */
export interface Part {
  text: string;
  card: number;
  seat: number;
}

/** What a helper gets: Treasures (-1: all), who picks first, items and promised cards, tokens; `truce` 1: no Curses. */
export interface PlainDeal {
  treasures: number;
  first: number;
  items: number[];
  promises: number[];
  tokens: string[];
  reward_tokens: number;
  truce: number;
}

/** What is asked just now, and whom. `message` is the id of its sentence. What only the seat that is asked may know (options) is empty for the others. */
export interface Question {
  kind: string;
  message: string;
  seats: number[];
  passed: number[];
  card: number;
  them: number;
  moment: string;
  verb: string;
  purpose: string;
  sort: string;
  options: unknown[];
  least: number;
  most: number;
  worth: number;
  matter: string;
  asker: number;
  terms: PlainDeal | null;
  gives: number[];
  wants: number[];
}

/** POST /api/seats: what stands behind /s/ in a seat's link, or the four words; answered by `Seated`. */
export interface Redeem {
  code: string;
}

/** Why a move was not made. */
export interface Refused {
  reason: string;
  rule: string;
}

/** GET /api/tables/ID/replay?step=&seat=&lang=: the table after so many moves as a seat, or who looked on, saw it. `why`: what the last of these moves was made for, where a bot made it and knows. */
export interface Replayed {
  step: number;
  turn: number;
  picture: SeatPicture;
  lines: Line[];
  why: string;
}

/** The table as a place: who sits where, what is played, whether it runs. */
export interface Room {
  table: string;
  title: string;
  phase: "lobby" | "over" | "paused" | "playing";
  chairs: Chair[];
  sets: string[];
  options: Record<string, unknown>;
  clock: "brisk" | "days" | "easy" | "sheets" | "wait";
  window_seconds: number;
  watch: boolean;
  preset: string;
  expected: string;
  links: string[];
  no_link: string;
  commitment: string;
  words_added: string[];
  pause_reason: string;
  secret: string;
  watchers: number;
  rematch: string;
  public: boolean;
  vote: Vote | null;
  sketches: number;
  shared: string;
  board: boolean;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  chat: Chat;
}

/** Words for the chat, or the id of a quick line. */
export interface Say {
  type: "say";
  id: string;
  seat: number | null;
  text?: string;
  line?: string;
}

/** In the lobby: a chair's own look; by the host a bot, a chair more, a chair less. */
export interface SeatOrder {
  type: "seat_order";
  id: string;
  seat: number;
  kind: "bot" | "empty" | "look" | "remove";
  bot?: string;
  temper?: "cautious" | "generous" | "plain" | "spiteful";
  name?: string;
  sex?: "" | "female" | "male";
}

/** The game as one seat (or nobody) sees it, with all that can be done and every word for it. `seat` None: public. `view` has the facts; `moves` and `greyed` are empty where the seat can do nothing. `goal`: the Level that wins. `people`: each munchkin's race and class in a few words. `slots`: places to wear Items (id, words, how many). `tokens`: what the kinds of token are called, in the order of `Munchkin.tokens`. `die`: what this seat's roll to Run Away comes to just now (0: it isn't running). */
export interface SeatPicture {
  seat: number | null;
  view: View;
  asked: Asked;
  moves: Offered[];
  greyed: Greyed[];
  fight: FightSaid | null;
  offer: OfferSaid | null;
  time: Time | null;
  standing: "attacked" | "level" | "none" | "turn";
  goal: number;
  people: string[];
  slots: [string, string, number][];
  tokens: string[];
  builders: Builder[];
  guide: Guide | null;
  die: number;
}

/** The answer: the table, the seat; the token travels in an HttpOnly cookie, to programs here too. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** A set that may be chosen, in the reader's language. Two of one `deck` are editions of the same cards: take one. */
export interface SetOffered {
  id: string;
  name: string;
  about: string;
  cards: number;
  least: number;
  most: number;
  deck: string;
}

/** POST /api/tables/ID/share: once the game is over, who sat there makes a link for anybody; `on` false: the host shuts it. */
export interface Share {
  on: boolean;
}

/** The answer: what stands behind /story/ in the link. Under /api/stories/STORY/ lie its story, replay, faces and record. */
export interface Shared {
  story: string;
}

/** POST /api/tables/ID/sit: take an empty chair or a bot's (`seat` None: any). */
export interface SitDown {
  name: string;
  seat?: number | null;
  program?: string;
}

/** GET /api/tables/ID/sketches: a list of these, what people at the table drew. `card`: its id; `seat`: who drew it. */
export interface Sketch {
  card: string;
  seat: number;
  strokes: number[][];
}

/** A standing order: pass until a level-winning fight, until attacked, until one's turn. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
  order: "attacked" | "level" | "none" | "turn";
}

/** How somebody ended. `levels`: the Level after the deal and after each turn. */
export interface Standing {
  seat: number;
  name: string;
  kind: "bot" | "person" | "program";
  sex: "female" | "male";
  level: number;
  won: boolean;
  levels: number[];
  dice: number[];
  hits: number[];
}

/** One line of a total: a card (-1: the Level), its words, the amount with its sign, the rule's id. */
export interface SumLine {
  card: number;
  label: string;
  amount: number;
  rule: string;
}

/** A card in play: equipped, in force, the card on which it sits (or that carries it), what it has become. */
export interface Thing {
  card: number;
  equipped: boolean;
  works: boolean;
  on: number;
  became: string;
}

/** Milliseconds left and in all of what runs now; `stands`: why it stands still (a sentence), empty if it runs. */
export interface Time {
  left: number;
  whole: number;
  stands: string;
}

/** What changed, in one numbered message: the room, one picture for each of the page's seats, new log lines. */
export interface Told {
  type: "told";
  number: number;
  room: Room | null;
  pictures: SeatPicture[];
  lines: Line[];
  meanwhile: string[];
}

/** A message that couldn't be taken, or an end: a sentence for the person. */
export interface Trouble {
  type: "trouble";
  message: string;
  ends: boolean;
}

/** Would this move be legal? Answered without making it. */
export interface Try {
  type: "try";
  id: string;
  seat: number;
  move: MoveSaid;
}

/** A moment that the story tells: its place on the plot, its words, what is stamped on it, the step to replay it from. */
export interface TurningPoint {
  turn: number;
  seat: number;
  level: number;
  parts: Part[];
  stamp: string;
  step: number;
}

/** The table as one seat sees it (`seat` None: somebody who only looks on). Every card is a number of the Box. `beneath`: only in a deep view, what `imagine` needs besides; None where what is half-done rests on hidden cards. */
export interface View {
  seat: number | null;
  turn: number;
  turns: number;
  ply: number;
  phase: string;
  open: boolean;
  faster: boolean;
  asked: number[];
  munchkins: Munchkin[];
  decks: number[];
  discards: number[];
  tops: number[];
  laid_out: number[];
  door: number;
  question: Question | null;
  fight: FightSeen | null;
  lasting: Lasting[];
  bodies: number[];
  winners: number[];
  doing: string[];
  beneath: Record<string, unknown> | null;
}

/** An undo that the table is asked about. `number`: no other vote of this table has it. */
export interface Vote {
  number: number;
  asker: number;
  title: string;
  ayes: number[];
  waiting: number[];
}

/** The first message of a connection. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  seats: number[];
  host: boolean;
  beat: number;
  silence: number;
  cards: string;
  lines: Line[];
  chat: Chat[];
}

export type FromTable = Welcome | Told | Answer | Said | Beat | Trouble;

export type FromPage = Hello | Make | Try | Hold | Lengthen | Stand | Say | Draw | AddWord | Arrange | SeatOrder | Deal | HostOrder | AskUndo | CastVote | Again;

export const VERSION = 1;

export const BEAT_SECONDS = 5;

export const SILENCE_SECONDS = 12;
