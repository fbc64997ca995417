"""A game that is over is told as it was: counted from what happened, and replayed from any seat as that seat saw it."""

from functools import cache

import msgspec
import pytest

from kickdoor import simulate
from kickdoor.bots import look, make
from kickdoor.bots.normal import Normal
from kickdoor.bots.terms import total
from kickdoor.event import Event
from kickdoor.game import Game
from kickdoor.move import Move
from kickdoor.sets import open_box
from kickdoor.simulate import shown
from kickdoor.table.afterwards import Chapter, Replay, Told, tally, tell_story
from kickdoor.table.protocol import AfterGame
from kickdoor.telling.news import Story

NAMES = ("Aric", "Suzan", "Bork")


@cache
def played(bot: str = "greedy", seed: int = 4) -> Game:
    """A whole game of bots."""
    game = Game.new(open_box(("base",)), NAMES, bytes([seed]) * 32)
    bots = [make(bot, seat) for seat in range(len(NAMES))]
    while not game.over:
        seat = simulate.clockwise(game.state)
        moves = game.moves(seat)
        view = look(game.state, seat) if bots[seat].needs_view else None
        game.play(moves[0] if len(moves) == 1 else bots[seat].choose(view, moves))
    return game


@cache
def replay(bot: str = "greedy", seed: int = 4) -> Replay:
    """The same game again."""
    return Replay(played(bot, seed))


def story(language: str = "en") -> AfterGame:
    """It told."""
    chairs = ["bot" if seat else "person" for seat in range(len(NAMES))]
    return tell_story(played(), replay().told, chairs, language, title="", commitment="", secret="")


def test_the_game_comes_to_the_same_end_again() -> None:
    game, again = played(), replay()
    assert len(again.states) == len(game.moves_made) + 1
    assert again.states[-1].winners == game.state.winners
    assert again.states[-1].level == game.state.level and again.states[-1].hand == game.state.hand


def test_levels_are_those_after_each_turn() -> None:
    counts = tally(replay().told, played().state.box)
    assert [row[0] for row in counts.levels] == [1, 1, 1]
    assert [row[-1] for row in counts.levels] == played().state.level
    assert {len(row) for row in counts.levels} == {played().state.turns + 1}


def test_every_die_of_the_record_is_counted() -> None:
    game = played("aimless", 2)
    rolled = [value for _, fates in game.moves_made for kind, value in fates if kind == "roll"]
    counts = tally(replay("aimless", 2).told, game.state.box)
    assert rolled, "choose a seed with dice"
    assert sum(map(sum, counts.dice)) == len(rolled)


def chapter(step: int, turn: int, seat: int, target: int, *events: Event) -> Chapter:
    """One made up."""
    return Chapter(step, turn, seat, Move(seat, "play"), Story(None, events), (1, 1, 1), target)


def test_striking_who_has_just_helped_is_a_betrayal_and_much_later_is_none() -> None:
    helps = chapter(0, 1, 1, -1, Event("helps", 1, other=0))
    told = (helps, chapter(1, 2, 0, 1), chapter(2, 3, 2, 1), chapter(3, 9, 0, 1))
    counts = tally(Told((1, 1, 1), told), played().state.box)
    assert counts.betrayed == {1}
    assert counts.betrayals == (1, 0, 0)
    assert counts.hits == ((0, 2, 0), (0, 0, 0), (0, 1, 0))


def test_the_story_tells_the_last_turn_and_at_most_five() -> None:
    told = story()
    assert 1 <= len(told.points) <= 5
    assert told.points[-1].turn == played().state.turns
    assert [point.turn for point in told.points] == sorted(point.turn for point in told.points)
    assert told.headline.startswith(NAMES[played().state.winners[0]])
    assert all(point.level == told.standings[point.seat].levels[point.turn] for point in told.points)


def test_a_turn_that_changed_most_by_a_ruling_tells_of_the_ruling() -> None:
    game = Game.new(open_box(("base",)), NAMES, bytes(32))
    game.decree(Move(0, "level", on=("seat", 2), more=(8,)))
    (point,) = tell_story(game, Replay(game).told, ["person"] * 3, "en", title="", commitment="", secret="").points
    assert "".join(part.text for part in point.parts) == "Before the first turn. Ruling by Aric: Bork is now of Level 8."


def test_a_turning_point_is_replayed_where_its_turn_begins() -> None:
    for point in story().points:
        assert replay().at(point.step + 1, None, "en").turn == point.turn


@pytest.mark.parametrize("step", [0, 1, 60, 200, 10_000, -5])
@pytest.mark.parametrize("seat", [None, 0, 2, 17])
def test_a_seat_is_shown_what_it_saw_then(step: int, seat: int | None) -> None:
    shown = replay().at(step, seat, "en")
    state = replay().states[shown.step]
    real = seat if seat is not None and seat < len(NAMES) else None
    assert shown.picture.seat == real
    view = Game(state, NAMES, keep=False).view(real)
    assert [each.hand for each in shown.picture.view.munchkins] == [each.hand for each in view.munchkins]


def test_the_lines_beside_a_moment_are_those_that_the_seat_read() -> None:
    secret = [
        (chapter, event)
        for chapter in replay().told.chapters
        for event in (*chapter.story.events, *chapter.story.drawn)
        if event.kind == "drew" and event.cards and event.seen == 1 << event.seat
    ]
    assert secret
    for chapter, event in secret[:8]:
        name = played().state.box[event.cards[0]].name
        for seat in (None, 0, 1, 2):
            lines = [line for line in replay().at(chapter.step + 1, seat, "en").lines if line.number // 100 == chapter.step]
            text = " ".join(part.text for line in lines for part in line.parts)
            assert seat == event.seat or f"draws {name}" not in text


def test_the_story_of_a_table_that_was_called_a_day_names_nobody() -> None:
    game = Game.new(open_box(("base",)), NAMES, bytes(32))
    chairs = ["person"] * len(NAMES)
    told = tell_story(game, Replay(game).told, chairs, "en", title="", commitment="", secret="")
    assert told.headline == "Called a day" and told.points == () and told.awards == ()
    assert msgspec.json.decode(msgspec.json.encode(told), type=AfterGame) == told


def test_why_a_bot_did_what_it_did_is_said_where_it_had_a_choice_and_of_no_person() -> None:
    """Seat 0 is a person's; seat 2 has a bot that explains nothing."""
    again = Replay(played("normal", 5), ("", "normal", "greedy"))
    said = [(chapter.move.seat, again.at(chapter.step + 1, None, "en").why) for chapter in again.told.chapters[:120]]
    by_seat = {seat: [why for who, why in said if who == seat and why] for seat in range(3)}
    assert by_seat[1] and by_seat[0] == by_seat[2] == []
    assert all(why.startswith("Why Suzan did that: ") for why in by_seat[1])
    assert len(set(by_seat[1])) > 2
    assert again.at(0, None, "en").why == ""


def test_what_a_newcomer_overlooked_is_said_so_and_nothing_else_is() -> None:
    game = played("easy", 3)
    again, normal, told = Replay(game, ("easy",) * 3), Normal(0), {True: 0, False: 0}
    for chapter in again.told.chapters[:250]:
        state, seat = again.states[chapter.step], chapter.move.seat
        why = again.at(chapter.step + 1, None, "en").why
        moves = Game(state, NAMES, keep=False).moves(seat)
        if why:
            weights = normal.weights(shown(state, seat, normal, chapter.dealings), moves)
            as_normal = total(weights[moves.index(chapter.move)]) == max(map(total, weights))
            assert ("overlooked" in why) is not as_normal
            told[as_normal] += 1
    assert min(told.values()) > 10
