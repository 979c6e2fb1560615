"""A guess is refused exactly when a rule is broken, and the reason names the right letter."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.wordle import Mark, Row, contradictions, legal_guesses, refusal, shortlist
from core.wordle.refusal import Rule
from tests.shared_data import shared
from tests.strategies import any_rows, few_letters, games

some_rows = games().map(lambda game: game[1]) | st.lists(any_rows, max_size=4)
"""Rows the game gave, or any at all."""


def rows(*pairs: tuple[str, str]) -> list[Row]:
    return [Row.parse(*pair) for pair in pairs]


def may_be_played(row: Row, word: str) -> bool:
    """The rules of hard mode as they are stated, for one row."""
    pairs = list(zip(row.word, row.marks, strict=True))
    shown = [letter for letter, mark in pairs if mark != Mark.ABSENT]
    return all(
        own == letter
        for own, (letter, mark) in zip(word, pairs, strict=True)
        if mark == Mark.CORRECT
    ) and all(word.count(letter) >= shown.count(letter) for letter in shown)


@given(some_rows, few_letters)
def test_hard_mode_refuses_what_breaks_its_rules_and_nothing_else(
    before: list[Row], word: str
) -> None:
    legal = all(may_be_played(row, word) for row in before)
    assert (refusal(before, word) is None) == legal
    assert (legal_guesses(before, [word]) == (word,)) == legal


@given(some_rows, few_letters)
def test_strict_mode_refuses_what_is_not_on_the_shortlist_and_nothing_else(
    before: list[Row], word: str
) -> None:
    assert (refusal(before, word, strict=True) is None) == (shortlist(before, [word]) == (word,))


@given(games())
def test_the_answer_is_never_refused(game: tuple[str, list[Row]]) -> None:
    answer, before = game
    assert refusal(before, answer, strict=True) is None


@given(some_rows, few_letters)
def test_the_row_that_is_named_refuses_the_word_by_itself(before: list[Row], word: str) -> None:
    for broken in contradictions(before, word):
        (alone,) = (
            own
            for own in contradictions([before[broken.row]], word)
            if (own.rule, own.place, own.letter) == (broken.rule, broken.place, broken.letter)
        )
        assert alone.reason == broken.reason
        assert broken.letter in before[broken.row].word
        if broken.place is not None:
            assert before[broken.row].word[broken.place] == broken.letter


@pytest.mark.parametrize(
    ("before", "word", "said"),
    [
        (rows(("crane", "02000")), "slate", "the second letter must stay R, green in CRANE"),
        (rows(("crane", "00002")), "sleep", "the fifth letter must stay E, green in CRANE"),
        (rows(("crane", "00001")), "sloth", "the guess needs an E, shown in CRANE"),
        (rows(("crane", "10000")), "sloth", "the guess needs a C, shown in CRANE"),
        (rows(("geese", "01100")), "terns", "the guess needs two Es, both shown in GEESE"),
        (rows(("eerie", "11001")), "tepid", "the guess needs three Es, all shown"),
        (rows(("cynic", "10000"), ("cecum", "20100")), "candy", "two Cs, both shown in CECUM"),
        (rows(("alley", "01100")), "slows", "the guess needs two Ls, both shown in ALLEY"),
        (rows(("alley", "01100")), "world", "the guess needs two Ls, both shown in ALLEY"),
    ],
)
def test_hard_mode_says_what_it_misses(before: list[Row], word: str, said: str) -> None:
    refused = refusal(before, word)
    assert refused
    assert said in refused.says
    assert refused.says.startswith("Hard mode: ")
    assert refused.says.endswith(".")


@pytest.mark.parametrize(
    ("before", "word"),
    [
        (rows(("tarse", "02001")), "pagle"),  # a yellow letter may stay where it was
        (rows(("crane", "00000")), "crane"),  # grey letters may come back
        (rows(("cecum", "20100")), "cynic"),
        (rows(("alley", "01100")), "llama"),
        ([], "slate"),
    ],
)
def test_hard_mode_lets_pass(before: list[Row], word: str) -> None:
    assert refusal(before, word) is None


@pytest.mark.parametrize(
    ("before", "word", "rule", "said"),
    [
        (
            rows(("tarse", "02001")),
            "pagle",
            Rule.NOT_THERE_AGAIN,
            "the fifth letter is not E, yellow there in TARSE",
        ),
        (
            rows(("crane", "00000")),
            "sloan",
            Rule.NO_MORE_THAN_SHOWN,
            "there is no A, grey in CRANE",
        ),
        (
            rows(("cynic", "20000")),
            "civic",
            Rule.NO_MORE_THAN_SHOWN,
            "there is only one C, another was grey in CYNIC",
        ),
        (
            rows(("eerie", "21000")),
            "emcee",
            Rule.NO_MORE_THAN_SHOWN,
            "there are only two Es, another was grey in EERIE",
        ),
        (
            rows(("geese", "01000")),
            "crude",
            Rule.NOT_THERE_AGAIN,
            "the fifth letter is not E, grey there in GEESE",
        ),
    ],
)
def test_strict_mode_says_what_speaks_against_it(
    before: list[Row], word: str, rule: Rule, said: str
) -> None:
    assert refusal(before, word) is None
    refused = refusal(before, word, strict=True)
    assert refused
    assert (refused.rule, refused.says) == (rule, f"Strict mode: {said}.")


def test_cases_that_people_reported() -> None:
    for case in json.loads(shared("wordle/reported_cases.json").read_text())["hard_mode"]:
        before = rows(*case["rows"])
        if "disallow" in case:
            assert refusal(before, case["disallow"]), case
        for letter, copies in case.get("require_letters", {}).items():
            too_few = letter * (copies - 1) + "z" * (6 - copies)
            broken = contradictions(before, too_few)
            assert (Rule.SHOWN_IS_USED, letter) in {(own.rule, own.letter) for own in broken}


def test_what_is_no_word_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'cran3'"):
        refusal([], "cran3")
    with pytest.raises(ValueError, match="'crânes'"):
        contradictions([], "crânes")
