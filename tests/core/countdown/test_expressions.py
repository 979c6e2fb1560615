"""Expressions that are the same have one form, one text and one working."""

import re
from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.countdown import (
    NUMBERS,
    STRINGS,
    TV,
    Tile,
    combine,
    parse,
    solve,
)
from tests.core.countdown.strategies import NUMBER_RULES, tiles

BY_SYMBOL = {operator.symbol: operator for operator in NUMBERS.operators}


@st.composite
def expressions(draw, most=6):
    """Any expression of numbers that has a value, legal in some game or not."""
    if most == 1 or draw(st.booleans()):
        return Tile(draw(st.integers(1, 12)))
    left = draw(st.integers(1, most - 1))
    one, other = draw(expressions(left)), draw(expressions(most - left))
    symbol = draw(st.sampled_from([*"+-×÷"] * 3 + ["mod", "^"]))
    try:
        return combine(BY_SYMBOL[symbol], one, other)
    except ValueError:
        return one


@pytest.mark.parametrize(
    "texts",
    [
        ("75+6", "6+75"),
        ("1+2+3", "1+(2+3)", "(3+1)+2"),
        ("2*3*4", "2*(3*4)"),
        ("9-(7-2)", "9+2-7", "(9-7)+2"),
        ("9-(7+2)", "9-7-2", "(9-2)-7"),
        ("8/(6/3)", "8*3/6", "(8/6)*3"),
        ("8/(6*3)", "8/6/3"),
        ("2|5|7", "2|(5|7)"),
    ],
)
def test_the_same_way_typed_differently_is_the_same(texts):
    assert len({parse(text) for text in texts}) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [("2+2", "2*2"), ("3*(4+5)", "3*4+3*5"), ("2^3", "3^2"), ("7%5", "5%7"), ("1|2", "2|1")],
)
def test_different_ways_stay_different(one, other):
    assert parse(one) != parse(other)


@given(expressions())
def test_an_expression_reads_back_from_its_text(expression):
    again = parse(str(expression))
    assert (again, again.value, str(again)) == (expression, expression.value, str(expression))


@given(expressions())
def test_the_text_means_to_python_what_it_means_here(expression):
    text = str(expression).replace("×", "*").replace("÷", "/")
    text = re.sub(r"\d+", lambda number: f"Fraction({number.group()})", text)
    text = text.replace("mod", "%").replace("^", "**")
    assert eval(text, {"Fraction": Fraction}) == expression.value


@given(expressions())
def test_no_pair_of_brackets_can_be_left_out(expression):
    text = str(expression)
    for start, sign in enumerate(text):
        if sign == "(":
            depth, stop = 1, start
            while depth:
                stop += 1
                depth += {"(": 1, ")": -1}.get(text[stop], 0)
            without = text[:start] + text[start + 1 : stop] + text[stop + 1 :]
            with suppress(ValueError):  # Then it can't be read at all without them.
                assert str(parse(without)) != text


@given(tiles(5), st.integers(1, 200), st.sampled_from(sorted(NUMBER_RULES)))
def test_the_working_is_right_and_keeps_to_the_rules(tiles, target, name):
    rules = NUMBER_RULES[name]
    for way in solve(tiles[:4], target, rules).expressions[:20]:
        on_hand = [str(tile) for tile in way.tiles]
        for line in way.steps():
            left, symbol, right, result = re.fullmatch(r"(\S+) (\S+) (\S+) = (\S+)", line).groups()
            value = BY_SYMBOL[symbol].apply(*(parse_value(number) for number in (left, right)))
            assert str(value) == result
            assert rules.objection(value) is None
            on_hand.remove(left)
            on_hand.remove(right)
            on_hand.append(result)
        assert on_hand == [str(way.value)]


def parse_value(text):
    value = Fraction(text)
    return value.numerator if value.denominator == 1 else value


def test_the_working_is_one_calculation_a_line():
    assert parse("(75+6)*9-7").steps() == ("75 + 6 = 81", "81 × 9 = 729", "729 - 7 = 722")
    assert parse("8/(3-8/3)").steps() == ("8 ÷ 3 = 8/3", "3 - 8/3 = 1/3", "8 ÷ 1/3 = 24")
    assert parse("75").steps() == ()


def test_words_read_back_too():
    way = parse("(Cat + fish) - at", STRINGS)
    assert (str(way), way.value) == ("(cat + fish) - at", "cfish")
    assert parse(str(way), STRINGS) == way


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "expected a number or an opening bracket, but there is nothing more"),
        ("75+", "but there is nothing more"),
        ("(75", "'(' at character 1: this bracket is never closed"),
        ("75)", "')' at character 3: expected an operator"),
        ("75 6", "'6' at character 4: expected an operator"),
        ("75 + ?", "'?' at character 6: not a number, a bracket or one of + - × ÷ mod ^ ‖"),
        ("* 75", "'*' at character 1: expected a number"),
        ("7*5%3", "'%' at character 4: × and then mod can be read in two ways"),
        ("2^3^2", "'^' at character 4: ^ and then ^ can be read in two ways"),
        ("6/(3-3)", "6 ÷ 0 can't be done (÷: divide one number by another, never by zero)"),
        ("7%0", "7 mod 0 can't be done"),
        ("2^11", "2 ^ 11 can't be done"),
        ("1" + "+1" * 200, "an expression of 401 characters is too long; at most 300 will do"),
    ],
)
def test_what_can_not_be_read_is_explained(text, reason):
    with pytest.raises(ValueError, match=re.escape(reason)):
        parse(text)


@given(st.text("0123456789+-*/×÷()%^ ", max_size=30) | st.text(max_size=20))
def test_any_text_is_read_or_refused(text):
    with suppress(ValueError):
        assert parse(str(parse(text))) == parse(text)


@pytest.mark.parametrize("spelling", ["75*6/9-7", "75 x 6 : 9 − 7", "75×6÷9–7", "75·6/9-7"])
def test_operators_may_be_typed_in_many_ways(spelling):
    assert str(parse(spelling)) == "75 × 6 ÷ 9 - 7"


@given(tiles(5), st.integers(1, 999))
def test_solutions_come_simplest_first(tiles, target):
    def simplicity(way):
        on_the_way = [int(line.split(" = ")[1]) for line in way.steps()][:-1]
        return len(way.tiles), max(on_the_way, default=0), str(way)

    ways = solve(tiles, target, TV).expressions
    assert list(ways) == sorted(ways, key=simplicity)
