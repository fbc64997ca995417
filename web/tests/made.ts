/** Small pictures, as a table would send them, for tests of what the page makes of them. */
import type { Builder, Face, MoveSaid, Munchkin, Offered, Question, SeatPicture, View } from "../src/protocol";

export const NO_MOVE: MoveSaid = { verb: "pass", card: -1, on: [], more: [] };

export function offered(move: Partial<MoveSaid>, more: Partial<Offered> = {}): Offered {
  return {
    move: { ...NO_MOVE, ...move },
    label: move.verb ?? "",
    outcome: "",
    main: false,
    form: "",
    target: "",
    short: "",
    ...more,
  };
}

export function munchkin(seat: number, more: Partial<Munchkin> = {}): Munchkin {
  return {
    ...{
      seat,
      name: `Player ${seat}`,
      level: 1,
      sex: "male",
      life: "alive",
      strength: 1,
      doors: 0,
      treasures: 0,
      hand_limit: 5,
    },
    ...{ hand: [], received: [], things: [], traits: [], joined: [], tokens: [] },
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    ...{
      seat: 0,
      turn: 0,
      turns: 1,
      ply: 1,
      phase: "arrange",
      open: true,
      faster: false,
      asked: [0],
      munchkins: [munchkin(0), munchkin(1), munchkin(2)],
    },
    ...{
      decks: [10, 20],
      discards: [1, 2],
      tops: [-1, -1],
      laid_out: [],
      door: -1,
      question: null,
      fight: null,
      lasting: [],
      bodies: [],
      winners: [],
      doing: [],
      beneath: null,
    },
    ...more,
  };
}

export function question(more: Partial<Question> = {}): Question {
  return {
    ...{
      kind: "choose",
      message: "question-choose",
      seats: [0],
      passed: [],
      card: -1,
      them: -1,
      moment: "",
      verb: "",
      purpose: "",
      sort: "card",
    },
    ...{ options: [], least: 1, most: 1, worth: 0, matter: "", asker: -1, terms: null, gives: [], wants: [] },
    ...more,
  };
}

export function picture(
  more: Partial<SeatPicture> & { number?: number; window?: boolean; yours?: boolean } = {},
): SeatPicture {
  const { number = 1, window = false, yours = true, ...rest } = more;
  return {
    ...{
      seat: 0,
      view: view(),
      asked: { number, title: "Your turn.", why: "", yours, window, may_hold: false, choices: [] },
    },
    ...{
      moves: [],
      greyed: [],
      fight: null,
      offer: null,
      time: null,
      standing: "none" as const,
      goal: 10,
      people: [],
      slots: [],
      tokens: [],
      builders: [],
      guide: null,
    },
    ...rest,
  } as SeatPicture;
}

export function builder(more: Partial<Builder> = {}): Builder {
  return {
    ...{
      form: "sell" as const,
      seats: [],
      gives: [],
      wants: [],
      treasures: 0,
      tokens: 0,
      promises: [],
      gold: [],
      times: 1,
      own: [],
    },
    ...more,
  };
}

export function face(number: number, more: Partial<Face> = {}): Face {
  return {
    ...{
      number,
      copies: 1,
      id: `card-${number}`,
      name: `Card ${number}`,
      set: "base",
      deck: "treasure" as const,
      kind: "item",
      kind_label: "Item",
      figure: "",
    },
    ...{
      level: null,
      treasures: null,
      bonus: 0,
      gold: null,
      slot: "",
      hands: 0,
      big: false,
      short: "",
      text: "",
      flavour: "",
      bad_stuff: "",
      icon: "",
      rules: [],
      rank: 0,
      raises: false,
    },
    ...more,
  } as Face;
}
