"""What is known about letters never says more than the rows do."""

from hypothesis import given

from core.wordle import Mark, Row, best_marks, expected_marks, score
from tests.strategies import few_letters, games


@given(games())
def test_the_best_mark_of_a_letter_is_the_highest_it_was_given(
    game: tuple[str, list[Row]],
) -> None:
    _, rows = game
    given_marks = [
        (letter, mark) for row in rows for letter, mark in zip(row.word, row.marks, strict=True)
    ]
    best = best_marks(rows)
    assert best.keys() == {letter for letter, _ in given_marks}
    for letter, mark in best.items():
        assert mark == max(m for own, m in given_marks if own == letter)


@given(games(), few_letters)
def test_expected_marks_are_a_lower_bound_of_the_marks_to_come(
    game: tuple[str, list[Row]], word: str
) -> None:
    """For each letter, no more copies are coloured than the game will colour, and known greens
    are green."""
    answer, rows = game
    expected, real = expected_marks(word, rows), score(word, answer)
    for letter in set(word):
        tinted = [(e, r) for own, e, r in zip(word, expected, real, strict=True) if own == letter]
        assert sum(e != Mark.ABSENT for e, _ in tinted) <= sum(r != Mark.ABSENT for _, r in tinted)
    for e, r in zip(expected, real, strict=True):
        assert e != Mark.CORRECT or r == Mark.CORRECT


def test_known_greens_and_yellows_are_taken_over() -> None:
    rows = [Row.parse("crane", "01200")]
    assert expected_marks("trace", rows) == (0, 1, 2, 0, 0)
    assert expected_marks("rarer", rows) == (1, 1, 0, 0, 0)
    assert expected_marks("abaca", [Row.parse("crane", "00200")]) == (0, 0, 2, 0, 0)
