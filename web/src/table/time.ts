/** The time left, by this device's monotonic clock. */
import type { Deadline } from "../net/table.svelte";

/** Milliseconds left; a clock that stands keeps what it had. */
export function leftOf(deadline: Deadline | null, now: number): number {
  if (!deadline) return 0;
  return Math.max(0, deadline.stands ? deadline.left : deadline.end - now);
}

/** As a clock shows it: 7, 0:59 only from a minute on (1:12). */
export function spelled(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return String(seconds);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return `${Math.floor(minutes / 60)} h`;
}
