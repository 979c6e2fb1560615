"""How long the SET solvers take: medians over 1,000 random boards, after a round to warm up."""

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

from core.setgame import VARIANTS, Card, find_sets, solutions
from tests.figures import Measured

BOARDS = 1_000

Solver = Callable[[list[Card]], object]


def within(variant: str) -> Solver:
    return lambda board: solutions(variant, board)


@pytest.mark.parametrize(
    ("name", "solver", "variant", "cards", "microseconds"),
    [
        ("sets", find_sets, "normal", 12, 17),
        ("sets (by variant)", within("normal"), "normal", 12, 17),
        ("ultrasets", within("ultraset"), "ultraset", 12, 60),
        ("ghost sets", within("ghostset"), "ghostset", 10, 400),
        ("megasets", within("megaset"), "megaset", 16, 60),
    ],
)
def test_all_solutions_of_a_board(
    benchmark: Any,
    measured: Measured,
    name: str,
    solver: Solver,
    variant: str,
    cards: int,
    microseconds: int,
) -> None:
    deal = random.Random(12)
    boards = cycle([deal.sample(VARIANTS[variant].deck, cards) for _ in range(BOARDS)])
    benchmark.pedantic(
        solver, setup=lambda: ((next(boards),), {}), rounds=BOARDS, warmup_rounds=BOARDS
    )
    times = [seconds * 1e6 for seconds in benchmark.stats.stats.data]
    measured(f"SET: all {name} of {cards} cards", microseconds, times, "µs")
