"""Rounds are dealt from the decks that the games are played with."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from core.countdown.space import TV_DECK
from webui.countdown.rack import (
    KRYPTO_COPIES,
    KRYPTO_RACK,
    RACK_OF_24,
    TV_RACK,
    Rack,
    deal,
)

seeds = st.integers(0, 2**64 - 1)


@given(st.integers(-3, 9), seeds)
def test_tv_rounds_are_dealt_from_the_24_tiles(large: int, seed: int) -> None:
    tiles, target = deal(TV_RACK, large, seed) or ((), 0)
    assert len(tiles) == 6
    assert Counter(tiles) <= Counter(TV_DECK)
    assert sum(tile > 10 for tile in tiles) == max(0, min(large, 4))
    assert 101 <= target <= 999


def test_the_rack_is_the_deck() -> None:
    assert sorted(slot.value for slot in TV_RACK.slots) == sorted(TV_DECK)
    assert sum(KRYPTO_COPIES.values()) == 56


@given(seeds)
def test_cards_are_dealt_from_their_decks(seed: int) -> None:
    cards, target = deal(RACK_OF_24, 0, seed) or ((), 0)
    assert len(cards) == 4
    assert set(cards) <= set(range(1, 14))
    assert target == 24
    cards, target = deal(KRYPTO_RACK, 0, seed) or ((), 0)
    assert len(cards) == 5
    assert Counter((*cards, target)) <= Counter(KRYPTO_COPIES)


def test_words_are_not_dealt() -> None:
    assert deal(Rack(), 0, 1) is None


def test_the_same_chance_deals_the_same_round() -> None:
    assert deal(TV_RACK, 2, 5) == deal(TV_RACK, 2, 5)
    assert len({deal(TV_RACK, 2, seed) for seed in range(50)}) > 45
