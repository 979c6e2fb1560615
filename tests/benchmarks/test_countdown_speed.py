"""How fast the numbers game is solved, and in how much memory."""

import os
import random
import subprocess
import sys
from time import perf_counter

import pytest

from core.countdown import TV, Rules, solve
from core.countdown.space import TV_DECK, survey
from tests.figures import HIGHEST, P99, Measured

Round = tuple[list[int], int]

ROUNDS = 400

TIMES = 5


def rounds(tiles: int, count: int) -> list[Round]:
    """Random rounds as they are dealt on television."""
    dealer = random.Random(1)
    return [(dealer.sample(TV_DECK, tiles), dealer.randint(101, 999)) for _ in range(count)]


def seconds_of(game: Round, rules: Rules = TV) -> float:
    start = perf_counter()
    solve(*game, rules)
    return perf_counter() - start


def test_six_tiles(measured: Measured) -> None:
    games = rounds(6, ROUNDS)
    for game in games[:20]:
        solve(*game)
    times = [seconds_of(game) * 1e3 for game in games]
    measured("Countdown: every way with six tiles, random rounds", 10, times, "ms")
    measured("Countdown: every way with six tiles, 99 %", 40, times, "ms", P99)


@pytest.mark.parametrize(("tiles", "count", "aim"), [(7, 60, 0.2), (8, 30, 3.0)])
def test_more_tiles(measured: Measured, tiles: int, count: int, aim: float) -> None:
    times = [seconds_of(game) for game in rounds(tiles, count)]
    measured(f"Countdown: every way with {tiles} tiles", aim, times, "s", HIGHEST)


def test_the_whole_space(measured: Measured) -> None:
    list(survey((1, 2, 3), 3, range(1, 5)))
    times = []
    for _ in range(TIMES):
        start = perf_counter()
        list(survey())
        times.append(perf_counter() - start)
    measured("Countdown: all 11,905,457 games of television", 10, times, "s")


MEMORY = """
import resource
from core.countdown import solve

def now():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() >> 20

solve((1, 2, 3, 4, 5, 6), 100)
idle = now()
found = solve((8, 25, 10, 8, 5, 2, 7, 4), 280)
assert len(found.expressions) == 34476
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
del found
print(peak - idle, now() - idle)
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="needs Linux to ask for memory")
def test_memory_of_eight_tiles(measured: Measured) -> None:
    peaks, lefts = [], []
    for _ in range(TIMES):
        told = subprocess.run(
            [sys.executable, "-c", MEMORY], check=True, capture_output=True, text=True
        )
        peak, left = map(int, told.stdout.split())
        peaks.append(peak)
        lefts.append(left)
    measured("Countdown: memory for 34,476 ways with 8 tiles", 400, peaks, "MB")
    measured("Countdown: memory of it that is kept afterwards", 100, lefts, "MB")
