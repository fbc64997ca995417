/** A card read as a sentence: its name in a screen reader. */
import type { Face } from "../protocol";
import { say } from "../words.svelte";

export function cardSentence(face: Face, more: { reason?: string; fresh?: boolean } = {}): string {
  return say("browser-card", {
    name: face.name,
    kind: face.kind_label,
    figure: face.figure || "none",
    short: face.short || "none",
    reason: more.reason || "none",
    fresh: more.fresh ? "yes" : "no",
  });
}
