/** The focus where something lies over the page for a while. */
import { tick } from "svelte";

/** Who has the focus now gets it back, once what takes it is gone and nobody else has it: call what is returned then. */
export function keepFocus(): () => void {
  const before = document.activeElement;
  return () => {
    void tick().then(() => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    });
  };
}
