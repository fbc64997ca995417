"""What friends do at a table, each on a screen of a size of its own."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Fresh
from tests.browser.laid import NOT_SHARED
from tests.browser.tables import Seat

ROUND = [("desktop", "phone"), ("phone", "small"), ("small", "desktop")]
ONCE = ROUND if os.environ.get("KICKDOOR_NIGHT") else ROUND[1:2]  # who only looks on has the size that is left


def seat_at(browser: Browser, server: str, table: str, number: int, size: str) -> Seat:
    """Somebody whose browser holds a seat of the table."""
    seat = Seat(browser, server, size)
    seat.hold(table, number)
    seat.page.goto(f"/t/{table}")
    seat.page.locator(".windowbar").wait_for()
    return seat


def press(page: Page, name: str) -> None:
    """A button by its name."""
    page.get_by_role("button", name=name, exact=True).first.click()


LEVEL = ".chip.me b, .doll .figures b"  # where one's own page shows it
PASS = """(runs) => [...document.querySelectorAll(`.windowbar ${runs ? '.main' : '[data-verb=pass]'}`)]
  .find((node) => node.offsetParent && node.getAttribute('aria-disabled') !== 'true')?.click()"""


def all_pass(seats: list[Seat], over: Callable[[], bool], *, runs: bool = False) -> None:
    """Nobody does more, in whatever window, until it is so; `runs`: but run away, who must."""
    until = monotonic() + 60
    while not over():
        assert monotonic() < until, [seat.page.locator(".windowbar").inner_text() for seat in seats]
        for seat in seats:
            seat.page.evaluate(PASS, runs)
        seats[0].rest()


@pytest.mark.parametrize(("host_size", "guest_size"), ROUND)
def test_a_table_is_opened_and_a_friend_sits_down_by_its_link(
    browser: Browser, server: str, host_size: str, guest_size: str
) -> None:
    host, guest = Seat(browser, server, host_size), Seat(browser, server, guest_size)
    host.page.goto("/")
    press(host.page, "Open it for friends")
    host.page.wait_for_url("**/t/*")
    guest.page.goto(host.page.url)
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(host.page.get_by_text("Suzan")).to_have_count(0)  # to look at a link changes nothing
    guest.page.get_by_label("Your name").fill("Suzan")
    press(guest.page, "Sit down")
    expect(host.page.get_by_text("Suzan").first).to_be_visible()
    press(host.page, "Deal the cards")
    for seat in (host, guest):
        expect(seat.page.locator(".own-hand li")).to_have_count(8)
        assert seat.faults == []


@pytest.mark.takes("fight")
@pytest.mark.parametrize(("fighter", "helper"), ONCE)
def test_a_fight_is_won_by_a_deal_that_was_countered(
    browser: Browser, server: str, fresh: Fresh, fighter: str, helper: str
) -> None:
    """Seven against fifteen; Suzan wants two Treasures and not one; with her and a spell it is nineteen."""
    table = fresh("fight")
    aric, suzan, mina, otto = (
        seat_at(browser, server, table, number, size) for number, size in enumerate((fighter, helper, "desktop", "small"))
    )
    press(aric.page, "Ask for help")
    aric.page.locator(".clipped .btn", has_text="Suzan").first.click()
    press(aric.page, "Ask")
    expect(suzan.page.locator(".clipped")).to_contain_text("1 Treasure")
    press(suzan.page, "Change it")
    suzan.page.locator(".clipped .number", has_text="2").click()
    press(suzan.page, "Offer this instead")
    for witness in (aric, mina):
        expect(witness.page.locator(".clipped")).to_contain_text("2 Treasures")
    press(aric.page, "Accept")
    expect(aric.page.locator(".totals")).to_contain_text("14")
    aric.page.locator(".own-hand [data-card]").first.dispatch_event("click")
    aric.page.locator(".own-hand .actions .btn-marker").click()
    aric.page.locator(".own-hand .actions .frame-focus", has_text="munchkins").or_(
        aric.page.locator(".own-hand .actions .frame-focus", has_text="Munchkins")
    ).first.click()
    expect(aric.page.locator(".totals")).to_contain_text("19")
    aric.page.locator(".windowbar .main", has_text="I fight").click()
    all_pass([aric, suzan, mina, otto], lambda: aric.page.locator("section.arena").count() == 0)
    expect(aric.page.locator(LEVEL).first).to_have_text(re.compile("5$"))
    for seat in (aric, suzan, mina, otto):
        assert seat.faults == []


@pytest.mark.takes("swap")
@pytest.mark.parametrize(("giver", "taker"), ONCE)
def test_two_trade_on_anothers_turn(browser: Browser, server: str, fresh: Fresh, giver: str, taker: str) -> None:
    """It is Suzan's turn; Aric, whose turn it isn't, offers and gets."""
    table = fresh("swap")
    aric, suzan = seat_at(browser, server, table, 0, giver), seat_at(browser, server, table, 1, taker)
    if giver != "desktop":
        aric.page.get_by_role("tab", name="Me").click()
    press(aric.page, "Trade")
    sides = aric.page.locator(".clipped .sides > div")
    sides.first.locator("button").first.click()
    sides.last.locator("button").first.click()
    press(aric.page, "Offer the trade")
    press(suzan.page, "Accept")
    if giver != "desktop":
        aric.page.get_by_role("tab", name="Me").click()
    expect(aric.page.locator(".doll")).to_contain_text("Pillow")
    assert aric.faults == suzan.faults == []


@pytest.mark.takes("fight")
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_who_comes_back_finds_everything(browser: Browser, server: str, fresh: Fresh, size: str) -> None:
    """Reloaded in the midst of a draft, left for the first page and come back by Back: the same hand, the same question."""
    seat = seat_at(browser, server, fresh("fight"), 0, size)
    page = seat.page
    hand = page.locator(".own-hand [data-card]")
    before = hand.evaluate_all("all => all.map(each => each.dataset.card)")
    press(page, "Ask for help")
    page.reload()
    expect(hand).to_have_count(len(before))
    assert hand.evaluate_all("all => all.map(each => each.dataset.card)") == before
    page.goto("/")
    page.go_back()
    expect(page.locator(".windowbar .main", has_text="I fight")).to_be_visible()
    assert seat.faults == []


@pytest.mark.takes("quiet")
@pytest.mark.parametrize("size", ["desktop", "small"])
def test_a_spectator_sees_what_all_see_and_decides_nothing(browser: Browser, server: str, fresh: Fresh, size: str) -> None:
    table = fresh("quiet")
    watcher = Seat(browser, server, size)
    watcher.page.goto(f"/t/{table}")
    watcher.page.locator(".windowbar").wait_for()
    for forbidden in (".own-hand", ".doll", ".windowbar .main", ".windowbar .hold", ".acts .btn-solid"):
        expect(watcher.page.locator(forbidden)).to_have_count(0)
    aric = seat_at(browser, server, table, 0, "desktop")
    press(aric.page, "Kick the door")
    expect(watcher.page.locator("section.arena")).to_be_visible()
    assert watcher.faults == aric.faults == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_plain_http_at_an_address_that_is_no_loopback(browser: Browser, home_network: str, size: str) -> None:
    """Where the browser has no clipboard, no wake lock and no crypto, a table is opened, shared and played all the same."""
    host = Seat(browser, home_network, size)
    page = host.page
    page.goto("/")
    assert page.evaluate("isSecureContext") is False
    assert page.evaluate("navigator.clipboard === undefined && crypto.subtle === undefined")
    press(page, "Open it for friends")
    expect(page.get_by_label("The table's link")).to_be_visible()
    press(page, "Copy link")
    expect(page.get_by_text("It is marked", exact=False)).to_be_visible()
    press(page, "Deal the cards")
    expect(page.locator(".own-hand li")).to_have_count(8)
    page.goto("/t/over")
    press(page, "Check the shuffle")
    expect(page.get_by_text("The secret is the one that was promised", exact=False)).to_be_visible()
    assert host.faults == []


def test_a_story_is_shared_read_by_a_stranger_and_shut_again(browser: Browser, server: str) -> None:
    """The stranger follows the link, replays a move of a bot, and reads why it was made."""
    host, stranger = Seat(browser, server), Seat(browser, server, "phone")
    host.hold(NOT_SHARED, 0)
    host.page.goto(f"/t/{NOT_SHARED}")
    host.page.get_by_role("button", name="Make a link").click()
    link = host.page.locator("a[href*='/story/']").get_attribute("href")
    assert link
    path = link[link.index("/story/") :]
    page = stranger.page
    page.goto(path)
    expect(page.locator(".hero h1")).to_contain_text("win")
    page.get_by_role("button", name="Replay").click()
    step, why = first_why(stranger, f"/api/stories/{path.rpartition('/')[2]}")
    page.get_by_role("slider").fill(str(step))
    expect(page.locator(".reason")).to_have_text(why)
    host.page.get_by_role("button", name="Shut the link").click()
    host.page.get_by_role("button", name="Make a link").wait_for()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("no such story")
    assert host.faults == stranger.faults == []


def first_why(seat: Seat, place: str) -> tuple[int, str]:
    """The first moment at which a bot says why, and what it says."""
    for step in range(1, 60):
        why = seat.context.request.get(f"{place}/replay?step={step}").json()["why"]
        if why:
            return step, why
    raise AssertionError("no bot says why")


@pytest.mark.takes("fight")
def test_a_better_sketch_is_drawn_seen_by_all_and_taken_away_by_the_host(browser: Browser, server: str, fresh: Fresh) -> None:
    """Suzan draws with the mouse, Aric sees it on a phone and, being the host, takes it away."""
    table = fresh("fight")
    aric, suzan = seat_at(browser, server, table, 0, "phone"), seat_at(browser, server, table, 1, "desktop")
    page = suzan.page
    page.locator(".foe").first.click()
    press(page, "Draw it better")
    box = page.get_by_role("img", name="Sheet to draw on").bounding_box()
    assert box
    for row in (0.3, 0.6):
        page.mouse.move(box["x"] + 0.2 * box["width"], box["y"] + row * box["height"])
        page.mouse.down()
        page.mouse.move(box["x"] + 0.8 * box["width"], box["y"] + row * box["height"], steps=4)
        page.mouse.up()
    press(page, "Undo a stroke")
    expect(page.locator(".pad path")).to_have_attribute("d", re.compile(r"^M51 77L[^M]*204 77$"))
    press(page, "Show it to all")
    expect(page.locator("dialog .sketch path")).to_have_count(1)
    log = aric.page.get_by_role("tab", name="Log")
    log.click()
    aric.page.locator(".log .card-link", has_text="Net Troll").last.click()
    expect(aric.page.locator("dialog .sketch path")).to_have_attribute("d", re.compile(r"^M51 77L"))
    press(aric.page, "Take the drawing away")
    expect(aric.page.locator(".sketch")).to_have_count(0)
    expect(page.locator(".sketch")).to_have_count(0)
    assert aric.faults == suzan.faults == []
