/** What somebody has begun stays as it is, whatever the table tells meanwhile, and whenever it answers. */
import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, button, find, leave, play, press, show, sits, tell, wire, write } from "../page.svelte";
import HandOn from "../../src/lobby/HandOn.svelte";
import Join from "../../src/lobby/Join.svelte";
import OneDevice from "../../src/lobby/OneDevice.svelte";
import Chat from "../../src/table/Chat.svelte";
import Curtain from "../../src/table/Curtain.svelte";
import Dialogs from "../../src/table/Dialogs.svelte";
import Live from "../../src/table/Live.svelte";
import Menu from "../../src/table/Menu.svelte";
import MunchkinPage from "../../src/table/MunchkinPage.svelte";
import Notices from "../../src/table/Notices.svelte";
import Sketchpad from "../../src/table/Sketchpad.svelte";
import { Unread } from "../../src/table/unread.svelte";
import { draggable, type Dragging } from "../../src/table/drag";
import { onKey } from "../../src/table/keys";
import type { FightSeen, Room, SeatPicture } from "../../src/protocol";
import { language, speak } from "../../src/words.svelte";
import { face, munchkin, offered, picture, view } from "../made";
import { welcome } from "../heard";

const HOST = { seat: 0, kind: "person", name: "Ann", yours: true, host: true };
const ROOM = {
  table: "T",
  phase: "playing",
  sketches: 0,
  chairs: [HOST],
  links: [],
  clock: "easy",
  window_seconds: 10,
};

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
    await leave();
    show(Chat, { play });
    expect(field()?.value).toBe("please");
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

  it("ends nothing for everybody by one press, nor by the same place pressed twice", () => {
    told_(1);
    show(Menu, { play });
    const orders = () => wire.sent.filter(({ type }) => type === "host_order").map(({ order }) => order);
    press(button("Call it a day"));
    expect(document.activeElement).toBe(button("No"));
    expect(find("[role=alert]")?.textContent).toContain("ends here for everybody");
    press(button("No"));
    expect([orders(), find("[role=alert]")]).toEqual([[], null]);
    press(button("Call it a day"));
    press(button("Call it a day"));
    expect(orders()).toEqual(["finish"]);
  });

  it("leaves the Level that the host writes", () => {
    const seen = (number: number, level: number) => {
      tell(number, { pictures: [picture({ view: view({ munchkins: [munchkin(0), munchkin(1, { level })] }) })] });
    };
    tell(0, { room: ROOM });
    seen(1, 2);
    show(MunchkinPage, { play, seat: 1 });
    write(find("input[type=number]"), "7");
    seen(2, 2);
    expect(find("input[type=number]")?.value).toBe("7");
    seen(3, 3);
    expect(find("input[type=number]")?.value).toBe("3");
  });
});

describe("a dialog", () => {
  it("says in itself why what was pressed there isn't done, and nothing of what was refused before it", async () => {
    tell(1, { room: ROOM, pictures: [picture()] });
    play.refused = "Not now.";
    play.sheet = { kind: "munchkin", seat: 1 };
    show(Dialogs, { play });
    expect(find("dialog [role=alert]")).toBeNull();
    write(find("dialog input[type=number]"), "99");
    press(button("Rule"));
    await answer("There is no such Level.");
    expect(find("dialog [role=alert]")?.textContent).toBe("There is no such Level.");
  });

  it("of sums goes with its fight", () => {
    const said = { ours: [], theirs: [], verdict: "", help: "", win: "", lose: "", bad_stuff: [] };
    const fight = { fighter: 0, helper: -1, foes: [], ours: 1, theirs: 2 } as unknown as FightSeen;
    tell(1, { pictures: [picture({ view: view({ fight }), fight: said as unknown as SeatPicture["fight"] })] });
    play.sheet = { kind: "sum" };
    play.settle();
    expect(play.sheet).toEqual({ kind: "sum" });
    tell(2, { pictures: [picture({ number: 2 })] });
    play.settle();
    expect(play.sheet).toBeNull();
  });
});

it("a server that was upgraded under the open page is told of, and loading anew is left to the reader", () => {
  wire.hear(welcome);
  tell(1, { room: ROOM, pictures: [picture()] });
  show(Notices, { play });
  expect(button("Load the page anew")).toBeUndefined();
  wire.hear({ ...welcome, version: "1" });
  flushSync();
  expect(button("Load the page anew")).toBeDefined();
});

it("whom one has muted, and what of the chat was seen, is as it was when the page is loaded anew", () => {
  const said = (number: number, seat: number) => ({ number, seat, name: "", text: "Hello", line: "" });
  const load = () => {
    sits([0]);
    tell(1, { pictures: [picture()] });
    return new Unread(play);
  };
  wire.hear({ ...welcome, chat: [said(1, 1), said(2, 2)] });
  let unread = new Unread(play);
  expect(unread.count).toBe(2);
  play.mute(2, true);
  expect(unread.count).toBe(1);
  unread.see();
  unread = load();
  wire.hear({ ...welcome, chat: [said(1, 1), said(2, 2), said(3, 2), said(4, 1)] });
  expect([play.muted, unread.count]).toEqual([[2], 1]);
  play.mute(2, false);
  expect([play.muted, unread.count]).toEqual([[], 2]);
});

it("a drawing is still on its sheet when the card is put aside and taken up again, until it is shown", async () => {
  SVGElement.prototype.setPointerCapture = () => undefined;
  const close = vi.fn();
  const props = { play, face: face(3), close };
  tell(1, { pictures: [picture()] });
  show(Sketchpad, props);
  const line = () => document.querySelector("svg path")?.getAttribute("d");
  expect(line()).toBe("");
  const at = (type: string, clientX: number) => {
    const box = { left: 0, top: 0, width: 100, height: 100 } as DOMRect;
    const sheet = document.querySelector("svg");
    if (sheet) sheet.getBoundingClientRect = () => box;
    const event = Object.assign(new MouseEvent(type, { clientX, clientY: 10, bubbles: true }), { pointerId: 1 });
    sheet?.dispatchEvent(event);
    flushSync();
  };
  at("pointerdown", 10);
  at("pointermove", 90);
  const drawn = line();
  expect(drawn).not.toBe("");
  await leave();
  show(Sketchpad, props);
  expect(line()).toBe(drawn);
  press(button("Show"));
  await answer();
  expect(close).toHaveBeenCalledOnce();
  await leave();
  show(Sketchpad, props);
  expect(line()).toBe("");
});

it("why something isn't done is heard again where it is refused again", async () => {
  tell(1, { pictures: [picture()] });
  show(Live, { play });
  const live = () => find("[data-part=live]")?.textContent;
  for (const heard of [["Not now."], ["", "Not now."]]) {
    void play.make(offered({ verb: "kick" }).move);
    await answer("Not now.");
    expect(live()).toBe(heard[0]);
    await vi.advanceTimersByTimeAsync(20);
    flushSync();
    expect(live()).toBe(heard.at(-1));
  }
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

  it("leaves the hand behind the curtain alone, whichever key is pressed", () => {
    tell(1, {
      pictures: [0, 1].map((seat) =>
        picture({
          seat,
          yours: seat === 1,
          moves: [offered({ verb: "pass" })],
          view: view({ munchkins: [0, 1].map((each) => munchkin(each, { hand: [3] })) }),
        }),
      ),
    });
    show(Curtain, { play });
    const keys = () => {
      for (const key of ["1", "m", " "])
        onKey(new KeyboardEvent("keydown", { key, cancelable: true }), { play, tellAll: () => undefined });
      return [play.selected, play.sheet, wire.sent.filter(({ type }) => type === "make").length];
    };
    (document.activeElement as HTMLElement).blur();
    expect([keys(), play.covered]).toEqual([[-1, null, 0], true]);
    press(find(".curtain button"));
    expect([keys(), play.covered]).toEqual([[3, { kind: "menu" }, 1], false]);
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
  await leave();
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
