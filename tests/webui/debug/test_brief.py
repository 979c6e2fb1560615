"""Values in few words, and what changed in them."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.wordle import Mark, Row
from tests.webui.wordle.sofa import LEXICON
from webui.debug.brief import LONGEST, brief, differ, parts
from webui.wordle.model import PressedKey

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=200) | st.just(Mark.ABSENT),
    lambda inner: st.tuples(inner, inner) | st.builds(PressedKey, inner, inner) | st.tuples(),
)


@given(values)
def test_a_value_is_told_on_one_short_line_and_equals_itself(value: object) -> None:
    assert len(brief(value)) <= LONGEST
    assert "\n" not in brief(value)
    assert not differ(value, value)


@given(values, values)
def test_values_differ_when_they_are_not_equal(one: object, other: object) -> None:
    assert differ(one, other) == (repr(one) != repr(other))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (PressedKey("a", None), "PressedKey('a', None)"),
        (LEXICON, "Lexicon(6 likely, 2 unlikely words)"),
        (np.zeros(1000, dtype=np.float32), "array of 1,000 float32"),
        (Row.parse("crane", "01200"), "Row('crane', (5 items))"),
        ((), "()"),
    ],
)
def test_what_is_said_of_a_value(value: object, text: str) -> None:
    assert brief(value) == text


def test_parts_have_names_or_places() -> None:
    assert parts(PressedKey("a", None)) == [("key", "a"), ("tile", None)]
    assert parts(("x", "y")) == [("0", "x"), ("1", "y")]
    assert parts("text") == parts(LEXICON) == parts(7) == []
