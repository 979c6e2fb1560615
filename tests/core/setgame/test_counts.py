"""Exact numbers that are known: solutions in full decks, boards by number of sets."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from math import comb
from typing import Any

import pytest

from core.setgame import VARIANTS, Card, chance_of_no_set, count_solutions, find_sets, third

DECK = VARIANTS["normal"].deck
SAMPLE = 20_000
LAST_BIN = 8
CHI_SQUARE_BOUND = 26.12
"""The chi-square value with 8 degrees of freedom that chance exceeds once in a thousand."""


@pytest.mark.parametrize(
    ("variant", "known"),
    [
        ("normal", 1_080),
        ("junior", 117),
        ("megaset", 9_801),
        ("setchain", 1_080),
        ("ultraset", 63_180),
        ("ghostset", 4_007_016),
        ("4set", 690_880),
        ("4setjr", 10_416),
    ],
)
def test_number_of_solutions_in_the_full_deck(variant: str, known: int) -> None:
    assert count_solutions(variant, VARIANTS[variant].deck) == known


def test_sets_of_the_deck_by_number_of_differing_traits() -> None:
    differing = Counter(
        sum(len(set(values)) == 3 for values in zip(*cards, strict=True))
        for cards in find_sets(DECK)
    )
    assert differing == {1: 108, 2: 324, 3: 432, 4: 216}


def set_free_extensions(free: tuple[Card, ...], candidates: tuple[Card, ...], more: int) -> int:
    """How many ways to add `more` of the candidates, in order, and still have no set."""
    if more == 0:
        return 1
    if more == 1:
        return len(candidates)
    return sum(
        set_free_extensions(
            (*free, card),
            tuple(sorted(set(candidates[place:]) - {third(card, other) for other in free})),
            more - 1,
        )
        for place, card in enumerate(candidates, 1)
    )


def set_free_collections(n: int) -> int:
    """By symmetry: any three cards that are no set can be turned into any three others."""
    fixed = (Card((0, 0, 0, 0)), Card((0, 0, 0, 1)), Card((0, 0, 1, 0)))
    closed = {third(a, b) for a, b in combinations(fixed, 2)}
    candidates = tuple(card for card in DECK if card not in fixed and card not in closed)
    triples = comb(81, 3) - len(find_sets(DECK))
    return triples * set_free_extensions(fixed, candidates, n - 3) // comb(n, 3)


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_chance_of_no_set_is_that_of_counting_by_symmetry(n: int) -> None:
    assert chance_of_no_set(n) == Fraction(set_free_collections(n), comb(81, n))


@pytest.mark.slow
@pytest.mark.parametrize("n", [7, 8])
def test_chance_of_no_set_is_that_of_counting_by_symmetry_for_more_cards(n: int) -> None:
    assert chance_of_no_set(n) == Fraction(set_free_collections(n), comb(81, n))


@pytest.mark.parametrize("n", [0, 1, 2])
def test_two_cards_are_no_set(n: int) -> None:
    assert chance_of_no_set(n) == 1


@pytest.mark.parametrize("n", [21, 22, 81])
def test_twenty_one_cards_always_hold_a_set(n: int) -> None:
    assert chance_of_no_set(n) == 0


def test_chance_of_no_set_falls_with_every_card_that_can_matter() -> None:
    chances = [chance_of_no_set(n) for n in range(2, 22)]
    assert all(more < fewer for fewer, more in pairwise(chances))


def test_chance_of_no_set_among_twelve_cards() -> None:
    assert f"{float(chance_of_no_set(12)):.6f}" == "0.032302"


def test_chance_of_no_set_equals_the_published_counts(exact: dict[str, Any]) -> None:
    for n, collections in exact["set_free"].items():
        assert chance_of_no_set(int(n)) == Fraction(collections, comb(81, int(n)))


@pytest.mark.parametrize("n", [-1, 82])
def test_chance_is_refused_for_more_cards_than_the_deck_has(n: int) -> None:
    with pytest.raises(ValueError, match=f"{n} cards cannot be dealt; the deck has from 0 to 81"):
        chance_of_no_set(n)


@pytest.fixture(scope="module")
def sampled_sets() -> list[int]:
    """The number of sets on each of 20,000 fresh boards of 12."""
    deal = random.Random(20_000)
    return [len(find_sets(deal.sample(DECK, 12))) for _ in range(SAMPLE)]


def test_boards_have_the_exact_mean_number_of_sets(sampled_sets: list[int]) -> None:
    """Each of the 220 triples on a board is a set with chance 1 in 79."""
    mean = sum(sampled_sets) / SAMPLE
    variance = sum((sets - mean) ** 2 for sets in sampled_sets) / (SAMPLE - 1)
    assert abs(mean - 220 / 79) < 3.3 * (variance / SAMPLE) ** 0.5


def chi_square(sets_by_board: list[int], boards_by_sets: list[int]) -> float:
    binned = Counter(min(sets, LAST_BIN) for sets in sets_by_board)
    exact = [*boards_by_sets[:LAST_BIN], sum(boards_by_sets[LAST_BIN:])]
    expected = [SAMPLE * boards / comb(81, 12) for boards in exact]
    return sum((binned[sets] - want) ** 2 / want for sets, want in enumerate(expected))


def test_boards_by_number_of_sets_are_as_frequent_as_computed_exactly(
    sampled_sets: list[int], exact: dict[str, Any]
) -> None:
    assert sum(exact["boards_of_12_by_sets"]) == comb(81, 12)
    assert chi_square(sampled_sets, exact["boards_of_12_by_sets"]) < CHI_SQUARE_BOUND


@pytest.mark.parametrize("slip", [-1, 1])
def test_that_comparison_fails_for_a_solver_that_misses_or_repeats_one_set_in_fifty(
    sampled_sets: list[int], exact: dict[str, Any], slip: int
) -> None:
    slips = random.Random(50)
    wrong = [
        sets + slip * sum(slips.random() < 1 / 50 for _ in range(sets)) for sets in sampled_sets
    ]
    assert chi_square(wrong, exact["boards_of_12_by_sets"]) > CHI_SQUARE_BOUND
