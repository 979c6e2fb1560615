"""The solver finds exactly what brute force finds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.countdown import near, reachable, solve
from core.countdown.kinds import WORD
from tests.core.countdown.oracle import form_of, forms_by_value, spare_classes
from tests.core.countdown.strategies import NUMBER_RULES, WORD_RULES, tiles, word_tiles
from tests.examples import examples

RULES = [pytest.param(rules, id=name) for name, rules in (NUMBER_RULES | WORD_RULES).items()]


def deals(rules):
    return word_tiles(4) if rules.algebra.kind is WORD else tiles(4)


def targets(rules):
    return st.text("ab", max_size=7) if rules.algebra.kind is WORD else st.integers(-9, 130)


def assert_told_apart(solutions, forms, rules):
    """Each distinct form is there once, and where all tiles are used, each class of forms."""
    found = [form_of(expression) for expression in solutions]
    assert len(set(found)) == len(found)
    if rules.use_all and rules.algebra.kind is not WORD:
        found_in = [[i for i, each in enumerate(spare_classes(forms)) if f in each] for f in found]
        assert sorted(found_in) == [[i] for i in range(len(spare_classes(forms)))]
    else:
        assert set(found) == forms


@pytest.mark.parametrize("rules", RULES)
@examples(10)
@given(data=st.data())
def test_solve_finds_every_distinct_way_to_the_nearest_values(rules, data):
    tiles, target = data.draw(deals(rules)), data.draw(targets(rules))
    forms, distance = forms_by_value(tiles, rules), rules.algebra.kind.distance
    solutions = solve(tiles, target, rules)
    assert solutions.complete
    least = min((distance(value, target) for value in forms), default=None)
    nearest = {value for value in forms if distance(value, target) == least}
    assert (solutions.distance, set(solutions.values)) == (least, nearest)
    for value in nearest:
        ways = [way for way in solutions.expressions if way.value == value]
        assert_told_apart(ways, forms[value], rules)


@pytest.mark.parametrize("rules", RULES)
@examples(5)
@given(data=st.data(), k=st.integers(1, 12))
def test_near_gives_the_k_nearest_values_with_all_their_ways(rules, data, k):
    tiles, target = data.draw(deals(rules)), data.draw(targets(rules))
    forms, kind = forms_by_value(tiles, rules), rules.algebra.kind
    found = near(tiles, target, rules, k)
    by_distance = sorted(forms, key=lambda v: (kind.distance(v, target), kind.order(v)))
    assert [each.values for each in found] == [(value,) for value in by_distance[:k]]
    for each in found:
        assert each.distance == kind.distance(each.values[0], target)
        assert_told_apart(each.expressions, forms[each.values[0]], rules)


@pytest.mark.parametrize(
    "rules", [pytest.param(rules, id=name) for name, rules in NUMBER_RULES.items()]
)
@examples(5)
@given(data=st.data())
def test_reachable_are_the_targets_that_can_be_made(rules, data):
    tiles = data.draw(deals(rules))
    reach = reachable(tiles, range(1, 200), rules)
    assert reach.complete
    assert reach.targets == set(forms_by_value(tiles, rules)) & set(range(1, 200))


@examples(3)
@given(tiles=st.lists(st.integers(1, 9), min_size=5, max_size=5), target=st.integers(1, 99))
def test_five_tiles_too(tiles, target):
    forms = forms_by_value(tiles, NUMBER_RULES["TV"])
    ways = solve(tiles, target, NUMBER_RULES["TV"]).expressions
    assert {form_of(way) for way in ways} <= set().union(*forms.values())
    if target in forms:
        assert {form_of(way) for way in ways} == forms[target]
