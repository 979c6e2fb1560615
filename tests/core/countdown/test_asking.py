"""Long searches stay in the caller's hand, and bad questions are refused with a reason."""

import ast
from dataclasses import FrozenInstanceError, replace
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import core.countdown
from core.countdown import (
    ADD,
    JOIN,
    KRYPTO,
    MULTIPLY,
    REMAINDER,
    SUBTRACT,
    TV,
    TWENTY_FOUR,
    WORDS,
    Rules,
    Tile,
    near,
    parse,
    reachable,
    solve,
)
from tests.examples import examples

SEVEN = (1, 3, 7, 10, 25, 50, 8)


@examples(24)
@given(
    bound=st.integers(0, 400_000),
    target=st.integers(1, 9999),
    rules=st.sampled_from((TV, TV.adding(REMAINDER), KRYPTO)),
)
def test_a_stopped_search_says_so_and_gives_only_what_is_right(bound, target, rules):
    asked = []

    def should_stop(calculations):
        asked.append(calculations)
        return calculations > bound

    found = solve(SEVEN, target, rules, should_stop)
    assert asked == sorted(asked)
    assert found.complete == (asked[-1] <= bound)
    for way in found.expressions:
        assert abs(way.value - target) == found.distance
        assert way.value in found.values
        assert not set(way.tiles) - set(SEVEN)
    if not rules.use_all:
        assert found.expressions


def test_a_longer_search_finds_no_less():
    def answers(bound):
        found = solve(SEVEN, 765, should_stop=lambda done: done > bound)
        return set(found.expressions) if found.distance == 0 else set()

    everything = set(solve(SEVEN, 765).expressions)
    stages = [answers(bound) for bound in (10_000, 100_000, 200_000, 400_000)] + [everything]
    assert all(less <= more for less, more in pairwise(stages))
    assert any(stage and stage < everything for stage in stages)


def test_a_stopped_reach_says_so_and_is_part_of_the_whole():
    whole = reachable(SEVEN)
    part = reachable(SEVEN, should_stop=lambda done: done > 50_000)
    assert whole.complete
    assert not part.complete
    assert set() < part.targets < whole.targets


def test_numbers_too_large_for_the_machine_are_still_exact():
    tiles = (10**12, 10**12 + 1, 7)
    found = solve(tiles, 10**24 + 10**12 - 7)
    assert (found.distance, [str(way) for way in found.expressions]) == (
        0,
        ["1000000000001 × 1000000000000 - 7"],
    )


def test_a_product_that_wraps_round_in_the_machine_is_not_taken_for_the_target():
    tiles = (2**33 + 5, 2**31 + 3)
    wrapped = tiles[0] * tiles[1] - 2**64
    assert 0 < wrapped < 2**36
    assert solve(tiles, wrapped).distance > 0


def test_a_sum_may_pass_through_zero_on_its_way_below_it():
    rules = replace(TV, negatives=True)
    assert parse("3-3-5") in solve((3, 3, 5), -5, rules).expressions


def test_targets_out_of_reach_are_approached():
    assert solve((2, 3), 10**30).values == (6,)
    assert solve((2, 3), -5).values == (1,)
    assert solve((2, 3), 0).values == (1,)
    assert solve((2, 4), Fraction(5, 2)).values == (2,)
    assert near((1,), 5, k=4) == (solve((1,), 5),)


def test_nothing_may_be_reachable():
    rules = Rules((REMAINDER,), use_all=True)
    found = solve((3, 3), 5, rules)
    assert (found.expressions, found.distance, found.values) == ((), None, ())


@pytest.mark.parametrize(
    ("tiles", "target", "rules", "message"),
    [
        ((), 5, TV, "0 tiles; take from 1 to 8"),
        ((1,) * 9, 5, TV, "9 tiles; take from 1 to 8"),
        ((0, 5), 5, TV, "a tile can't be 0, which is zero"),
        ((-3, 5), 5, TV, "a tile can't be -3, which is negative"),
        ((Fraction(1, 2), 5), 5, TV, "a tile can't be 1/2, which is not a whole number"),
        ((2.5, 5), 5, TV, "2.5 is not a number"),
        ((2, "five"), 5, TV, "'five' is not a number"),
        ((2, 5), "five", TV, "'five' is not a number"),
        (("five", 5), "five", WORDS, "5 is not a word"),
        (("", "five"), "five", WORDS, "a tile can't be the empty word, which is empty"),
    ],
)
def test_bad_tiles_and_targets_are_refused(tiles, target, rules, message):
    for search in (solve, near):
        with pytest.raises(ValueError, match=message):
            search(tiles, target, rules)


def test_at_least_one_value_has_to_be_asked_for():
    with pytest.raises(ValueError, match="k = 0: ask for at least one value"):
        near((1, 2), 3, k=0)


@pytest.mark.parametrize(
    ("operators", "message"),
    [
        ((), "rules without operators; name at least one"),
        ((ADD, ADD), r"\+ is named twice"),
        ((SUBTRACT, MULTIPLY), r"- takes \+ back, so \+ has to be among the operators too"),
        ((JOIN,), r"\+ is no operator on numbers"),
    ],
)
def test_rules_that_make_no_sense_are_refused(operators, message):
    with pytest.raises(ValueError, match=message):
        Rules(operators)


def test_values_are_immutable():
    for value in (TV, ADD, Tile(3), solve((1, 2), 3)):
        with pytest.raises(FrozenInstanceError):
            setattr(value, value.__slots__[0], None)


def test_rules_are_values():
    assert replace(TV, zero=True, use_all=True) == KRYPTO
    assert replace(KRYPTO, fractions=True) == TWENTY_FOUR
    assert TV.adding(REMAINDER) == TV.adding(REMAINDER) != TV


def test_the_package_is_pure():
    impure = {
        "asyncio", "datetime", "io", "nicegui", "os", "pathlib", "random", "sqlite3",
        "subprocess", "sys", "threading", "time", "webui",
    }  # fmt: skip
    files = sorted(Path(core.countdown.__file__).parent.glob("*.py"))
    assert len(files) > 20
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {name.split(".")[0] for name in names} & impure, file.name
            assert not isinstance(node, ast.Global | ast.Nonlocal), file.name
