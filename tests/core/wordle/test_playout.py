"""Playing all answers together comes to the same as playing each by itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.wordle import Outcome, Position, Row, play_out, score, shortlist
from tests.strategies import few_letters

word_lists = st.lists(few_letters, min_size=1, max_size=20, unique=True)


def middle(position: Position) -> str:
    return position.candidates[len(position.candidates) // 2]


def played_alone(opener: str, answer: str, answers: list[str], guesses: int) -> int | None:
    rows: list[Row] = []
    guess = opener
    for number in range(1, guesses + 1):
        if guess == answer:
            return number
        rows.append(Row(guess, score(guess, answer)))
        guess = middle(Position(shortlist(rows, answers), tuple(rows), guesses - number))
    return None


@given(word_lists, few_letters, st.integers(1, 6))
def test_each_answer_comes_out_as_when_played_alone(
    answers: list[str], opener: str, guesses: int
) -> None:
    outcomes = list(play_out(opener, answers, middle, guesses=guesses))
    assert sorted(outcomes, key=lambda own: own.answer) == [
        Outcome(answer, played_alone(opener, answer, answers, guesses))
        for answer in sorted(answers)
    ]


@given(word_lists, few_letters)
def test_advice_is_asked_once_a_position_and_told_the_truth(
    answers: list[str], opener: str
) -> None:
    asked: list[Position] = []

    def noting(position: Position) -> str:
        asked.append(position)
        return middle(position)

    list(play_out(opener, answers, noting))
    assert len(asked) == len(set(asked))
    for position in asked:
        assert sorted(position.candidates) == sorted(shortlist(position.rows, answers))
        assert position.guesses_left + len(position.rows) == 6
        assert position.guesses_left > 0


def test_guesses_that_lead_nowhere_come_to_an_end() -> None:
    assert list(play_out("xylyl", ["crane"], lambda _: "xylyl")) == [Outcome("crane", None)]


def test_bad_values() -> None:
    with pytest.raises(ValueError, match="0 guesses"):
        play_out("crane", ["crane"], middle, guesses=0)
    with pytest.raises(ValueError, match="'cran3'"):
        play_out("cran3", ["crane"], middle)
