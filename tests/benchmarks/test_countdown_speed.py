"""How fast the numbers game is solved, and in how much memory."""

import os
import random
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from time import perf_counter

import pytest

from core.countdown import TV, Rules, solve
from core.countdown.kinds import Value
from core.countdown.space import TV_DECK, survey
from tests.figures import Measured

Game = tuple[Sequence[Value], Value]


def rounds(tiles: int, count: int) -> list[Game]:
    """Random rounds as they are dealt on television."""
    dealer = random.Random(1)
    return [(dealer.sample(TV_DECK, tiles), dealer.randint(101, 999)) for _ in range(count)]


def seconds_of(game: Game, rules: Rules = TV) -> float:
    start = perf_counter()
    solve(*game, rules)
    return perf_counter() - start


def test_six_tiles(measured: Measured) -> None:
    games = rounds(6, 400)
    for game in games[:20]:
        solve(*game)
    times = sorted(seconds_of(game) * 1e3 for game in games)
    measured("Countdown, 6 tiles, median of 400", 10, median(times), "ms")
    measured("Countdown, 6 tiles, 99 %", 40, times[int(0.99 * len(times))], "ms")


@pytest.mark.parametrize(("tiles", "count", "aim"), [(7, 60, 0.2), (8, 30, 3.0)])
def test_more_tiles(measured: Measured, tiles: int, count: int, aim: float) -> None:
    times = [seconds_of(game) for game in rounds(tiles, count)]
    measured(f"Countdown, {tiles} tiles, longest of {count}", aim, max(times), "s")


def test_the_whole_space(measured: Measured) -> None:
    list(survey((1, 2, 3), 3, range(1, 5)))
    start = perf_counter()
    list(survey())
    measured("Countdown, all draws and targets", 10, perf_counter() - start, "s")


MEMORY = """
import resource
from core.countdown import solve

def now():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() >> 20

solve((1, 2, 3, 4, 5, 6), 100)
idle = now()
found = solve((8, 25, 10, 8, 5, 2, 7, 4), 280)
count = len(found.expressions)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
del found
print(idle, peak - idle, now() - idle, count)
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="needs Linux to ask for memory")
def test_memory_of_eight_tiles(measured: Measured) -> None:
    asked = subprocess.run(
        [sys.executable, "-c", MEMORY], check=True, capture_output=True, text=True
    )
    _, peak, left, _ = map(int, asked.stdout.split())
    measured("Countdown, 8 tiles, 34,476 solutions: above idle", 400, peak, "MB")
    measured("Countdown, 8 tiles: above idle afterwards", 100, left, "MB")
