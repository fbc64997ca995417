"""The results of `kickdoor balance` as lines and as a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kickdoor import __version__, sets
from kickdoor.lab.balance import DOUBTED, Mix, all_together, faults, limit, outliers
from kickdoor.lab.pages import percent, table
from kickdoor.lab.tally import all_cards
from kickdoor.simulate import MAX_TURNS, share
from kickdoor.words import say

DIGEST = 12  # so many digits of a digest are shown


def name(names: Sequence[str]) -> str:
    """`base, star`."""
    return ", ".join(names)


def chance(value: float) -> str:
    """A probability."""
    return f"{value:.3f}" if value >= 0.001 else f"{value:.1e}"


# --- lines and JSON ---------------------------------------------------------------------------------------------------


def report(found: Sequence[Mix]) -> list[str]:
    """The results as lines."""
    told = [line for mix in found for line in _mix_lines(mix)]
    told.append(say("balance-all-seats", chance=chance(all_together(found)), limit=f"{limit(found):.4f}"))
    return told + (_faults(found) or [say("balance-good")])


def _mix_lines(mix: Mix) -> list[str]:
    parts = ", ".join(percent(won / mix.games) for won in mix.wins) if mix.games else "-"
    return [
        say("balance-mix", sets=name(mix.sets), finished=mix.finished, games=mix.games, min=min(mix.turns, default=0),
            median=mix.median(), max=max(mix.turns, default=0)),
        "  " + say("balance-mix-cards", cards=len(all_cards(sets.open_box(mix.sets))), unmet=len(mix.never(mix.met)),
                   unused=len(mix.never(mix.used)), refused=len(mix.refused)),
        "  " + say("balance-mix-seats", seats=parts, chance=chance(mix.uneven)),
    ]  # fmt: skip


def _faults(found: Sequence[Mix]) -> list[str]:
    return [
        say("balance-fault", what=what, sets=name(names) or say("balance-everything"), which=", ".join(which))
        for what, names, which in faults(found)
    ]


def as_json(found: Sequence[Mix]) -> dict[str, Any]:
    """The results with their documented keys."""
    return {
        "mixes": [_mix_json(mix) for mix in found],
        "seats": {"chance": all_together(found), "limit": limit(found)},
        "faults": [{"what": what, "sets": list(names), "which": which} for what, names, which in faults(found)],
        "holds": not faults(found),
    }


def _mix_json(mix: Mix) -> dict[str, Any]:
    return {
        "sets": list(mix.sets), "players": mix.players, "seed": mix.seed, "games": mix.games, "finished": mix.finished,
        "turns": {"min": min(mix.turns, default=0), "median": mix.median(), "max": max(mix.turns, default=0)},
        "decisions": mix.decisions, "plies": mix.plies, "wins_by_seat": mix.wins, "wins_by_turn": mix.wins_by_turn,
        "chance": mix.uneven, "cards": len(all_cards(sets.open_box(mix.sets))), "never_met": mix.never(mix.met),
        "never_used": mix.never(mix.used), "refused": mix.refused, "broken": mix.broken, "endless": mix.endless,
        "cards_digest": mix.cards,
    }  # fmt: skip


# --- the page ---------------------------------------------------------------------------------------------------------


def page(found: Sequence[Mix], command: str) -> str:
    """The results as a page in Markdown, from the command that made them."""
    games, players = max(mix.games for mix in found), max(mix.players for mix in found)
    wrong = [f"- {line}" for line in _faults(found)]
    parts = [
        [say("balance-page-title")],
        [say("balance-page-made", command=command, version=__version__)],
        [say("balance-page-what", players=players, games=games, doubted=min(games, DOUBTED))],
        ([say("balance-page-faults-title"), "", *wrong] if wrong else [say("balance-good")]),
        _games(found),
        [say("balance-page-games-read", turns=MAX_TURNS)],
        [say("balance-page-seats-title")],
        _shares(found, lambda mix: mix.wins, "seat", tested=True),
        [say("balance-page-seats-read", tests=len(found) + 1, limit=f"{limit(found):.4f}")],
        [say("balance-page-order-title")],
        _shares(found, lambda mix: mix.wins_by_turn, "place", tested=False),
        [say("balance-page-order-read")],
        [say("balance-page-outliers-title")],
        _outliers(found),
        [say("balance-page-outliers-read")],
        [say("balance-page-cards-title")],
        _digests(found),
        [say("balance-page-digest-read")],
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _games(found: Sequence[Mix]) -> list[str]:
    columns = ("sets", "games", "finished", "turns", "decisions", "refused", "cards", "unmet", "unused")
    return table([say(f"balance-page-{column}") for column in columns], [
        (name(mix.sets), mix.games, mix.finished, f"{min(mix.turns, default=0)}, {mix.median()}, {max(mix.turns, default=0)}",
         f"{mix.decisions / max(1, sum(turns * count for turns, count in mix.turns.items())):.1f}", len(mix.refused),
         len(all_cards(sets.open_box(mix.sets))), len(mix.never(mix.met)), len(mix.never(mix.used))) for mix in found
    ])  # fmt: skip


def _shares(found: Sequence[Mix], wins: Callable[[Mix], list[int]], what: str, *, tested: bool) -> list[str]:
    """Wins of each seat, or each place in the order of play, with their intervals."""
    head = [say("balance-page-sets"), *(say(f"balance-page-{what}", n=n + 1) for n in range(max(mix.players for mix in found)))]
    rows = [[name(mix.sets), *(_share(won, mix.games) for won in wins(mix)), *([chance(mix.uneven)] * tested)] for mix in found]
    if len({mix.players for mix in found}) == 1 and len(found) > 1:
        together = [sum(column) for column in zip(*map(wins, found), strict=True)]
        games = sum(mix.games for mix in found)
        pooled = [_share(won, games) for won in together]
        rows.append([say("balance-everything"), *pooled, *([chance(all_together(found))] * tested)])
    return table([*head, *([say("balance-page-chance")] * tested)], rows)


def _share(wins: int, games: int) -> str:
    part = share(wins, games)
    return f"{percent(wins / max(1, games))} ({percent(part.low)} - {percent(part.high)})"


def _outliers(found: Sequence[Mix]) -> list[str]:
    def told(cards: Iterable[tuple[str, float]]) -> str:
        return "; ".join(f"{card} {percent(part)}" for card, part in cards)

    head = [say("balance-page-sets"), say("balance-page-least"), say("balance-page-most")]
    return table(head, [(name(mix.sets), *map(told, outliers(mix))) for mix in found])


def _digests(found: Sequence[Mix]) -> list[str]:
    head = [say("balance-page-sets"), say("balance-page-digest")]
    return table(head, [(name(mix.sets), _digest(mix)) for mix in found])


def _digest(mix: Mix) -> str:
    """The digest with which the games were played, and whether the cards are still the same."""
    short = mix.cards[:DIGEST]
    return short if sets.digest(sets.open_box(mix.sets)) == mix.cards else say("balance-page-old", digest=short)


__all__ = ["as_json", "page", "report"]
