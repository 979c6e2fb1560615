"""The word lists the game is played with."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Self

from core.wordle.wordlist import WordList


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """Allowed guesses in two parts, each by falling frequency.

    `likely` words have been answers or are expected to be. `unlikely` ones are allowed but not on
    that list: an editor picks the answers, so they are possible all the same. `allowed` are the
    two together, the likely words first.
    """

    likely: WordList
    unlikely: WordList
    allowed: WordList

    @classmethod
    def of(
        cls, answers: Iterable[str], guesses: Iterable[str], frequency: Callable[[str], float]
    ) -> Self:
        """Likely words are `answers`; unlikely ones are the `guesses` that are not among them.

        `frequency` gives how common a word is; words of the same frequency go by the alphabet.
        """

        def by_frequency(words: Iterable[str]) -> WordList:
            return WordList.of(sorted(words, key=lambda word: (-frequency(word), word)))

        answers = frozenset(answers)
        likely, unlikely = by_frequency(answers), by_frequency(frozenset(guesses) - answers)
        return cls(likely, unlikely, WordList.of((*likely, *unlikely)))

    def allows(self, word: str) -> bool:
        """Whether `word` is on either list."""
        return word in self.likely.words or word in self.unlikely.words
