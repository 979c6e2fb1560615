"""Jobs find what the solver finds, say how far they are, and stop when they should."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.countdown import TV, reachable, solve
from tests.webui.countdown.desk import Patient
from webui.countdown import rounds
from webui.countdown.findings import WAYS_KEPT, Progress, around, distances
from webui.countdown.rounds import OTHER_BOUND, Round
from webui.countdown.ruling import Ruling
from webui.countdown.searches import (
    LookAround,
    SolveLargeRound,
    SolveRound,
    looking_around,
    solving,
)

tiles = st.lists(st.integers(1, 12), min_size=2, max_size=4).map(lambda t: tuple(sorted(t)))


@dataclass
class Witness:
    """Remembers what it was told; wants no more once it has heard `patience` times."""

    patience: int = 10**9
    told: list[Any] = field(default_factory=list)

    def is_unwanted(self) -> bool:
        return len(self.told) >= self.patience

    def tell(self, found: Any) -> None:
        self.told.append(found)


@given(tiles, st.integers(1, 150))
def test_an_answer_is_what_the_solver_finds(tiles: tuple[int, ...], target: int) -> None:
    found = solve(tiles, target)
    told = SolveRound(Round(tiles, target, Ruling())).run(Patient())
    assert told.ways == tuple(map(str, found.expressions))
    assert told.values == tuple(map(str, found.values))
    assert (told.total, told.is_exact) == (len(found.expressions), found.distance == 0)
    sizes = [size for size, number in told.groups for _ in range(number)]
    assert sizes == [len(way.tiles) for way in found.expressions]


@given(st.frozensets(st.integers(1, 60)), st.integers(10, 30))
def test_distances_are_to_the_nearest_that_is_made(made: frozenset[int], first: int) -> None:
    told = distances(made, range(first, first + 20))
    for target, distance in zip(range(first, first + 20), told, strict=True):
        nearest = min((abs(target - other) for other in made), default=99)
        assert distance == (str(nearest) if nearest <= 9 else "+")


def test_the_picture_of_a_tv_round_is_the_solvers() -> None:
    round_ = Round((3, 6, 25, 50, 75, 100), 952, Ruling())
    nearby = LookAround(round_).run(Patient())
    made = reachable(round_.tiles, range(101, 1000), TV).targets
    assert {t for t, d in zip(nearby.targets, nearby.distances, strict=True) if d == "0"} == made
    assert nearby.made == len(made)


@given(st.integers(1, 999_999))
def test_a_target_is_among_those_around_it_which_fill_rows_of_a_hundred(target: int) -> None:
    targets = around(target)
    assert target in targets
    assert targets[0] >= 1
    assert len(targets) in {100, 899, 900}
    assert targets[0] % 100 == 1


def test_a_long_search_tells_its_progress_and_ends_when_it_is_not_wanted() -> None:
    witness = Witness(patience=3)
    job = solving(Round((1, 2, 3, 4, 5, 6, 7, 8), 25, Ruling()))
    assert isinstance(job, SolveLargeRound)
    assert not job.run(witness).complete
    done = [progress.calculations for progress in witness.told]
    assert len(done) == 3
    assert done == sorted(done)


def test_a_search_that_machine_integers_are_too_small_for_has_the_smaller_bound() -> None:
    asked = Round((1, 2, 3, 4, 5, 6, 7, 8), 952, Ruling("numbers", ("^",)))
    witness = Witness(patience=18)
    solving(asked).run(witness)
    assert witness.told[-1].bound == OTHER_BOUND
    assert isinstance(witness.told[0], Progress)
    assert witness.told[0].bound == asked.bound > OTHER_BOUND


def test_a_search_stops_at_its_bound_with_what_it_has_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rounds, "OTHER_BOUND", 20_000)
    asked = Round((1, 2, 3, 4, 5, 6), 953, Ruling("numbers", ("fractions",)))
    told = solving(asked).run(Patient())
    assert told.stopped_after == 20_000
    assert not told.complete
    assert told.ways


def test_thousands_of_ways_are_counted_and_the_simplest_kept() -> None:
    told = solving(Round((1, 2, 3, 4, 5, 6, 7), 25, Ruling())).run(Patient())
    assert told.total == 7894
    assert len(told.ways) == WAYS_KEPT


def test_words_have_no_targets_around() -> None:
    assert looking_around(Round(("cat", "fish"), "catfish", Ruling("words"))) is None
