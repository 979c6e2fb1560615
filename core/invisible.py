"""Characters that change the look of a text only: they come along when text is copied."""

INVISIBLE = dict.fromkeys(
    map(ord, "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\ufeff")
) | dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Variation selectors, direction marks and the like, as `str.translate` takes them."""


def visible(text: str) -> str:
    """The text without them.

    >>> visible("25\\u200b 50\\ufeff")
    '25 50'
    """
    return text.translate(INVISIBLE)
