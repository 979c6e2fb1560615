"""What may stand on a tile and be a target on this page, and how it is read from typed text.

The solver takes more than this; the limits keep what anyone can ask of a server within reason.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from unicodedata import normalize

from core.invisible import visible
from webui.countdown.ruling import KindName

Value = int | str

FEWEST_TILES = 2
MOST_TILES = 8
LARGEST_TILE = 9_999
LARGEST_TARGET = 999_999
LONGEST_WORD = 20
LONGEST_TEXT = 300
"""Characters of a box that are read."""

SEPARATORS = re.compile(r"[\s,;.]+")

QUOTED = 16
"""Characters of a text that is named as wrong."""


@dataclass(frozen=True, slots=True)
class ReadTiles:
    """The tiles in a text that could be read, and what is wrong with the others."""

    tiles: tuple[Value, ...] = ()
    problem: str = ""


@dataclass(frozen=True, slots=True)
class ReadTarget:
    """The target in a text, if there is one, and what is wrong if not."""

    target: Value | None = None
    problem: str = ""


def fits(kind: KindName, value: Value, largest: int = LARGEST_TILE) -> bool:
    """Whether this can be a value of that kind here.

    >>> fits("numbers", 75), fits("numbers", 0), fits("words", "cat"), fits("words", 7)
    (True, False, True, False)
    """
    if isinstance(value, str):
        return kind == "words" and _is_word(value) and value == value.lower()
    return kind == "numbers" and 1 <= value <= largest


def tokens(text: str) -> list[str]:
    """The parts of a text that stand for a tile each."""
    return [token for token in SEPARATORS.split(visible(text)) if token]


def read_tiles(text: str, kind: KindName) -> ReadTiles:
    """The tiles in a text.

    >>> read_tiles("25 50, 75", "numbers").tiles
    (25, 50, 75)
    >>> read_tiles("Cat FISH", "words").tiles
    ('cat', 'fish')
    >>> read_tiles("25 5x", "numbers").problem
    '“5x” is not a number: a tile is a whole number from 1 to 9,999.'
    """
    if len(text) > LONGEST_TEXT:
        return ReadTiles((), f"That is too long: {MOST_TILES} tiles at most.")
    read_one = _number("tile", LARGEST_TILE) if kind == "numbers" else _word("tile")
    found = [read_one(token) for token in tokens(text)]
    tiles = tuple(value for value, _ in found if value is not None)
    problems = [problem for _, problem in found if problem]
    if len(found) > MOST_TILES:
        too_many = f"{len(found)} tiles are too many: take {FEWEST_TILES} to {MOST_TILES}."
        return ReadTiles(tiles[:MOST_TILES], too_many)
    return ReadTiles(tiles, problems[0] if problems else "")


def read_target(text: str, kind: KindName) -> ReadTarget:
    """The target in a text.

    >>> read_target(" 952 ", "numbers").target
    952
    """
    if not (text := visible(text).strip()):
        return ReadTarget()
    read_one = _number("target", LARGEST_TARGET) if kind == "numbers" else _word("target")
    return ReadTarget(*read_one(text))


def as_text(values: tuple[Value, ...]) -> str:
    """Tiles as they are typed."""
    return " ".join(map(str, values))


# ONE VALUE


def _number(what: str, largest: int) -> Callable[[str], tuple[Value | None, str]]:
    right = f"a {what} is a whole number from 1 to {largest:,}"

    def read(text: str) -> tuple[Value | None, str]:
        digits = text[1:] if text[:1] in {"-", "−", "–", "+"} else text
        if not digits.isdecimal():
            return None, f"{_quoted(text)} is not a number: {right}."
        if digits != text and text[0] != "+":
            return None, f"{_quoted(text)} is negative: {right}."
        if len(digits.lstrip("0")) > len(str(largest)) or int(digits) > largest:
            return None, f"{_quoted(text)} is too large: {right}."
        if int(digits) == 0:
            return None, f"{_quoted(text)} is too small: {right}."
        return int(digits), ""

    return read


def _word(what: str) -> Callable[[str], tuple[Value | None, str]]:
    def read(text: str) -> tuple[Value | None, str]:
        word = normalize("NFC", text).lower()  # an accent may come as a sign of its own
        if _is_word(word):
            return word, ""
        right = f"a {what} is a word of at most {LONGEST_WORD} letters"
        return None, f"{_quoted(text)} can't be read: {right}."

    return read


def _is_word(text: str) -> bool:
    return text.isalpha() and len(text) <= LONGEST_WORD


def _quoted(text: str) -> str:
    return f"“{text if len(text) <= QUOTED else text[:QUOTED] + '…'}”"
