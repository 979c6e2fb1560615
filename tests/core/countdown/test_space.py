"""A survey of a space says what single rounds say."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.countdown import ADD, KRYPTO, TV, TWENTY_FOUR, reachable
from core.countdown.rules import Rules
from core.countdown.space import survey
from tests.examples import examples


@examples(8)
@given(
    deck=st.lists(st.integers(1, 6) | st.integers(1, 30), min_size=5, max_size=7),
    size=st.integers(3, 5),
    low=st.integers(1, 60),
    rules=st.sampled_from((TV, KRYPTO, replace(TV, zero=True), replace(TV, use_all=True))),
)
def test_each_draw_makes_what_a_single_search_finds(deck, size, low, rules):
    targets = range(low, low + 40)
    *_, last = survey(deck, size, targets, rules)
    space = last.space
    assert len({tuple(draw) for draw in space.draws.tolist()}) == len(space.draws)
    for draw, made in zip(space.draws.tolist(), space.made, strict=True):
        assert {t for t, yes in zip(targets, made, strict=True) if yes} == reachable(
            draw, targets, rules
        ).targets


def test_progress_only_grows_and_ends_with_the_space():
    steps = list(survey((1, 2, 3, 4, 5, 6), 6, range(1, 100)))
    shares = [step.share for step in steps]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert [step.space is not None for step in steps] == [False] * (len(steps) - 1) + [True]


def test_distances_are_those_to_the_nearest_made_target():
    *_, last = survey((1, 1, 1), 3, range(1, 12))
    assert last.space.distances(3).tolist() == [[1, 2, 3, 4, 4]]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"size": 2}, "draws of 2; take from 3 to 24"),
        ({"targets": range(0, 9)}, "take a range of whole numbers from 1 up"),
        ({"targets": range(1, 1)}, "take a range of whole numbers from 1 up"),
        ({"deck": (0, 1, 2), "size": 3}, "a tile of 0 in the deck"),
        ({"rules": Rules((ADD,))}, r"operators \+; a whole space"),
        ({"rules": TWENTY_FOUR}, "without negatives and fractions only"),
    ],
)
def test_what_can_not_be_surveyed_is_refused(arguments, message):
    with pytest.raises(ValueError, match=message):
        next(survey(**arguments))
