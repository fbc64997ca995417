"""What the command line prints of cards, rules, options, simulations and records: as lines, and as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from kickdoor import rulebook
from kickdoor.box import Box
from kickdoor.cards.language import Card, nearest
from kickdoor.cards.language.writing import written
from kickdoor.errors import InputError, SetNameError
from kickdoor.options import OPTIONS
from kickdoor.rulebook import Rule
from kickdoor.sets import installed, is_folder, open_box
from kickdoor.telling.explain import find_cards, rules_touched
from kickdoor.telling.printed import printed
from kickdoor.telling.wording import Wording, brief_facts, rule_sentence
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.play.recorded import Replayed
    from kickdoor.simulate import Result, Share

Found = tuple[Box, Card]
DECKS = ("door", "treasure", "none")


# --- cards -----------------------------------------------------------------------------------------------------------


def look_up(what: str) -> list[Found] | Found:
    """All cards of a set, or one card. Raises InputError for what is neither, or several cards."""
    try:
        return of_set(open_box([what]))
    except SetNameError:
        if is_folder(what):
            raise
    every = {card.id: (box, card) for box in boxes() for card in box.cards}
    found = find_cards((card for _, card in every.values()), what)
    if len(found) == 1:
        return every[found[0].id]
    if found:
        raise InputError("cli-several-cards", name=what, cards=", ".join(sorted(card.id for card in found)))
    known = [*(card.id for box in boxes() for card in box.cards), *installed()]
    raise InputError("cli-no-such-card", name=what, near=nearest(what.casefold(), known) or 0)


def boxes() -> Iterator[Box]:
    """A box of each set."""
    for name in installed():
        yield open_box([name])


def of_set(box: Box) -> list[Found]:
    """Each card of a box once: Doors, Treasures, and what lies in neither deck."""
    printed = {card.id: card for card in box.cards}
    return [(box, card) for card in sorted(printed.values(), key=lambda card: DECKS.index(card.deck))]


def text_of(box: Box, card: Card) -> str:
    """The card's whole text."""
    return Wording(box, ()).text(box.by_id[card.id][0])


def card_json(found: Found) -> dict[str, Any]:
    """One card."""
    box, card = found
    facts: dict[str, Any] = {
        "id": card.id,
        "name": printed(card).name,
        "kind": card.kind,
        "deck": card.deck,
        "copies": card.copies,
    }
    return facts | {"text": text_of(box, card), "rules": rules_touched(card), "written": written(card)}


def cards_json(found: list[Found]) -> dict[str, Any]:
    """The cards of a set."""
    wanted = ("id", "name", "kind", "deck", "copies", "text")
    return {"cards": [{key: facts[key] for key in wanted} for facts in map(card_json, found)]}


def cards_report(found: list[Found]) -> list[str]:
    """The cards of a set as lines, by deck."""
    told: list[str] = []
    for deck in (deck for deck in DECKS if any(card.deck == deck for _, card in found)):
        mine = [(box, card) for box, card in found if card.deck == deck]
        told.append(say("cli-cards-deck", deck=deck, n=sum(card.copies for _, card in mine)))
        for box, card in mine:
            told.append(f"  {card_line(box, card)}")
            told.append(f"    {text_of(box, card)}")
    return told


def card_line(box: Box, card: Card) -> str:
    """A card in one line."""
    facts = ", ".join(brief_facts(box, box.by_id[card.id][0]))
    return say("cli-card-line", id=card.id, name=printed(card).name, facts=facts, copies=card.copies)


def card_report(found: Found) -> list[str]:
    """One card as a person would read it, with the rules it touches, and as its file says it."""
    box, card = found
    rules = [f"  {say('explain-rule', rule=rule, sentence=rule_sentence(rule))}" for rule in rules_touched(card)]
    source = say("cli-card-written", card=written(card))
    return [card_line(box, card), text_of(box, card), say("explain-rules"), *rules, source]


# --- rules and options -----------------------------------------------------------------------------------------------


def rules_found(what: str) -> list[Rule]:
    """The rules meant; all of them for nothing. Raises InputError."""
    if not what:
        return [*rulebook.rules(), *rulebook.readings()]
    found = rulebook.find(what)
    if not found:
        raise InputError("cli-no-such-rule", name=what)
    return found


def rules_json(found: list[Rule]) -> dict[str, Any]:
    """The rules with all that the rulebook says of them."""
    return {"rules": [{"id": rule.id, "heading": rule.heading, "sentence": rule.sentence, "kind": rule.kind,
                       "sets": list(rule.sets)} for rule in found]}  # fmt: skip


def rules_report(found: list[Rule], *, whole: bool) -> list[str]:
    """The rules as lines; their headings by topic where all were asked for."""
    told: list[str] = []
    topic = ""
    for rule in found:
        if not whole and rule.topic != topic:
            topic = rule.topic
            told.append(say("cli-rule-topic", topic=topic, name=rulebook.topic_name(topic)))
        line = say("cli-rule-heading", id=rule.id, heading=rule.heading)
        told.append(line if whole else f"  {line}")
        if whole:
            told.append(f"  {rule.sentence}")
    return told


def options_report() -> list[str]:
    """The house options as lines."""
    return [say("cli-option-line", name=each.name, values=each.said(), rule=each.rule, sentence=say(each.message))
            for each in OPTIONS.values()]  # fmt: skip


def options_json() -> dict[str, Any]:
    """The house options."""
    return {"options": [{"name": each.name, "values": list(each.values), "default": each.default, "rule": each.rule,
                         "text": say(each.message)} for each in OPTIONS.values()]}  # fmt: skip


# --- scenario files --------------------------------------------------------------------------------------------------


class Checked(NamedTuple):
    """A scenario and what differs first in it; a fault is of a file, or of a scenario that can't be run."""

    file: str
    scenario: str
    differs: str
    is_fault: bool = False


def checked(paths: Iterable[Path]) -> Iterator[Checked]:
    """Every scenario of these files and folders, one by one."""
    from kickdoor import scene
    from kickdoor.scene.checking import Broken

    try:
        files = list(scene.files(paths))
    except scene.Fault as fault:
        yield Checked("", "", str(fault), True)
        return
    for file in files:
        try:
            for sentence, differs in scene.check_file(file):
                yield Checked(str(file), sentence, differs, isinstance(differs, Broken))
        except scene.Fault as fault:
            yield Checked(str(file), "", str(fault), True)


def check_report(found: Iterable[Checked], echo: Callable[[str], None], complain: Callable[[str], None]) -> int:
    """A line for each scenario as it is run, then their number; returns the exit status."""
    rows: list[Checked] = []
    for row in found:
        rows.append(row)
        if row.is_fault:
            complain(row.differs)
        elif row.differs:
            echo(say("scene-line-bad", file=row.file, sentence=row.scenario, what=row.differs))
        else:
            echo(say("scene-line-good", sentence=row.scenario))
    if any(not row.is_fault for row in rows):
        failed = sum(1 for row in rows if row.differs and row.scenario)
        echo(say("scene-summary", count=sum(1 for row in rows if row.scenario), failed=failed))
    return check_status(rows)


def check_status(rows: Iterable[Checked]) -> int:
    """0 if all hold, 1 if one does not, 2 if something can't be run."""
    return max((2 if row.is_fault else 1 for row in rows if row.differs), default=0)


def checks_json(found: Iterable[Checked]) -> tuple[dict[str, Any], int]:
    """Every scenario with what differs; the exit status."""
    rows = list(found)
    scenarios = [{"file": row.file, "scenario": row.scenario, "holds": not row.differs, "differs": row.differs}
                 for row in rows if row.scenario]  # fmt: skip
    failed = sum(1 for row in scenarios if not row["holds"])
    faults = [row.differs for row in rows if row.is_fault]
    return {"scenarios": scenarios, "count": len(scenarios), "failed": failed, "faults": faults}, check_status(rows)


# --- games -----------------------------------------------------------------------------------------------------------


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error while games are played, if a person looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def simulation_report(result: Result) -> list[str]:
    """A simulation as lines."""
    facts = result.as_json()
    told = [
        say("cli-games", finished=result.finished, games=result.games),
        say("cli-turns", **facts["turns"]),
        say("cli-decisions", n=result.decisions),
        say(
            "cli-speed",
            games=facts["games_per_second"],
            decisions=facts["decisions_per_second"],
            seconds=facts["seconds"],
        ),
        say("cli-wins-by-bot"),
    ]
    told += [f"  {wins(name, share)}" for name, share in result.by_bot.items()]
    told.append(say("cli-wins-by-seat"))
    return told + [f"  {wins(say('cli-seat', n=seat), share)}" for seat, share in enumerate(result.by_seat, 1)]


def wins(who: str, share: Share) -> str:
    """Wins with their interval."""
    part = share.wins / share.of if share.of else 0.0
    return say(
        "cli-wins",
        who=who,
        wins=share.wins,
        of=share.of,
        share=percent(part),
        low=percent(share.low),
        high=percent(share.high),
    )


def percent(part: float) -> str:
    """A share of a hundred, with one decimal."""
    return f"{part * 100:.1f}"


def record_report(found: dict[str, Any]) -> list[str]:
    """What a recorded game came to."""
    winners = ", ".join(found["winners"]) or 0
    told = [say("cli-recorded", moves=found["moves"], turns=found["turns"], winners=winners, file=found["file"])]
    return told if found["winners"] else [*told, say("cli-record-unfinished", turns=found["turns"])]


def replay_report(played: Replayed) -> list[str]:
    """The moves, then the table."""
    from kickdoor.play import board
    from kickdoor.rules import strength

    game = played.game
    wording = Wording(game.state.box, game.names)
    told = [say("cli-move", n=number, text=" ".join(lines)) for number, lines in enumerate(played.told, 1) if lines]
    told.append(say("cli-table", n=len(played.told), title=board.title(wording, game.state)))
    for seat, name in enumerate(game.names):
        what = "; ".join(board.description(wording, game.state, seat).plain.splitlines())
        level, total = game.state.level[seat], strength.munchkin(game.state, seat)
        line = say("cli-player", name=name, level=level, what=what, strength=total, hand=len(game.state.hand[seat]))
        told.append(f"  {line}")
    return told
