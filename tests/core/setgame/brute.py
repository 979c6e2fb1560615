"""The rules of every variant as a person would write them down, tried on all combinations."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

Values = tuple[int, ...]
Rule = Callable[[Sequence[Values]], bool]


def same_or_different(cards: Sequence[Values]) -> bool:
    return all(len(set(values)) in (1, len(cards)) for values in zip(*cards, strict=True))


def completing_value(x: int, y: int) -> int:
    (value,) = {x} if x == y else {0, 1, 2} - {x, y}
    return value


def completing_card(a: Values, b: Values) -> tuple[int, ...]:
    return tuple(completing_value(x, y) for x, y in zip(a, b, strict=True))


def two_pairs_with_one_joint(cards: Sequence[Values]) -> bool:
    a, b, c, d = cards
    return (
        completing_card(a, b) == completing_card(c, d)
        or completing_card(a, c) == completing_card(b, d)
        or completing_card(a, d) == completing_card(b, c)
    )


def sums_to_threes(cards: Sequence[Values]) -> bool:
    return all(sum(values) % 3 == 0 for values in zip(*cards, strict=True))


def same_different_or_two_and_two(cards: Sequence[Values]) -> bool:
    return all(
        sorted(Counter(values).values()) in ([4], [1, 1, 1, 1], [2, 2])
        for values in zip(*cards, strict=True)
    )


SET = (3, same_or_different)
ULTRASET = (4, two_pairs_with_one_joint)
GHOSTSET = (6, sums_to_threes)
FOUR_SET = (4, same_different_or_two_and_two)

RULES: dict[str, tuple[int, Rule]] = {
    "normal": SET,
    "junior": SET,
    "megaset": SET,
    "setchain": SET,
    "ultraset": ULTRASET,
    "ultra9": ULTRASET,
    "ultrachain": ULTRASET,
    "ghostset": GHOSTSET,
    "4set": FOUR_SET,
    "4setjr": FOUR_SET,
    "4setjrchain": FOUR_SET,
    "puzzle": SET,
    "ultra9puzzle": ULTRASET,
    "4setjrpuzzle": FOUR_SET,
    "shuffle": SET,
    "memory": SET,
}
CHAINS = {"setchain": 1, "ultrachain": 2, "4setjrchain": 2}


def is_solution(variant: str, cards: Sequence[Values], previous: Sequence[Values] = ()) -> bool:
    size, rule = RULES[variant]
    shared = sum(card in previous for card in cards)
    return len(cards) == size and rule(cards) and (not previous or shared == CHAINS[variant])


def brute_force(
    variant: str, cards: Iterable[Values], previous: Sequence[Values] = ()
) -> list[frozenset[Values]]:
    pool = sorted({*cards, *previous})
    size, _ = RULES[variant]
    return [
        frozenset(chosen)
        for chosen in combinations(pool, size)
        if is_solution(variant, chosen, previous)
    ]
