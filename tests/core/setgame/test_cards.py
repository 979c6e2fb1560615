"""Laws of cards: immutable values, written and read back without loss."""

import copy
import pickle

import pytest

from core.setgame import (
    VARIANTS,
    Card,
    describe,
    four_digits,
    named_values,
    parse_card,
    three_digits,
)

EVERY_CARD = sorted({card for variant in VARIANTS.values() for card in variant.deck})


def test_code_and_card_go_both_ways_for_every_card_of_every_deck() -> None:
    assert len(EVERY_CARD) == 256 + 64 + 243
    for card in EVERY_CARD:
        assert parse_card(str(card)) == card == Card.from_code(str(card))
        assert str(parse_card(str(card))) == "".join(str(value) for value in card)


def test_words_and_card_go_both_ways_for_every_card_of_every_deck() -> None:
    assert all(parse_card(describe(card)) == card for card in EVERY_CARD)
    assert len({describe(card) for card in EVERY_CARD}) == len(EVERY_CARD)


@pytest.mark.parametrize(
    ("code", "colour", "shape", "shade", "number"),
    [
        ("0000", "purple", "squiggle", "solid", "1"),
        ("1111", "green", "oval", "outline", "2"),
        ("2222", "red", "diamond", "striped", "3"),
        ("3333", "orange", "hourglass", "checkers", "4"),
    ],
)
def test_digits_mean_what_the_sites_mean_by_them(
    code: str, colour: str, shape: str, shade: str, number: str
) -> None:
    assert dict(named_values(Card.from_code(code))) == {
        "colour": colour,
        "shape": shape,
        "shade": shade,
        "number": number,
    }


def test_fifth_trait_is_the_border_and_stands_before_the_number() -> None:
    border_dotted = Card.from_code("00012")
    assert named_values(border_dotted)[3:] == (("border", "dotted border"), ("number", "3"))


def test_a_card_is_the_plain_tuple_of_its_values() -> None:
    card = Card((0, 1, 2, 0))
    assert card == (0, 1, 2, 0)
    assert {card: "found"}[(0, 1, 2, 0)] == "found"


def test_a_card_cannot_be_changed() -> None:
    card = Card((0, 1, 2, 0))
    with pytest.raises(TypeError):
        card[0] = 1  # type: ignore[index]
    with pytest.raises(AttributeError):
        card.colour = 1  # type: ignore[attr-defined]


def test_a_card_survives_copying_and_pickling_as_a_card() -> None:
    card = Card((0, 1, 2, 0))
    assert repr(copy.deepcopy(card)) == repr(pickle.loads(pickle.dumps(card))) == repr(card)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ((0, 1), "card 01 has 2 digits; a card has 3, 4 or 5"),
        ((0,) * 6, "card 000000 has 6 digits; a card has 3, 4 or 5"),
        (
            (0, 1, 4, 0),
            "card 0140 has the digit 4; the digits of a card of 4 go from 0 to 3",
        ),
        (
            (0, 0, 0, 0, 3),
            "card 00003 has the digit 3; the digits of a card of 5 go from 0 to 2",
        ),
        ((-1, 0, 0), "card (-1, 0, 0) has the digit -1; the digits of a card of 3 go from 0 to 3"),
    ],
)
def test_what_is_no_card_is_refused_with_the_reason(values: tuple[int, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match="has") as refusal:
        Card(values)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("text", ["", "012O", " 0120", "0120\n", "٠١٢٠", "-120", "2RHW"])
def test_only_plain_digits_are_a_code(text: str) -> None:
    with pytest.raises(ValueError, match="is no code"):
        Card.from_code(text)


def test_the_two_ways_of_writing_a_junior_card_convert_into_each_other() -> None:
    for card in VARIANTS["junior"].deck:
        wide = four_digits(card)
        assert three_digits(wide) == card
        assert dict(named_values(wide)) == {**dict(named_values(card)), "shade": "solid"}


@pytest.mark.parametrize("code", ["0010", "000", "00000"])
def test_only_solid_cards_of_four_digits_lose_their_shade(code: str) -> None:
    with pytest.raises(ValueError, match=f"card {code} is no junior card"):
        three_digits(Card.from_code(code))


@pytest.mark.parametrize("code", ["0000", "00000"])
def test_only_cards_of_three_digits_gain_a_shade(code: str) -> None:
    with pytest.raises(ValueError, match=f"card {code} has {len(code)} digits"):
        four_digits(Card.from_code(code))
