"""The commands beside the server, their options, and what may be given for them."""

import argparse
from pathlib import Path
from typing import Any

from core.wordle import is_word
from webui.opening_file import FILE

OPENER = "tarse"

OPENERS = ("tarse", "salet", "reast", "crate", "trace", "slate", "crane")
"""Openers that are among the best by their totals, and favourites."""


def add_play(commands: Any) -> None:
    """`hunch play`."""
    parser = commands.add_parser(
        "play",
        help="play the program's own advice against every answer and print how it does",
        description="Play the program's own advice against every answer: after the opener each "
        "guess is the one that is proved to need the fewest further guesses on average.",
    )
    parser.add_argument(
        "opener",
        nargs="?",
        type=word,
        default=OPENER,
        metavar="OPENER",
        help=f"the first guess (default: {OPENER.upper()})",
    )
    parser.add_argument("--hard", action="store_true", help="play in hard mode")
    _add_beam(parser)
    add_word_lists(parser)
    parser.set_defaults(run=_play)


def add_openings(commands: Any) -> None:
    """`hunch openings`."""
    parser = commands.add_parser(
        "openings",
        help="compute the table of first guesses that the page shows at once",
        description="Rank all first guesses, play some of them against every answer in both "
        "modes, and write the table that the page shows at once.",
    )
    parser.add_argument(
        "openers",
        nargs="*",
        type=word,
        default=OPENERS,
        metavar="OPENER",
        help=f"openers to play (default: {' '.join(OPENERS).upper()})",
    )
    parser.add_argument(
        "--to",
        type=Path,
        metavar="FILE",
        default=FILE,
        help="where to write the table (default: where the page looks for it)",
    )
    _add_beam(parser)
    add_word_lists(parser)
    parser.set_defaults(run=_openings)


def add_word_lists(parser: argparse.ArgumentParser, default: Any = argparse.SUPPRESS) -> None:
    """Files of one's own. Without a default, those given before a command's name hold."""
    group = parser.add_argument_group("word lists")
    group.add_argument(
        "--answers",
        type=Path,
        metavar="FILE",
        default=default,
        help="words that are likely answers, a line each (default: the game's own)",
    )
    group.add_argument(
        "--guesses",
        type=Path,
        metavar="FILE",
        default=default,
        help="words that are allowed as guesses, a line each (default: the game's own)",
    )


def _add_beam(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--beam",
        type=count,
        metavar="N",
        help="try only the N most promising guesses at each turn: quicker, but no proof",
    )


# Imported when they are run: the server shall not wait for the compiler.


def _play(options: argparse.Namespace) -> None:
    from webui.playing import play

    play(options)


def _openings(options: argparse.Namespace) -> None:
    from webui.openings import compute_openings

    compute_openings(options)


# VALUES


def word(text: str) -> str:
    """A word, in lower case."""
    if not is_word(text.lower()):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a word: expected five letters from A to Z"
        )
    return text.lower()


def count(text: str) -> int:
    """A number from 1."""
    if not (text.isascii() and text.isdecimal()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} will not do: expected a number from 1")
    return int(text)
