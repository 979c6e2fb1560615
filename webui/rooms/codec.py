"""Board messages as text: checked on the way in, whoever wrote them."""

import json
from collections.abc import Iterable
from typing import Any

from pydantic import TypeAdapter, ValidationError

VERSION = 1
"""Raised when messages change in a way that older programs would misread."""


class UnreadableError(ValueError):
    """A message that this version can't read."""


class Codec:
    """Writes and reads a game's messages, known by the names of their types, and its boards."""

    def __init__(self, types: Iterable[type], board_type: type) -> None:
        self._adapters = {kind.__name__: TypeAdapter[Any](kind) for kind in types}
        self._board_adapter = TypeAdapter[Any](board_type)

    def encode(self, message: Any) -> str:
        """`message` as one line of JSON. Raises KeyError when its type isn't one of ours."""
        kind = type(message).__name__
        fields = self._adapters[kind].dump_python(message, mode="json")
        return json.dumps([VERSION, kind, fields], separators=(",", ":"))

    def decode(self, text: str) -> Any:
        """The message in `text`. Raises UnreadableError, saying why, when there is none."""
        try:
            version, kind, fields = json.loads(text)
        except (ValueError, TypeError, RecursionError) as error:
            raise UnreadableError(f"not a message: {error}") from None
        if version != VERSION:
            raise UnreadableError(f"version {version!r}: this program reads version {VERSION}")
        adapter = self._adapters.get(kind) if isinstance(kind, str) else None
        if adapter is None:
            raise UnreadableError(f"no message is called {kind!r}")
        try:
            return adapter.validate_json(json.dumps(fields), strict=True)
        except (ValidationError, ValueError) as error:
            raise UnreadableError(f"{kind}: {error}") from None

    def board_as_json(self, board: Any) -> Any:
        """A board as a value that JSON can hold."""
        return self._board_adapter.dump_python(board, mode="json")

    def board_from_json(self, value: Any) -> Any:
        """The inverse. Raises UnreadableError."""
        try:
            return self._board_adapter.validate_json(json.dumps(value), strict=True)
        except (ValidationError, ValueError) as error:
            raise UnreadableError(f"not a board: {error}") from None
