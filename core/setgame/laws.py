"""The laws: which cards count as a solution, how to find them all, how many there are.

Three of the four laws are one: so many different cards that add up to 0 in the group of
their deck. For three cards and three values that is "all the same or all different"; for
four cards and four values "all the same, all different, or two and two". The ultraset is
apart: two pairs that are completed by the same card.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from itertools import combinations, groupby
from math import comb
from operator import itemgetter, xor

from core.setgame.decks import Completing

Codes = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Law:
    """A kind of solution.

    `name` has its article; `size` is the number of cards. `find` takes the completing table
    of a deck and the codes on the board in rising order, and gives the solutions, each in
    rising order and in the order of their codes. `count` takes the same and gives their
    number without listing them.

    `fits` says whether the values of one trait, card by card, satisfy the law, and `needs`
    says what they must be. Where the law is about pairs, `pairings` has the ways to put the
    cards in pairs, and `fits` takes them paired in that way.
    """

    name: str
    size: int
    find: Callable[[Completing, Sequence[int]], list[Codes]]
    count: Callable[[Completing, Iterable[int]], int]
    fits: Callable[[Codes], bool]
    needs: str
    pairings: tuple[Codes, ...] = ()


def _zero_sums(completing: Completing, board: Sequence[int], size: int) -> list[Codes]:
    return _completions(completing, frozenset(board), board, size, 0)


def _completions(
    completing: Completing, present: frozenset[int], rest: Sequence[int], size: int, total: int
) -> list[Codes]:
    """Every `size` (three or more) codes in `rest`, a tail of the board, that with `total` give 0.

    The last one is never searched for: the others tell it, and it must only be present. The
    last three are found in one comprehension, since calls would take longer than the work.
    """
    negative = completing[0]
    by_next = completing[total]
    if size == 3:
        return [
            (a, b, c)
            for place, a in enumerate(rest, 1)
            for by_last in (completing[negative[by_next[a]]],)
            for b in rest[place:]
            for c in (by_last[b],)
            if c > b and c in present
        ]
    return [
        (a, *others)
        for place, a in enumerate(rest[: len(rest) - size + 1], 1)
        for others in _completions(
            completing, present, rest[place:], size - 1, negative[by_next[a]]
        )
    ]


def _count_zero_sums(completing: Completing, board: Iterable[int], size: int) -> int:
    """Dynamic programming over the cards: by how many are taken and by their sum."""
    negative = completing[0]
    sums = range(len(completing))
    empty = (1, *(0 for _ in sums[1:]))
    none = tuple(0 for _ in sums)

    def with_card(ways: tuple[Codes, ...], card: int) -> tuple[Codes, ...]:
        sum_before = tuple(completing[card][negative[total]] for total in sums)
        taken = (tuple(fewer[before] for before in sum_before) for fewer in ways)
        return (
            ways[0],
            *(
                tuple(map(int.__add__, without, with_it))
                for without, with_it in zip(ways[1:], taken, strict=False)
            ),
        )

    return reduce(with_card, board, (empty, *(none for _ in range(size))))[size][0]


def _ultrasets(completing: Completing, board: Sequence[int]) -> list[Codes]:
    """Pairs sorted by the card that completes them; any two with the same one are disjoint."""
    pairs = sorted([(completing[a][b], a, b) for a, b in combinations(board, 2)])
    return sorted(
        [
            tuple(sorted((a, b, c, d)))
            for _, same_joint in groupby(pairs, itemgetter(0))
            for (_, a, b), (_, c, d) in combinations(same_joint, 2)
        ]
    )


def _count_ultrasets(completing: Completing, board: Iterable[int]) -> int:
    joints = Counter(completing[a][b] for a, b in combinations(board, 2))
    return sum(comb(pairs, 2) for pairs in joints.values())


def _add_up_by_threes(values: Codes) -> bool:
    return sum(values) % 3 == 0


def _cancel_out_by_bits(values: Codes) -> bool:
    return reduce(xor, values) == 0


def _pairs_agree(values: Codes) -> bool:
    a, b, c, d = values
    return (a + b - c - d) % 3 == 0


def _zero_sum_law(name: str, size: int, fits: Callable[[Codes], bool], needs: str) -> Law:
    return Law(
        name,
        size,
        partial(_zero_sums, size=size),
        partial(_count_zero_sums, size=size),
        fits,
        needs,
    )


SET = _zero_sum_law("a set", 3, _add_up_by_threes, "all the same or all different")
ULTRASET = Law(
    "an ultraset",
    4,
    _ultrasets,
    _count_ultrasets,
    _pairs_agree,
    "two pairs completed by the same value",
    pairings=((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2)),
)
GHOSTSET = _zero_sum_law(
    "a ghost set", 6, _add_up_by_threes, "each value as often as the others, give or take threes"
)
FOUR_SET = _zero_sum_law(
    "a 4set", 4, _cancel_out_by_bits, "all the same, all different, or two and two"
)
