/** How much of the chat nobody at this device has seen, whichever page of it was open before. */
import { keep, kept } from "../kept";
import type { Play } from "./play.svelte";

export class Unread {
  private readonly place: string;
  /** The number of what was seen last. */
  private seen = $state(0);

  readonly count: number = $derived.by(() => {
    const { online, muted } = this.play;
    return online.chat.filter((each) => each.number > this.seen && !muted.includes(each.seat ?? -1)).length;
  });

  constructor(private readonly play: Play) {
    this.place = `read.${play.online.place.table}`;
    this.seen = Number(kept(this.place) ?? 0) || 0;
  }

  /** All of it lies open. */
  see(): void {
    const last = this.play.online.chat.at(-1)?.number;
    if (last === undefined || last === this.seen) return;
    this.seen = last;
    keep(this.place, String(last));
  }
}
