"""Every way of making a target, or the nearest there is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from core.countdown.deal import Deal, check_values, with_deal
from core.countdown.expression import Expression, working
from core.countdown.kinds import Value
from core.countdown.rules import TV, Rules
from core.countdown.search import Search
from core.countdown.spare import without_same
from core.countdown.stopping import StoppedError, StopTest, never


@dataclass(frozen=True, slots=True)
class Solutions:
    """What a search has found.

    `expressions` are all distinct ways at the smallest distance that can be reached, simplest
    first: by the number of tiles, then by the largest result on the way, then by text.
    `values` are the values they make, ascending, and `distance` is how far those are from the
    target: 0 when it is made exactly, None when nothing at all was found.
    `complete` is False when the search was stopped: then there may be more, and nearer ones.
    """

    expressions: tuple[Expression, ...]
    distance: Value | None
    values: tuple[Value, ...]
    complete: bool


def solve(
    tiles: Sequence[Value], target: Value, rules: Rules = TV, should_stop: StopTest = never
) -> Solutions:
    """All distinct ways to make the target from the tiles, or else the values nearest to it.

    `should_stop` is asked again and again (mostly every few milliseconds, seldom half a second
    apart) and told how many calculations have been done so far: `lambda done: done > 50_000_000`
    bounds a search, and a caller may show the number as progress. What was found before a stop
    is returned, with `complete` False.

    Raises ValueError if there are no tiles or more than eight, for values of the wrong kind, and
    for tiles that the rules do not even allow as intermediate results.

    >>> found = solve((3, 3, 8, 8), 23)
    >>> found.distance, found.values, str(found.expressions[0])
    (0, (23,), '(8 - 3) × 3 + 8')
    """
    by_value, complete = _found(tiles, target, rules, 1, should_stop)
    distances = [rules.algebra.kind.distance(value, target) for value in by_value]
    return Solutions(
        _simplest_first(way for ways in by_value.values() for way in ways),
        min(distances, default=None),
        tuple(by_value),
        complete,
    )


def near(
    tiles: Sequence[Value],
    target: Value,
    rules: Rules = TV,
    k: int = 10,
    should_stop: StopTest = never,
) -> tuple[Solutions, ...]:
    """The k nearest values that can be made, nearest first, each with all ways to make it.

    Of two values on either side of the target the smaller one comes first. Fewer than k only
    if there are no more, or after a stop. Stops and raises ValueError as `solve` does, and for
    a k below 1.

    >>> [found.values for found in near((1, 1, 2, 2, 3, 3), 999, k=2)]
    [(81,), (72,)]
    """
    if k < 1:
        raise ValueError(f"k = {k}: ask for at least one value")
    by_value, complete = _found(tiles, target, rules, k, should_stop)
    kind = rules.algebra.kind
    nearest = sorted(by_value, key=lambda value: kind.distance(value, target))[:k]
    return tuple(
        Solutions(_simplest_first(ways), kind.distance(value, target), (value,), complete)
        for value, ways in ((value, by_value[value]) for value in nearest)
    )


def _found(
    tiles: Sequence[Value], target: Value, rules: Rules, count: int, should_stop: StopTest
) -> tuple[dict[Value, tuple[Expression, ...]], bool]:
    """The `count` nearest values and any just as near, ascending, and whether that is all."""
    check_values((target,), rules)

    def found(deal: Deal) -> tuple[dict[Value, tuple[Expression, ...]], bool]:
        search = Search(deal, target, should_stop)
        try:
            codes, complete = search.nearest(count), True
            search.follow(codes)
        except StoppedError:
            codes, complete = search.rescued(count), False
        values = zip(deal.reckoner.decode(codes), codes.tolist(), strict=True)
        return {
            value: _told_apart(search.expressions(code), rules)
            for value, code in sorted(values, key=lambda it: rules.algebra.kind.order(it[0]))
        }, complete

    return with_deal(tiles, rules, found)


def _told_apart(ways: Iterable[Expression], rules: Rules) -> tuple[Expression, ...]:
    """The ways without those that count as the same."""
    if not rules.use_all:
        return tuple(ways)
    # Of ways that are the same the shortest stays: its spare tiles stand outermost.
    return without_same(sorted(ways, key=lambda way: (len(str(way)), str(way))))


def _simplest_first(ways: Iterable[Expression]) -> tuple[Expression, ...]:
    return tuple(sorted(ways, key=_simplicity))


def _simplicity(way: Expression) -> tuple[int, bool, Any, str]:
    order = way.kind.order
    on_the_way = [order(result) for _, result in working(way)][:-1]
    return len(way.tiles), bool(on_the_way), max(on_the_way, default=None), str(way)
