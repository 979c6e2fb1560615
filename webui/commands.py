"""What pages ask of the world outside: commands as values, carried out by `effects.py`.

A command that is answered carries the constructor of its answering message.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from webui.elm.command import Command


@dataclass(frozen=True, slots=True)
class LoadWords(Command):
    """Fetch the word lists: answered by `loaded(Lexicon)` or `failed(sentence)`."""

    loaded: Callable[[Any], Any]
    failed: Callable[[str], Any]


@dataclass(frozen=True, slots=True)
class Append(Command):
    """Write a message to this page's board: answered by `written(History, place)`."""

    message: Any
    written: Callable[[Any, int], Any]


@dataclass(frozen=True, slots=True)
class Remember(Command):
    """Keep text in the browser, for this browser alone."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Recall(Command):
    """Ask the browser for what it keeps; it answers with a `recall` event on the page."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CopyText(Command):
    """Put text on the clipboard; the browser answers with a `copied` event on the page."""

    text: str
