import { openTable } from "../lobby/api";
import type { OnlineTable } from "../net/table.svelte";
import type { Standing } from "../protocol";

/** The same sets, options, clock and bots at a new table, with the one who asks as its host. Gives the table. */
export async function askRematch(online: OnlineTable, standings: readonly Standing[]): Promise<string> {
  const room = online.room;
  if (!room) throw new Error("");
  const mine = online.seats[0];
  const bots = room.chairs.filter((each) => each.kind === "bot" && each.seat !== mine);
  const people = room.chairs.length - bots.length;
  const seated = await openTable({
    name: standings.find((each) => each.seat === mine)?.name ?? "",
    title: room.title,
    sets: room.sets,
    options: room.options,
    clock: room.clock,
    watch: room.watch,
    preset: room.preset,
    seats: room.chairs.length,
    bots: bots.map((each) => each.bot),
    tempers: bots.map((each) => each.temper),
    play: people <= 1,
  });
  return seated.table;
}
