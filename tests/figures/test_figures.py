"""The table says what was measured, what was missed, and who was quicker."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.figures.figure import HIGHEST, P95, Beside, Figure, percentile
from tests.figures.table import HEADINGS, table, with_section


def figure(*samples: float, target: float | None = 10, beside: tuple[Beside, ...] = ()) -> Figure:
    return Figure("a walk", target, samples, "ms", beside=beside)


def row(one: Figure) -> list[str]:
    """The cells of its line."""
    line = table([one]).splitlines()[2]
    return [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize(
    ("samples", "median"), [((3, 1, 2), 2), ((4, 1, 2, 3), 2.5), ((7,), 7), ((1, 1, 100), 1)]
)
def test_a_figure_is_the_median_of_its_samples(samples: tuple[float, ...], median: float) -> None:
    assert figure(*samples).value == median


def test_another_statistic_may_be_asked_for() -> None:
    samples = tuple(map(float, range(100)))
    assert Figure("", 0, samples, "", HIGHEST).value == 99
    assert Figure("", 0, samples, "", P95).value == 95


@given(st.lists(st.floats(0, 1e6), min_size=1), st.floats(0, 1))
def test_at_most_its_share_lies_below_a_percentile(values: list[float], share: float) -> None:
    mark = percentile(values, share)
    assert mark in values
    assert sum(value < mark for value in values) <= share * len(values)


def test_of_few_samples_the_spread_is_all_of_them() -> None:
    assert figure(5, 1, 9, 3, 4).spread == (1, 9)
    assert figure(*range(100)).spread == (5, 95)


@pytest.mark.parametrize(("value", "verdict"), [(9.9, ""), (10, ""), (10.1, "**missed**")])
def test_a_missed_target_is_said_to_be_missed(value: float, verdict: str) -> None:
    assert row(figure(value))[3] == verdict


def test_without_a_target_none_is_missed() -> None:
    assert row(figure(1e9, target=None))[1:4] == ["-", "1,000,000,000 ms", ""]


def test_a_row_says_what_was_wanted_measured_and_how_often() -> None:
    assert row(figure(8, 2, 4)) == ["a walk", "10 ms", "4 ms", "", "median of 3", "2 to 8"]
    assert row(figure(4)) == ["a walk", "10 ms", "4 ms", "", "once", "4"]


def test_others_stand_beside_with_how_many_times_as_much_they_took() -> None:
    slow, quick = Beside("Slow 1.0", (20, 30, 31)), Beside("Quick 2.0", (2, 2, 3))
    assert row(figure(4, beside=(slow, quick)))[6] == (
        "Slow 1.0: 30 ms (× 7.5); Quick 2.0: 2 ms (× 0.5, **less than ours**)"
    )


def test_who_could_not_be_asked_is_named_with_the_reason_and_without_notes() -> None:
    away = Beside("Away", why_not="not installed: no network", note="it walks backwards")
    assert row(figure(4, beside=(away,)))[6] == "Away: not installed: no network"
    assert "backwards" not in table([figure(4, beside=(away,))])


def test_a_note_stands_once() -> None:
    other = Beside("Other", (1,), note="it walks backwards")
    assert table([figure(4, beside=(other,))] * 2).count("backwards") == 1


def test_all_lines_are_of_one_width() -> None:
    lines = table([figure(4), figure(4000, 5000)]).splitlines()
    assert len({len(line) for line in lines}) == 1
    assert all(line.count("|") == len(HEADINGS) for line in lines)


SECTION = st.text(st.characters(codec="utf-8", exclude_characters="#\r\x0b\x0c\x1c\x1d\x1e\x85"))


@given(SECTION, SECTION, SECTION)
def test_a_section_is_replaced_and_others_stay(one: str, two: str, new: str) -> None:
    text = with_section(with_section("# Figures\n", "A (`a`)", one), "B", two)
    replaced = with_section(text, "A (`a`)", new)
    assert replaced == with_section(with_section("# Figures\n", "A (`a`)", new), "B", two)
    assert with_section(replaced, "A (`a`)", one) == text
