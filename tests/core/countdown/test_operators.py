"""Every operator keeps what its flags promise: a wrong flag would merge ways that differ."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from core.countdown import ADD, MULTIPLY, NUMBERS, STRINGS, SUBTRACT, Algebra, Operator
from tests.core.countdown.strategies import numbers, words

OPERATORS = [
    (operator, values, f"{algebra.kind.name} {operator.symbol}")
    for algebra, values in ((NUMBERS, numbers), (STRINGS, words))
    for operator in algebra.operators
]


def every(claims):
    """Run a test for each operator that claims something, with a strategy for its values."""
    claiming = [pytest.param(o, values, id=name) for o, values, name in OPERATORS if claims(o)]
    assert claiming
    return pytest.mark.parametrize(("operator", "values"), claiming)


OF_INTEGERS = [operator for operator in NUMBERS.operators if operator.arrays]

small = st.integers(-12, 30) | st.integers(-2000, 2000)


def whole_or_none(value):
    """A value if it is a whole number, as array forms give no others."""
    return value if value is not None and Fraction(value).denominator == 1 else None


def chained(operator, *values):
    """The value of a chain from left to right, or None."""
    result = values[0]
    for value in values[1:]:
        result = None if result is None else operator.apply(result, value)
    return result


@every(lambda operator: operator.commutative)
@given(data=st.data())
def test_a_commutative_operator_has_the_same_value_both_ways_round(operator, values, data):
    a, b = data.draw(values), data.draw(values)
    assert operator.apply(a, b) == operator.apply(b, a)


@every(lambda operator: operator.associative)
@given(data=st.data())
def test_an_associative_operator_can_always_be_worked_off_from_left_to_right(
    operator, values, data
):
    a, b, c = (data.draw(values) for _ in range(3))
    later = operator.apply(b, c)
    grouped = None if later is None else operator.apply(a, later)
    assert grouped is None or chained(operator, a, b, c) == grouped


@every(lambda operator: operator.inverse_of)
@given(data=st.data())
def test_an_inverse_takes_back_what_its_operator_does(operator, values, data):
    a, b = data.draw(values), data.draw(values)
    taken_back = operator.apply(operator.inverse_of.apply(a, b), b)
    assert taken_back == a or (taken_back is None and b == operator.inverse_of.absorbing)


@every(lambda operator: operator.inverse_of)
@given(data=st.data())
def test_taking_back_late_gives_what_taking_back_early_gives(operator, values, data):
    a, b, c = (data.draw(values) for _ in range(3))
    base = operator.inverse_of
    late = operator.apply(base.apply(a, c), b)
    early, inner = operator.apply(a, b), operator.apply(b, c)
    assert early is None or base.apply(early, c) == late
    turned = None if inner is None else operator.apply(a, inner)
    assert turned is None or turned == late
    both = operator.apply(a, base.apply(b, c))
    assert both is None or chained(operator, a, b, c) == both


@every(lambda operator: operator.identity is not None)
@given(data=st.data())
def test_an_identity_leaves_the_other_operand_as_it_is(operator, values, data):
    a = data.draw(values)
    assert operator.apply(a, operator.identity) == operator.apply(operator.identity, a) == a


@every(lambda operator: operator.absorbing is not None)
@given(data=st.data())
def test_an_absorbing_operand_gives_itself(operator, values, data):
    b = data.draw(values)
    assert operator.apply(operator.absorbing, b) in (operator.absorbing, None)


@every(lambda operator: operator.closing)
@given(data=st.data())
def test_closing_tells_the_one_operand_that_gives_the_target(operator, values, data):
    a, b, target = (data.draw(values) for _ in range(3))
    made = operator.apply(a, b)
    if made is not None and a != operator.absorbing:
        assert operator.closing(a, made) == b
    closed = operator.closing(a, target)
    assert closed is None or operator.apply(a, closed) == target


@pytest.mark.parametrize("operator", OF_INTEGERS, ids=str)
@given(pairs=st.lists(st.tuples(small, small), min_size=1))
def test_the_array_form_says_what_the_operator_says(operator, pairs):
    a, b = (np.array(column) for column in zip(*pairs, strict=True))
    for function, form in (
        (operator.apply, operator.arrays.apply),
        (operator.closing, operator.arrays.closing),
    ):
        assert (function is None) == (form is None)
        if form:
            values, allowed = form(a, b)
            plain = [function(x, y) for x, y in pairs]
            whole = [v if v is not None and Fraction(v).denominator == 1 else None for v in plain]
            assert [
                v if ok else None for v, ok in zip(values.tolist(), allowed, strict=True)
            ] == whole


@pytest.mark.parametrize("operator", OF_INTEGERS, ids=str)
@given(a=small, b=small, room=st.integers(0, 50))
def test_the_bound_of_an_array_form_is_never_exceeded(operator, a, b, room):
    bound = operator.arrays.bound(abs(a) + room, abs(b))
    for function in (operator.apply, operator.closing):
        value = function(a, b) if function else None
        if whole_or_none(value) is not None:
            assert abs(value) <= bound


@pytest.mark.parametrize("operator", OF_INTEGERS, ids=str)
def test_the_largest_and_smallest_allowed_operands(operator):
    edges = (-1001, -1000, -1, 0, 1, 2, 3, 10, 11, 999, 1000, 1001, 10**6, 10**6 + 1)
    for x, y in product(edges, repeat=2):
        value, allowed = operator.arrays.apply(np.array([x]), np.array([y]))
        assert (value[0] if allowed[0] else None) == whole_or_none(operator.apply(x, y))


def test_only_an_operator_that_can_be_reordered_can_have_an_inverse():
    with pytest.raises(ValueError, match="- can't be the inverse of -"):
        replace(SUBTRACT, inverse_of=SUBTRACT)


@given(a=numbers, b=numbers)
def test_numbers_stay_exact_and_simplest(a, b):
    for operator in NUMBERS.operators:
        value = operator.apply(a, b)
        assert value is None or type(value) in (int, Fraction)
        assert type(value) is not Fraction or value.denominator > 1


@given(a=numbers, b=numbers)
def test_nothing_is_divided_by_zero(a, b):
    assume(b != 0)
    divide = next(each for each in NUMBERS.operators if each.symbol == "÷")
    assert divide.apply(a, 0) is None
    assert MULTIPLY.apply(divide.apply(a, b), b) == a


def test_a_new_operator_is_one_entry_in_the_table():
    from core.countdown import Rules, parse, solve

    def gap(a, b):
        return abs(a - b)

    difference = Operator("~", "how far two numbers are apart", gap, binding=1, commutative=True)
    algebra = Algebra(NUMBERS.kind, (*NUMBERS.operators, difference))
    rules = Rules((ADD, difference), algebra=algebra)
    found = solve((3, 10, 4), 3, rules)
    assert {str(way) for way in found.expressions} == {
        "3",
        "(10 ~ 4) ~ 3",
        "(10 ~ 3) ~ 4",
        "10 ~ (4 + 3)",
    }
    assert all(parse(str(way), algebra) == way for way in found.expressions)
