"""Laws of inferring: the digits of the cards tell the deck, the page's choice the rest."""

from typing import Any

import pytest

from core.setgame import VARIANTS, fitting_variants, infer_variant, parse_card, parse_cards

CLASSIC = {
    "normal",
    "setchain",
    "ultraset",
    "ultra9",
    "ultrachain",
    "ghostset",
    "puzzle",
    "ultra9puzzle",
    "shuffle",
    "memory",
}
FOUR_JUNIOR = {"4setjr", "4setjrchain", "4setjrpuzzle"}


@pytest.mark.parametrize(
    ("cards", "fitting"),
    [
        ("01200 00000", {"megaset"}),
        ("0120 2011", CLASSIC | {"4set"}),
        ("0120 2013", {"4set"}),
        ("012 020", FOUR_JUNIOR | {"junior"}),
        ("012 023", FOUR_JUNIOR),
        ("0101 2202", CLASSIC | {"4set", "junior"}),
        ("", set(VARIANTS)),
        ("012 0120", set()),
    ],
)
def test_cards_fit_the_variants_whose_deck_has_them(cards: str, fitting: set[str]) -> None:
    assert set(fitting_variants(parse_cards(cards))) == fitting


@pytest.mark.parametrize(
    ("cards", "likeliest"),
    [
        ("01200 00000", "megaset"),
        ("0120 2011", "normal"),
        ("0120 2013", "4set"),
        ("012 020", "junior"),
        ("012 023", "4setjr"),
        ("0101 2202", "junior"),
    ],
)
def test_the_smallest_deck_is_the_likeliest(cards: str, likeliest: str) -> None:
    assert fitting_variants(parse_cards(cards))[0] == likeliest


@pytest.mark.parametrize(
    ("cards", "previous", "fitting"),
    [
        ("0110 0120", "0022 1211 2100", ("setchain",)),
        ("0110 0120", "0022 1211 2100 0000", ("ultrachain",)),
        ("100 102", "013 021 113 121", ("4setjrchain",)),
        ("0110 0120", "0022 1211", ()),
        ("110 120", "0022 1211 2100", ()),
        ("01100", "00220 12110 21000", ()),
    ],
)
def test_a_previous_solution_tells_a_chain(
    cards: str, previous: str, fitting: tuple[str, ...]
) -> None:
    assert fitting_variants(parse_cards(cards), parse_cards(previous)) == fitting


@pytest.mark.parametrize(
    ("cards", "chosen", "inferred"),
    [
        ("0120 2011", "ultraset", "ultraset"),
        ("0120 2011", "junior", "normal"),
        ("0120 2011", "4set", "4set"),
        ("012 020", "4setjrchain", "4setjrchain"),
        ("012 020", "normal", "junior"),
        ("012 023", "junior", "4setjr"),
        ("0101 2202", "normal", "normal"),
        ("0101 2202", "junior", "junior"),
        ("01200", "memory", "megaset"),
        ("", "ghostset", "ghostset"),
    ],
)
def test_the_chosen_variant_stays_while_it_can(cards: str, chosen: str, inferred: str) -> None:
    assert infer_variant(parse_cards(cards), chosen) == inferred


@pytest.mark.parametrize(
    ("cards", "previous", "sentence"),
    [
        ("012 0120", "", "cards 012, 0120 are a board of no variant"),
        ("0110", "0022 1211", "cards 0110 after 0022, 1211 are a board of no variant"),
    ],
)
def test_a_board_of_no_variant_is_refused_with_what_was_seen(
    cards: str, previous: str, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        infer_variant(parse_cards(cards), "normal", parse_cards(previous))


def test_an_unknown_choice_is_refused() -> None:
    with pytest.raises(ValueError, match="variant 'sets' is unknown"):
        infer_variant(parse_cards("0120"), "sets")


def test_labelled_pages_can_be_of_their_variant(labelled_pages: list[dict[str, Any]]) -> None:
    for page in labelled_pages:
        board = [parse_card(code) for code in page.get("cards_in_reading_order") or page["cards"]]
        previous = [parse_card(code) for code in page.get("previous", ())]
        assert infer_variant(board, page["variant"], previous) == page["variant"]
        if board:
            assert infer_variant(board, "memory", previous) in (page["variant"], "memory")
