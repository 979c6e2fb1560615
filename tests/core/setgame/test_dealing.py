"""Laws of dealing: no card is lost, and a board without solution grows while it can."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.setgame import (
    VARIANTS,
    Card,
    Table,
    deal,
    first_solution,
    parse_cards,
    shuffled,
    solutions,
    take,
)
from tests.examples import examples

EVERY_VARIANT = pytest.mark.parametrize("variant", VARIANTS)
SEEDS = st.text(max_size=8)
NO_SET = "0000 0001 0010 0011 0100 0101 0110 0111 1000 1001 1010 1011"


def course(table: Table) -> Iterator[tuple[Table, tuple[Card, ...]]]:
    """The game in which the first solution is taken each time."""
    found = first_solution(table.variant, table.board, table.previous)
    while found is not None:
        yield table, found
        table = take(table, found)
        found = first_solution(table.variant, table.board, table.previous)
    yield table, ()


@EVERY_VARIANT
@given(seed=SEEDS)
@examples(3)
def test_a_whole_game_keeps_every_card_and_every_size(variant: str, seed: str) -> None:
    rule = VARIANTS[variant]
    steps = list(course(deal(variant, shuffled(rule.deck, seed))))
    assert len(steps) > 1
    gone: set[Card] = set()
    for table, found in steps:
        here = (*table.board, *table.stock)
        assert len(set(here)) == len(here)
        assert gone.isdisjoint(here)
        assert gone.union(here) == set(rule.deck)
        assert len(table.board) >= rule.start or not table.stock
        assert found or not table.stock
        gone.update(set(found) & set(table.board))


@EVERY_VARIANT
@given(seed=SEEDS)
@examples(5)
def test_a_fresh_board_is_the_top_of_the_deck_and_no_larger_than_need_be(
    variant: str, seed: str
) -> None:
    rule = VARIANTS[variant]
    deck = shuffled(rule.deck, seed)
    table = deal(variant, deck)
    size = len(table.board)
    assert table.board + table.stock == deck
    assert solutions(variant, table.board)
    if size > rule.start:
        assert size % 3 == 0
        assert not solutions(variant, deck[: max(rule.start, size - 3)])


def test_a_board_without_set_grows_to_the_next_multiple_of_three() -> None:
    order = parse_cards(f"{NO_SET} 1100 1101 1110 0002 0012")
    table = deal("normal", order)
    assert table.board == order[:17]
    assert table.stock == ()


@pytest.mark.parametrize(
    ("variant", "start", "grown"), [("normal", 12, 15), ("ghostset", 10, 12), ("megaset", 16, 18)]
)
def test_growth_from_any_start_goes_to_a_multiple_of_three(
    variant: str, start: int, grown: int
) -> None:
    decks = (shuffled(VARIANTS[variant].deck, str(seed)) for seed in range(1000))
    stuck = next(
        deck
        for deck in decks
        if not solutions(variant, deck[:start]) and solutions(variant, deck[:grown])
    )
    assert deal(variant, stuck).board == stuck[:grown]


def test_nine_cards_without_ultraset_grow_to_twelve() -> None:
    order = parse_cards("0000 0001 0002 0010 0100 0220 1000 1121 1212 2222 2221 2220 2212")
    assert deal("ultra9", order).board == order[:12]


def test_new_cards_come_into_the_gaps_and_the_others_stay() -> None:
    order = parse_cards(f"0002 {NO_SET}")
    table = take(deal("normal", order[:13]), parse_cards("0000 0001 0002"))
    assert table.board == (order[12], *order[3:12])
    assert table.stock == ()


def test_gaps_of_a_grown_board_are_closed() -> None:
    board = parse_cards(f"{NO_SET} 0002 1100 1101")
    stock = parse_cards("2222 2221")
    after = take(Table("normal", board, stock), parse_cards("0000 0001 0002"))
    assert after.board[:12] == (*board[2:12], *board[13:])


def test_a_chain_remembers_the_solution_and_keeps_its_cards_off_the_board() -> None:
    table = deal("setchain", shuffled(VARIANTS["setchain"].deck, "chain"))
    first = solutions("setchain", table.board)[0]
    after = take(table, first)
    assert after.previous == first
    assert not set(first) & set(after.board)
    second = solutions("setchain", after.board, after.previous)[0]
    last = take(after, second)
    assert last.previous == second
    assert len(after.board) + len(after.stock) - len(last.board) - len(last.stock) == 2


def test_other_games_forget_the_solution() -> None:
    table = deal("normal", shuffled(VARIANTS["normal"].deck, "normal"))
    assert take(table, solutions("normal", table.board)[0]).previous == ()


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("2222 0000 1111", "card 2222 is not on the table"),
        ("0000 0001 0010", "not a set: shade: solid, solid, outline"),
        ("0000 0001", "2 cards chosen; a set has 3"),
    ],
)
def test_only_a_solution_on_the_table_can_be_taken(cards: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        take(Table("normal", parse_cards(f"{NO_SET} 0002"), ()), parse_cards(cards))


def test_cards_off_the_deck_or_twice_are_not_dealt() -> None:
    with pytest.raises(ValueError, match="card 0003 is not in play here"):
        deal("normal", parse_cards("0003"))
    with pytest.raises(ValueError, match="card 0000 is there twice"):
        deal("normal", (Card((0, 0, 0, 0)),) * 2)
    with pytest.raises(ValueError, match="variant 'sets' is unknown"):
        deal("sets", ())


def test_an_empty_deck_gives_an_empty_board() -> None:
    assert deal("normal", ()) == Table("normal", (), ())


@given(seed=SEEDS, other=SEEDS)
def test_a_shuffle_is_a_permutation_told_by_the_seed_alone(seed: str, other: str) -> None:
    deck = VARIANTS["normal"].deck
    assert sorted(shuffled(deck, seed)) == sorted(deck)
    assert shuffled(deck[::-1], seed) == shuffled(deck, seed)
    assert (shuffled(deck, seed) == shuffled(deck, other)) == (seed == other)


def test_a_seed_means_the_same_deck_on_every_version() -> None:
    deck = shuffled(VARIANTS["normal"].deck, "hunch")
    assert " ".join(map(str, deck[:6])) == "0001 0012 2020 1012 1220 0212"


def test_shuffling_favours_no_card_at_the_top() -> None:
    """Over 4,050 seeds, chi-square with 80 degrees of freedom: 124.8 is one in a thousand."""
    deck = VARIANTS["normal"].deck
    tops = [min(shuffled(deck, f"seed {n}")[:1]) for n in range(4_050)]
    assert sum((tops.count(card) - 50) ** 2 / 50 for card in deck) < 124.8
