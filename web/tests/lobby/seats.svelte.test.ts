/** The chairs of a table whose cards aren't dealt yet. */
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { answer, find, show, tell, wire } from "../page.svelte";
import Seats from "../../src/lobby/Seats.svelte";
import { Opened } from "../../src/lobby/plan.svelte";
import type { Home } from "../../src/protocol";

const HOST = { seat: 0, kind: "person", name: "Ann", yours: true, host: true };
const kinds = {
  bots: [
    ["greedy", "Greedy"],
    ["easy", "Easy"],
  ],
  bot_names: [],
  tempers: [["plain", "Plain"]],
  tempered: [],
};
const home = kinds as unknown as Home;

it("a bot's chair shows the bot that sits there, whichever was chosen and not taken", async () => {
  const bot = (kind: string) => ({ seat: 1, kind: "bot", name: "Otto", bot: kind, temper: "plain" });
  const room = (kind: string) => ({ room: { phase: "lobby", sketches: 0, chairs: [HOST, bot(kind)] } });
  tell(1, room("greedy"));
  show(Seats, { plan: new Opened(wire.table), home, most: 6 });
  const list = () => find("select");
  const choose = () => {
    const found = list();
    if (found) found.value = "easy/plain";
    found?.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };
  choose();
  expect(wire.sent.at(-1)).toMatchObject({ type: "seat_order", seat: 1, kind: "bot", bot: "easy" });
  await answer("Not now.");
  expect(list()?.value).toBe("greedy/plain");
  choose();
  tell(2, room("easy"));
  await answer();
  expect(list()?.value).toBe("easy/plain");
});
