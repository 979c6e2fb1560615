"""Any message or model of the program as JSON, and back.

A value of a class is written as `{"module.Class": {field: value}}`. What occurs several times, as
nearly all of a model does from one moment to the next, is written once and then as
`{"=": number}`, counted in the order in which values are complete. Word lists are written as their
digest: they are the same for all.
"""

import base64
import sys
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from datetime import datetime
from enum import Enum
from fractions import Fraction
from typing import Any

import numpy as np

from core.wordle import Lexicon
from webui.wordle.opening_table import digest

PACKAGES = ("core.", "webui.")
"""Whose classes may be named in a file."""


class UnreadableError(ValueError):
    """Text that this program can't make values of, and why."""


class Writer:
    """Writes values one after the other. They have to stay alive until the last is written."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}

    def write(self, value: Any) -> Any:
        """A value that JSON can hold. Raises TypeError for what is no message and no model."""
        if value is None or isinstance(value, bool | str) or type(value) in {int, float}:
            return value
        if (number := self._numbers.get(id(value))) is not None:
            return {"=": number}
        written = self._compound(value)
        self._numbers[id(value)] = len(self._numbers)
        return written

    def _compound(self, value: Any) -> Any:
        match value:
            case Lexicon():
                return {"words": digest(value)}
            case Enum():
                return {_name(value): value.name}
            case datetime():
                return {"datetime": value.isoformat()}
            case Fraction():
                return {"fraction": str(value)}
            case np.ndarray() | np.generic():
                return {"array": [str(value.dtype), list(value.shape), _base64(value)]}
            case frozenset():
                return {"frozenset": [self.write(part) for part in value]}
            case Mapping():
                items = [[self.write(key), self.write(part)] for key, part in value.items()]
                return {"dict": items}
            case tuple() if type(value) is tuple:
                return [self.write(part) for part in value]
            case tuple():
                return {_name(value): [self.write(part) for part in value]}
        if not is_dataclass(value):
            raise TypeError(f"a {type(value).__name__} can't be written")
        return {
            _name(value): {
                field.name: self.write(getattr(value, field.name)) for field in fields(value)
            }
        }


def _name(value: Any) -> str:
    return f"{type(value).__module__}.{type(value).__qualname__}"


def _base64(array: Any) -> str:
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode("ascii")


class Reader:
    """Reads what a `Writer` wrote, in the same order. `find_words` gives the lists of a digest."""

    def __init__(self, find_words: Callable[[str], Lexicon | None]) -> None:
        self._values: list[Any] = []
        self._find_words = find_words

    def read(self, written: Any) -> Any:
        """The value. Raises UnreadableError."""
        if written is None or isinstance(written, bool | str | int | float):
            return written
        if isinstance(written, dict) and "=" in written:
            return self._earlier(written["="])
        try:
            value = self._compound(written)
        except UnreadableError:
            raise
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            raise UnreadableError(f"{str(written)[:80]} is not understood: {error}") from None
        self._values.append(value)
        return value

    def _earlier(self, number: Any) -> Any:
        if not isinstance(number, int) or not 0 <= number < len(self._values):
            raise UnreadableError(f"there is no value number {number!r} before it")
        return self._values[number]

    def _compound(self, written: Any) -> Any:
        if isinstance(written, list):
            return tuple(self.read(part) for part in written)
        if not isinstance(written, dict) or len(written) != 1:
            raise UnreadableError(f"{str(written)[:80]} is no value")
        [(name, content)] = written.items()
        match name:
            case "words":
                return self._words(content)
            case "datetime":
                return datetime.fromisoformat(content)
            case "fraction":
                return Fraction(content)
            case "array":
                return _array(*content)
            case "frozenset":
                return frozenset(self.read(part) for part in content)
            case "dict":
                return {self.read(key): self.read(part) for key, part in content}
        kind = _class(name)
        if issubclass(kind, Enum):
            return kind[content]
        if issubclass(kind, tuple):
            items = [self.read(part) for part in content]
            return kind(*items) if hasattr(kind, "_fields") else kind(items)
        return kind(**{field: self.read(part) for field, part in content.items()})

    def _words(self, lists: Any) -> Lexicon:
        if found := self._find_words(lists):
            return found
        raise UnreadableError(
            "it was recorded with other word lists: start with the --answers and --guesses that "
            "were given then"
        )


def _array(dtype: str, shape: list[int], text: str) -> Any:
    values = np.frombuffer(base64.b64decode(text), dtype=np.dtype(dtype)).reshape(shape)
    return values if shape else values[()]


def _class(name: str) -> type:
    """One of our own classes whose module is already there: a file can't have others loaded."""
    module, _, kind = name.rpartition(".")
    found = getattr(sys.modules.get(module), kind, None) if name.startswith(PACKAGES) else None
    is_value = isinstance(found, type) and (is_dataclass(found) or issubclass(found, Enum | tuple))
    if not is_value:
        raise UnreadableError(f"this version of Hunch has no {name}")
    return found  # type: ignore[return-value]
