/** A table without a network: what it sends is kept, what it hears is said by the test. */
import type { Tools } from "../src/net/connection";
import { Faces } from "../src/net/faces";
import { OnlineTable } from "../src/net/table.svelte";
import type { Sketch } from "../src/protocol";

export interface Wire {
  table: OnlineTable;
  sent: Record<string, unknown>[];
  hear: (message: object) => void;
  /** The connection is there. */
  open: () => void;
  /** The addresses from which cards were asked for. */
  asked: string[];
}

export const welcome = {
  type: "welcome",
  seats: [0],
  protocol: 1,
  version: "0",
  host: false,
  beat: 5,
  silence: 12,
  cards: "",
  lines: [],
  chat: [],
};

export function wired(
  seats: readonly number[] = [0],
  faces = new Faces([]),
  readSketches?: () => Promise<Sketch[]>,
): Wire {
  const sent: Record<string, unknown>[] = [];
  const socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text: string) => sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => undefined,
  };
  const tools: Tools = { open: () => socket, now: () => 1000, later: () => () => undefined, random: () => 0.25 };
  const asked: string[] = [];
  const readFaces = (address: string) => {
    asked.push(address);
    return Promise.resolve(faces);
  };
  const table = new OnlineTable({ table: "T", language: "en" }, tools, readFaces, readSketches);
  table.start();
  const hear = (message: object) => {
    (socket.onmessage as unknown as (event: { data: string }) => void)({ data: JSON.stringify(message) });
  };
  const open = () => {
    (socket.onopen as unknown as () => void)();
  };
  hear({ ...welcome, seats });
  return { table, sent, hear, open, asked };
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
