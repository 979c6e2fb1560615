"""The shortlist is the words that agree with every row."""

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.wordle import Mark, Row, WordList, score, shortlist
from tests.shared_data import shared
from tests.strategies import any_rows, few_letters, games

word_lists = st.lists(few_letters, max_size=40)


def agrees(row: Row, word: str) -> bool:
    """The rule as it is stated, letter by letter."""
    for guessed, own, mark in zip(row.word, word, row.marks, strict=True):
        if (guessed == own) != (mark == Mark.CORRECT):
            return False
    held = Counter(word)
    for letter in row.word:
        marks = [m for g, m in zip(row.word, row.marks, strict=True) if g == letter]
        coloured = sum(mark != Mark.ABSENT for mark in marks)
        if held[letter] < coloured or (Mark.ABSENT in marks and held[letter] != coloured):
            return False
    return True


@given(games(), word_lists)
def test_the_answer_is_always_on_it(game: tuple[str, list[Row]], others: list[str]) -> None:
    answer, rows = game
    assert answer in shortlist(rows, [*others, answer])


@given(games(), word_lists)
def test_for_rows_the_game_gives_it_is_the_filter_by_score(
    game: tuple[str, list[Row]], words: list[str]
) -> None:
    _, rows = game
    expected = tuple(w for w in words if all(score(r.word, w) == r.marks for r in rows))
    assert shortlist(rows, words) == expected


@given(st.lists(any_rows, max_size=4), word_lists)
def test_any_rows_are_filtered_by_the_stated_rule(rows: list[Row], words: list[str]) -> None:
    assert shortlist(rows, words) == tuple(w for w in words if all(agrees(r, w) for r in rows))


@given(st.lists(any_rows, max_size=4), word_lists)
def test_a_list_made_beforehand_gives_the_same(rows: list[Row], words: list[str]) -> None:
    assert shortlist(rows, WordList.of(words)) == shortlist(rows, words)


def rows(*pairs: tuple[str, str]) -> list[Row]:
    return [Row.parse(*pair) for pair in pairs]


def test_repeated_letters_with_different_colours_leave_words() -> None:
    assert shortlist(rows(("guess", "00010")), ["solid", "guess", "spill"]) == ("solid", "spill")


def test_known_games() -> None:
    assert shortlist(rows(("salet", "00111"), ("title", "11012")), ["elite"]) == ("elite",)
    ragas = rows(("clear", "00021"), ("organ", "01220"), ("sugar", "10221"))
    assert shortlist(ragas, ["ragas"]) == ("ragas",)
    assert shortlist(rows(("limit", "01002")), ["unfit"]) == ()


def test_words_that_reported_cases_keep_and_drop() -> None:
    cases = json.loads(shared("wordle/reported_cases.json").read_text())
    for case in cases["must_keep"]:
        assert shortlist(rows(*case["rows"]), [case["keeps"]]) == (case["keeps"],), case
    for case in cases["must_drop"]:
        assert shortlist(rows(*case["rows"]), [case["drops"]]) == (), case


def test_no_rows_and_no_words() -> None:
    assert shortlist([], ["crane", "slate"]) == ("crane", "slate")
    assert shortlist(rows(("crane", "00000")), []) == ()


def test_what_is_no_word_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'cran3'"):
        shortlist([], ["crane", "cran3"])
