"""The best first guesses, computed once and kept as text beside this file."""

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from core import wordle
from core.wordle import Lexicon, Ranked

DIGITS = 6
"""Decimals kept; the last bits of a float differ between machines."""


@dataclass(frozen=True, slots=True)
class OpenerTotal:
    """How many guesses an opener needs over all likely words, its own included.

    They are None when the strategy misses an answer within six guesses. Without a `beam` they
    are proved, and None says that no strategy finds all; those of a beam may be improved on.
    """

    word: str
    total: int | None
    hard_total: int | None
    beam: int | None


@dataclass(frozen=True, slots=True)
class OpeningTable:
    """Openers by `expected_left` over the likely words, in two parts; and known totals.

    `ranked` holds the best that may be the answer and the best that only split, together in the
    order of `rank`. At the opening hard mode makes no difference to it. `lists` is the `digest`
    of the word lists that it was computed from.
    """

    lists: str
    answers: int
    guesses: int
    ranked: tuple[Ranked, ...]
    totals: tuple[OpenerTotal, ...]

    def best(self, is_hard: bool) -> OpenerTotal | None:
        """The opener with the least total known."""

        def total(own: OpenerTotal) -> int | None:
            return own.hard_total if is_hard else own.total

        known = [own for own in self.totals if total(own) is not None]
        return min(known, key=lambda own: total(own) or 0, default=None)

    def is_of(self, lexicon: Lexicon) -> bool:
        """Whether it was computed from these lists, in whatever order their words stand."""
        return self.lists == digest(lexicon)


def digest(lexicon: Lexicon) -> str:
    """SHA-256 of the two lists by the alphabet."""
    text = "\n\n".join("\n".join(sorted(part)) for part in (lexicon.likely, lexicon.unlikely))
    return sha256(text.encode("ascii")).hexdigest()


def best_openings(lexicon: Lexicon, count: int) -> tuple[Ranked, ...]:
    """The `count` best that may be the answer and the `count` best that only split."""
    answers = lexicon.likely.words
    kept = {True: 0, False: 0}
    ranked = []
    for opening in wordle.rank(answers, (*answers, *lexicon.unlikely.words)):
        kept[opening.is_candidate] += 1
        if kept[opening.is_candidate] <= count:
            ranked.append(_rounded(opening))
    return tuple(ranked)


def opening_table(
    lexicon: Lexicon, ranked: Sequence[Ranked], totals: Sequence[OpenerTotal]
) -> OpeningTable:
    """The table of these lists; totals with the least first."""
    answers = len(lexicon.likely)
    return OpeningTable(
        digest(lexicon),
        answers,
        answers + len(lexicon.unlikely),
        tuple(ranked),
        tuple(sorted(totals, key=lambda own: (own.total or math.inf, own.word))),
    )


# AS TEXT


def write(table: OpeningTable) -> str:
    """JSON with a line for each opening, so that differences can be read."""

    def lines(rows: Iterable[dict[str, Any]]) -> str:
        return ",\n".join(f"    {json.dumps(row)}" for row in rows)

    return (
        "{\n"
        f'  "lists": {json.dumps(table.lists)},\n'
        f'  "answers": {table.answers},\n'
        f'  "guesses": {table.guesses},\n'
        f'  "ranked": [\n{lines(own._asdict() for own in table.ranked)}\n  ],\n'
        f'  "totals": [\n{lines(map(asdict, table.totals))}\n  ]\n'
        "}\n"
    )


def read(text: str) -> OpeningTable:
    """The inverse of `write`. Raises ValueError for anything else."""
    try:
        data = json.loads(text)
        return OpeningTable(
            data["lists"],
            data["answers"],
            data["guesses"],
            tuple(Ranked(**row) for row in data["ranked"]),
            tuple(OpenerTotal(**row) for row in data["totals"]),
        )
    except (ValueError, TypeError, KeyError) as error:
        raise ValueError(f"this is not a table of openings: {error!r}") from error


def _rounded(opening: Ranked) -> Ranked:
    return opening._replace(
        expected_left=round(opening.expected_left, DIGITS),
        bits=round(opening.bits, DIGITS),
        chance=round(opening.chance, DIGITS),
    )
