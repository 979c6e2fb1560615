"""Laws of solving: every solution, each once, by the rule as written."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.setgame import (
    VARIANTS,
    Card,
    count_solutions,
    find_sets,
    first_solution,
    four_digits,
    hint,
    parse_card,
    parse_cards,
    solutions,
    third,
)
from tests.core.setgame.brute import CHAINS, RULES, brute_force, completing_card, is_solution
from tests.core.setgame.strategies import boards, pairs
from tests.examples import examples

EVERY_VARIANT = pytest.mark.parametrize("variant", RULES)
EVERY_CHAIN = pytest.mark.parametrize("variant", CHAINS)
THREE_VALUED = pytest.mark.parametrize("variant", ["normal", "junior", "megaset"])


def test_the_slow_rules_and_the_table_name_the_same_variants() -> None:
    assert set(RULES) == set(VARIANTS)
    assert {name: rule.from_previous for name, rule in VARIANTS.items() if rule.from_previous} == (
        CHAINS
    )


@EVERY_VARIANT
@given(data=st.data())
@examples(24)
def test_fast_solver_agrees_with_brute_force(variant: str, data: st.DataObject) -> None:
    board = data.draw(boards(variant))
    found = solutions(variant, board)
    assert sorted(map(sorted, found)) == sorted(map(sorted, brute_force(variant, board)))
    assert all(isinstance(card, Card) for solution in found for card in solution)
    assert count_solutions(variant, board) == len(found)


@EVERY_CHAIN
@given(data=st.data())
@examples(24)
def test_chains_agree_with_brute_force(variant: str, data: st.DataObject) -> None:
    size, _ = RULES[variant]
    cards = data.draw(boards(variant, least=size))
    previous, board = cards[:size], cards[size:]
    found = solutions(variant, board, previous)
    assert sorted(map(sorted, found)) == sorted(map(sorted, brute_force(variant, board, previous)))
    assert count_solutions(variant, board, previous) == len(found)
    assert solutions(variant, cards, previous) == found


@EVERY_VARIANT
@given(data=st.data())
@examples(8)
def test_order_of_the_board_changes_nothing(variant: str, data: st.DataObject) -> None:
    board = data.draw(boards(variant, least=4))
    shuffled = data.draw(st.permutations(board))
    assert solutions(variant, board) == solutions(variant, shuffled)
    assert first_solution(variant, board) == first_solution(variant, shuffled)


@EVERY_VARIANT
@given(data=st.data())
@examples(8)
def test_first_solution_is_one_of_them_and_there_if_there_is_any(
    variant: str, data: st.DataObject
) -> None:
    board = data.draw(boards(variant))
    first = first_solution(variant, board)
    assert (first is None) == (not solutions(variant, board))
    assert first is None or first in solutions(variant, board)


@EVERY_CHAIN
@given(data=st.data())
@examples(8)
def test_first_solution_of_a_chain_is_one_of_them(variant: str, data: st.DataObject) -> None:
    size, _ = RULES[variant]
    cards = data.draw(boards(variant, least=size))
    found = solutions(variant, cards[size:], cards[:size])
    first = first_solution(variant, cards[size:], cards[:size])
    assert first in found if found else first is None


@THREE_VALUED
def test_first_solution_and_count_are_quick_in_a_whole_deck(variant: str) -> None:
    deck = VARIANTS[variant].deck
    assert first_solution(variant, deck) in find_sets(deck)


def test_a_whole_deck_has_a_first_ghost_set_without_listing_millions() -> None:
    first = first_solution("ghostset", VARIANTS["ghostset"].deck)
    assert first is not None
    assert is_solution("ghostset", first)


@THREE_VALUED
@given(data=st.data())
@examples(20)
def test_third_is_the_card_the_rule_asks_for(variant: str, data: st.DataObject) -> None:
    a, b = data.draw(pairs(variant))
    c = third(a, b)
    assert c == completing_card(a, b)
    assert c == third(b, a)
    assert third(a, c) == b
    assert third(c, b) == a


@THREE_VALUED
@given(data=st.data())
@examples(10)
def test_find_sets_takes_cards_of_three_four_or_five_traits(
    variant: str, data: st.DataObject
) -> None:
    board = data.draw(boards(variant, most=16))
    assert find_sets(board) == solutions(variant, board)


def test_plain_tuples_are_cards_too() -> None:
    assert find_sets([(1, 1, 2, 0), (2, 0, 1, 1), (0, 2, 0, 2)]) == (  # type: ignore[list-item]
        parse_cards("0202 1120 2011"),
    )


@pytest.mark.parametrize(
    "example", ["1120 2011 0202", "0010 0212 0111", "2221 2211 2201", "0200 1101 2002"]
)
def test_the_examples_of_the_site_are_sets(example: str) -> None:
    cards = parse_cards(example)
    assert find_sets(cards) == (tuple(sorted(cards)),)


def test_the_counterexample_of_the_site_is_none() -> None:
    assert find_sets(parse_cards("1010 0001 1022")) == ()


@EVERY_VARIANT
def test_no_cards_have_no_solution(variant: str) -> None:
    assert solutions(variant, ()) == ()
    assert count_solutions(variant, ()) == 0
    assert first_solution(variant, ()) is None


@given(boards("ultraset", least=10, most=10))
@examples(120)
def test_any_ten_cards_hold_an_ultraset(board: tuple[Card, ...]) -> None:
    assert solutions("ultraset", board)


def test_nine_cards_need_not_hold_an_ultraset() -> None:
    board = parse_cards("0000 0001 0002 0010 0100 0220 1000 1121 1212")
    assert solutions("ultra9", board) == ()


@given(boards("junior"))
@examples(10)
def test_junior_cards_may_be_written_with_three_digits_or_four(board: tuple[Card, ...]) -> None:
    wide = tuple(map(four_digits, board))
    assert solutions("junior", wide) == tuple(
        tuple(map(four_digits, found)) for found in solutions("junior", board)
    )


def test_joint_of_an_ultraset_need_not_be_on_the_board() -> None:
    board = parse_cards("0001 0002 1000 2000")
    joint = third(board[0], board[1])
    assert joint not in board
    assert solutions("ultraset", board) == (board,)
    assert solutions("ultraset", (*board, joint)) == (board,)


def test_a_chain_starts_with_any_solution_and_goes_on_with_shared_cards() -> None:
    first, apart = parse_cards("0200 1101 2002"), parse_cards("1120 2011 0202")
    assert solutions("setchain", apart) == (tuple(sorted(apart)),)
    assert solutions("setchain", apart, first) == ()
    assert solutions("setchain", first, first) == ()
    assert solutions("setchain", parse_cards("0201 0202"), first) == (
        parse_cards("0200 0201 0202"),
    )


@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_hint_is_the_beginning_of_one_solution_whatever_the_order(n: int) -> None:
    board = parse_cards("2222 1011 2210 1010 0002 0010 1000 1221 2000 1121 2110 0210")
    shown = hint(board, n)
    assert len(shown) == n
    assert hint(board, 3) in find_sets(board)
    assert shown == hint(board, 3)[:n] == hint(board[::-1], n)


def test_a_hint_follows_variant_and_previous_solution() -> None:
    assert hint(parse_cards("0001 0002 1000 2000"), 4, "ultraset") == parse_cards(
        "0001 0002 1000 2000"
    )
    previous = parse_cards("0200 1101 2002")
    assert hint(parse_cards("0201 0202"), 2, "setchain", previous) == parse_cards("0200 0201")


def test_a_board_without_solution_has_no_hint() -> None:
    assert hint(parse_cards("0000 0001"), 1) == ()


@pytest.mark.parametrize("n", [0, 4, -1])
def test_a_hint_has_no_other_number_of_cards(n: int) -> None:
    with pytest.raises(ValueError, match=f"a hint of {n} cards; a set has from 1 to 3 to give"):
        hint(parse_cards("0000 0001 0002"), n)


@pytest.mark.parametrize(
    ("variant", "board", "previous", "sentence"),
    [
        ("nromal", "0000", "", "variant 'nromal' is unknown; right are normal, junior, "),
        ("normal", "0003", "", "card 0003 is not in play here; in play are the 81 cards 0000 to"),
        ("normal", "0000 00000", "", "card 00000 is not in play here"),
        ("megaset", "0000", "", "in play are the 243 cards 00000 to 22222"),
        ("junior", "000 0000", "", "cards 000, 0000 are of different decks; use one of the 27"),
        ("junior", "0010", "", "card 0010 is not in play here"),
        ("normal", "0000", "0001 0002 0010", "variant 'normal' is no chain; give no previous"),
        ("setchain", "0000", "0001 0002", "the previous solution has 2 cards; a set has 3"),
        ("ultrachain", "0000", "0001 0002 0010", "has 3 cards; an ultraset has 4"),
        ("setchain", "0000", "0001 0002 0003", "card 0003 is not in play here"),
    ],
)
def test_what_cannot_be_a_board_is_refused_with_the_reason(
    variant: str, board: str, previous: str, sentence: str
) -> None:
    for ask in (solutions, count_solutions, first_solution):
        with pytest.raises(ValueError, match=sentence):
            ask(variant, parse_cards(board), parse_cards(previous))


def test_a_card_laid_twice_is_refused() -> None:
    card = parse_card("0120")
    sentence = "card 0120 is there twice; a deck has each card once"
    with pytest.raises(ValueError, match=sentence):
        solutions("normal", [card, card])
    with pytest.raises(ValueError, match=sentence):
        solutions("setchain", [], [card, card, parse_card("0121")])
    with pytest.raises(ValueError, match=sentence):
        find_sets([card, card])
    with pytest.raises(ValueError, match=sentence):
        third(card, card)


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ("0003 0000", "card 0003 is not in play here"),
        ("013 000", "card 013 is not in play here"),
        ("000 0000", "cards 000, 0000 are of different decks"),
    ],
)
def test_sets_of_three_are_of_one_deck_with_three_values(board: str, sentence: str) -> None:
    cards = parse_cards(board)
    with pytest.raises(ValueError, match=sentence):
        find_sets(cards)
    with pytest.raises(ValueError, match=sentence):
        third(*cards)


def test_labelled_pages_have_the_labelled_solutions(labelled_pages: list[dict[str, Any]]) -> None:
    for page in labelled_pages:
        board = [parse_card(code) for code in page.get("cards_in_reading_order") or page["cards"]]
        previous = [parse_card(code) for code in page.get("previous", ())]
        found = solutions(page["variant"], board, previous)
        assert set(map(frozenset, found)) == set(brute_force(page["variant"], board, previous))
        if "sets" in page:
            codes = sorted([str(card) for card in cards] for cards in found)
            assert codes == sorted(map(sorted, page["sets"]))
            assert len(solutions("ultraset", board)) == page["ultrasets"]
