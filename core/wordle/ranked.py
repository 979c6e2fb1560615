"""What can be said of a guess before the game answers it."""

from typing import NamedTuple


class Ranked(NamedTuple):
    """What can be said of a guess before the game answers it.

    `expected_left`: how many candidates will agree with the answer, on average. A guess that is
    right leaves one, itself.
    `bits`: Shannon information, the entropy of the game's answer.
    `worst`: the size of the largest group. `groups`: how many different answers there are.
    `chance`: the probability that it is the answer, 0 unless `is_candidate`.
    """

    word: str
    expected_left: float
    bits: float
    worst: int
    groups: int
    chance: float
    is_candidate: bool
