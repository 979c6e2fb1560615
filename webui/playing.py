"""`hunch play`: the program's own advice against every answer of a list."""

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence

from tqdm import tqdm

from core.wordle import GUESSES, Lexicon, Outcome, Position, WordList, optimal, play_out
from core.wordle.playout import Advise
from webui import words

BAR = 40
"""Width of the longest bar of the distribution."""


def play(options: argparse.Namespace) -> None:
    """Play, and print the figures. Raises words.WordsError when the lists can't be had."""
    lexicon = words.load(words.Sources(options.answers, options.guesses))
    if not lexicon.allows(options.opener):
        print(f"{options.opener.upper()} is not an allowed guess; playing it all the same.")
    print(heading(options.opener, lexicon, options.hard, options.beam), flush=True)
    began = time.perf_counter()
    outcomes = tuple(played(options.opener, lexicon, hard=options.hard, beam=options.beam))
    print(f"{figures(outcomes)}\n\ntime {time.perf_counter() - began:.1f} s")


def played(opener: str, lexicon: Lexicon, *, hard: bool, beam: int | None) -> Iterator[Outcome]:
    """The outcome for each likely answer, with a progress bar where a terminal shows it."""
    answers = lexicon.likely.words
    outcomes = play_out(opener, answers, advice(lexicon, hard, beam))
    label = f"{opener.upper()}{', hard' if hard else ''}"
    # None: no bar where nobody watches.
    bar = tqdm(outcomes, label, len(answers), leave=False, disable=None, unit=" words")
    return iter(bar)


def advice(lexicon: Lexicon, hard: bool, beam: int | None) -> Advise:
    """The guess that the program recommends at a position, however long it has to think."""
    allowed = WordList.of((*lexicon.likely, *lexicon.unlikely))

    def best(position: Position) -> str:
        return optimal(
            position.candidates,
            allowed,
            guesses_left=position.guesses_left,
            hard=position.rows if hard else None,
            beam=beam,
        ).word

    return best


# WHAT IS PRINTED


def heading(opener: str, lexicon: Lexicon, hard: bool, beam: int | None) -> str:
    """What is played, and how far it can be trusted."""
    allowed = len(lexicon.likely) + len(lexicon.unlikely)
    sure = (
        f"the best found by a beam of {beam}, which is no proof"
        if beam
        else "proved to need the fewest guesses on average"
    )
    return (
        f"{opener.upper()} against {len(lexicon.likely):,} answers, {allowed:,} words allowed"
        f"{', hard mode' if hard else ''}\nevery later guess: {sure}\n"
    )


def figures(outcomes: Sequence[Outcome]) -> str:
    """Total, mean, worst, and how many answers took how many guesses.

    >>> print(figures([Outcome("crane", 1), Outcome("crate", 2), Outcome("crave", 2)]))
    total 5
    mean  1.6667
    worst 2
    <BLANKLINE>
    1     1 ####################
    2     2 ########################################
    """
    taken = Counter(outcome.guesses for outcome in outcomes if outcome.guesses)
    missed = sorted(outcome.answer.upper() for outcome in outcomes if outcome.guesses is None)
    total, found = sum(guesses * n for guesses, n in taken.items()), taken.total()
    lines = [
        f"total {total}",
        f"mean  {total / found:.4f}" if found else "mean  -",
        f"worst {max(taken, default='-')}",
        "",
    ]
    most = max(taken.values(), default=1)
    lines += [
        f"{guesses} {taken[guesses]:>5} {'#' * round(BAR * taken[guesses] / most)}".rstrip()
        for guesses in range(1, max(taken, default=0) + 1)
    ]
    if missed:
        lines.append(f"\nnot found in {GUESSES} guesses: {len(missed)} ({', '.join(missed)})")
        lines.append("total and mean are over the answers that were found")
    return "\n".join(lines)
