"""What is known of the best strategy."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Optimal:
    """The best guess that was found, and what is known of the best there is.

    `word`: the guess, which begins the best strategy found. `total`: the sum, over the
    candidates, of the guesses this strategy needs from here on, the right one included; None
    while no strategy is known that finds every candidate in time, or when there is none.
    `found`: how many candidates the strategy is sure to find. `mean` and `worst`: how many
    guesses it needs for those on average and at most; None when it finds none, or when nothing
    but the word is known yet.
    `lower` and `upper`: the least possible total lies between; infinite for no strategy.
    `proven`: nothing better exists. If `total` is None, no strategy finds more candidates,
    and none of those that find as many finds them in fewer guesses.
    """

    word: str
    total: int | None
    mean: float | None
    worst: int | None
    proven: bool
    lower: float
    upper: float
    found: int
