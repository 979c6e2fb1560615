"""`hunch openings`: the table of best first guesses that the page shows at once."""

import argparse

from core.wordle import GUESSES, Lexicon, Ranked
from webui import words
from webui.playing import played
from webui.wordle.opening_table import OpenerTotal, best_openings, opening_table, write

COUNT = 50
"""Openings kept that may be the answer, and as many that only split."""

SHOWN = 5


def compute_openings(options: argparse.Namespace) -> None:
    """Compute, write and tell. Raises words.WordsError and OSError."""
    lexicon = words.load(words.Sources(options.answers, options.guesses))
    options.to.touch()  # so that what can't be written is known before the long part
    ranked = best_openings(lexicon, COUNT)
    print(best_in_short(ranked), flush=True)
    totals = [totals_of(opener, lexicon, options.beam) for opener in options.openers]
    table = opening_table(lexicon, ranked, totals)
    for own in table.totals:
        print(f"{own.word.upper()}  {_in_words(own.total)}, hard mode {_in_words(own.hard_total)}")
    options.to.write_text(write(table), encoding="utf-8")
    print(f"written to {options.to}")


def totals_of(opener: str, lexicon: Lexicon, beam: int | None) -> OpenerTotal:
    """The opener played out in both modes, with progress on a terminal."""
    normal, hard = (_total(opener, lexicon, hard, beam) for hard in (False, True))
    return OpenerTotal(opener, normal, hard, beam)


def _total(opener: str, lexicon: Lexicon, hard: bool, beam: int | None) -> int | None:
    """None when an answer is not found in time."""
    taken = [outcome.guesses for outcome in played(opener, lexicon, hard=hard, beam=beam)]
    found = [guesses for guesses in taken if guesses is not None]
    return sum(found) if len(found) == len(taken) else None


def _in_words(total: int | None) -> str:
    return f"{total:,}" if total else f"not always within {GUESSES}"


def best_in_short(ranked: tuple[Ranked, ...]) -> str:
    """The first few of both parts, with what they leave on average."""
    parts = (
        ("may be the answer", [own for own in ranked if own.is_candidate]),
        ("only split", [own for own in ranked if not own.is_candidate]),
    )
    return "\n".join(
        f"{name:<18}"
        + ", ".join(f"{own.word.upper()} {own.expected_left:.1f}" for own in part[:SHOWN])
        for name, part in parts
        if part
    )
