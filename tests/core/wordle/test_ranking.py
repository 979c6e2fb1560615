"""Partitions and rankings are what counting by hand says."""

import math
from collections import Counter, defaultdict
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.wordle import (
    Mark,
    Ranked,
    Row,
    WordList,
    legal_guesses,
    partition,
    rank,
    score,
)
from tests.strategies import any_rows, few_letters
from tests.strategies import words as any_words

word_lists = st.lists(few_letters, max_size=25, unique=True)
weighted_words = st.dictionaries(
    few_letters, st.floats(1e-3, 1e3) | st.integers(1, 9), min_size=1, max_size=20
)


def ranked_by_hand(guess: str, weights: dict[str, float]) -> Ranked:
    total = math.fsum(weights.values())
    groups = defaultdict(list)
    for word in weights:
        groups[score(guess, word)].append(word)
    shares = {m: math.fsum(weights[w] for w in ws) / total for m, ws in groups.items()}
    return Ranked(
        guess,
        math.fsum(shares[marks] * len(group) for marks, group in groups.items()),
        math.fsum(share * math.log2(1 / share) for share in shares.values()),
        max(map(len, groups.values())),
        len(groups),
        weights.get(guess, 0) / total,
        guess in weights,
    )


@given(any_words, st.lists(any_words, max_size=40))
def test_partitions_hold_every_candidate_once(guess: str, words: list[str]) -> None:
    groups = partition(guess, words)
    assert Counter(chain.from_iterable(groups.values())) == Counter(words)
    for marks, group in groups.items():
        assert group == tuple(word for word in words if score(guess, word) == marks)
        assert all(isinstance(mark, Mark) for mark in marks)


@given(word_lists.filter(bool), word_lists)
def test_ranking_is_what_counting_by_hand_says(words: list[str], guesses: list[str]) -> None:
    ranked = rank(words, guesses)
    weights = dict.fromkeys(words, 1.0)
    by_hand = {guess: ranked_by_hand(guess, weights) for guess in guesses}
    assert {r.word for r in ranked} == set(guesses)
    for r in ranked:
        assert r[1:] == pytest.approx(by_hand[r.word][1:])
    assert list(ranked) == sorted(
        ranked, key=lambda r: (r.expected_left, not r.is_candidate, r.worst, r.word)
    )


@given(weighted_words, word_lists)
def test_weights_are_relative_likelihoods(weights: dict[str, float], guesses: list[str]) -> None:
    ranked = rank(list(weights), guesses, weights=list(weights.values()))
    for r in ranked:
        assert r[1:] == pytest.approx(ranked_by_hand(r.word, weights)[1:], abs=1e-9)
    assert [r.expected_left for r in ranked] == sorted(r.expected_left for r in ranked)


@given(word_lists.filter(bool), word_lists, st.lists(any_rows, max_size=3))
def test_hard_mode_ranks_legal_guesses_only(
    words: list[str], guesses: list[str], rows: list[Row]
) -> None:
    assert rank(words, guesses, hard=tuple(rows)) == rank(words, legal_guesses(rows, guesses))


def test_thousands_of_candidates_are_counted_right() -> None:
    letters = "abcdefgh"
    words = [a + b + c + d + "s" for a in letters for b in letters for c in letters for d in "abc"]
    assert len(words) > 1000
    [ranked] = rank(words, ["abcds"])
    assert ranked[1:] == pytest.approx(ranked_by_hand("abcds", dict.fromkeys(words, 1.0))[1:])


def test_words_listed_twice_count_once() -> None:
    twice = ["might", "night", "might"]
    assert rank(twice, twice) == rank(WordList.of(["might", "night"]), ["night", "might"])


def test_without_candidates_there_is_nothing_to_rank() -> None:
    assert rank([], ["crane"]) == ()


@pytest.mark.parametrize("weight", [0.0, -1.0, math.nan, math.inf])
def test_weights_that_make_no_sense_are_named(weight: float) -> None:
    with pytest.raises(ValueError, match=f"{weight!r} for night"):
        rank(["might", "night"], ["crane"], weights=[1.0, weight])


def test_weights_and_candidates_have_to_match() -> None:
    with pytest.raises(ValueError, match="1 weights for 2 candidates"):
        rank(["might", "night"], ["crane"], weights=[1.0])
    with pytest.raises(ValueError, match="might is listed twice"):
        rank(["might", "might"], ["crane"], weights=[1.0, 2.0])
