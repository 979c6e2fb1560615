"""A typed answer is right exactly when it is one of the ways, and otherwise the reason is named."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.countdown import CONCATENATE, TV, TWENTY_FOUR, WORDS, Fault, check, near
from tests.core.countdown.strategies import NUMBER_RULES, tiles
from tests.examples import examples

TILES = (75, 6, 9, 7, 3, 3)

TV_CONCATENATING = TV.adding(CONCATENATE)
TV_ALL_USED = replace(TV, use_all=True)


@pytest.mark.parametrize(
    ("text", "target", "rules", "fault", "reason"),
    [
        (
            "(75+6)*9-7",
            722,
            TV,
            None,
            "(75 + 6) × 9 - 7 = 722 is right.",
        ),
        (
            "3-7+75",
            71,
            TV,
            None,
            "75 + 3 - 7 = 71 is right.",
        ),
        (
            "(75+",
            75,
            TV,
            Fault.UNREADABLE,
            "Expected a number or an opening bracket, but there is nothing more.",
        ),
        (
            "7%(3-3)",
            6,
            TV,
            Fault.UNREADABLE,
            "7 mod 0 can't be done (mod: what is left over when one whole number is divided "
            "by another, as 17 mod 5 = 2).",
        ),
        (
            "75+50",
            125,
            TV,
            Fault.FOREIGN_TILE,
            "There is no tile 50.",
        ),
        (
            "75+75",
            150,
            TV,
            Fault.TILE_USED_TOO_OFTEN,
            "The tile 75 is used twice, but there is only one.",
        ),
        (
            "3*3*3",
            27,
            TV,
            Fault.TILE_USED_TOO_OFTEN,
            "The tile 3 is used 3 times, but there are only 2.",
        ),
        (
            "75%7",
            5,
            TV,
            Fault.FOREIGN_OPERATOR,
            "The operator mod is not allowed in this game.",
        ),
        (
            "(3+6)|7",
            97,
            TV_CONCATENATING,
            Fault.TILES_ONLY,
            "‖ is for tiles only, and 6 + 3 is no tile.",
        ),
        (
            "75/6",
            12,
            TV,
            Fault.ILLEGAL_RESULT,
            "75 ÷ 6 = 25/2 is not a whole number.",
        ),
        (
            "(6-9)*(3-7)",
            12,
            TV,
            Fault.ILLEGAL_RESULT,
            "6 - 9 = -3 is negative.",
        ),
        (
            "(3-3)*7+75",
            75,
            TV,
            Fault.ILLEGAL_RESULT,
            "3 - 3 = 0 is zero.",
        ),
        (
            "75+6",
            81,
            TV_ALL_USED,
            Fault.TILE_LEFT_OVER,
            "Every tile has to be used; left over: 9, 7, 3, 3.",
        ),
        (
            "(75+6)*9-7",
            723,
            TV,
            Fault.WRONG_VALUE,
            "(75 + 6) × 9 - 7 is 722, not 723.",
        ),
    ],
)
def test_the_reason_is_exact(text, target, rules, fault, reason):
    verdict = check(text, TILES, target, rules)
    assert (verdict.fault, verdict.reason) == (fault, reason)
    assert bool(verdict) == (fault is None)
    assert (verdict.expression is None) == (fault is Fault.UNREADABLE)


def test_words_are_checked_alike():
    assert check("cat+fish", ("fish", "cat"), "catfish", WORDS)
    assert check("fish+cat", ("fish", "cat"), "catfish", WORDS).fault is Fault.WRONG_VALUE
    assert check("fish+dog", ("fish", "cat"), "fishdog", WORDS).fault is Fault.FOREIGN_TILE


def test_fractions_are_fine_where_they_are_allowed():
    assert check("8/(3-8/3)", (3, 3, 8, 8), 24, TWENTY_FOUR)
    assert check("8/(3-8/3)", (3, 3, 8, 8), 24, replace(TWENTY_FOUR, fractions=False)).fault is (
        Fault.ILLEGAL_RESULT
    )


@examples(20)
@given(tiles(4), st.integers(1, 200), st.sampled_from(sorted(NUMBER_RULES)))
def test_what_the_solver_finds_is_right_for_its_target_only(tiles, target, name):
    rules = NUMBER_RULES[name]
    for found in near(tiles, target, rules, 3):
        for way in found.expressions[:10]:
            assert check(str(way), tiles, way.value, rules)
            assert check(str(way), tiles, way.value + 1, rules).fault is Fault.WRONG_VALUE


@given(st.text("0123456789+-*/() ", max_size=20))
def test_any_text_gets_a_verdict_with_a_sentence(text):
    verdict = check(text, TILES, 100)
    assert verdict.reason.endswith(".")
