/** How amounts are written. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : String(amount).replace("-", "−");
}

/** "4 + 3 − 2", as a sum is written in figures. */
export function inFigures(amounts: readonly number[]): string {
  return amounts
    .map((amount, place) => (place === 0 ? String(amount) : amount < 0 ? `− ${-amount}` : `+ ${amount}`))
    .join(" ");
}
