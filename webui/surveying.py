"""`hunch space`: every game that the Countdown programme could set, solved."""

import argparse
import sys
import time
from typing import TYPE_CHECKING, Any

from tqdm import tqdm

if TYPE_CHECKING:
    from core.countdown.space import Space


def add_parser(commands: Any) -> None:
    """Add the command to a command line."""
    parser = commands.add_parser(
        "space",
        help="solve every Countdown numbers game there is and print how many can be made",
        description="Solve every game of the Countdown programme: each draw of six of its 24 tiles "
        "against each target from 101 to 999.",
    )
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> None:
    """Survey the whole space, with a progress bar on a terminal, and print the figures."""
    # What compiles takes a second to import, which other commands should not have to wait for.
    from core.countdown.space import survey

    began = time.perf_counter()
    space = None
    # None: no bar where the output is kept.
    with tqdm(total=100, unit="%", leave=False, disable=None, file=sys.stderr) as bar:
        for progress in survey():
            bar.update(round(100 * progress.share) - bar.n)
            space = progress.space
    assert space is not None
    print(f"{figures(space)}\n\ntime {time.perf_counter() - began:.1f} s")


def figures(space: "Space") -> str:
    """What is to be said about a whole space of games.

    >>> from core.countdown.space import survey
    >>> *_, last = survey((1, 2, 3, 4), size=3, targets=range(1, 10))
    >>> print(figures(last.space))
    36 of 36 games can be made exactly
    4 of 4 draws make every target
    0 make none
    1 is the hardest target: 4 draws make it
    """
    hardest = space.hardest_target
    return "\n".join(
        (
            f"{space.solvable:,} of {space.games:,} games can be made exactly",
            f"{space.draws_making_all:,} of {len(space.draws):,} draws make every target",
            f"{space.draws_making_none:,} make none",
            f"{hardest} is the hardest target: {space.draws_by_target[hardest]:,} draws make it",
        )
    )
