"""What can be said beside moves: look, help, explain, sum, why not, rules, undo, log, save, leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kickdoor.errors import SaveError
from kickdoor.move import Refusal
from kickdoor.notation import Unclear
from kickdoor.play import steps
from kickdoor.play.screen import LeavingError
from kickdoor.play.shorten import AmbiguousError, Names
from kickdoor.telling import explain
from kickdoor.telling.printed import printed
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.play.talk import Talk

LINES = 20  # of the log, unless more are asked for


def obey(talk: Talk, typed: str) -> bool:
    """Do a command; False if it is none."""
    lower = " ".join(typed.casefold().split())
    if lower.startswith("?"):
        card(talk, typed.lstrip("? "))
        return True
    if lower.startswith("why not"):
        why_not(talk, typed.strip()[len("why not") :].strip(" ?"))
        return True
    word, _, rest = lower.partition(" ")
    if word in COMMANDS:
        COMMANDS[word](talk, rest)
        return True
    return by_name(talk, lower)


def by_name(talk: Talk, lower: str) -> bool:
    """The name of somebody at the same keyboard: that player steps in."""
    for seat in talk.table.people:
        if talk.table.shared and seat != talk.seat and talk.table.game.names[seat].casefold() == lower:
            step_in(talk, seat)
            return True
    return False


def step_in(talk: Talk, seat: int) -> None:
    """Another player acts out of turn; then the question is asked again."""
    from kickdoor.play.talk import Talk as Other

    if not talk.table.game.moves(seat):
        talk.screen.line(say("play-not-now", name=talk.wording.seat(seat)))
        return
    Other(talk.table, seat).between()
    talk.made = True


def card(talk: Talk, name: str) -> None:
    """`? NAME`: a card, its text and the rules it touches."""
    if not name:
        talk.screen.line(say("help-card"))
        return
    state = talk.state
    try:
        word = Names(state, (), talk.seat).longest(name, players=False)
    except AmbiguousError as several:
        talk.screen.line(say("play-ambiguous", word=several.word, names=", ".join(several.meant)))
        return
    found = explain.find_cards(state.box.cards, word)
    if len(found) == 1:
        for line in explain.card_text(talk.wording, state.box.by_id[found[0].id][0]):
            talk.screen.line(line, indent=1)
    elif found:
        talk.screen.line(say("play-ambiguous", word=name, names=", ".join(printed(each).name for each in found[:12])))
    else:
        talk.screen.line(say("play-no-card", word=name))


def why_not(talk: Talk, step: str) -> None:
    """`why not STEP`: which rule forbids it."""
    if not step:
        talk.screen.line(say("help-why-not"))
        return
    try:
        refusal = refusal_of(talk, step)
    except (Unclear, AmbiguousError) as fault:
        talk.unclear(fault)
    else:
        talk.screen.line(talk.wording.refusal(refusal) if refusal is not None else say("why-not-nothing"))


def refusal_of(talk: Talk, step: str) -> Refusal | None:
    """Why a step, or the playing of a card, is refused. Raises Unclear or AmbiguousError."""
    try:
        return steps.refusal_of(talk.table.game, talk.seat, step)
    except Unclear:
        name = Names(talk.state, (), talk.seat).longest(step, players=False)
        if not explain.find_cards(talk.state.box.cards, name):
            raise
        return steps.refusal_of(talk.table.game, talk.seat, f"play {name}")


def total(talk: Talk, rest: str) -> None:
    """`sum [NAME]`: a total line by line."""
    seat = talk.seat
    if rest:
        found = [n for n, name in enumerate(talk.table.game.names) if name.casefold().startswith(rest)]
        if len(found) != 1:
            talk.screen.line(say("play-no-player", word=rest, names=", ".join(talk.table.game.names)))
            return
        seat = found[0]
    elif talk.state.fight is not None:
        seat = talk.state.fight.fighter
    for line in explain.sums(talk.wording, talk.state, seat):
        talk.screen.line(line)


def rules(talk: Talk, rest: str) -> None:
    """`rules [WORD]`: the rulebook."""
    for line in explain.rules_about(rest) if rest else [say("help-rules"), *explain.topics()]:
        talk.screen.line(line, indent=1)


def undo(talk: Talk, rest: str) -> None:
    """`undo`: take the last move back."""
    if talk.table.undo(talk.seat):
        talk.screen.line(say("undo-done"))
        talk.made = True
    else:
        talk.screen.line(say(talk.table.past.why_no_undo))


def log(talk: Talk, rest: str) -> None:
    """`log [N]`: what happened last."""
    count = int(rest) if rest.isdecimal() else LINES
    lines = talk.table.log[talk.seat]
    for line in lines[-count:] if count else []:
        talk.screen.line(f"* {line}", indent=1)
    if not lines:
        talk.screen.line(say("play-log-empty"))


def save(talk: Talk, rest: str) -> None:
    """`save [NAME]`: the game is saved anyway; under a name it is kept as it stands now."""
    table = talk.table
    try:
        if rest:
            path = table.store.copy_to(rest, table.state, table.beside())
        else:
            table.store.write(table.state, table.beside())
            path = table.store.path
    except SaveError as error:
        talk.screen.line(say(error.message_id, **error.facts))
    else:
        talk.screen.line(say("play-saved", file=str(path)))


def look(talk: Talk, rest: str) -> None:
    """`look`: the table again, with the texts of the monsters."""
    talk.table.read[talk.seat].clear()
    talk.shown = None
    talk.look()


def hand(talk: Talk, rest: str) -> None:
    """`hand`: each card of one's hand with its text."""
    cards = talk.state.hand[talk.seat]
    if not cards:
        talk.screen.line(say("play-hand-empty"))
    for each in cards:
        talk.screen.line(talk.wording.brief(each), "bold", indent=1)
        talk.screen.line(talk.wording.text(each), indent=3)


def more(talk: Talk, rest: str) -> None:
    """`more`: the choices that are seldom wanted."""
    from kickdoor.play.talk import numbered

    if talk.shown is not None and talk.shown.more:
        talk.screen.rows(numbered(talk.shown.more, len(talk.shown.entries) + 1))
    else:
        talk.screen.line(say("play-nothing-more"))


def quick(talk: Talk, rest: str) -> None:
    """`quick [on|off]`: whether needless passes are taken as said."""
    if rest in ("on", "off"):
        talk.table.seats.quick = rest == "on"
    talk.screen.line(say("play-quick", on="yes" if talk.table.seats.quick else "no"))


def wait(talk: Talk, rest: str) -> None:
    """`wait`: be asked before the next decision, whoever makes it."""
    talk.table.waits = True
    talk.screen.line(say("play-wait"))


def help_(talk: Talk, rest: str) -> None:
    """`help`: what can be typed."""
    rows: list[tuple[str, str]] = []
    talk.screen.line(say("help-numbers"), indent=1)
    shared = ("step-in",) if talk.table.shared else ()
    for part in ("verbs", "card", "why-not", "sum", "rules", "look", "undo", "log", "save", "wait", "quick", "quit", *shared):
        words, _, meaning = say(f"help-{part}").partition(" - ")
        rows.append((words, meaning))
    talk.screen.rows(rows)


def leave(talk: Talk, rest: str) -> None:
    """`quit`: go; the game is saved."""
    raise LeavingError


COMMANDS: dict[str, Callable[[Talk, str], None]] = {
    "help": help_, "look": look, "table": look, "hand": hand, "more": more, "m": more, "sum": total, "rules": rules,
    "rule": rules, "undo": undo, "log": log, "save": save, "quick": quick, "quit": leave, "exit": leave, "q": leave,
    "h": help_, "wait": wait, "w": wait,
}  # fmt: skip

__all__ = ["COMMANDS", "obey"]
