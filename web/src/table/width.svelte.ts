/** Which of the three layouts fits: phone under 700, middle to 1099, desktop from 1100. Zoom counts as a narrower page.
 *  A desktop page under 860 high is `low`, as on a small laptop, under 760 `lower` too: all of it is still seen at once (sizes.css). */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 699.98px)");
const below = new MediaQuery("(max-width: 1099.98px)");
const low = new MediaQuery("(min-width: 1100px) and (max-height: 859.98px)");
const lower = new MediaQuery("(min-width: 1100px) and (max-height: 759.98px)");

export const width = {
  get narrow(): boolean {
    return phone.current;
  },
  get middle(): boolean {
    return below.current && !phone.current;
  },
  get low(): boolean {
    return low.current;
  },
  get lower(): boolean {
    return lower.current;
  },
};
