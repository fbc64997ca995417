"""What players decide: every verb with its check and its deed, who is asked, and one move being made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kickdoor.frames import Choose, Combat, Door, Flight, Offer, Opening, Turn, Window
from kickdoor.move import Move, Refusal, Refused
from kickdoor.rules import (
    character,
    charity,
    combat,
    fighting,
    flow,
    helping,
    items,
    lasers,
    moments,
    moving,
    procedures,
    restoring,
    running_away,
    second_phase,
    trading,
    turn,
    using,
    verbs,
)
from kickdoor.state import HAND, TABLE, State, Terms


def _doubled(move: Move) -> int:
    return move.card


def _take_it_up(state: State, move: Move) -> Refusal | None:
    """Why a companion can't carry that."""
    if state.stack and restoring.is_asked(state, move.seat):
        return restoring.refusal(state, move, _load_refusal)  # whatever was going on, it is asked for now
    return verbs._closed(state, move) or _load_refusal(state, move)


def _load_refusal(state: State, move: Move) -> Refusal | None:
    return items.load_refusal(state, move.seat, move.card, move.on[1])


def _load(state: State, move: Move) -> None:
    if restoring.is_asked(state, move.seat):
        restoring.withdraw(state)
    items.load(state, move.seat, move.card, move.on[1])


def _leave(state: State, move: Move) -> None:
    fighting.dismiss(state, move.seat)


def _seat_of(move: Move) -> int:
    return move.on[1] if len(move.on) == 2 else -1


def _give_refusal(state: State, move: Move) -> Refusal | None:
    """A gift of Items from the table, or Charity from the hand."""
    if is_charity(state, move):
        return charity.give_refusal(state, move.seat, move.more, move.on[1])
    return verbs._closed(state, move) or trading.trade_refusal(state, move.seat, move.more, move.on[1], ())


def is_charity(state: State, move: Move) -> bool:
    """True where giving means Charity: cards of the hand at the end of one's turn."""
    frame = state.stack[-1]
    return isinstance(frame, Turn) and frame.step == "charity" and move.seat == state.turn and bool(move.more) and all(
        state.zone[card] == HAND + move.seat for card in move.more
    )  # fmt: skip


def _give(state: State, move: Move) -> None:
    if is_charity(state, move):
        charity.give(state, move.seat, move.more, move.on[1])
    else:
        trading.offer_trade(state, move.seat, move.more, move.on[1], ())


VERBS: Final[dict[str, tuple[verbs.Why, verbs.Does]]] = {
    "kick": (lambda s, m: turn.kick_refusal(s, m.seat), lambda s, m: turn.kick_open_the_door(s)),
    "trouble": (
        lambda s, m: second_phase.trouble_refusal(s, m.seat, m.card),
        lambda s, m: second_phase.look_for_trouble(s, m.seat, m.card),
    ),
    "loot": (lambda s, m: second_phase.loot_refusal(s, m.seat), lambda s, m: second_phase.loot_the_room(s, m.seat)),
    "listen": (lambda s, m: turn.listen_refusal(s, m.seat), lambda s, m: turn.listen_at_the_door(s, m.seat)),
    "keep": (verbs.keep_refusal, lambda s, m: turn.keep(s, m.seat)),
    "end": (lambda s, m: charity.end_refusal(s, m.seat), lambda s, m: charity.end_turn(s)),
    "play": (verbs.play_refusal, verbs.play),
    "use": (using.use_refusal, using.use),
    "join": (verbs.join_refusal, verbs.join),
    "equip": (lambda s, m: items.equip_refusal(s, m.seat, m.card), verbs.equip),
    "unequip": (
        lambda s, m: verbs._closed(s, m) or items.unequip_refusal(s, m.seat, m.card),
        lambda s, m: moving.unequip(s, m.card, m.seat),
    ),
    "sell": (
        lambda s, m: trading.sell_refusal(s, m.seat, m.more, _doubled(m)),
        lambda s, m: trading.sell(s, m.seat, m.more, _doubled(m)),
    ),
    "give": (_give_refusal, _give),
    "discard": (
        lambda s, m: charity.discard_refusal(s, m.seat, m.more),
        lambda s, m: charity.give_away(s, m.seat, m.more),
    ),
    "trade": (
        lambda s, m: verbs._closed(s, m) or trading.trade_refusal(s, m.seat, m.more[0], m.on[1], m.more[1]),
        lambda s, m: trading.offer_trade(s, m.seat, m.more[0], m.on[1], m.more[1]),
    ),
    "snap": (
        lambda s, m: verbs._closed(s, m) or lasers.snap_refusal(s, m.seat, m.card, m.on[1]),
        lambda s, m: lasers.snap(s, m.seat, m.card, m.on[1]),
    ),
    "unsnap": (
        lambda s, m: verbs._closed(s, m) or _unsnap_refusal(s, m),
        lambda s, m: lasers.unsnap(s, m.card),
    ),
    "carry": (_take_it_up, _load),
    "sacrifice": (
        lambda s, m: running_away.sacrifice_refusal(s, m.seat, m.card, _seat_of(m)),
        lambda s, m: running_away.sacrifice(s, m.seat, m.card, _seat_of(m)),
    ),
    "drop": (
        lambda s, m: verbs._closed(s, m) or character.drop_refusal(s, m.seat, m.card),
        lambda s, m: character.drop(s, m.seat, m.card),
    ),
    "ask": (
        lambda s, m: helping.ask_refusal(s, m.seat, m.on[1], Terms(*m.more)),
        lambda s, m: helping.ask(s, m.seat, m.on[1], Terms(*m.more)),
    ),
    "volunteer": (
        lambda s, m: helping.volunteer_refusal(s, m.seat, Terms(*m.more)),
        lambda s, m: helping.volunteer(s, m.seat, Terms(*m.more)),
    ),
    "accept": (verbs.accept_refusal, verbs.accept),
    "decline": (verbs.decline_refusal, verbs.decline),
    "counter": (verbs.counter_refusal, lambda s, m: helping.counter(s, s.stack[-1], Terms(*m.more))),  # type: ignore[arg-type]
    "leave": (lambda s, m: helping.leave_refusal(s, m.seat), _leave),
    "pass": (verbs.pass_refusal, verbs.pass_),
    "run": (
        lambda s, m: running_away.run_refusal(s, m.seat, m.card),
        lambda s, m: running_away.run(s, m.seat, m.card),
    ),
    "choose": (verbs.choose_refusal, verbs.choose),
    "show": (verbs.shows_refusal, verbs.show),
}


def _unsnap_refusal(state: State, move: Move) -> Refusal | None:
    """Taking a joined weapon apart is a change of equipment (LASER-04, AMB-46)."""
    if lasers.are_lasers_frozen(state, move.seat):
        return lasers.FROZEN_LASERS
    if state.zone[move.card] != TABLE + move.seat or not any(move.card in weapon for weapon in state.joined):
        return Refusal("LASER-04", "not-joined", card=move.card)
    return None


def asked(state: State) -> tuple[int, ...]:
    """The seats whose answer the game waits for; several at once in a fight, a window and the opening plays."""
    if state.winners or not state.stack:
        return ()
    frame = state.stack[-1]
    if isinstance(frame, (Turn, Door)):
        return (state.turn,)
    if isinstance(frame, (Choose, Flight, Offer)):
        return (frame.seat,)
    if isinstance(frame, Combat):
        return tuple(combat.waiting(state, frame, fighting.present(state).fighter))
    if isinstance(frame, Window):
        return tuple(moments.asked_in(state, frame))
    if isinstance(frame, Opening):
        return _still_opening(state, frame)
    return ()


def _still_opening(state: State, frame: Opening) -> tuple[int, ...]:
    """Who hasn't yet ended the opening plays."""
    return tuple([seat for seat in range(state.seats) if state.alive[seat] and not frame.passed >> seat & 1])


def why_not(state: State, move: Move) -> Refusal | None:
    """Why a move isn't legal just now, or None: the rule's id, and a reason where that says more."""
    if state.winners:
        return Refusal("WIN-01", "game-over")
    to_a_seat = move.on[:1] == ("seat",)
    if not 0 <= move.seat < state.seats or (to_a_seat and not 0 <= _seat_of(move) < state.seats):
        return Refusal("SETUP-01", "no-such-seat")
    if move.verb in TO_A_SEAT and not to_a_seat:
        return Refusal("SETUP-01", "no-such-seat")
    if move.verb not in VERBS:
        return Refusal("PRECEDENCE-01", "no-such-verb", verb=move.verb)
    refusal = VERBS[move.verb][0](state, move)
    return _named_twice(move) if refusal is None and move.verb in ONCE else refusal


TO_A_SEAT: Final = frozenset(("give", "trade", "show", "ask"))
ONCE: Final = {"sell": "SELL-01", "give": "TRADE-01", "trade": "TRADE-01", "discard": "TURN-13", "show": "SOCIAL-01",
        "ask": "HELP-04", "volunteer": "HELP-04", "counter": "HELP-04"}  # fmt: skip


def _named_twice(move: Move) -> Refusal | None:
    """One card is one card, however often it is named."""
    lists: tuple[tuple[int, ...], ...]
    if move.verb in ("sell", "give", "discard", "show"):
        lists = (move.more,)
    elif move.verb == "trade":
        lists = move.more
    else:
        terms = Terms(*move.more)
        lists = (terms.items, terms.promises)
    twice = next((card for cards in lists for card in cards if cards.count(card) > 1), -1)
    return Refusal(ONCE[move.verb], "named-twice", card=twice, also=("TURN-12", "TURN-13")) if twice >= 0 else None


def play(state: State, move: Move, *, sure: bool = False) -> None:
    """Make a move and run on until somebody must be asked.

    `sure` skips the check: only for moves that `moves` has just given for this very state. Raises Refused.
    """
    if not sure:
        refusal = why_not(state, move)
        if refusal is not None:
            raise Refused(refusal)
    _note(state, move)
    state.ply += 1
    VERBS[move.verb][1](state, move)
    flow.advance(state)


def pass_together(state: State, seats: Sequence[int]) -> None:
    """Seats of an open window or fight pass one after another: for those who can do nothing else, a `pass` of each."""
    frame: Any = state.stack[-1]
    passed = frame.passed
    for seat in seats:
        passed |= 1 << seat
    state.ply += len(seats)
    if not (isinstance(frame, Window) and moments.ends(state, frame, passed)):
        twin: Any = frame.twin()
        twin.passed = passed
        state.stack[-1] = twin
    flow.advance(state)


ANSWERS: Final = frozenset(("pass", "choose", "accept", "decline", "counter", "keep", "show"))


def _note(state: State, move: Move) -> None:
    """What was just received stays so until its owner or the turn's player does something else (AMB-12)."""
    if move.verb in ANSWERS:
        return
    seat = move.seat
    frame = state.stack[-1]
    if seat == state.turn and isinstance(frame, Turn) and not frame.acted and move.verb != "listen":
        state.stack[-1] = twin = frame.twin()
        twin.acted = True
    received = state.received
    if not any(received) or move.card in received[seat] or state.options.get("just_received") == "until_the_turn_ends":
        return
    if seat == state.turn:
        state.received = [()] * state.seats
    else:
        received[seat] = ()


procedures.name_them()
