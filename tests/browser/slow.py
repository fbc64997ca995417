"""A slow line, which jitters, and a slow device: for journeys that must come to the same end however late things come.

With KICKDOOR_SLOW=SEED every page of the journeys has both, by chance from that seed.
"""

from __future__ import annotations

import os
from random import Random

from playwright.sync_api import BrowserContext, Page

AT_MOST, CPU = 400, 4  # milliseconds for each frame; so many times slower
# Each frame comes later by chance, those of a direction in their order, and so does each answer to a request.
LATER = """([seed, most]) => {
  const [wait, clock] = [window.setTimeout.bind(window), performance.now.bind(performance)];
  function chance() {
    seed = seed * 1664525 + 1013904223 >>> 0;
    return seed / 2 ** 32;
  }
  function after(last, work) {
    const at = Math.max(last + 1, clock() + chance() * most);
    wait(work, at - clock());
    return at;
  }
  class Late extends WebSocket {
    out = 0;
    back = 0;
    send(text) { this.out = after(this.out, () => { if (this.readyState === WebSocket.OPEN) super.send(text); }); }
    set onopen(work) { super.onopen = (event) => { this.back = after(this.back, () => work(event)); }; }
    set onmessage(work) { super.onmessage = (event) => { this.back = after(this.back, () => work(event)); }; }
    set onclose(work) { super.onclose = (event) => { this.back = after(this.back, () => work(event)); }; }
  }
  window.WebSocket = Late;
  const asked = window.fetch.bind(window);
  window.fetch = async (...what) => {
    const answer = await asked(...what);
    await new Promise((go) => after(0, go));
    return answer;
  };
}"""


class SlowLine:
    """What makes one person's pages slow."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)

    def lay(self, context: BrowserContext) -> None:
        """All pages of a context have such a line from now on."""
        context.add_init_script(f"({LATER})([{self.chance.randrange(2**32)}, {AT_MOST}])")

    def slow_down(self, page: Page) -> None:
        """One device in two is slow."""
        if self.chance.random() < 0.5:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": CPU})


LINES: dict[str, SlowLine] = {}


def slow_line() -> SlowLine | None:
    """The line that is asked for, in each test the same one; None: as quick as it is."""
    seed = os.environ.get("KICKDOOR_SLOW")
    return LINES.setdefault(which := f"{seed} {os.environ.get('PYTEST_CURRENT_TEST', '')}", SlowLine(which)) if seed else None
