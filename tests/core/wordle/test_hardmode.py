"""Hard mode keeps what was revealed, and nothing more."""

import json
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from core.wordle import Mark, Row, legal_guesses
from tests.shared_data import shared
from tests.strategies import any_rows, few_letters, games


def allowed(row: Row, guess: str) -> bool:
    """The rule as it is stated, letter by letter."""
    shown = [(p, w) for p, (w, m) in enumerate(zip(row.word, row.marks, strict=True)) if m]
    greens = [(p, w) for p, w in shown if row.marks[p] == Mark.CORRECT]
    return all(guess[p] == w for p, w in greens) and Counter(w for _, w in shown) <= Counter(guess)


@given(st.lists(any_rows, max_size=4), st.lists(few_letters, max_size=40))
def test_each_row_is_kept_to(rows: list[Row], words: list[str]) -> None:
    expected = tuple(word for word in words if all(allowed(row, word) for row in rows))
    assert legal_guesses(rows, words) == expected


@given(games())
def test_the_answer_is_always_legal(game: tuple[str, list[Row]]) -> None:
    answer, rows = game
    assert legal_guesses(rows, [answer]) == (answer,)


def test_known_cases() -> None:
    assert legal_guesses([Row.parse("cecum", "20100")], ["candy", "cynic"]) == ("cynic",)
    assert legal_guesses([Row.parse("alley", "01100")], ["slows", "world", "hello"]) == ("hello",)
    assert legal_guesses([Row.parse("tarse", "02001")], ["pagle"]) == ("pagle",)


def test_reported_cases() -> None:
    for case in json.loads(shared("wordle/reported_cases.json").read_text())["hard_mode"]:
        rows = [Row.parse(*row) for row in case["rows"]]
        if "disallow" in case:
            assert legal_guesses(rows, [case["disallow"]]) == (), case
        for letter, times in case.get("require_letters", {}).items():
            enough, too_few = "abc" + "e" * times, "abcd" + "e" * (times - 1)
            assert letter == "e"
            assert enough not in legal_guesses(rows, [too_few]), case
