"""The marks of a guess are those that the game gives."""

import json
from collections import Counter

import pytest
from hypothesis import given

from core.wordle import Mark, score
from tests.shared_data import shared
from tests.strategies import few_letters


def digits(marks: tuple[Mark, ...]) -> str:
    return "".join(str(int(mark)) for mark in marks)


@pytest.mark.parametrize(
    ("answer", "guess", "marks"),
    [
        ("THOSE", "GEESE", "00022"),
        ("DREAD", "ADDED", "11012"),
        ("FUNKY", "BLUFF", "00110"),
        ("HERON", "ERROR", "10220"),
        ("WHACK", "CHUCK", "02022"),
        ("STAGE", "SPASM", "20200"),
        ("ESSAY", "SEASE", "11110"),
        ("SKILL", "LABEL", "10002"),
        ("OOMPH", "MOTOR", "12010"),
        ("SEVEN", "SURER", "20020"),
    ],
)
def test_pairs_with_repeated_letters(answer: str, guess: str, marks: str) -> None:
    assert digits(score(guess, answer)) == marks


def test_pairs_that_users_of_other_helpers_reported() -> None:
    cases = json.loads(shared("wordle/reported_cases.json").read_text())["feedback"]
    assert cases
    for case in cases:
        assert digits(score(case["guess"], case["answer"])) == case["expect"], case


@given(few_letters, few_letters)
def test_greens_are_exactly_the_letters_in_place(guess: str, answer: str) -> None:
    for g, a, mark in zip(guess, answer, score(guess, answer), strict=True):
        assert (mark == Mark.CORRECT) == (g == a)


@given(few_letters, few_letters)
def test_a_letter_is_coloured_as_often_as_both_words_hold_it(guess: str, answer: str) -> None:
    coloured = Counter(
        letter
        for letter, mark in zip(guess, score(guess, answer), strict=True)
        if mark != Mark.ABSENT
    )
    assert coloured == Counter(guess) & Counter(answer)


@given(few_letters, few_letters)
def test_yellow_goes_from_left_to_right(guess: str, answer: str) -> None:
    marks = score(guess, answer)
    for letter in set(guess):
        not_green = [
            mark
            for own, mark in zip(guess, marks, strict=True)
            if own == letter and mark != Mark.CORRECT
        ]
        assert not_green == sorted(not_green, reverse=True)


@pytest.mark.parametrize("bad", ["", "four", "sixsix", "cran3", "éclat", "cr ne", "crane\n"])
def test_what_is_no_word_is_refused_by_name(bad: str) -> None:
    with pytest.raises(ValueError, match="5 letters") as refusal:
        score(bad, "crane")
    assert repr(bad) in str(refusal.value)
