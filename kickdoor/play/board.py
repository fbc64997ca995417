"""The table as it stands, drawn for one seat: every munchkin, the fight with both totals, one's own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kickdoor.box import COMPANIONS, TRAITS
from kickdoor.rules import bounty, fighting, limits, moving, standing, strength, tokens
from kickdoor.state import ALIVE, MALE, MONSTERS, MUNCHKINS, State
from kickdoor.telling.wording import Wording, identity, signed, token_kind
from kickdoor.words import say


def title(wording: Wording, state: State) -> str:
    """Whose turn it is and what phase."""
    if state.phase == "start":
        return say("play-title-start", who=wording.seat(state.turn))
    return say("play-title", turn=state.turns, who=wording.seat(state.turn), phase=say(f"play-phase-{state.phase}"))


def munchkins(wording: Wording, state: State, viewer: int) -> Table:
    """A row for each munchkin."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, expand=True, header_style="dim")
    table.add_column(say("play-column-player"), no_wrap=True, max_width=18)
    for heading in ("level", "strength", "hand"):
        table.add_column(say(f"play-column-{heading}"), justify="right", no_wrap=True)
    table.add_column(say("play-column-what"), ratio=1)
    for seat in range(state.seats):
        mark = "> " if seat == state.turn and state.phase != "start" else "  "
        name = Text(mark + wording.seat(seat), style="bold" if seat == viewer else "")
        table.add_row(name, str(state.level[seat]), str(strength.munchkin(state, seat)), str(len(state.hand[seat])),
                      description(wording, state, seat))  # fmt: skip
    return table


def description(wording: Wording, state: State, seat: int) -> Text:
    """Who a munchkin is and what lies before it, one sort to a line."""
    if not state.alive[seat]:
        return Text(say("play-dead"), style="red")
    lines = [say("play-who", sex="male" if state.sex[seat] == MALE else "female", traits=identity(wording, state, seat))]
    for message, cards in before(state, seat):
        if cards:
            lines.append(say(message, cards=", ".join(gear(wording, state, seat, card) for card in cards)))
    row = zip(state.box.tokens, state.tokens[seat], strict=True)
    held = [say("play-tokens-of", kind=token_kind(kind), n=count) for kind, count in row if count]
    if held:
        lines.append(say("play-tokens", tokens=", ".join(held)))
    return Text("\n".join(lines))


def before(state: State, seat: int) -> list[tuple[str, list[int]]]:
    """The other cards before a munchkin: in use, only carried, companions and the like, curses."""
    used: list[int] = []
    carried: list[int] = []
    beside: list[int] = []
    curses = [mark.card for mark in state.marks if mark.seat == seat and state.box[mark.card].kind == "curse"]
    for card in state.table[seat]:
        kind = state.box[card].kind
        if kind in TRAITS:
            continue
        if kind == "curse":
            curses.append(card)
        elif kind in COMPANIONS or kind not in ("item", "one_shot"):
            beside.append(card)
        elif kind == "item" and standing.in_use(state, card, seat):
            used.append(card)
        else:
            carried.append(card)
    return [("play-uses", used), ("play-beside", beside), ("play-carries", carried),
            ("play-curses", list(dict.fromkeys(curses)))]  # fmt: skip


def gear(wording: Wording, state: State, seat: int, card: int) -> str:
    """A card before a munchkin with its bonus, and what is odd about it."""
    parts = [wording.card(card)]
    bonus = strength.bonus_of(state, card) if state.box[card].kind != "curse" else 0
    if bonus:
        parts.append(signed(bonus))
    if state.box[card].run:
        parts.append(say("play-gear-run", n=signed(state.box[card].run)))
    if state.box[card].big:
        parts.append(say("play-gear-big"))
    if standing.in_use(state, card, seat) and not standing.works(state, card, seat):
        parts.append(say("play-gear-off"))
    host = moving.host_of(state, card)
    if host >= 0:
        parts.append(say("play-gear-on", card=wording.card(host)))
    return " ".join(parts)


# --- the fight -------------------------------------------------------------------------------------------------------


def fight(wording: Wording, state: State) -> list[Text]:
    """Both sides with their totals, how it stands, and what it is about."""
    now = state.fight
    if now is None:
        return []
    ours, theirs = strength.side(state, MUNCHKINS), strength.side(state, MONSTERS)
    lines = [
        Text(say("play-fight-munchkins", sum=our_sum(wording, state), total=ours), style="bold"),
        Text(say("play-fight-monsters", sum=their_sum(wording, state), total=theirs), style="bold"),
    ]
    if now.running:
        return [*lines, Text(say("play-fight-running"), style="bold")]
    winning = strength.is_winning(state)
    message = "play-fight-winning" if winning else "play-fight-losing"
    margin = ours - theirs if winning else theirs - ours
    lines.append(Text(say(message, n=margin, tie="yes" if not margin else "no"), style="green" if winning else "red"))
    foes = fighting.hostile(state)
    levels = sum(bounty.levels_of(state, foe) for foe in foes)
    treasures = sum(bounty.treasures_of(state, foe) for foe in foes)
    lines.append(Text(say("play-fight-stakes", levels=levels, treasures=treasures)))
    offered = [", ".join(map(token_kind, tokens.shown(state, foe))) for foe in foes if tokens.shown(state, foe)]
    if offered:
        lines.append(Text(say("play-fight-tokens", tokens="; ".join(offered))))
    return lines


def our_sum(wording: Wording, state: State) -> str:
    """The munchkins' side: each fighter with its strength, then what is on nobody's account."""
    parts = [say("play-part", name=wording.seat(seat), n=strength.munchkin(state, seat)) for seat in state.fighters()]
    rest = strength.side(state, MUNCHKINS) - sum(strength.munchkin(state, seat) for seat in state.fighters())
    if rest:
        parts.append(say("play-part", name=say("play-cards-played"), n=signed(rest)))
    return " + ".join(parts)


def their_sum(wording: Wording, state: State) -> str:
    """The monsters' side in the same way."""
    assert state.fight is not None
    foes = fighting.hostile(state)
    parts = [say("play-part", name=wording.foe_with_all(state, foe.card), n=strength.monster(state, foe)) for foe in foes]
    rest = strength.side(state, MONSTERS) - sum(strength.monster(state, foe) for foe in foes)
    if rest:
        parts.append(say("play-part", name=say("play-cards-played"), n=signed(rest)))
    return " + ".join(parts)


def foe_texts(wording: Wording, state: State, read: set[int]) -> list[Text]:
    """What the monsters' cards say; those that have been read in this fight are left out."""
    if state.fight is None:
        read.clear()
        return []
    faces = dict.fromkeys(foe.face for foe in fighting.hostile(state))
    fresh = [face for face in faces if face not in read]
    read.update(fresh)
    return [Text(say("play-text", card=wording.card(face), text=wording.text(face))) for face in fresh]


def hand(wording: Wording, state: State, viewer: int) -> Text:
    """One's own hand, a card to a line."""
    cards = state.hand[viewer]
    if not cards:
        return Text(say("play-hand-empty"))
    limit = limits.hand_limit(state, viewer)
    shown = [say("play-hand-card", card=wording.brief(card)) for card in cards]
    return Text("\n".join([say("play-hand", n=len(cards), limit=limit, named="yes" if limit < 99 else "no"), *shown]))


def whole(wording: Wording, state: State, viewer: int, read: set[int]) -> RenderableType:
    """All of it. `read`: the monsters whose texts the viewer has read in this fight."""
    parts: list[RenderableType] = [munchkins(wording, state, viewer)]
    texts = foe_texts(wording, state, read)
    if state.fight is not None:
        parts += [Text(""), *fight(wording, state), *texts]
    if viewer >= 0 and (state.alive[viewer] == ALIVE or state.hand[viewer]):
        parts += [Text(""), hand(wording, state, viewer)]
    return Group(*parts)
