"""A game at the terminal from its first move to its last: whose turn it is to speak, and what each may read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kickdoor import record as records
from kickdoor.bots import Bot, Witness, out_of_a_ring
from kickdoor.bots.dealings import Memory
from kickdoor.errors import RecordError, SaveError
from kickdoor.frames import Combat, Turn
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.notation import Answers
from kickdoor.play import board, pace, steps
from kickdoor.play.past import Past
from kickdoor.play.screen import Screen
from kickdoor.play.store import Store
from kickdoor.simulate import shown
from kickdoor.state import State
from kickdoor.telling.moment import moment
from kickdoor.telling.news import News
from kickdoor.telling.wording import Wording
from kickdoor.words import say

PUBLIC = -1  # the reader who sees what all see


@dataclass
class Seats:
    """Who sits where: the kind of bot at a seat, persons at all others. `quick`: needless passes are taken as said."""

    bots: dict[int, str] = field(default_factory=dict)
    quick: bool = True


class Table:
    """The game, its seats, what was told to whom, and what can be taken back."""

    def __init__(self, game: Game, seats: Seats, bots: dict[int, Bot], screen: Screen, store: Store,
                 past: Past | None = None) -> None:  # fmt: skip
        self.game = game
        self.seats = seats
        self.bots = bots
        self.screen = screen
        self.store = store
        self.wording = Wording(game.state.box, game.names)
        self.news = News(self.wording)
        self.people = [seat for seat in range(game.state.seats) if seat not in bots]
        self.log: dict[int, list[str]] = {seat: [] for seat in (*self.people, PUBLIC)}
        self.unread: dict[int, int] = dict.fromkeys(self.log, 0)
        self.read: dict[int, set[int]] = {seat: set() for seat in self.log}
        self.pending: dict[int, Answers] = {}
        self.past = past if past is not None else Past(game)
        self.waits = False  # somebody wants to be asked before the next decision, whoever makes it
        self.holder = self.people[0] if len(self.people) == 1 else -1
        self.public_shown = False
        self.seen_turn = game.state.turns
        self.witness = Witness(game.state.box)
        self.memories: dict[int, Memory] = {}  # what was remembered after so many moves

    @property
    def state(self) -> State:
        """The state as it stands."""
        return self.game.state

    @property
    def shared(self) -> bool:
        """True if several people share the keyboard."""
        return len(self.people) > 1

    # --- the game ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end. Raises LeavingError when the person goes."""
        if self.store.is_new:
            self.keep()
        while not self.game.over:
            self.step()
        self.ending()

    def step(self) -> None:
        """One decision, or one question whether anybody has one to make."""
        if self.answered_before() or self.before_another():
            return
        for seat in self.game.asked():
            if seat in self.bots:
                self.bot_decides(seat)
            elif self.shared and self.is_bystander(seat):
                self.anybody()
            else:
                self.person_decides(seat)
            return

    def answered_before(self) -> bool:
        """A question that an earlier step has answered already."""
        for seat, answers in list(self.pending.items()):
            if steps.is_asked(self.game, seat):
                left = steps.answer_all(self.game, seat, answers, self.make)
                self.pending.pop(seat)
                if left != answers:
                    self.pending[seat] = left
                    return True
        return False

    def bot_decides(self, seat: int) -> None:
        """A bot makes its move; it sees what its seat sees."""
        moves = out_of_a_ring(self.game.moves(seat), self.game.latest_moves())
        bot = self.bots[seat]
        view = shown(self.state, seat, bot, self.witness.dealings) if bot.needs_view and len(moves) > 1 else None
        self.make(moves[0] if len(moves) == 1 else bot.choose(view, moves))

    def person_decides(self, seat: int) -> None:
        """A person is asked, unless there is nothing to decide."""
        from kickdoor.play.talk import Talk

        waits, self.waits = self.waits, False
        if self.seats.quick and not waits and not self.shared and pace.may_pass_unasked(self.game, seat, self.game.moves(seat)):
            self.make(Move(seat, "pass"))
            return
        if self.shared and self.seats.quick and pace.tells_nothing(self.state) and len(self.game.moves(seat)) == 1:
            self.make(Move(seat, "pass"))
            return
        Talk(self, seat).decide()

    # --- who steps in ------------------------------------------------------------------------------------------------

    def is_bystander(self, seat: int) -> bool:
        """True where the seat is asked only whether it steps in: in a fight of others, and in a window."""
        if not pace.is_open_to_all(self.state) or pace.tells_nothing(self.state):
            return False
        return not (isinstance(self.state.stack[-1], Combat) and self.state.is_fighting(seat))

    def anybody(self) -> None:
        """One question to all people at the keyboard: a name, or nobody."""
        from kickdoor.play.talk import Talk

        waiting = [seat for seat in self.game.asked() if seat in self.people and self.is_bystander(seat)]
        self.tell_all()
        self.screen.line(moment(self.wording, self.state), "bold")
        seat = self.who_steps_in(waiting)
        if seat is None:
            for each in waiting:
                if each in self.game.asked():
                    self.make(Move(each, "pass"))
        else:
            Talk(self, seat).decide()

    def who_steps_in(self, waiting: list[int]) -> int | None:
        """The seat that steps in, or None for nobody."""
        names = ", ".join(self.game.names[seat] for seat in waiting)
        while True:
            typed = self.screen.ask(say("play-anybody", names=names)).casefold()
            if typed in ("", say("play-word-nobody"), say("play-word-no"), "pass"):
                return None
            found = [seat for seat in waiting if self.game.names[seat].casefold().startswith(typed)]
            if len(found) == 1:
                return found[0]
            self.screen.line(say("play-anybody-again", names=names))

    def before_another(self) -> bool:
        """Before another decides, those at the keyboard may step in: as a turn begins, or where one of them waits for it."""
        frame = self.state.stack[-1] if self.state.stack else None
        begins = self.state.turns != self.seen_turn and isinstance(frame, Turn) and frame.step == "arrange"
        if not (begins or self.waits) or not set(self.game.asked()) <= set(self.bots):
            return False
        waiting = [seat for seat in self.people if self.state.alive[seat] and self.game.moves(seat)]
        if begins:
            self.seen_turn = self.state.turns
        if not waiting or not (self.waits or self.shared or pace.any_time_plays(self.game, waiting[0])):
            return False
        self.waits = False
        acted = self.step_in(waiting)
        if acted and begins:
            self.seen_turn = -1  # there may be more to do
        return acted

    def step_in(self, waiting: list[int]) -> bool:
        """Ask; True if somebody did something."""
        from kickdoor.play.talk import Talk, before_a_decision

        if not self.shared:
            return Talk(self, waiting[0]).between()
        self.tell_all()
        self.screen.line(before_a_decision(self.wording, self.state), "bold")
        seat = self.who_steps_in(waiting)
        return seat is not None and Talk(self, seat).between()

    # --- moves -------------------------------------------------------------------------------------------------------

    def make(self, move: Move) -> None:
        """Make a move, tell it, save. Raises Refused."""
        before = self.state.copy()
        lengths = {seat: len(lines) for seat, lines in self.log.items()}
        events = self.game.play(move)
        self.memories[len(self.game.moves_made) - 1] = self.witness.memory
        broke = self.witness.see(move, events)
        told = events if broke is None else [*events, broke]
        for seat in self.log:
            self.log[seat] += self.news.of_move(before, self.state, move, told, seat)
        self.past.remember(before, self.game, lengths, by_bot=move.seat in self.bots)
        self.keep()

    def undo(self, seat: int) -> bool:
        """Take the last move of this seat back; False if it can't be."""
        undone = self.past.undone(self.game, seat)
        if undone is None:
            return False
        self.game, lengths = undone
        self.witness.memory = self.memories[len(self.game.moves_made)]
        for each, length in lengths.items():
            del self.log[each][length:]
            self.unread[each] = min(self.unread[each], length)
        self.pending.clear()
        self.keep()
        return True

    # --- telling -----------------------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """The keyboard goes to this seat; a curtain falls if somebody else had it."""
        if self.shared and self.holder != seat:
            self.screen.curtain(self.wording.seat(seat))
        self.holder = seat

    def tell(self, seat: int) -> None:
        """What happened since this seat last read."""
        for line in self.log[seat][self.unread[seat] :]:
            self.screen.line(f"* {line}")
        self.unread[seat] = len(self.log[seat])

    def tell_all(self) -> None:
        """What everybody may read, where it isn't known who sits at the keyboard."""
        if self.holder >= 0:
            self.screen.sweep()
            self.holder = -1
            self.public_shown = False
        if self.unread[PUBLIC] == len(self.log[PUBLIC]) and self.public_shown:
            return
        self.public_shown = True
        self.screen.rule(board.title(self.wording, self.state))
        self.tell(PUBLIC)
        self.screen.show(board.whole(self.wording, self.state, PUBLIC, self.read[PUBLIC]))

    def ending(self) -> None:
        """The game is over: who has won, and how all stand."""
        self.tell(PUBLIC if self.shared else self.people[0] if self.people else PUBLIC)
        winners = [self.wording.seat(seat) for seat in self.state.winners]
        self.screen.rule(say("play-over"))
        self.screen.show(board.munchkins(self.wording, self.state, -1))
        self.write_record()
        self.screen.line(say("play-winners", n=len(winners), names=", ".join(winners)), "bold")

    def write_record(self) -> None:
        """Put the whole record beside the save, where anybody can verify it."""
        if self.past.scroll is None:
            return
        path = self.store.record_path
        try:
            records.write(path, records.record_of(self.game))
        except RecordError as error:
            self.screen.line(say(error.message_id, **error.facts))
        else:
            self.screen.line(say("play-recorded", file=str(path)))

    # --- saving ------------------------------------------------------------------------------------------------------

    def beside(self) -> dict[str, Any]:
        """What is saved beside the state."""
        return {
            "names": list(self.game.names),
            "bots": {str(seat): kind for seat, kind in self.seats.bots.items()},
            "quick": self.seats.quick,
            "remembered": self.witness.memory,
            "remembered_before": {str(each.before): self.memories[each.before] for each in self.past.decisions},
            **self.past.saved(self.game),
            "log": {str(seat): lines for seat, lines in self.log.items()},
        }

    def keep(self) -> None:
        """Save; what goes wrong is told once, and the game goes on."""
        error = self.store.keep(self.state, self.beside())
        if error is not None:
            self.tell_failure(error)

    def tell_failure(self, error: SaveError) -> None:
        """The game can't be saved."""
        self.screen.line(f"{say(error.message_id, **error.facts)} {say('play-goes-on')}", "bold")
