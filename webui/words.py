"""Where the word lists come from."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from core.wordle import Lexicon, is_word

ANSWERS = ("word32", "data/targets.txt")
GUESSES = ("word32", "data/valid_guesses.txt")
"""The game's two lists, as package resources; a package with the same lists can take over here."""


class WordsError(Exception):
    """The lists can't be had; the text is a sentence for the person."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Files of one's own in place of the game's lists."""

    answers: Path | None = None
    guesses: Path | None = None


def load(sources: Sources) -> Lexicon:
    """Read the lists and order them by how common the words are. Raises WordsError."""
    answers = list(_words("answers", sources.answers, ANSWERS))
    guesses = list(_words("guesses", sources.guesses, GUESSES))
    try:
        # Imported here: it takes a tenth of a second that the start of the program can spare.
        from spellchecker import SpellChecker

        frequency = SpellChecker(language="en").word_usage_frequency
    except (ImportError, OSError, ValueError) as error:
        raise WordsError(f"The word frequencies can't be read: {error}.") from error
    return Lexicon.of(answers, guesses, frequency)


def _words(name: str, own: Path | None, packaged: tuple[str, str]) -> Iterator[str]:
    package, path = packaged
    where = str(own or f"{package}/{path}")
    try:
        source = own if own else files(package) / path
        text = source.read_text(encoding="utf-8")
    except (ImportError, OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise WordsError(f"The list of {name}, {where}, can't be read: {reason}.") from error

    found = False
    for number, line in enumerate(text.splitlines(), start=1):
        word = line.strip().lower()
        if not word:
            continue
        if not is_word(word):
            raise WordsError(
                f"The list of {name}, {where}, is damaged: line {number} is {line.strip()[:30]!r}, "
                "expected one word of five letters from A to Z."
            )
        found = True
        yield word
    if not found:
        raise WordsError(f"The list of {name}, {where}, is empty: expected one word a line.")
