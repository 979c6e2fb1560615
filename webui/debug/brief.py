"""Values in a few words, and the parts that they have."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

import numpy as np

from core.wordle import Lexicon

LONGEST = 90

DEEPEST = 3

PARTS_IN_BRIEF = 3


def brief(value: Any) -> str:
    """A value on one line.

    >>> brief((1, "two")), brief(tuple(range(31)))
    ("(1, 'two')", '(31 items)')
    """
    text = _brief(value, DEEPEST)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _brief(value: Any, depth: int) -> str:
    match value:
        case Lexicon():
            return f"Lexicon({len(value.likely)} likely, {len(value.unlikely)} unlikely words)"
        case Enum():
            return f"{type(value).__name__}.{value.name}"
        case np.ndarray():
            return f"array of {value.size:,} {value.dtype}"
        case tuple() | frozenset() if not hasattr(value, "_fields"):
            return _collection(value, depth)
    named = parts(value)
    if named and not isinstance(value, Mapping):
        inside = ", ".join(_brief(part, depth - 1) for _, part in named) if depth else "…"
        return f"{type(value).__name__}({inside})"
    if is_dataclass(value):
        return f"{type(value).__name__}()"
    return f"{len(value)} items" if isinstance(value, Mapping) else repr(value)


def _collection(value: tuple[Any, ...] | frozenset[Any], depth: int) -> str:
    if not value:
        return "()"
    if len(value) > PARTS_IN_BRIEF or not depth:
        return f"({len(value):,} items)"
    return f"({', '.join(_brief(part, depth - 1) for part in value)})"


def parts(value: Any) -> list[tuple[str, Any]]:
    """The parts of a value, each by its name or place; none of a value that has none."""
    match value:
        case Lexicon() | Enum() | str():
            return []
        case Mapping():
            return [(repr(key), part) for key, part in value.items()]
        case tuple() if hasattr(value, "_fields"):
            return list(zip(value._fields, value, strict=True))
        case tuple():
            return [(str(place), part) for place, part in enumerate(value)]
        case frozenset():
            return [(str(place), part) for place, part in enumerate(sorted(value, key=repr))]
    if is_dataclass(value) and not isinstance(value, type):
        return [(field.name, getattr(value, field.name)) for field in fields(value)]
    return []


def differ(a: Any, b: Any) -> bool:
    """Whether two values are told apart; arrays and what has no equality are by identity."""
    if a is b:
        return False
    if type(a) is not type(b) or isinstance(a, np.ndarray):
        return True
    inside, others = parts(a), parts(b)
    if not inside and not others:
        return bool(a != b)
    return len(inside) != len(others) or any(
        name != other or differ(part, its)
        for (name, part), (other, its) in zip(inside, others, strict=True)
    )
