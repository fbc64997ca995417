/** What may be chosen in the menu. */
import type { SeatPicture } from "../protocol";

export type Order = SeatPicture["standing"];
export const ORDERS: readonly Order[] = ["none", "level", "attacked", "turn"];
export const CLOCKS = ["brisk", "easy", "sheets", "wait", "days"] as const;
