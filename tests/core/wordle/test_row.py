"""Rows hold a word and five marks, and refuse anything else."""

import pytest

from core.wordle import Mark, Row


def test_a_row_keeps_its_word_in_lower_case_and_its_marks_as_marks() -> None:
    row = Row.parse("CRANE", "01200")
    assert row == Row("crane", (0, 1, 2, 0, 0))  # type: ignore[arg-type]
    assert all(isinstance(mark, Mark) for mark in row.marks)
    assert row.digits == "01200"


def test_one_mark_changes_and_the_rest_stays() -> None:
    assert Row.parse("crane", "01200").with_mark(0, Mark.CORRECT) == Row.parse("crane", "21200")


@pytest.mark.parametrize(
    ("word", "marks", "named"),
    [
        ("cran", "01200", "'cran'"),
        ("cran3", "01200", "'cran3'"),
        ("crane", "0120", "'0120'"),
        ("crane", "01203", "'01203'"),
        ("crane", "012000", "'012000'"),
        ("crane", "0120٢", "'0120٢'"),
    ],
)
def test_bad_rows_are_refused_by_name(word: str, marks: str, named: str) -> None:
    with pytest.raises(ValueError, match="expected") as refusal:
        Row.parse(word, marks)
    assert named in str(refusal.value)


@pytest.mark.parametrize("marks", [(0, 1, 2), (0, 1, 2, 0, 7), ("x",) * 5])
def test_bad_marks_are_refused(marks: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match="marks"):
        Row("crane", marks)  # type: ignore[arg-type]
