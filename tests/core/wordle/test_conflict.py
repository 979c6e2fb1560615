"""When no word is left, the blame and the remedy are exactly the smallest ones."""

from itertools import combinations

from hypothesis import assume, given
from hypothesis import strategies as st

from core.wordle import LENGTH, Mark, Row, conflict, impossible, shortlist
from tests.strategies import any_rows, few_letters

word_lists = st.lists(few_letters, max_size=12, unique=True)
row_lists = st.lists(any_rows, min_size=1, max_size=4)


@given(row_lists, word_lists, word_lists)
def test_there_is_one_exactly_when_no_word_is_left(
    rows: list[Row], likely: list[str], unlikely: list[str]
) -> None:
    left = shortlist(rows, [*likely, *unlikely])
    assert (conflict(rows, likely, unlikely) is None) == bool(left)


@given(row_lists, word_lists)
def test_the_rows_blamed_exclude_everything_and_no_fewer_rows_do(
    rows: list[Row], words: list[str]
) -> None:
    found = conflict(rows, words, [])
    assume(found)
    assert found
    assert shortlist([rows[index] for index in found.rows], words) == ()
    for fewer in combinations(rows, len(found.rows) - 1) if words else ():
        assert shortlist(fewer, words)


@given(row_lists, word_lists, word_lists)
def test_the_changes_are_all_that_bring_words_back_the_best_first(
    rows: list[Row], likely: list[str], unlikely: list[str]
) -> None:
    found = conflict(rows, likely, unlikely)
    assume(found)
    assert found
    expected = set()
    for index, place, mark in (
        (i, p, m) for i in range(len(rows)) for p in range(LENGTH) for m in Mark
    ):
        changed = rows[index].with_mark(place, mark)
        if changed == rows[index] or impossible(changed):
            continue
        others = [*rows[:index], changed, *rows[index + 1 :]]
        back = shortlist(others, likely), shortlist(others, unlikely)
        if any(back):
            expected.add((index, place, mark, len(back[0]), len(back[1]), [*back[0], *back[1]][0]))

    got = [(c.row, c.place, c.mark, c.likely, c.unlikely, c.example) for c in found.changes]
    assert len(got) == len(set(got))
    assert set(got) == expected
    assert [(-c.likely, -c.unlikely) for c in found.changes] == sorted(
        (-c.likely, -c.unlikely) for c in found.changes
    )


def test_twenty_rows_that_contradict_each_other_are_sorted_out_quickly() -> None:
    words = [f"{a}{b}{c}xy" for a in "abcdefghij" for b in "abcdefghij" for c in "abc"]
    rows = [Row(f"{letter}zzzz", (0, 0, 0, 0, 0)) for letter in "abcdefghijabcdefghij"]  # type: ignore[arg-type]
    found = conflict(rows, words, [])
    assert found
    assert len({rows[index].word for index in found.rows}) == len(found.rows)
