"""The rulebook holds every rule once, each with a heading and a sentence."""

import re

import pytest

from kickdoor.rulebook import find, readings, rules, topic_name, topics
from kickdoor.words import catalogue


def test_each_id_stands_once() -> None:
    ids = [rule.id for rule in (*rules(), *readings())]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[A-Z]+-\d\d[a-z]?", rule) for rule in ids)


def test_the_ids_of_a_topic_have_no_gap() -> None:
    for topic in topics():
        numbers = [int(rule.id.split("-")[1][:2]) for rule in (*rules(), *readings()) if rule.topic == topic]
        assert sorted(set(numbers)) == list(range(1, max(numbers) + 1)), topic
        assert numbers == sorted(numbers), topic


def test_each_rule_has_a_heading_and_a_sentence() -> None:
    for rule in (*rules(), *readings()):
        assert 0 < len(rule.heading) <= 40, rule.id
        assert rule.sentence.endswith("."), rule.id
        assert len(rule.sentence) <= 240, rule.id


def test_each_topic_has_a_name() -> None:
    assert all(topic_name(topic) for topic in topics())


def test_the_catalogue_has_no_sentence_without_a_rule() -> None:
    messages = {rule.message for rule in (*rules(), *readings())}
    spoken = {name for name in catalogue().ids() if name.startswith(("rule-", "reading-"))}
    assert spoken == messages


def test_every_rule_belongs_to_some_set() -> None:
    assert all(rule.sets for rule in rules())


@pytest.mark.parametrize("rule", ["DECK-04", "CURSE-03", "CURSE-07", "RUN-05", "MONSTER-03", "SUPER-07"])
def test_what_one_sheet_leaves_out_holds_in_every_set(rule: str) -> None:
    assert find(rule)[0].sets == ("deluxe", "cooks", "xmen", "sketch", "star")


def test_the_rules_of_one_set_stay_there() -> None:
    assert find("LASER-03")[0].sets == ("star",)
    assert find("TOKEN-08")[0].sets == ("cooks",)


def test_a_rule_is_found_by_its_id_in_any_letters() -> None:
    assert [rule.id for rule in find(" win-01 ")] == ["WIN-01"]
    assert [rule.id for rule in find("amb-05")] == ["AMB-05"]


def test_a_topic_comes_before_rules_that_only_mention_it() -> None:
    found = [rule.id for rule in find("curse")]
    assert found[:2] == ["CURSE-01", "CURSE-02"]
    assert "TIME-04" in found


def test_a_rule_is_found_by_a_word_in_it() -> None:
    assert "INTERFERE-04" in [rule.id for rule in find("backstab")]


def test_a_word_that_no_rule_has_finds_nothing() -> None:
    assert find("xylophone") == []
    assert find("  ") == []
