"""Names that people give to boards."""

import unicodedata

from webui.rooms.bounds import NAME_CHARACTERS

JOINERS = "\u200c\u200d"
"""Invisible, but part of how some scripts and many emoji are written."""


def why_no_name(name: str) -> str | None:
    """A sentence about what is wrong with `name`, or None when a board can be called that.

    A name of no characters is one: it takes the board's name away.

    >>> why_no_name("Sunday")
    >>> why_no_name("Sun\\tday")
    'A name has no control characters and no line breaks: take them out.'
    """
    if len(name) > NAME_CHARACTERS:
        return f"That name has {len(name)} characters: at most {NAME_CHARACTERS} fit."
    if any(_is_control(character) for character in name):
        return "A name has no control characters and no line breaks: take them out."
    if name and not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        return "That name can't be seen: it needs a letter, a digit or a sign."
    return None


def _is_control(character: str) -> bool:
    """Also what turns the direction of writing, half characters, and separators of lines."""
    kind = unicodedata.category(character)
    return kind in {"Cc", "Cf", "Cs", "Zl", "Zp"} and character not in JOINERS
