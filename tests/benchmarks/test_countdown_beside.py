"""The numbers game next to another program, on the same rounds."""

from time import perf_counter

from core.countdown import parse, solve
from tests.benchmarks.peers import Absent, ask
from tests.benchmarks.test_countdown_speed import Round, rounds
from tests.figures import Beside, Measured

OTHER = "countdown-numbers-solver==1.0.0"

ROUNDS = 40


def test_every_way_next_to_another_program(measured: Measured) -> None:
    games = rounds(6, ROUNDS)
    found = [solve(*game) for game in games]
    ours = [
        frozenset(map(str, solutions.expressions)) if solutions.distance == 0 else frozenset()
        for solutions in found
    ]
    times = []
    for game in games:
        start = perf_counter()
        solve(*game)
        times.append((perf_counter() - start) * 1e3)
    measured(
        f"Countdown: every way with six tiles, the first {ROUNDS} of these rounds",
        10,
        times,
        "ms",
        beside=[other(games, ours)],
    )


def other(games: list[Round], ours: list[frozenset[str]]) -> Beside:
    told = ask(OTHER, "countdown_numbers_solver_rounds.py", {"rounds": games, "repeat": 1})
    name = OTHER.replace("==", " ")
    if isinstance(told, Absent):
        return Beside(name, why_not=told.why)
    theirs = [
        frozenset(str(parse(way.replace(" x ", " * "))) for way in ways) for ways in told.answers
    ]
    exact = sum(map(bool, ours))
    same = sum(a == b for a, b in zip(ours, theirs, strict=True) if a)
    missing = sum(len(a - b) for a, b in zip(ours, theirs, strict=True))
    more = sum(len(b - a) for a, b in zip(ours, theirs, strict=True))
    twice = sum(len(ways) for ways in told.answers) - sum(map(len, theirs))
    note = (
        f"the same ways in {same} of the {exact} rounds that can be made exactly (of all ways, "
        f"{missing} only ours, {more} only its, {twice} of its listed twice). It ends "
        "a way once the target is reached, so it has no 602 × (7 - 3) ÷ 4 for 602. Where a round "
        f"can't ({len(games) - exact} here) it says nothing, and ours has every way to the nearest."
    )
    return Beside(name, tuple(seconds * 1e3 for (seconds,) in told.times), note=note)
