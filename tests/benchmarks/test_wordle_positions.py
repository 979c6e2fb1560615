"""How soon the best guess is proved, position by position."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from time import perf_counter

import pytest

from core.wordle import Row, WordList, approaching, optimal, shortlist
from tests.benchmarks.conftest import Lists
from tests.figures import Measured
from tests.shared_data import shared

TIMES = 5


@dataclass(frozen=True)
class Position:
    name: str
    candidates: WordList
    guesses_left: int
    hard: tuple[Row, ...] | None
    total: int
    reference: float
    """CPU seconds that a solver in C++ needed, rounded to 10 ms, its start not counted."""


def positions(answers: WordList, hard: bool) -> Iterator[Position]:
    """Of real games, with the best possible totals."""
    for case in json.loads(shared("wordle/positions.json").read_text())["positions"]:
        total = case.get("hard_total" if hard else "total")
        if total is None:
            continue
        parts = case["position"].split(".")
        digits = str.maketrans("byg", "012")
        rows = tuple(
            Row.parse(word, marks.translate(digits))
            for word, marks in zip(parts[::2], parts[1::2], strict=True)
        )
        candidates = shortlist(rows, answers)
        name = " ".join(
            f"{row.word} {''.join(str(int(mark)) for mark in row.marks)}" for row in rows
        )
        reference = case["reference_hard_cpu_s" if hard else "reference_cpu_s"]
        yield Position(
            f"{name} ({len(candidates)} left)",
            candidates,
            6 - len(rows),
            rows if hard else None,
            total,
            reference,
        )


@pytest.mark.parametrize("hard", [False, True], ids=["normal", "hard"])
def test_positions_of_real_games(lists: Lists, measured: Measured, hard: bool) -> None:
    answers, guesses = lists
    optimal(answers.words[:20], guesses, guesses_left=5)
    cases = list(positions(answers, hard))
    firsts = [[seconds_to_first(case, guesses) for case in cases] for _ in range(TIMES)]
    proofs = [[seconds_to_proof(case, guesses) for case in cases] for _ in range(TIMES)]
    mode = ", hard mode" if hard else ""
    count = f"{len(cases)} positions of real games{mode}"
    longest = [max(seconds) * 1e3 for seconds in firsts]
    measured(f"Wordle: {count}: longest until something is said", 100, longest, "ms")
    measured(f"Wordle: {count}: a proof, median", 0.2, list(map(median, proofs)), "s")
    whole = sum(case.reference for case in cases)
    measured(f"Wordle: {count}: all proofs", whole, list(map(sum, proofs)), "s")
    for place, case in enumerate(cases):
        own = [seconds[place] for seconds in proofs]
        # A tenth of a second is at once, however quick the reference was.
        measured(f"Wordle: proof{mode}, {case.name}", max(case.reference, 0.1), own, "s")


def seconds_to_first(case: Position, guesses: WordList) -> float:
    start = perf_counter()
    next(approaching(case.candidates, guesses, guesses_left=case.guesses_left, hard=case.hard))
    return perf_counter() - start


def seconds_to_proof(case: Position, guesses: WordList) -> float:
    start = perf_counter()
    best = optimal(case.candidates, guesses, guesses_left=case.guesses_left, hard=case.hard)
    seconds = perf_counter() - start
    assert best.proven
    assert best.total == case.total
    return seconds
