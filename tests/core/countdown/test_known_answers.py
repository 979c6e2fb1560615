"""Rounds, hands and whole spaces whose answers are known."""

import csv
import json
from dataclasses import replace
from itertools import combinations_with_replacement

import pytest

from core.countdown import KRYPTO, TV, TWENTY_FOUR, parse, solve
from core.countdown.space import survey
from tests.core.countdown.oracle import count_expressions
from tests.shared_data import shared

WHOLE_TWENTY_FOUR = replace(TWENTY_FOUR, fractions=False)


@pytest.mark.parametrize(
    ("tiles", "target", "count"),
    [
        ((1, 3, 7, 10, 25, 50), 765, 12),
        ((25, 50, 75, 100, 3, 6), 952, 2),
        ((1, 2, 3, 4, 5, 75), 195, 50),
        ((3, 3, 25, 50, 75, 100), 996, 1),
        ((100, 75, 50, 25, 10, 10), 192, 1),
        ((100, 25, 5, 3, 3, 1), 917, 2),
        ((7, 7, 7, 7, 7, 7), 777, 1),
        ((8, 6, 3, 5, 9, 9), 793, 1),
    ],
)
def test_rounds_with_an_exact_answer(tiles, target, count):
    found = solve(tiles, target)
    assert (found.distance, found.values, len(found.expressions)) == (0, (target,), count)


@pytest.mark.parametrize(
    ("tiles", "target", "values"),
    [
        ((1, 3, 7, 10, 25, 50), 831, (830, 832)),
        ((1, 1, 2, 2, 3, 3), 999, (81,)),
        ((75, 5, 10, 10, 3, 5), 893, (892,)),
    ],
)
def test_rounds_without_one_give_the_nearest(tiles, target, values):
    found = solve(tiles, target)
    assert found.values == values
    assert found.distance == abs(values[0] - target)
    assert {way.value for way in found.expressions} == set(values)


def test_both_sides_of_831_share_twelve_solutions():
    assert len(solve((1, 3, 7, 10, 25, 50), 831).expressions) == 12


def test_one_solution_passes_through_99600():
    (way,) = solve((3, 3, 25, 50, 75, 100), 996).expressions
    assert any(line.endswith("= 99600") for line in way.steps())


def test_one_solution_is_legal_in_one_order_only():
    (way,) = solve((100, 75, 50, 25, 10, 10), 192).expressions
    assert way == parse("(25×10-10)×100÷(75+50)")
    assert "24000 ÷ 125 = 192" in way.steps()


@pytest.mark.parametrize(
    ("tiles", "target", "rules", "text"),
    [
        ((3, 3, 8, 8), 24, TWENTY_FOUR, "8/(3-8/3)"),
        ((5, 5, 5, 5), 24, TWENTY_FOUR, "5×5-5÷5"),
        ((1, 4, 6, 7), 24, TWENTY_FOUR, "4÷(7÷6-1)"),
        ((1, 1, 2, 4), 15, TV, "(1+2)×(1+4)"),
    ],
)
def test_small_hands(tiles, target, rules, text):
    found = solve(tiles, target, rules)
    assert found.distance == 0
    assert parse(text) in found.expressions


def test_without_fractions_some_hands_have_no_solution():
    assert solve((3, 3, 8, 8), 24, WHOLE_TWENTY_FOUR).distance > 0
    assert solve((3, 3, 8, 8), 24, TWENTY_FOUR).distance == 0


def _solutions_of_24(highest, rules):
    hands = combinations_with_replacement(range(1, highest + 1), 4)
    found = (solve(hand, 24, rules) for hand in hands)
    return [len(each.expressions) for each in found if each.distance == 0]


@pytest.mark.slow
def test_the_24_game_up_to_ten():
    assert len(_solutions_of_24(10, TWENTY_FOUR)) == 566


@pytest.mark.slow
def test_the_24_game_up_to_thirteen():
    counts = _solutions_of_24(13, TWENTY_FOUR)
    assert (len(counts), sum(counts)) == (1362, 3017)
    assert len(_solutions_of_24(13, WHOLE_TWENTY_FOUR)) == 1346


@pytest.mark.slow
def test_the_24_game_by_plain_structure(monkeypatch):
    monkeypatch.setattr("core.countdown.solver.without_same", tuple)
    assert sum(_solutions_of_24(13, TWENTY_FOUR)) == 4078


def test_huttons_counts():
    def valid(symbol, a, b):
        return {"+": True, "-": a > b, "×": True, "÷": a % b == 0}[symbol]

    def ordered(symbol, a, b):
        return {
            "+": a <= b,
            "-": a > b,
            "×": a != 1 and b != 1 and a <= b,
            "÷": b != 1 and a % b == 0,
        }[symbol]

    counts = count_expressions((1, 3, 7, 10, 25, 50), valid)
    assert (sum(counts.values()), counts[765]) == (4672540, 780)
    counts = count_expressions((1, 3, 7, 10, 25, 50), ordered)
    assert (sum(counts.values()), counts[765]) == (245644, 49)


def test_broadcast_rounds():
    with shared("countdown/rounds.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 40
    for row in rows:
        found = solve([int(tile) for tile in row["tiles"].split()], int(row["target"]))
        assert {
            "distance": str(found.distance),
            "values": "/".join(map(str, found.values)),
            "distinct": str(len(found.expressions)),
            "fewest_tiles": str(len(found.expressions[0].tiles)),
        } == {key: row[key] for key in ("distance", "values", "distinct", "fewest_tiles")}


@pytest.fixture(scope="module")
def tv_space():
    *_, last = survey(targets=range(91, 1010))
    return last.space


def test_the_whole_space_of_the_tv_game(tv_space):
    space = replace(tv_space, targets=range(101, 1000), made=tv_space.made[:, 10:-10])
    assert (len(space.draws), space.games, space.solvable) == (13243, 11905457, 10858746)
    assert (space.draws_making_all, space.draws_making_none) == (1226, 1)
    assert (space.hardest_target, space.draws_by_target[947]) == (947, 9017)


@pytest.mark.slow
def test_the_whole_space_of_krypto():
    *_, last = survey(tuple(range(1, 26)) * 5, 5, range(1, 26), KRYPTO)
    assert (last.space.games, last.space.games - last.space.solvable) == (2968875, 61910)


def test_the_space_of_whole_24():
    *_, last = survey(tuple(range(1, 14)) * 4, 4, range(24, 25), WHOLE_TWENTY_FOUR)
    assert (last.space.games, last.space.solvable) == (1820, 1346)


def test_how_many_draws_make_each_target(tv_space):
    with shared("countdown/draws_solving_target.csv").open() as file:
        known = {int(row["target"]): int(row["draws_solving"]) for row in csv.DictReader(file)}
    assert len(known) == 900
    draws = tv_space.draws_by_target
    assert {target: draws[target] for target in known} == known


def test_how_far_games_stay_from_their_target(tv_space):
    known = json.loads(shared("countdown/distance.json").read_text())["games"]
    distances, large = tv_space.distances(10), (tv_space.draws > 10).sum(axis=1)
    for count, games in known.items():
        rows = distances[large == int(count)]
        assert [int((rows == distance).sum()) for distance in range(12)] == games
