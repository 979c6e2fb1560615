"""A name is one visible line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webui.rooms.names import why_no_name


@pytest.mark.parametrize(
    "name",
    [
        *("", "x" * 60, "Ünïcödé", "日曜日", "a/b\\c", "؟", "<b>", 'it\'s "so"'),
        "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}",
    ],
)
def test_names(name: str) -> None:
    assert why_no_name(name) is None


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("x" * 61, "That name has 61 characters: at most 60 fit."),
        ("a\nb", "control characters"),
        ("a\x00b", "control characters"),
        ("a\u2028b", "control characters"),
        ("a\u202eb", "control characters"),
        ("\ud800", "control characters"),
        ("\u200b", "control characters"),
        ("\u200d", "can't be seen"),
        ("\u0301", "can't be seen"),
        ("\u00a0", "can't be seen"),
    ],
)
def test_what_is_no_name(name: str, why: str) -> None:
    said = why_no_name(name)
    assert said
    assert why in said


@given(st.text())
def test_a_name_can_always_be_written_down(name: str) -> None:
    if why_no_name(name) is None:
        assert len(name) <= 60
        assert name.encode().decode() == name
        assert len(name.splitlines()) <= 1
