"""Boxes to type into. The text in one is the browser's own until the page sets another."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """What stands in a box, as far as is known here.

    `turn` grows whenever the page and not the person sets the text: only then does the browser
    take it over, so that nothing that is being typed is overwritten by a page drawn anew.
    """

    text: str = ""
    turn: int = 0

    def typed(self, text: str) -> "Box":
        """The person has typed."""
        return Box(text, self.turn)

    def given(self, text: str) -> "Box":
        """The page has set the text."""
        return self if text == self.text else Box(text, self.turn + 1)
