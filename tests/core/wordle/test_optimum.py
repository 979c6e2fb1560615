"""What the search promises while it runs, when it is stopped, and whatever it is given."""

import math
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.wordle import Optimal, Row, WordList, approaching, optimal, partition, shortlist
from tests.examples import examples
from webui.words import Sources, load


@pytest.fixture(scope="module")
def lists() -> tuple[WordList, WordList]:
    lexicon = load(Sources())
    return lexicon.likely, WordList.of([*lexicon.likely, *lexicon.unlikely])


Lists = tuple[WordList, WordList]
HARDEST = (Row.parse("score", "00000"),)


def holds(best: Optimal, true_total: float) -> None:
    assert best.lower <= true_total <= best.upper
    assert best.proven == (best.lower == best.upper) or best.total is None
    if best.total is not None:
        assert best.upper == best.total


def test_bounds_close_in_on_the_total(lists: Lists) -> None:
    answers, guesses = lists
    candidates = shortlist(HARDEST, answers)
    told = list(approaching(candidates, guesses, guesses_left=5))
    for best in told:
        holds(best, 996)
        assert best.word in guesses.words
    assert told[-1].proven
    assert all(not best.proven for best in told[:-1])
    uppers, lowers = [best.upper for best in told], [best.lower for best in told]
    assert uppers == sorted(uppers, reverse=True)
    assert lowers == sorted(lowers)


@pytest.mark.parametrize("budget", [1e-9, 0.01, 0.05, 0.1])
def test_a_budget_gives_the_best_so_far_and_honest_bounds(lists: Lists, budget: float) -> None:
    answers, guesses = lists
    candidates = shortlist(HARDEST, answers)
    best = optimal(candidates, guesses, guesses_left=5, budget_s=budget, threads=1)
    holds(best, 996)
    assert best.word in guesses.words


@pytest.mark.parametrize(("time", "least"), [(1, 1), (4, 1), (7, 2)])
def test_a_stop_ends_the_search(lists: Lists, time: int, least: int) -> None:
    """The first four times before anything was looked at."""
    answers, guesses = lists
    asked = []

    def is_time() -> bool:
        asked.append(None)
        return len(asked) >= time

    best = optimal(answers, guesses, guesses_left=6, should_stop=is_time)
    assert not best.proven
    assert least * len(answers) <= best.lower <= 11219 <= best.upper
    assert len(asked) == time or time > 4


def test_whoever_stops_asking_ends_the_search(lists: Lists) -> None:
    answers, guesses = lists
    told = approaching(shortlist(HARDEST, answers), guesses, guesses_left=5)
    next(told)
    told.close()
    assert list(told) == []


@examples(10)
@given(st.data())
def test_the_result_does_not_depend_on_threads(data: st.DataObject) -> None:
    lexicon = load_once()
    answer = data.draw(st.sampled_from(lexicon[0].words))
    opener = data.draw(st.sampled_from(lexicon[1].words))
    group = next(g for g in partition(opener, lexicon[0]).values() if answer in g)
    one, two, three = (
        optimal(group[:150], lexicon[1], guesses_left=5, threads=threads) for threads in (1, 2, 3)
    )
    assert one == two == three


def load_once() -> Lists:
    if not LOADED:
        lexicon = load(Sources())
        LOADED.append((lexicon.likely, WordList.of([*lexicon.likely, *lexicon.unlikely])))
    return LOADED[0]


LOADED: list[Lists] = []


def test_a_beam_proves_nothing(lists: Lists) -> None:
    answers, guesses = lists
    candidates = shortlist(HARDEST, answers)
    best = optimal(candidates, guesses, guesses_left=5, beam=5)
    assert not best.proven
    assert best.lower <= 996 <= best.upper


def test_too_few_guesses_for_all() -> None:
    words = ["might", "night", "right", "sight", "tight", "light"]
    best = optimal(words, words, guesses_left=3)
    assert best.proven
    assert (best.total, best.found, best.mean, best.worst) == (None, 3, 2.0, 3)
    assert best.lower == best.upper == math.inf


def test_of_equally_good_guesses_a_candidate_wins() -> None:
    # Either needs 2 + 2 or 1 + 3 guesses beyond the first two words.
    best = optimal(["might", "night"], ["monty", "night", "might"], guesses_left=3)
    assert best.total == 3
    assert best.word in {"might", "night"}


def test_words_are_counted_once() -> None:
    assert optimal(["crane", "crane"], ["crane", "crane"], guesses_left=2).total == 1


@pytest.mark.parametrize("budget", [0.0, -1.0, math.nan, math.inf])
def test_budgets_that_make_no_sense_are_named(budget: float) -> None:
    with pytest.raises(ValueError, match=f"budget of {budget!r}"):
        optimal(["crane"], ["crane"], guesses_left=1, budget_s=budget)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"guesses_left": 0}, "guesses left of 0"),
        ({"beam": 0}, "a beam of 0"),
        ({"threads": -1}, "threads of -1"),
        ({"candidates": []}, "no candidates"),
        ({"guesses": []}, "no guess is allowed"),
        ({"guesses": ["cran3"]}, "'cran3'"),
        ({"hard": [Row.parse("slots", "20000")]}, "no guess is allowed"),
    ],
)
def test_what_makes_no_sense_is_named_at_once(wrong: dict[str, object], named: str) -> None:
    given = {"candidates": ["crane"], "guesses": ["crane"], "guesses_left": 1} | wrong
    with pytest.raises(ValueError, match=named):
        approaching(given.pop("candidates"), given.pop("guesses"), **given)  # type: ignore


KERNELS_ARE_KEPT = """
from core.wordle import optimal
words = ["crane", "crate", "trace", "brace", "grace", "grape", "irate", "rates", "tears"]
print(optimal(words, words, guesses_left=4).total)
"""


@pytest.mark.slow
def test_kernels_work_when_read_back_from_the_disk(tmp_path: Path) -> None:
    for _ in range(2):
        told = subprocess.run(
            [sys.executable, "-c", KERNELS_ARE_KEPT],
            env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
            check=True,
            capture_output=True,
            text=True,
        )
        assert told.stdout == "18\n"
