"""`kickdoor lab report`: one page of HTML with everything in it, plots and the sentences that say what they show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

from kickdoor import __version__
from kickdoor.errors import InputError
from kickdoor.lab import figures, parts, plan, plots
from kickdoor.lab.figures import Average, Bar, CardFigures
from kickdoor.lab.pages import percent
from kickdoor.lab.plan import Plan
from kickdoor.lab.plots import Plot
from kickdoor.words import chosen, say

SHOWN = 12  # cards at each end of a plot
FEW = 30  # hands from which on a card's effect is shown
SORTS = ("bot", "seat", "place", "classes", "races", "affiliations")


def page(folder: Path, other: Path | None = None) -> str:
    """The report on a run, and how it differs from another one. Raises InputError for a folder without games."""
    folders = [folder] if other is None else [folder, other]
    runs = [(str(each), _opened(each)) for each in folders]
    sections = [_lengths(folders), _levels(folder), *_wins(folder, runs[0][1]), _cards(folder), _deals(folder)]
    if other is not None:
        sections.insert(0, _compared(folder, other))
    heads = [_head(name, wanted, Path(name)) for name, wanted in runs]
    if other is not None:
        heads = [say("lab-report-which", run=run, head=head) for run, head in zip(_which(), heads, strict=True)]
    title = escape(say("lab-report-title"))
    content = "\n".join([*map(_p, heads), *sections])
    page = Template(_text("report.html"))
    return page.substitute(language=chosen(), title=title, style=_text("report.css"), content=content)


def _which() -> tuple[str, str]:
    """What two runs are called where both are shown."""
    return say("lab-report-here"), say("lab-report-there")


def _text(name: str) -> str:
    return files("kickdoor.lab").joinpath(name).read_text("utf-8")


def _opened(folder: Path) -> Plan:
    wanted = plan.read(folder)
    if not parts.games_in(folder):
        raise InputError("lab-no-games", folder=str(folder))
    return wanted


def _head(name: str, wanted: Plan, folder: Path) -> str:
    return say(
        "lab-report-head", folder=name, games=parts.games_in(folder), sets=", ".join(wanted.sets), bots=", ".join(wanted.bots),
        seed=wanted.seed, rotate="yes" if wanted.rotate else "no", version=__version__,
    )  # fmt: skip


# --- pieces -----------------------------------------------------------------------------------------------------------


def _p(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _section(name: str, *content: str) -> str:
    return f"<section><h2>{escape(say(f'lab-report-{name}'))}</h2>{''.join(content)}</section>"


def _scrolling(sort: str, content: str) -> str:
    """What may be wider than the page: it scrolls, by keys too."""
    attributes = " ".join((f'class="{sort}"', 'tabindex="0"'))
    return f"<div {attributes}>{content}</div>"


def _figure(chart: Plot, text: str) -> str:
    """A plot, and below it what it shows."""
    drawn = plots.drawn(chart, escape(text, quote=True))
    return f"<figure>{_scrolling('plot', drawn)}<figcaption>{escape(text)}</figcaption></figure>"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    names = "".join(f'<th scope="col">{escape(say(f"lab-report-{name}"))}</th>' for name in head)
    lines = ("".join(_cell(place, cell) for place, cell in enumerate(row)) for row in rows)
    body = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return _scrolling("wide", f"<table><thead><tr>{names}</tr></thead><tbody>{body}</tbody></table>")


def _cell(place: int, text: str) -> str:
    return f"<td>{escape(text)}</td>" if place else f'<th scope="row">{escape(text)}</th>'


def _named(labels: Sequence[str]) -> str:
    return ", ".join(labels) or say("lab-report-nothing")


def _signed(part: float) -> str:
    return f"{part * 100:+.1f}"


def _between(low: str, high: str) -> str:
    return say("lab-report-between", low=low, high=high)


def _of(part: int, whole: int) -> str:
    return percent(part / whole) if whole else "-"


# --- sections ---------------------------------------------------------------------------------------------------------


def _lengths(folders: Sequence[Path]) -> str:
    low, half, high = figures.middle(folders[0])
    text = say("lab-report-lengths-read", low=low, half=half, high=high)
    if len(folders) > 1:
        low, half, high = figures.middle(folders[1])
        text += " " + say("lab-report-lengths-other", folder=str(folders[1]), low=low, half=half, high=high)
    counts = [(name, figures.lengths(each)) for name, each in zip(_which(), folders, strict=False)]
    return _section("lengths", _figure(plots.histogram(counts), text))


def _levels(folder: Path) -> str:
    moments = figures.pace(folder)
    last = max(each.turn for each in moments)
    half = {each.winner: each.level for each in moments if each.turn == last // 2}
    text = say("lab-report-levels-read", turn=last // 2, winners=f"{half.get(True, 0):.1f}", others=f"{half.get(False, 0):.1f}")
    return _section("levels", _figure(plots.climb(moments), text))


def _wins(folder: Path, wanted: Plan) -> Iterable[str]:
    mixed = not wanted.rotate and len(set(wanted.bots)) > 1
    for by in SORTS:
        bars = [bar._replace(label=_label(by, bar.label)) for bar in figures.wins(folder, by)]
        if len(bars) > 1 or by == "bot":
            warned = [_p(say("lab-report-fixed"))] if mixed and by == "seat" else []
            yield _section(f"by-{by}", _figure(plots.shares(bars), _shares_text(by, bars)), *warned)


def _label(by: str, label: str) -> str:
    if by in ("seat", "place"):
        return str(int(label) + 1)
    return label or say("lab-report-nothing")


def _shares_text(by: str, bars: Sequence[Bar]) -> str:
    best, worst = max(bars, key=lambda bar: bar.wins / bar.of), min(bars, key=lambda bar: bar.wins / bar.of)
    apart = [bar.label for bar in bars if not bar.low <= bar.even <= bar.high]
    text = say("lab-report-wins-read", best=best.label, best_share=percent(best.wins / best.of), worst=worst.label,
               worst_share=percent(worst.wins / worst.of), even=percent(bars[0].even), apart=_named(apart))  # fmt: skip
    return f"{text} {say('lab-report-traits-read')}" if by in ("classes", "races", "affiliations") else text


def _cards(folder: Path) -> str:
    found = figures.cards(folder)
    if not found:
        return _section("cards", _p(say("lab-report-no-cards")))
    known = sorted((each for each in found if each.begun >= FEW), key=lambda each: -each.effect)
    shown = known if len(known) <= 2 * SHOWN else [*known[:SHOWN], *known[-SHOWN:]]
    rows = [
        (each.card, str(each.begun), _signed(each.effect), _between(_signed(each.low), _signed(each.high)), str(each.met),
         _of(each.used, each.met), _of(each.sold, each.met), _of(each.dead, each.met)) for each in found
    ]  # fmt: skip
    sure = [each.card for each in known if each.low > 0 or each.high < 0]
    text = say("lab-report-cards-read", cards=len(known), few=FEW, sure=_named(sure))
    plot = _figure(plots.effects(shown), text) if shown else _p(say("lab-report-cards-few", few=FEW))
    head = ("card", "begun", "effect", "interval", "met", "used", "sold", "dead")
    return _section("cards", plot, _p(say("lab-report-cards-columns")), _table(head, rows))


def _deals(folder: Path) -> str:
    found = figures.deals(folder)
    text = say(
        "lab-report-deals-read", **found._asdict(), made_share=_of(found.made, found.asked), won_share=_of(found.won, found.made)
    )
    return _section("deals", _p(text))


def _compared(folder: Path, other: Path) -> str:
    mine, its = figures.averages(folder), figures.averages(other)
    rows = [_difference(name, mine[name], its[name]) for name in mine]
    text = say("lab-report-compared-read", folder=str(folder), other=str(other))
    head = ("measure", "here", "there", "difference", "interval", "seen")
    return _section("compared", _p(text), _table(head, rows), *_other_cards(figures.cards(folder), figures.cards(other)))


def _difference(name: str, mine: Average, its: Average) -> tuple[str, ...]:
    difference, low, high = mine.against(its)
    seen = say("lab-report-differs", differs="no" if low <= 0 <= high else "yes")
    return (
        say(f"lab-measure-{name}"),
        f"{mine.mean:.2f}",
        f"{its.mean:.2f}",
        f"{difference:+.2f}",
        _between(f"{low:+.2f}", f"{high:+.2f}"),
        seen,
    )


def _other_cards(mine: Sequence[CardFigures], its: Sequence[CardFigures]) -> Iterable[str]:
    """The cards whose effects lie so far apart that their intervals don't meet, and those of one run alone."""
    there = {each.card: each for each in its}
    both = [(each, there[each.card]) for each in mine if each.card in there and min(each.begun, there[each.card].begun) >= FEW]
    apart = [each.card for each, twin in both if each.low > twin.high or each.high < twin.low]
    alone = sorted({each.card for each in mine} ^ there.keys())
    yield _p(say("lab-report-compared-cards", both=len(both), apart=_named(apart), alone=len(alone)))


__all__ = ["page"]
