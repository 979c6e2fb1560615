"""A row is impossible exactly when no answer gives it."""

from collections.abc import Iterator
from itertools import product

import pytest

from core.wordle import LENGTH, Row, impossible, score
from tests.shared_data import shared


def shapes(prefix: str = "") -> Iterator[str]:
    """Every pattern of equal letters: the letters a, b, … in the order of first use."""
    if len(prefix) == LENGTH:
        yield prefix
        return
    fresh = "abcde"[len(set(prefix))]
    for letter in sorted({*prefix, fresh}):
        yield from shapes(prefix + letter)


def test_all_shapes_with_all_marks_against_all_answers() -> None:
    # Letters outside the guess are all alike, so one of them, z, stands for all.
    given = {
        (shape, Row(shape, score(shape, "".join(answer))))
        for shape in shapes()
        for answer in product({*shape, "z"}, repeat=LENGTH)
    }
    rows = {
        (shape, Row(shape, marks))  # type: ignore[arg-type]
        for shape in shapes()
        for marks in product((0, 1, 2), repeat=LENGTH)
    }
    refused = {(shape, row) for shape, row in rows if impossible(row)}
    assert refused == rows - given
    assert len(refused) == 4_816


def test_the_listed_impossible_marks() -> None:
    lines = shared("wordle/impossible_marks.txt").read_text().split()
    digits = str.maketrans("wmc", "012")
    assert len(lines) == 2_511
    for line in lines:
        word, marks = line.split(",")
        assert impossible(Row.parse(word, marks.translate(digits))), line


@pytest.mark.parametrize(
    ("word", "marks", "why"),
    [
        ("title", "01112", "the first T is coloured before the second"),
        ("rigor", "12222", "the R has no other place left to be in"),
        ("crane", "22221", "the E has no other place left to be in"),
        ("eerie", "11221", "there are too few other places left for the yellow E"),
        ("title", "11012", None),
        ("guess", "00010", None),
    ],
)
def test_the_reason_is_said(word: str, marks: str, why: str | None) -> None:
    assert impossible(Row.parse(word, marks)) == why
