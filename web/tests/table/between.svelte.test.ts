/** What somebody has begun stays as it is, whatever the table tells meanwhile, and whenever it answers. */
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import HandOn from "../../src/lobby/HandOn.svelte";
import Join from "../../src/lobby/Join.svelte";
import OneDevice from "../../src/lobby/OneDevice.svelte";
import { Faces } from "../../src/net/faces";
import Centre from "../../src/table/Centre.svelte";
import Chat from "../../src/table/Chat.svelte";
import Checked from "../../src/table/Checked.svelte";
import Curtain from "../../src/table/Curtain.svelte";
import { draggable, type Dragging } from "../../src/table/drag";
import Live from "../../src/table/Live.svelte";
import Menu from "../../src/table/Menu.svelte";
import MunchkinPage from "../../src/table/MunchkinPage.svelte";
import Notices from "../../src/table/Notices.svelte";
import { Play } from "../../src/table/play.svelte";
import type { FightSeen, Room } from "../../src/protocol";
import { language, speak } from "../../src/words.svelte";
import { told, welcome, wired, type Wire } from "../heard";
import { builder, face, munchkin, NO_MOVE, offered, picture, question, view } from "../made";

vi.hoisted(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});

const ROOM = { table: "T", phase: "playing", sketches: 0, chairs: [], links: [], clock: "easy", window_seconds: 10 };
let wire: Wire;
let play: Play;
let shown: ReturnType<typeof mount>[];

beforeEach(() => {
  vi.useFakeTimers();
  sits([0]);
  shown = [];
});
afterEach(async () => {
  for (const each of shown) await unmount(each);
  vi.useRealTimers();
});

function sits(seats: number[]) {
  wire = wired(seats, new Faces([3, 4, 5].map((number) => face(number))));
  play = new Play(wire.table);
}
function show<Props extends Record<string, unknown>>(what: Component<Props>, props: Props) {
  shown.push(mount(what, { target: document.body, props }));
  flushSync();
}
function tell(number: number, more: object) {
  wire.hear(told(number, more));
  flushSync();
}
async function answer(reason = "", of = wire.sent.at(-1)) {
  wire.hear({ type: "answer", id: of?.id, refused: reason ? { reason, rule: "" } : null });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}
const find = (which: string) => document.querySelector<HTMLInputElement>(which);
const button = (words: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.includes(words));
function press(node: HTMLElement | null | undefined) {
  node?.click();
  flushSync();
}
function write(field: HTMLInputElement | null, words: string) {
  if (field) field.value = words;
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

describe("the chat", () => {
  const field = () => find("form input");
  function send() {
    find("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
    flushSync();
  }
  beforeEach(() => {
    tell(1, { pictures: [picture()] });
    show(Chat, { play });
    write(field(), "Help me");
    send();
  });

  it("keeps what is written before the answer comes", async () => {
    write(field(), "please");
    await answer();
    expect(field()?.value).toBe("please");
  });

  it("gives back what wasn't taken, before what was written since", async () => {
    expect(field()?.value).toBe("");
    write(field(), "please");
    await answer("Not so fast.");
    expect(field()?.value).toBe("Help me please");
  });

  it("keeps what isn't said yet when it is left", async () => {
    write(field(), "please");
    for (const each of shown.splice(0)) await unmount(each);
    show(Chat, { play });
    expect(field()?.value).toBe("please");
  });
});

describe("what is checked by the table", () => {
  const move = { ...NO_MOVE, verb: "ask" };
  const tries = () => wire.sent.filter((each) => each.type === "try");
  const main = () => button("Ask");
  const dead = () => main()?.getAttribute("aria-disabled") === "true";

  it("can be sent at once when it was changed, whatever was said of it before", async () => {
    tell(1, { pictures: [picture()] });
    const props = $state({ play, move, label: "Ask" });
    show(Checked, props);
    await vi.advanceTimersByTimeAsync(150);
    await answer("Nobody to ask.");
    expect(dead()).toBe(true);
    props.move = { ...move, on: ["seat", 1] };
    flushSync();
    expect(dead()).toBe(false);
    press(main());
    expect(wire.sent.at(-1)).toMatchObject({ type: "make", move: { on: ["seat", 1] } });
  });

  it("is asked anew when the table has changed, and when the line is found again", async () => {
    tell(1, { pictures: [picture()] });
    show(Checked, { play, move, label: "Ask" });
    await vi.advanceTimersByTimeAsync(150);
    await answer("A vote runs.");
    expect(dead()).toBe(true);
    tell(2, { pictures: [picture()] });
    await vi.advanceTimersByTimeAsync(150);
    expect(tries()).toHaveLength(2);
    await answer();
    expect(dead()).toBe(false);
    wire.table.speak("es");
    flushSync();
    await vi.advanceTimersByTimeAsync(150);
    expect(dead(), "no answer is no refusal").toBe(false);
    wire.open();
    wire.hear(welcome);
    flushSync();
    await vi.advanceTimersByTimeAsync(150);
    expect(tries()).toHaveLength(3);
  });
});

describe("a form", () => {
  const trading = (number: number, wants: number[]) => {
    const builders = [builder({ form: "trade", seats: [1], gives: [3, 4], wants: [[1, wants]] })];
    return { pictures: [picture({ number, builders })] };
  };
  const pressed = () => [...document.querySelectorAll(".pick [aria-pressed=true]")].length;

  it("is as it was left when it comes back from behind a question", () => {
    tell(1, trading(1, [5]));
    play.sheet = { kind: "trade", to: 1, gives: [] };
    show(Centre, { play });
    press(find(".pick button"));
    expect(pressed()).toBe(1);
    const base = picture({ number: 2, view: view({ question: question({ sort: "seat" }) }) });
    tell(2, { pictures: [{ ...base, asked: { ...base.asked, choices: [{ value: 1, label: "Otto", gold: 0 }] } }] });
    expect(find(".pick")).toBeNull();
    tell(3, trading(3, [5]));
    expect(pressed()).toBe(1);
  });

  it("is as it was left once a card or the menu that was read over it is put away", () => {
    tell(1, trading(1, [5]));
    play.sheet = { kind: "trade", to: 1, gives: [] };
    show(Centre, { play });
    press(find(".pick button"));
    for (const sheet of [{ kind: "card", card: 3 } as const, { kind: "menu" } as const]) {
      play.sheet = sheet;
      flushSync();
      expect(play.sheet).toEqual(sheet);
      play.sheet = null;
      flushSync();
      expect(pressed()).toBe(1);
    }
    play.sheet = { kind: "menu" };
    play.back();
    play.back();
    flushSync();
    expect(find(".pick"), "it is left where nothing lies over it").toBeNull();
    expect(play.sheet).toBeNull();
  });

  it("of a trade lies over no fight in which nobody trades, and comes back after it", () => {
    tell(1, trading(1, [5]));
    play.sheet = { kind: "trade", to: 1, gives: [] };
    show(Centre, { play });
    press(find(".pick button"));
    const fight = { fighter: 0, helper: -1, foes: [] } as unknown as FightSeen;
    tell(2, { pictures: [picture({ number: 2, view: view({ fight }) })] });
    play.settle();
    flushSync();
    expect(find(".pick")).toBeNull();
    tell(3, trading(3, [5]));
    play.settle();
    flushSync();
    expect(pressed()).toBe(1);
  });

  it("that can't be sent any more is gone from under what is read", () => {
    const builders = [builder({ form: "counter", treasures: 3 })];
    tell(1, { pictures: [picture({ builders })] });
    play.sheet = { kind: "help", form: "counter" };
    play.sheet = { kind: "card", card: 3 };
    tell(2, { pictures: [picture({ number: 2 })] });
    play.settle();
    expect(play.sheet).toEqual({ kind: "card", card: 3 });
    play.back();
    expect(play.sheet).toBeNull();
  });

  it("offers nothing that is there no more", async () => {
    tell(1, trading(1, [5]));
    play.sheet = { kind: "trade", to: 1, gives: [3] };
    show(Centre, { play });
    press([...document.querySelectorAll<HTMLElement>(".pick button")].at(-1));
    await vi.advanceTimersByTimeAsync(150);
    expect(wire.sent.at(-1)).toMatchObject({ type: "try", move: { verb: "trade", more: [[3], [5]] } });
    tell(2, trading(2, []));
    await vi.advanceTimersByTimeAsync(150);
    expect(wire.sent.at(-1)).toMatchObject({ type: "try", move: { verb: "give", more: [3] } });
  });

  it("of one's own terms waits behind another's offer, and comes back", () => {
    const fighting = { fight: { fighter: 0, helper: -1, foes: [] } as unknown as FightSeen };
    const fight = (number: number, more: object) => {
      tell(number, { pictures: [{ ...picture({ number, view: view(fighting) }), ...more }] });
    };
    const builders = [builder({ form: "ask", seats: [1, 2], treasures: 3 })];
    const offer = { asker: 2, asked: 0, matter: "help", title: "", gives: [], wants: [], promises: [] };
    fight(1, { builders });
    play.sheet = { kind: "help", form: "ask" };
    show(Centre, { play });
    press(button("3"));
    fight(2, { offer });
    play.settle();
    flushSync();
    expect(find(".terms")).toBeNull();
    fight(3, { builders });
    play.settle();
    flushSync();
    expect(button("3")?.getAttribute("aria-pressed")).toBe("true");
    tell(4, { pictures: [picture({ number: 4 })] });
    play.settle();
    expect(play.sheet).toBeNull();
  });
});

describe("the menu", () => {
  const told_ = (number: number, more: object = {}) => {
    tell(number, { room: { ...ROOM, ...more }, pictures: [picture()] });
  };
  const range = () => find("input[min='2']");

  it("leaves how long windows shall last as it is being set", () => {
    told_(1);
    show(Menu, { play });
    write(range(), "25");
    told_(2);
    expect(range()?.value).toBe("25");
    told_(3, { window_seconds: 40 });
    expect(range()?.value).toBe("40");
  });

  it("shows a standing order as it is once it wasn't taken", async () => {
    told_(1);
    show(Menu, { play });
    press(find("input[value=attacked]"));
    expect(find("input[value=attacked]")?.checked).toBe(true);
    told_(2);
    expect(find("input[value=attacked]")?.checked).toBe(true);
    await answer("That seat isn't yours.");
    expect([find("input[value=attacked]")?.checked, find("input[value=none]")?.checked]).toEqual([false, true]);
  });

  it("pauses once where it is pressed twice", () => {
    wire.hear({ ...welcome, host: true });
    told_(1);
    show(Menu, { play });
    press(button("Pause"));
    told_(2, { phase: "paused" });
    press(button("Go on"));
    vi.advanceTimersByTime(700);
    press(button("Go on"));
    expect(wire.sent.filter(({ type }) => type === "host_order").map(({ order }) => order)).toEqual([
      "pause",
      "resume",
    ]);
  });

  it("leaves the Level that the host writes", () => {
    const seen = (number: number, level: number) => {
      tell(number, { pictures: [picture({ view: view({ munchkins: [munchkin(0), munchkin(1, { level })] }) })] });
    };
    wire.hear({ ...welcome, host: true });
    seen(1, 2);
    show(MunchkinPage, { play, seat: 1 });
    write(find("input[type=number]"), "7");
    seen(2, 2);
    expect(find("input[type=number]")?.value).toBe("7");
    seen(3, 3);
    expect(find("input[type=number]")?.value).toBe("3");
  });
});

describe("one device for two", () => {
  const each = (number: number, asked: number) => ({
    pictures: [0, 1].map((seat) =>
      picture({ seat, number, yours: seat === asked, moves: [offered({ verb: "kick" })] }),
    ),
  });
  beforeEach(() => {
    sits([0, 1]);
  });

  it("hands nothing of one hand on to the next, nor opens it by a press that was meant for the table", async () => {
    tell(1, each(1, 0));
    show(Curtain, { play });
    press(find(".curtain button"));
    play.select(3);
    play.sheet = { kind: "card", card: 3 };
    tell(2, each(2, 1));
    await tick();
    expect([play.selected, play.sheet]).toEqual([-1, null]);
    press(find(".curtain button"));
    expect(wire.table.seat).toBe(0);
    await vi.advanceTimersByTimeAsync(700);
    press(find(".curtain button"));
    expect(wire.table.seat).toBe(1);
  });

  it("says which vote is answered, and none is answered by a press that was meant for what stood there before", () => {
    const asks = (told_: number, number: number) => {
      const vote = { number, asker: 2, title: "Back?", ayes: [], waiting: [0] };
      tell(told_, { room: { ...ROOM, vote }, ...each(1, 0) });
    };
    const votes = () => wire.sent.filter(({ type }) => type === "vote").map(({ vote, aye }) => [vote, aye]);
    asks(1, 7);
    show(Notices, { play });
    show(Live, { play });
    asks(2, 9);
    press(button("Yes"));
    expect(votes()).toEqual([]);
    vi.advanceTimersByTime(700);
    press(button("Yes"));
    expect(votes()).toEqual([[9, true]]);
  });

  it("asks both about taking a move back", () => {
    const vote = (waiting: number[]) => ({
      room: { ...ROOM, vote: { number: 7, asker: 2, title: "Back?", ayes: [], waiting } },
    });
    tell(1, { ...vote([0, 1]), ...each(1, 0) });
    show(Notices, { play });
    const votes = () => wire.sent.filter(({ type }) => type === "vote").map(({ seat, aye }) => [seat, aye]);
    press(button("Yes"));
    tell(2, vote([1]));
    press(button("Yes"));
    expect(votes(), "a second press in a row is no second voice").toEqual([[0, true]]);
    vi.advanceTimersByTime(700);
    press(button("Yes"));
    expect(votes()).toEqual([
      [0, true],
      [1, true],
    ]);
  });
});

it("the name that a guest types is still there when the cards are dealt meanwhile", async () => {
  const room = { ...ROOM, chairs: [{ seat: 0, kind: "bot", name: "Otto" }] } as unknown as Room;
  show(Join, { room });
  write(find("form input"), "Suzan");
  for (const each of shown.splice(0)) await unmount(each);
  show(Join, { room });
  expect(find("form input")?.value).toBe("Suzan");
});

it("the next name that is written at one device is still there once the first sits", async () => {
  let sits: (answer: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => (sits = done)));
  const seated = vi.fn();
  show(OneDevice, { table: "T", seated });
  const field = () => find("form input");
  const send = () => find("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  write(field(), "Suzan");
  send();
  write(field(), "Otto");
  sits(Response.json({ table: "T", seat: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(seated).toHaveBeenCalledOnce();
  expect(field()?.value).toBe("Otto");
  send();
  sits(Response.json({ table: "T", seat: 2 }));
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(field()?.value).toBe("");
  vi.unstubAllGlobals();
});

it("a card that goes while it is dragged is let go of", () => {
  const node = document.createElement("div");
  node.setPointerCapture = () => undefined;
  const end = vi.fn();
  const dragging: Dragging = { can: true, begin: () => undefined, drop: () => undefined, end };
  const made = draggable(node, dragging);
  const at = (type: string, clientY: number) =>
    node.dispatchEvent(Object.assign(new MouseEvent(type, { clientX: 0, clientY }), { pointerId: 1 }));
  at("pointerdown", 0);
  at("pointermove", 40);
  made.destroy();
  expect(end).toHaveBeenCalledOnce();
});

it("a code that was asked for before a renewal is never shown after it", async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => answers.push(done)));
  show(HandOn, { table: "T", seat: 0 });
  for (const words of ["link", "old"]) press([...document.querySelectorAll("button")].at(words === "old" ? -1 : 0));
  const handed = (code: string) => Response.json({ links: [], no_link: "", code, seconds: 600 });
  answers[1]?.(handed("new words"));
  answers[0]?.(handed("old words"));
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(find(".code")?.textContent).toContain("new words");
  vi.unstubAllGlobals();
});

it("the language that was chosen last is spoken, however long another takes to come", async () => {
  const slow = speak("es");
  await speak("en");
  await slow;
  expect(language()).toBe("en");
});
