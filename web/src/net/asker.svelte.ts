/** Somebody who asks a table for something, and is told why it said no. */
import { say } from "../words.svelte";
import type { Outcome } from "./connection";

export class Asker {
  /** Why what was sent last wasn't done. */
  refused = $state("");
  /** How often something wasn't done: the same reason may be said again. */
  refusals = $state(0);

  /** `lost`: what is said where the line broke before the answer. */
  constructor(private readonly lost = "browser-move-lost") {}

  /** Say why it was refused; what was said of something else meanwhile stays. True if it was done. */
  async tell(sent: Promise<Outcome>): Promise<boolean> {
    const before = this.refused;
    const outcome = await sent;
    if (outcome.kind !== "done" || this.refused === before) this.refused = this.reasonOf(outcome);
    if (outcome.kind !== "done") this.refusals++;
    return outcome.kind === "done";
  }

  private reasonOf(outcome: Outcome): string {
    if (outcome.kind === "refused") return outcome.refused.reason;
    return outcome.kind === "lost" ? say(this.lost) : "";
  }
}

/** What somebody has set and the table hasn't answered yet: it is shown until then, and what is set next builds on it. */
export class Wish<Value> {
  private held = $state.raw<{ value: Value } | null>(null);

  get value(): Value | null {
    return this.held?.value ?? null;
  }

  /** Hold it until it is answered; a newer wish stays. */
  async until(value: Value, answered: Promise<unknown>): Promise<void> {
    const mine = { value };
    this.held = mine;
    await answered;
    if (this.held === mine) this.held = null;
  }
}
