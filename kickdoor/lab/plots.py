"""Plots as SVG: drawn without a browser, shown without a network."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeAlias

import altair as alt
import polars as pl
import vl_convert

from kickdoor.lab.figures import Bar, CardFigures, Moment
from kickdoor.words import say

WIDTH = 560
MANY = 100  # points of a line, which then says more without them
TICKS = 8  # on an axis, about
STEP = 22  # of a row, in pixels
ROOM = {"left": 44, "right": 44, "top": 6, "bottom": 6}  # a reader's letters may be wider than those that were measured
INK, PALE, SECOND = "#2b2b2b", "#c9c2b4", "#8a3b12"


Plot: TypeAlias = alt.Chart | alt.LayerChart | alt.FacetChart


def drawn(chart: Plot, label: str) -> str:
    """The plot as one element of a page, with what it is called for those who can't see it."""
    themed = chart.configure(font="sans-serif", background="transparent", padding=ROOM).configure_view(stroke=None)
    svg = vl_convert.vegalite_to_svg(themed.to_json())
    return re.sub(r"<svg ([^>]*?)>", f'<svg \\1 role="img" aria-label="{label}">', svg, count=1)


def histogram(runs: Sequence[tuple[str, Sequence[tuple[int, int]]]]) -> alt.Chart:
    """The lengths of games, as parts of all games; a colour for each run."""
    rows = [
        {"who": name, "turns": up_to, "part": count / sum(n for _, n in counts)}
        for name, counts in runs
        for up_to, count in counts
    ]
    chart: alt.Chart = _lines(rows).encode(
        x=alt.X("turns:Q", title=say("lab-plot-turns"), axis=alt.Axis(tickCount=TICKS)),
        y=alt.Y("part:Q", title=say("lab-plot-games"), axis=alt.Axis(format=".0%")),
        color=_colours([name for name, _ in runs]),
    )
    return chart


def climb(moments: Sequence[Moment]) -> alt.Chart:
    """Levels over the turns, of winners and of the others."""
    names = {True: say("lab-plot-winners"), False: say("lab-plot-others")}
    rows = [{"turn": each.turn, "level": each.level, "who": names[each.winner]} for each in moments]
    chart: alt.Chart = _lines(rows).encode(
        x=alt.X("turn:Q", title=say("lab-plot-turn")),
        y=alt.Y("level:Q", title=say("lab-plot-level")),
        color=_colours([names[True], names[False]]),
    )
    return chart


def shares(bars: Sequence[Bar]) -> Plot:
    """How often each sort won, with intervals, and a line where all would win alike."""
    rows = [{"label": bar.label, "part": bar.wins / bar.of, "low": bar.low, "high": bar.high, "even": bar.even} for bar in bars]
    return _intervals(rows, say("lab-plot-won"), ".0%", "even")


def effects(found: Sequence[CardFigures]) -> Plot:
    """How cards move the chance to win, with intervals, and a line at no effect."""
    rows = [{"label": each.card, "part": each.effect, "low": each.low, "high": each.high, "even": 0.0} for each in found]
    return _intervals(rows, say("lab-plot-effect"), "+.0%", "even")


def _intervals(rows: list[dict[str, object]], title: str, form: str, line: str) -> Plot:
    chart = alt.Chart(pl.DataFrame(rows), width=WIDTH, height=alt.Step(STEP))
    names = alt.Y("label:N", title=None, sort=None, axis=alt.Axis(labelLimit=240))
    axis = alt.Axis(format=form, tickCount=TICKS)
    return alt.layer(
        chart.mark_rule(color=PALE, strokeWidth=2).encode(x=alt.X(f"{line}:Q", title=title, axis=axis)),
        chart.mark_rule(color=INK).encode(x=alt.X("low:Q"), x2="high:Q", y=names),
        chart.mark_point(color=SECOND, filled=True, size=60, opacity=1).encode(x="part:Q", y=names),
    )


def _colours(names: Sequence[str]) -> alt.Color:
    scale = alt.Scale(domain=list(names), range=[SECOND, INK][: len(names)])
    legend = alt.Legend(orient="top", labelLimit=WIDTH) if len(names) > 1 else None
    return alt.Color("who:N", scale=scale, title=None, legend=legend)


def _lines(rows: list[dict[str, object]]) -> alt.Chart:
    chart: alt.Chart = alt.Chart(pl.DataFrame(rows), width=WIDTH, height=220).mark_line(point=len(rows) < MANY)
    return chart


__all__ = ["Plot", "climb", "drawn", "effects", "histogram", "shares"]
