"""Random games, and what must be true of a State after every move."""

from __future__ import annotations

import os
import random
from collections import Counter

from kickdoor.box import COMPANIONS, TRAITS, Box
from kickdoor.frames import Door, Play
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.options import OPTIONS
from kickdoor.rules import deciding, items, levels, limits, standing, timing
from kickdoor.rules import moves as listing
from kickdoor.sets import open_box
from kickdoor.state import ALIVE, DECK, DISCARD, FIGHT, HAND, LAID_OUT, LIMBO, OUT, TABLE, State

NIGHT = bool(os.environ.get("KICKDOOR_NIGHT"))
NAMES = ("ada", "bo", "cleo", "dag", "eva", "finn")
SLOTS = ("headgear", "armor", "footgear")


def deck() -> Box:
    """The base deck."""
    return open_box(["base"])


def new_game(number: int, box: Box | None = None) -> Game:
    """The random game of this number: as many seats as the sets allow; every other one with some house options."""
    box = box or deck()
    fewest, most = box.players
    seats = fewest + number % (most - fewest + 1)
    return Game.new(box, NAMES[:seats], b"machine %d" % number, house_options(number, seats))


def house_options(number: int, seats: int) -> dict[str, object]:
    """Options by chance, two or three of them; none for even numbers."""
    if number % 2 == 0:
        return {}
    chance = random.Random(number)
    values: dict[str, tuple[object, ...]] = {name: tuple(option.values) for name, option in OPTIONS.items()}
    values |= {name: (True,) for name, option in OPTIONS.items() if option.is_switch}
    values |= {"first_player": tuple(range(seats)), "sexes": ("mffmfm", "f")}
    some = chance.sample(sorted(values), chance.choice((2, 3)))
    return {name: chance.choice(values[name]) for name in some}


def any_move(state: State, chance: random.Random) -> Move:
    """Some legal move of some seat that is asked."""
    return chance.choice(listing.moves(state, chance.choice(deciding.asked(state))))


def ran(game: Game, chance: random.Random, plies: int) -> Game:
    """The game so many moves later."""
    for _ in range(plies):
        if game.over:
            break
        game.play(any_move(game.state, chance))
    return game


# --- places ----------------------------------------------------------------------------------------------------------


def places(state: State) -> Counter[int]:
    """How often each card lies somewhere, by the tuples that hold them."""
    found: Counter[int] = Counter()
    for rows in (state.hand, state.table, state.decks, state.discards):
        for row in rows:
            found.update(row)
    found.update(card for card, zone in enumerate(state.zone) if zone in (OUT, LIMBO, LAID_OUT, FIGHT))
    return found


def check_places(state: State) -> None:
    """Each card is in exactly one place, and the place knows it."""
    found = places(state)
    box = state.box
    wrong = {box.names[card]: found[card] for card in range(len(box.cards)) if found[card] != 1}
    assert not wrong, wrong
    for seat in range(state.seats):
        assert all(state.zone[card] == HAND + seat for card in state.hand[seat])
        assert all(state.zone[card] == TABLE + seat for card in state.table[seat])
        assert set(state.equipped[seat]) <= set(state.table[seat])
        assert set(state.received[seat]) <= set(state.hand[seat])
    for pile in range(box.piles):
        assert all(state.zone[card] == DECK and box.pile[card] == pile for card in state.decks[pile])
        assert all(state.zone[card] == DISCARD and box.pile[card] == pile for card in state.discards[pile])
    check_fight(state)
    for card, host in state.attached:
        assert state.zone[card] == state.zone[host] >= TABLE, (box.names[card], box.names[host])
    check_outside(state)


def check_outside(state: State) -> None:
    """COMBINE-12: nothing that belongs to a deck is outside the game, but of half decks the other half."""
    box = state.box
    left = Counter((box[c].set, box.pile[c]) for c in range(box.extras) if box[c].deck != "none" and state.zone[c] == OUT)
    every = Counter((box[c].set, box.pile[c]) for c in range(box.extras) if box[c].deck != "none")
    half = state.options.get("half_decks")
    assert left == {each: count // 2 for each, count in every.items() if half}, left


def check_fight(state: State) -> None:
    """What lies in the fight is a part of it; nothing is in limbo but what is being found, drawn or played."""
    lying = {card for card, zone in enumerate(state.zone) if zone == FIGHT}
    fight = state.fight
    if fight is None:
        assert not lying
    else:
        parts = [foe.card for foe in fight.foes] + [card for card, _ in fight.enhancers]
        parts += [row[0] for row in fight.aside]
        assert len(parts) == len(set(parts))
        gone = {foe.card for foe in fight.beaten} | {spoils.foe.card for spoils in fight.banked}
        assert lying <= set(parts) | gone | {card for card, _ in fight.used}, lying
        assert all(state.zone[card] == FIGHT for card in parts)
    limbo = {card for card, zone in enumerate(state.zone) if zone == LIMBO}
    if limbo and not any(frame.kind in ("task", "effect", "deed", "window") for frame in state.stack):
        handled = {frame.card for frame in state.stack if isinstance(frame, Door | Play)}
        assert limbo <= handled, [state.box.names[card] for card in limbo]


# --- levels and limits -----------------------------------------------------------------------------------------------


def check_levels(before: State, state: State) -> None:
    """Levels are in range, and the winning one came by a fight of one's own that ended the game."""
    top = levels.goal(state)
    for seat in range(state.seats):
        assert 1 <= state.level[seat] <= top
        if state.level[seat] == top:
            assert seat in state.winners
            assert before.level[seat] < top
            assert before.fight is not None and before.is_fighting(seat)
    for seat in state.winners:
        shared = state.options.get("shared_victory") and before.is_fighting(seat)
        assert state.level[seat] == top or shared


def check_limits(state: State) -> None:
    """At an open decision nobody has more than is allowed."""
    if state.winners or not timing.is_open(state):
        return
    box = state.box
    for seat in range(state.seats):
        if state.alive[seat] != ALIVE:
            continue
        for slot in SLOTS:
            assert items.slot_use(state, seat, slot) <= max(1, limits.limit(state, slot, seat)), (seat, slot)
        held = [c for c in state.equipped[seat] if box[c].hands and not standing.lifted(state, c)]
        assert len(held) < 2 or items.hands_use(state, seat) <= limits.limit(state, "hands", seat)
        big = items.big_items(state, seat)
        assert len(big) < 2 or len(big) <= limits.limit(state, "big", seat), (seat, big)
        kinds: Counter[str] = Counter(box[c].kind for c in state.table[seat])
        for kind in TRAITS:
            assert kinds[kind] <= limits.limit(state, kind, seat), (seat, kind)
        companions = sum(kinds[kind] for kind in COMPANIONS)
        assert companions <= max(1, limits.limit(state, "companion", seat)), seat
        assert kinds["role"] <= 1, seat
        ranks = sum(box[c].rank for c in state.table[seat] if box[c].kind == "power")
        assert ranks <= limits.limit(state, "rank", seat), (seat, ranks)
        knotty = [c for c in state.equipped[seat] if box[c].complex and not standing.lifted(state, c)]
        assert len(knotty) <= max(1, limits.limit(state, "complex", seat)), (seat, knotty)
        assert all(count >= 0 for count in state.tokens[seat]), seat
        assert all(box[c].kind == "item" or c in {m[0] for m in state.masks} for c in state.equipped[seat])


def check_somebody_can_move(state: State) -> None:
    """The game is over, or each seat that is asked has a move."""
    asked = deciding.asked(state)
    if state.winners:
        assert not asked and not state.stack
        return
    assert asked, state.stack
    for seat in asked:
        assert listing.moves(state, seat), (seat, state.stack)


# --- moves -----------------------------------------------------------------------------------------------------------

# Verbs of which `moves` lists every form. Of the others it offers a menu.
CARDLESS = ("kick", "loot", "listen", "keep", "end", "accept", "decline", "pass")
OF_A_CARD = ("trouble", "play", "equip", "unequip", "run")


def check_offers(state: State, chance: random.Random) -> None:
    """What is offered is legal, and some of it is played on a copy; what is like it but not offered is refused."""
    lists = [listing.moves(state, seat) for seat in range(state.seats)]
    for seat in deciding.asked(state):
        for move in lists[seat]:
            refusal = deciding.why_not(state, move)
            assert refusal is None, (move, refusal)
        twin = state.copy()
        deciding.play(twin, chance.choice(lists[seat]))
        check_places(twin)
    for move in foreign(state, lists, chance):
        assert deciding.why_not(state, move) is not None, (move, state.stack[-1:])


def foreign(state: State, lists: list[list[Move]], chance: random.Random) -> list[Move]:
    """Moves that aren't on their seat's list: with another card, another verb, or another player's."""
    listed = {(move.seat, move.verb, move.card) for moves in lists for move in moves}
    found = [(chance.randrange(state.seats), chance.choice(CARDLESS), -1) for _ in range(3)]
    for _ in range(8):
        seat = chance.randrange(state.seats)
        own = [*state.hand[seat], *state.table[seat], chance.randrange(len(state.box.cards))]
        found.append((seat, chance.choice(OF_A_CARD), chance.choice(own)))
    for moves in lists:
        some = [move for move in moves if move.verb in (*CARDLESS, *OF_A_CARD)]
        found += [(chance.randrange(state.seats), move.verb, move.card) for move in some[:2]]
    return [Move(*each) for each in found if each not in listed]
