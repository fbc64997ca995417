"""Nothing is out of reach or unseen: behind a notch, a home bar or an on-screen keyboard, or in forced colours."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.states import STATES
from tests.browser.tables import visit

BY_NAME = {state.name: state for state in STATES}
WRITTEN_IN = (
    "start-house-rules",
    "take-up-a-seat",
    "lobby-host",
    "lobby-link",
    "quiet-rulebook-found",
    "quiet-log",
    "quiet-player",
)
FORMS = ("fight-ask-for-help", "offer-other-terms", "quiet-sale", "quiet-trade", "choice", "choice-from-the-hand")
# The share of the screen that a form has, and whether its head and its main button are seen there before anything is scrolled.
ROOM = """() => {
  const sheet = document.querySelector('[data-part=sheet]'), button = sheet.querySelector('footer .btn');
  const [pane, box] = [document.querySelector('#pane').getBoundingClientRect(), button.getBoundingClientRect()];
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const head = sheet.getBoundingClientRect().top;
  return [pane.height / innerHeight, head >= pane.top && head < pane.bottom, button.contains(hit) && box.bottom <= pane.bottom];
}"""
KEYBOARD = 336  # an iPhone's, of 844 pixels
NOTCH, BAR, SIDE = 59, 34, 59
# What one presses, and what is seen where a finger would press it.
UNDER = """({top, right, bottom, left}) => {
  const press = 'button, a[href], input, select, textarea, summary, label, [role=tab]';
  const [w, h] = [innerWidth, innerHeight];
  const found = (x, y) => document.elementFromPoint(x, y)?.closest(press);
  const at = [];
  for (let x = 8; x < w; x += 12) {
    if (top && scrollY === 0) at.push(found(x, top / 2), found(x, top - 4));
    const low = found(x, h - bottom / 2);  // what only scrolls by is no harm
    if (bottom && low && (scrollY + h >= document.documentElement.scrollHeight - 1 || getComputedStyle(low).position === 'fixed'))
      at.push(low);
  }
  for (let y = 8; y < h; y += 12) {
    if (left) at.push(found(left / 2, y));
    if (right) at.push(found(w - right / 2, y));
  }
  return [...new Set(at)].filter(Boolean).map((node) => `${node.tagName} ${node.className} ${node.textContent.slice(0, 40)}`);
}"""
COVER_THE_PAGE = """
  const seen = Object.assign(new EventTarget(), {scale: 1, offsetTop: 0});
  Object.defineProperty(seen, 'height', {get: () => innerHeight - (window.keyboard ?? 0)});
  Object.defineProperty(window, 'visualViewport', {value: seen});
"""
# Each field that is written in, with the focus, while a keyboard is there: which can't be seen whole?
HIDDEN = """() => [...document.querySelectorAll('input, textarea')]
  .filter((node) => node.checkVisibility() && !node.matches('[type=radio], [type=checkbox], [type=range], .only-heard'))
  .filter((node) => {
    node.focus();
    (window.keyboard ? visualViewport : window).dispatchEvent(new Event('resize'));
    const [box, low] = [node.getBoundingClientRect(), innerHeight - (window.keyboard ?? 0)];
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top < 0 || box.bottom > low || (hit !== node && !hit?.contains(node));
  }).map((node) => `${node.ariaLabel ?? node.labels[0]?.textContent} at ${node.getBoundingClientRect().bottom}`)"""

# What is painted in a colour that is none of the device's own, and what can be pressed but has no border, picture or underline.
UNFORCED = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  const named = ['Canvas', 'CanvasText', 'ButtonFace', 'ButtonText', 'ButtonBorder', 'Field', 'FieldText', 'Highlight'];
  const known = new Set(named.map((each) => { probe.style.color = each; return getComputedStyle(probe).color; }));
  probe.remove();
  const clear = (each) => each === 'none' || each.endsWith(', 0)');
  const seen = [...document.querySelectorAll('body *')].filter((node) => node.checkVisibility());
  const wrong = seen.flatMap((node) => {
    const style = getComputedStyle(node);
    const bordered = parseFloat(style.borderBottomWidth) && style.borderBottomStyle !== 'none';
    const painted = [style.color, style.backgroundColor, bordered ? style.borderBottomColor : 'none',
      ...(node.ownerSVGElement ? [style.fill, style.stroke] : [])];
    return painted.filter((each) => !clear(each) && !known.has(each))
      .map((each) => `${node.tagName} ${node.getAttribute('class')} ${each}`);
  });
  const pressed = seen.filter((node) => node.matches('button, select, .field') && !node.querySelector('svg, .card'));
  const bare = pressed.filter((node) => {
    const {borderBottomStyle, borderBottomWidth, textDecorationLine, backgroundColor} = getComputedStyle(node);
    const plain = borderBottomStyle === 'none' || !parseFloat(borderBottomWidth);
    return plain && textDecorationLine === 'none' && clear(backgroundColor) && node.textContent.trim();
  }).map((node) => `nothing shows that it can be pressed: ${node.className} ${node.textContent}`);
  return [...new Set([...wrong, ...bare])];
}"""


def unsafe(page: Page, **insets: int) -> None:
    """A screen with a notch and a home bar."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})


@pytest.mark.parametrize("name", FORMS)
def test_a_form_on_a_phone_has_the_screen_and_its_button_in_reach(browser: Browser, server: str, name: str) -> None:
    for size in ("phone", "small"):
        with visit(browser, server, BY_NAME[name], size) as page:
            share, head, button = page.evaluate(ROOM)
            assert share > 0.6 and head and button, (size, share, head, button)


@pytest.mark.parametrize("name", WRITTEN_IN)
def test_no_field_is_hidden_by_a_keyboard(browser: Browser, server: str, name: str) -> None:
    """One that makes the page smaller, as on Android; one that lies over it, as on an iPhone."""
    with visit(browser, server, BY_NAME[name], "phone", before=COVER_THE_PAGE) as page:
        page.evaluate(f"window.keyboard = {KEYBOARD}")
        assert page.evaluate(HIDDEN) == []
        page.evaluate("window.keyboard = 0; visualViewport.dispatchEvent(new Event('resize'))")
        page.set_viewport_size({"width": 390, "height": 844 - KEYBOARD})
        assert page.evaluate(HIDDEN) == []


@pytest.mark.parametrize(
    "name", ["start", "lobby-host", "quiet", "quiet-me", "quiet-menu", "quiet-rulebook", "fight-one-device", "over"]
)
def test_nothing_to_press_lies_behind_a_notch_or_a_home_bar(browser: Browser, server: str, name: str) -> None:
    with visit(browser, server, BY_NAME[name], "phone", alone=True) as page:
        upright = {"top": NOTCH, "right": 0, "bottom": BAR, "left": 0}
        turned = {"top": 0, "right": SIDE, "bottom": BAR, "left": SIDE}
        for width, height, insets in ((390, 844, upright), (844, 390, turned)):
            page.set_viewport_size({"width": width, "height": height})
            unsafe(page, **insets)
            for end in ("0", "document.documentElement.scrollHeight"):
                page.evaluate(f"scrollTo(0, {end})")
                assert page.evaluate(UNDER, insets) == []
            assert page.evaluate("getComputedStyle(document.body).paddingLeft") == f"{insets['left']}px"


@pytest.mark.parametrize("name", ["start", "lobby-host", "quiet-card", "fight", "choice", "quiet-menu", "over"])
def test_forced_colours_leave_everything_to_be_seen(browser: Browser, server: str, name: str) -> None:
    with visit(browser, server, BY_NAME[name], "desktop", forced_colors="active") as page:
        assert page.evaluate(UNFORCED) == []
        assert page.evaluate("getComputedStyle(document.querySelector('.frame, .sheet')).borderImageSource") == "none"


# What of a hand and of what can be done with the card held up nobody could press: nothing of it is seen.
UNSEEN = """() => [...document.querySelectorAll('.own-hand li > .plain, .own-hand .actions button')].filter((node) => {
  const box = node.getBoundingClientRect();
  return ![...Array(20).keys()].some((x) => [0.2, 0.5, 0.8].some((y) => {
    const hit = document.elementFromPoint(box.x + box.width * (x + 0.5) / 20, box.y + box.height * y);
    return hit === node || node.contains(hit);
  }));
}).map((node) => node.textContent.slice(0, 40))"""


def test_on_a_laptop_a_card_held_up_hides_neither_its_neighbour_nor_what_it_can_do(browser: Browser, server: str) -> None:
    with visit(browser, server, BY_NAME["charity"], "desktop") as page:
        page.set_viewport_size({"width": 1280, "height": 880})
        cards = page.locator(".own-hand [data-card]")
        assert cards.count() == 8
        for place in range(8):
            cards.nth(place).dispatch_event("click")
            page.locator(".own-hand li.chosen").nth(0).wait_for()
            assert page.locator(".own-hand .actions button").count() >= 3
            assert page.evaluate(UNSEEN) == []
            cards.nth(place).dispatch_event("click")


# Out of sight before anything is scrolled: of the hand the names of its cards, the strip with its buttons, the field of the chat.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.own-hand li, .windowbar, .windowbar button, .right input')]
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([node, box]) => box.top < 0 || box.top + (node.matches('li') ? 80 : box.height) > innerHeight)
  .map(([node]) => `${node.tagName} ${node.className} ${node.textContent.slice(0, 40)}`)"""


# Of the whole page, and of what one wears and carries: what is scrolled to.
SCROLLED_TO = """() => [document.documentElement, document.querySelector('.doll .rest')]
  .map((node) => node.scrollHeight - node.clientHeight)"""


def test_on_a_desktop_all_that_one_has_is_seen_at_once(browser: Browser, server: str) -> None:
    for name in ("quiet", "fight", "many-cards"):
        with visit(browser, server, BY_NAME[name], "desktop") as page:
            for width, height in ((1440, 900), (1366, 768)):
                page.set_viewport_size({"width": width, "height": height})
                page.locator("main.low .panel.tight" if height < 860 else ".doll").first.wait_for()
                assert page.evaluate(SCROLLED_TO) == [0, 0], (name, width)


@pytest.mark.parametrize("height", [657, 720, 800])
def test_on_a_low_laptop_the_hand_is_seen_with_the_fight(browser: Browser, server: str, height: int) -> None:
    for name in ("quiet", "fight", "running", "offer", "many-cards"):
        with visit(browser, server, BY_NAME[name], "desktop") as page:
            page.set_viewport_size({"width": 1366, "height": height})
            page.locator("main.low .panel.tight").first.wait_for()
            assert page.evaluate(OUT_OF_SIGHT) == [], name
            covered = page.evaluate("""() => document.querySelector('.centre > *').getBoundingClientRect().bottom
              - document.querySelector('.windowbar').getBoundingClientRect().top""")
            assert covered <= 0, name


# Of cards: a name with a word that goes on in the next line, and a number that lies on the text below it.
UNREADABLE = """() => [...document.querySelectorAll('.card')].filter((node) => node.checkVisibility()).filter((node) => {
  const name = node.querySelector('.name')?.firstChild;
  const broken = [...(name?.data ?? '').matchAll(/[^\\s-]+/g)].some((word) => {
    const range = document.createRange();
    range.setStart(name, word.index);
    range.setEnd(name, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  });
  const [figure, text] = ['.figure', '.short'].map((each) => node.querySelector(each)?.getBoundingClientRect());
  return broken || (figure && text && !node.matches('.arena') && figure.bottom > text.top + 2);
}).map((node) => node.ariaLabel)"""


@pytest.mark.parametrize("name", ["quiet-sale", "quiet-player", "fight", "charity", "looting", "choice-from-the-hand"])
def test_no_name_of_a_card_is_broken_and_no_number_lies_on_its_text(browser: Browser, server: str, name: str) -> None:
    for size in ("desktop", "phone", "small"):
        with visit(browser, server, BY_NAME[name], size) as page:
            assert page.evaluate(UNREADABLE) == [], size
