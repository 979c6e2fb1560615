"""How fast all guesses are ranked, next to other programs that look for a good guess."""

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest

from core.wordle import Ranked, WordList, rank
from tests.benchmarks.conftest import Lists
from tests.benchmarks.peers import Absent, Told, ask
from tests.figures import Beside, Measured

AIMS_MS = {65: 15, 200: 30, 3158: 150}
"""For so many candidates."""

TIMES = 21

TIMES_OTHERS = 7

Ranking = tuple[Ranked, ...]
Agrees = Callable[[dict[str, Any], Ranking], bool]


def most_bits(answer: dict[str, Any], ranking: Ranking) -> bool:
    most = max(guess.bits for guess in ranking)
    return abs(answer["bits"] - most) < 1e-9 and abs(bits_of(answer, ranking) - most) < 1e-9


def bits_of(answer: dict[str, Any], ranking: Ranking) -> float:
    return next(guess.bits for guess in ranking if guess.word == answer["word"])


def smallest_worst(answer: dict[str, Any], ranking: Ranking) -> bool:
    least = min(guess.worst for guess in ranking)
    return answer["worst"] == least and any(
        guess.worst == least for guess in ranking if guess.word == answer["word"]
    )


OTHERS: tuple[tuple[str, str, str, Agrees], ...] = (
    (
        "wordlepro==0.2.0",
        "wordlepro_ranking.py",
        "names one guess, by bits; ours gives all in order. Its table of the marks of all words is "
        "made beforehand and not counted: more than a minute once, and 1.6 GB, for 3,158 answers",
        most_bits,
    ),
    (
        "wordle-boss==1.0.3",
        "wordle_boss_ranking.py",
        "names one guess, by the size of its largest group; ours gives all in order",
        smallest_worst,
    ),
)


@pytest.fixture(scope="module")
def drawn(lists: Lists) -> dict[int, list[str]]:
    """Candidates drawn at random, the same every time."""
    return {size: random.Random(1).sample(lists[0].words, size) for size in AIMS_MS}


@pytest.fixture(scope="module")
def told(lists: Lists, drawn: dict[int, list[str]]) -> dict[str, Told | Absent]:
    request = {
        "candidates": list(drawn.values()),
        "guesses": list(lists[1].words),
        "repeat": TIMES_OTHERS,
    }
    return {name: ask(name, script, request) for name, script, _, _ in OTHERS}


@pytest.mark.parametrize("size", AIMS_MS)
def test_ranking_all_guesses(
    lists: Lists,
    drawn: dict[int, list[str]],
    told: dict[str, Told | Absent],
    measured: Measured,
    size: int,
) -> None:
    candidates, guesses = WordList.of(drawn[size]), lists[1]
    ranking = rank(candidates, guesses)
    times = []
    for _ in range(TIMES):
        start = perf_counter()
        rank(candidates, guesses)
        times.append((perf_counter() - start) * 1e3)
    place = list(AIMS_MS).index(size)
    others = [
        beside(name, told[name], place, note, lambda answer, own=agrees: own(answer, ranking))
        for name, _, note, agrees in OTHERS
    ]
    name = f"Wordle: {len(guesses):,} guesses ranked for {size:,} candidates"
    measured(name, AIMS_MS[size], times, "ms", beside=others)


def beside(
    requirement: str,
    told: Told | Absent,
    place: int,
    note: str,
    agrees: Callable[[dict[str, Any]], bool],
) -> Beside:
    name = requirement.replace("==", " ")
    if isinstance(told, Absent):
        return Beside(name, why_not=told.why)
    verdict = "best by that measure here too" if agrees(told.answers[place]) else "NOT the best"
    samples = tuple(seconds * 1e3 for seconds in told.times[place])
    return Beside(name, samples, note=f"{note}. Its guess is {verdict}.")
