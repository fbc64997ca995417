"""Every event, reason, question, verb and moment that the rules know has its sentence, and each can be said."""

import ast
from collections.abc import Iterator
from typing import Any

import pytest
from sources import PACKAGE, python_files, tree

from kickdoor.event import Event
from kickdoor.heard import HAPPENINGS
from kickdoor.move import Move, Refusal
from kickdoor.rulebook import rules
from kickdoor.rules.deciding import VERBS
from kickdoor.sets import open_box
from kickdoor.table.choices import short
from kickdoor.telling.explain import RULES_OF_KIND, RULES_OF_WORD
from kickdoor.telling.news import News, sifted
from kickdoor.telling.wording import Wording, brief_facts
from kickdoor.words import known, languages, say, spoken

BOX = open_box(["base"])


@pytest.fixture(params=languages())
def wording(request: pytest.FixtureRequest) -> Iterator[Wording]:
    """How things are called, in each language; while it lasts the language is spoken."""
    with spoken(request.param):
        yield Wording(BOX, ("Ann", "Bob", "Cid"))


def words_in(node: ast.expr) -> Iterator[str]:
    """The strings that an argument may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from words_in(node.body)
        yield from words_in(node.orelse)


def called(name: str, place: int) -> dict[str, set[str]]:
    """What the rules give as this argument of a call, with the names of the other arguments."""
    found: dict[str, set[str]] = {}
    for file in (*python_files(PACKAGE / "rules"), PACKAGE / "game.py", PACKAGE / "bots" / "dealings.py"):
        for node in ast.walk(tree(file)):
            if not isinstance(node, ast.Call) or len(node.args) <= place:
                continue
            if getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
                for word in words_in(node.args[place]):
                    found.setdefault(word, set()).update(each.arg for each in node.keywords if each.arg)
    return found


KINDS = sorted(called("tell", 1) | called("Event", 0))
REASONS = called("Refusal", 1)


def test_the_rules_tell_and_refuse_something() -> None:
    assert len(KINDS) > 50
    assert len(REASONS) > 60


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_event_is_a_sentence(wording: Wording, kind: str) -> None:
    news = News(wording)
    for event in (
        Event(kind, 0, (3,), 2, 1),
        Event(kind),
        Event(kind, 1, (3, 4), 0, 0, seen=1),
        Event(kind, 0, (), -1, 2),
    ):
        for viewer in (-1, 0, 1):
            line = news.line(event, viewer, Move(0, "play", 3, ("seat", 1)))
            assert line.strip()
            assert line.rstrip()[-1] in ".!"
            assert "  " not in line


@pytest.mark.parametrize("reason", sorted(filter(None, REASONS)))
def test_each_reason_is_a_sentence(wording: Wording, reason: str) -> None:
    assert known(f"refusal-{reason}"), reason
    values: dict[str, Any] = {"card": 5, "to": 1, "verb": "fly", "gold": 300, "over": 2, "least": 1, "most": 3}
    given = {key: values[key] for key in REASONS[reason] if key in values}
    assert REASONS[reason] - {"also"} <= values.keys(), "a new argument needs a value here and a default in wording.py"
    refusal = Refusal("COMBAT-04", reason, **given)
    assert 1 <= len(short(wording, refusal).split()) <= 6
    said = wording.refusal(refusal)
    assert "COMBAT-04" in said
    assert say("rule-COMBAT-04") in said


def test_a_refusal_without_reason_says_its_rule(wording: Wording) -> None:
    assert wording.refusal(Refusal("SELL-06")).startswith("(SELL-06: ")


def test_no_sentence_is_left_of_a_reason_that_is_gone() -> None:
    from kickdoor.words import catalogue

    reasons = {name.removeprefix("refusal-") for name in catalogue().ids() if name.startswith("refusal-")}
    assert reasons - {"by-rule"} <= set(REASONS)
    kinds = {name.removeprefix("event-") for name in catalogue().ids() if name.startswith("event-")}
    assert kinds <= set(KINDS)


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_each_verb_reads_as_a_choice(verb: str) -> None:
    endings = {
        "pass": ("opening", "window", "winning", "losing", "other"),
        "accept": ("help", "trade"),
        "decline": ("help", "trade"),
    }
    for message in [f"choice-{verb}-{end}" for end in endings.get(verb, ())] or [f"choice-{verb}"]:
        assert known(message), message
    if verb not in ("pass", "choose", "accept", "decline", "counter"):
        assert known(f"did-{verb}"), verb


@pytest.mark.parametrize("moment", sorted(HAPPENINGS))
def test_each_moment_says_what_happens(wording: Wording, moment: str) -> None:
    for some in ("yes", "no"):
        for person in ("you", "other"):
            said = say(f"window-{moment}", who="Ann", person=person, card="Mate", some=some, die=3)
            assert said.endswith(".")
            assert person == "other" or "Ann" not in said


@pytest.mark.parametrize("card", range(0, len(BOX.cards), 3))
def test_each_card_reads_in_a_few_words(wording: Wording, card: int) -> None:
    assert all(brief_facts(BOX, card))
    assert wording.printed[card].name in wording.brief(card)


def test_rules_that_cards_touch_exist() -> None:
    ids = {rule.id for rule in rules()}
    named = {rule for some in (*RULES_OF_KIND.values(), *RULES_OF_WORD.values()) for rule in some}
    assert named <= ids, named - ids


def test_what_the_next_line_says_better_is_left_out() -> None:
    played, down = Event("played", 0, (7,)), Event("put_down", 0, (7,))
    assert sifted([played, down]) == [down]
    assert sifted([played, Event("boost", 0, (7,))])[0] is played


def test_hidden_cards_are_only_counted(wording: Wording) -> None:
    drew = Event("drew", 0, (3, 4), 2, seen=1)
    news = News(wording)
    assert wording.card(3) in news.line(drew, 0)
    for viewer in (-1, 1, 2):
        assert news.line(drew, viewer) == say("event-drew", who="Ann", cards=say("play-n-cards", n=2))
