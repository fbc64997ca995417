/**
 * The on-screen keyboard hides no field. Most browsers make the page smaller; where the keyboard lies over it instead, `--keyboard`
 * says how much it covers. Either way the field that is written in is brought back into sight.
 */
const NOT_PINCHED = 1.01;

export function giveWayToKeyboard(): void {
  const seen = window.visualViewport;
  const give = () => {
    const covered = seen && seen.scale < NOT_PINCHED ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
    document.documentElement.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    const focus = document.activeElement;
    if (focus?.matches("input, textarea")) focus.scrollIntoView({ block: "nearest" });
  };
  seen?.addEventListener("resize", give);
  addEventListener("resize", give);
}
