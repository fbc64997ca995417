/** How long a motion lasts, by its token; 0 where less motion is wanted. */
export type Motion = "--m-number" | "--m-travel" | "--m-door";

export function lasting(motion: Motion): number {
  const told = parseFloat(getComputedStyle(document.documentElement).getPropertyValue(motion));
  return document.visibilityState === "hidden" ? 0 : told || 0;
}
