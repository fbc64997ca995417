/** A table without a network: what it sends is kept, what it hears is said by the test. */
import type { Tools } from "../src/net/connection";
import { Faces } from "../src/net/faces";
import { OnlineTable } from "../src/net/table.svelte";

export interface Wire {
  table: OnlineTable;
  sent: Record<string, unknown>[];
  hear: (message: object) => void;
}

export function wired(seats: readonly number[] = [0]): Wire {
  const sent: Record<string, unknown>[] = [];
  const socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text: string) => sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => undefined,
  };
  const tools: Tools = { open: () => socket, now: () => 1000, later: () => () => undefined, random: () => 0.25 };
  const table = new OnlineTable({ table: "T", language: "en" }, tools, () => Promise.resolve(new Faces([])));
  table.start();
  const hear = (message: object) => {
    (socket.onmessage as unknown as (event: { data: string }) => void)({ data: JSON.stringify(message) });
  };
  const about = { protocol: 1, version: "0", host: false, beat: 5, silence: 12, cards: "", lines: [], chat: [] };
  hear({ type: "welcome", seats, ...about });
  return { table, sent, hear };
}

export const told = (number: number, more: object = {}) => ({
  type: "told",
  number,
  room: null,
  pictures: [],
  lines: [],
  meanwhile: [],
  ...more,
});
