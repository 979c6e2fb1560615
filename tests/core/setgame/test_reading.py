"""Laws of reading: what a person types means one card or is refused with a sentence."""

import re
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.setgame import Card, describe, parse_card, parse_cards


def test_shorthand_of_every_classic_card_means_it_in_any_order() -> None:
    colours, shapes, shades = "PGR", "WOD", "SEH"
    for colour, shape, shade, number in product(range(3), repeat=4):
        letters = (str(number + 1), colours[colour], shades[shade], shapes[shape])
        for order in permutations(letters):
            assert parse_card("".join(order)) == (colour, shape, shade, number)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2RHW", "2021"),
        ("2rhw", "2021"),
        ("  2 R H W ", "2021"),
        ("1 red striped oval", "2120"),
        ("Red oval, striped, one", "2120"),
        ("3 open orange hourglasses", "3312"),
        ("four checkered violet waves", "0033"),
        ("2OCH", "3331"),
        ("2OSO", "3101"),
        ("2RSS", "2001"),
        ("2RO", "211"),
        ("1RED", "2210"),
        ("1 red oval", "210"),
        ("1 green diamond", "120"),
        ("1 red solid oval, dotted border", "21010"),
        ("1 red solid oval solid  border", "21000"),
        ("1 red double solid oval", "21020"),
        ("2 red solid ovals with dotted border", "21011"),
    ],
)
def test_shorthand_and_words(text: str, code: str) -> None:
    assert str(parse_card(text)) == code


@pytest.mark.parametrize("text", ["2RSH", "2rhs", "hs r 2"])
def test_text_that_could_mean_two_cards_is_refused_with_both_named(text: str) -> None:
    with pytest.raises(ValueError, match=" could be ") as refusal:
        parse_card(text)
    assert "2 red solid hourglasses (2301)" in str(refusal.value)
    assert "2 red striped squiggles (2021)" in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "names too few traits"),
        ("red", "names too few traits"),
        ("1 red", "names too few traits"),
        ("1GHSOC", "names too many traits"),
        ("1 2 3 1 2 3", "has 6 words"),
        ("2RHWD", "names the shape twice"),
        ("2 red solid dotted double oval", "has 6 words"),
        ("red striped oval", "names no number"),
        ("2 striped oval green purple", "names the colour twice"),
        ("2 red red oval", "names the colour twice"),
        ("1 red red", "names the colour twice"),
        ("2 oval striped", "names no colour"),
        ("1 2 O", "names the number twice"),
        ("1OE", "leaves a trait out"),
        ("5RHW", "'5' in '5RHW' is no number of symbols; it goes from 1 to 4"),
        ("0RHW", "'0' in '0RHW' is no number of symbols"),
        ("2 blue solid oval", "'blue' in '2 blue solid oval' names no trait"),
        ("2 red solid oval!", "'!' in '2 red solid oval!' names no trait"),
        ("2RHX", "'rhx' in '2RHX' names no trait"),
        ("01", "'01' is no code; a code has 3, 4 or 5 digits"),
        ("0124", "has the digit 4"),
        ("00003", "has the digit 3"),
    ],
)
def test_text_that_is_no_card_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        parse_card(text)


def test_a_refusal_says_what_would_be_right() -> None:
    with pytest.raises(ValueError, match="'banana' names no trait; a card is a code like 0120"):
        parse_card("banana")


@given(st.text() | st.text("0123pgroshecwd -,", max_size=8))
def test_any_text_is_a_card_or_refused(text: str) -> None:
    try:
        card = parse_card(text)
    except ValueError:
        return
    assert parse_card(str(card)) == parse_card(describe(card)) == card


@pytest.mark.parametrize("text", ["SHO" * 10_000, "red " * 10_000, "0" * 10_000, "x" * 10_000])
def test_long_text_is_refused_in_a_short_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="…") as refusal:
        parse_card(text)
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    "text",
    [
        "0120 2021 2120",
        "0120,2021;2120",
        "0120\r\n2021\n\n2120\n",
        '["0120", "2021", "2120"]',
        "0120 2RHW, 1 red striped oval",
        "1 purple striped oval\n2RHW\n2120",
        "('0120', '2021'), 1RHO",
    ],
)
def test_a_pasted_list_is_read_in_its_order(text: str) -> None:
    assert parse_cards(text) == tuple(map(Card.from_code, ("0120", "2021", "2120")))


def test_a_described_megaset_board_is_read_back_as_a_list() -> None:
    cards = tuple(map(Card.from_code, ("00100", "01111", "02122")))
    assert parse_cards(", ".join(map(describe, cards))) == cards


def test_an_empty_list_has_no_cards() -> None:
    assert parse_cards(" \n, ") == ()


def test_a_list_with_a_card_twice_is_refused_naming_it() -> None:
    with pytest.raises(ValueError, match="card 2120 is there twice"):
        parse_cards("0120 2120 1RHO")


def test_a_list_with_something_unreadable_is_refused_naming_it() -> None:
    with pytest.raises(ValueError, match="'joker' names no trait"):
        parse_cards("0120 joker")
