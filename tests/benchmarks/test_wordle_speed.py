"""How fast guesses are ranked and the best one is proved."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from core.wordle import Row, WordList, approaching, optimal, rank, shortlist
from tests.figures import Measured
from tests.shared_data import shared
from webui.words import Sources, load

Lists = tuple[WordList, WordList]


@pytest.fixture(scope="module")
def lists() -> Lists:
    lexicon = load(Sources())
    likely = sorted(lexicon.likely)
    return WordList.of(likely), WordList.of(sorted([*likely, *lexicon.unlikely]))


@pytest.mark.parametrize(("size", "aim"), [(65, 15), (200, 30), (3158, 150)])
def test_ranking_all_guesses(lists: Lists, measured: Measured, size: int, aim: float) -> None:
    answers, guesses = lists
    candidates = WordList.of(random.Random(1).sample(answers.words, size))
    rank(candidates, guesses)
    times = []
    for _ in range(21):
        start = perf_counter()
        rank(candidates, guesses)
        times.append(perf_counter() - start)
    measured(f"rank, {size} candidates", aim, median(times) * 1e3, "ms")


@pytest.mark.parametrize("hard", [False, True], ids=["normal", "hard"])
def test_positions_of_real_games(lists: Lists, measured: Measured, hard: bool) -> None:
    answers, guesses = lists
    optimal(answers.words[:20], guesses, guesses_left=5)
    mode, total, reference = (
        ("hard", "hard_total", "reference_hard_cpu_s")
        if hard
        else ("normal", "total", "reference_cpu_s")
    )
    cases = json.loads(shared("wordle/positions.json").read_text())["positions"]
    firsts, proofs, references = [], [], []
    for case in cases:
        if total not in case:
            continue
        parts = case["position"].split(".")
        digits = str.maketrans("byg", "012")
        rows = [
            Row.parse(word, marks.translate(digits))
            for word, marks in zip(parts[::2], parts[1::2], strict=True)
        ]
        candidates = shortlist(rows, answers)
        start = perf_counter()
        found = approaching(
            candidates, guesses, guesses_left=6 - len(rows), hard=rows if hard else None
        )
        next(found)
        firsts.append(perf_counter() - start)
        start = perf_counter()
        best = optimal(candidates, guesses, guesses_left=6 - len(rows), hard=rows if hard else None)
        proofs.append(perf_counter() - start)
        references.append(case[reference])
        assert best.total == case[total]
        name = f"optimal, {mode}, {case['position']}, {len(candidates)} left"
        # The reference is rounded to 10 ms, its start not counted; a tenth of a second is at once.
        measured(name, max(case[reference], 0.1), proofs[-1], "s")
    measured(f"optimal, {mode}, longest until something is said", 100, max(firsts) * 1e3, "ms")
    measured(f"optimal, {mode}, median", 0.2, median(proofs), "s")
    measured(f"optimal, {mode}, sum", sum(references), sum(proofs), "s")


WARM_UP = """
from time import perf_counter
start = perf_counter()
from core.wordle import warm_up
times = [perf_counter() - start for _ in warm_up()]
print(times[1], times[-1])
"""


def test_warming_up(measured: Measured, tmp_path: Path) -> None:
    for state, aim in (("cold", 20.0), ("warm", 3.0)):
        told = subprocess.run(
            [sys.executable, "-c", WARM_UP],
            env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
            check=True,
            capture_output=True,
            text=True,
        )
        ranking, everything = map(float, told.stdout.split())
        measured(f"kernels {state}: import and rank", aim, ranking, "s")
        measured(f"kernels {state}: everything", aim, everything, "s")
