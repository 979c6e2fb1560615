"""On small lists the search finds what trying every strategy finds."""

import math

from hypothesis import assume, given
from hypothesis import strategies as st

from core.wordle import Row, legal_guesses, score, shortlist
from core.wordle.optimum import Optimal, optimal
from tests.core.wordle.brute import cost_of, least_cost
from tests.examples import examples

# Three letters make groups that are hard to tell apart; seven make it easy.
tight = st.text("abc", min_size=5, max_size=5)
near = st.sampled_from("bcdfghlmr").map(lambda letter: letter + "ight")
loose = st.text("abcdefg", min_size=5, max_size=5)
word_sets = st.lists(tight, max_size=8, unique=True) | st.lists(
    near | loose, max_size=8, unique=True
)


def some_of(words: list[str], others: list[str]) -> st.SearchStrategy[list[str]]:
    """Up to twelve guesses, all candidates among them or only some."""
    both = list(dict.fromkeys([*words, *others]))[:12]
    return st.just(both) | st.lists(st.sampled_from(both), min_size=1, unique=True)


def cost(best: Optimal, size: int) -> tuple[int, int]:
    return size - best.found, round((best.mean or 0) * best.found)


def check(words: list[str], guesses: list[str], left: int, hard: list[Row] | None) -> None:
    best = optimal(words, guesses, guesses_left=left, hard=hard)
    expected = least_cost(words, guesses, left, hard)
    assert best.proven
    assert cost(best, len(words)) == expected
    assert cost_of(best.word, words, guesses, left, hard) == expected
    if expected[0]:
        assert best.total is None
        assert best.lower == best.upper == math.inf
    else:
        assert best.total == best.lower == best.upper == expected[1]
        assert best.worst is not None
        assert math.ceil(expected[1] / len(words)) <= best.worst <= left


@examples(160)
@given(word_sets.filter(bool), word_sets, st.integers(1, 5))
def test_among_all_words(words: list[str], others: list[str], left: int) -> None:
    check(words, list(dict.fromkeys([*words, *others]))[:12], left, None)


@examples(160)
@given(word_sets.filter(bool), word_sets, st.integers(1, 4), st.data())
def test_when_some_candidates_are_no_guesses(
    words: list[str], others: list[str], left: int, data: st.DataObject
) -> None:
    check(words, data.draw(some_of(words, others)), left, None)


@examples(160)
@given(word_sets.filter(bool), word_sets, st.integers(1, 5), st.data())
def test_in_hard_mode(words: list[str], others: list[str], left: int, data: st.DataObject) -> None:
    guesses = data.draw(some_of(words, others))
    answer = words[0]
    played = data.draw(st.lists(st.sampled_from(guesses), max_size=2))
    rows = [Row(guess, score(guess, answer)) for guess in played]
    assume(legal_guesses(rows, guesses))
    check(list(shortlist(rows, words)), guesses, left, rows)
