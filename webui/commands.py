"""What pages ask of the world outside: commands as values, carried out by `effects.py`.

A command that is answered carries the constructor of its answering message.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from webui.elm.command import Command
from webui.job import Job, Report
from webui.rooms.listed import Listed


@dataclass(frozen=True, slots=True)
class LoadWords(Command):
    """Fetch the word lists: answered by `loaded(Lexicon, OpeningTable or
    None)` or `failed(sentence)`."""

    loaded: Callable[[Any, Any], Any]
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


@dataclass(frozen=True, slots=True)
class ListBoards(Command):
    """Look up this browser's boards: answered by `listed(boards, now)` or `failed(sentence)`."""

    listed: Callable[[tuple[Listed, ...], datetime], Any]
    failed: Callable[[str], Any]


@dataclass(frozen=True, slots=True)
class RenameBoard(Command):
    """Name one of this browser's boards: answered by `renamed()` or `failed(sentence)`."""

    board: str
    name: str
    renamed: Callable[[], Any]
    failed: Callable[[str], Any]


@dataclass(frozen=True, slots=True)
class RemoveBoard(Command):
    """Delete one of this browser's boards, or take it off the list when another browser made it:
    answered by `removed()` or `failed(sentence)`."""

    board: str
    removed: Callable[[], Any]
    failed: Callable[[str], Any]


@dataclass(frozen=True, slots=True)
class DrawLots(Command):
    """Ask for chance: answered by `drew(seed)`, a random number of 64 bits."""

    drew: Callable[[int], Any]


@dataclass(frozen=True, slots=True)
class Compute(Command):
    """Do a job beside the page: answered by `heard(job, report)`, more than once if it finds things
    on the way. It takes the place of the job asked for before in the same slot."""

    slot: str
    job: Job
    heard: Callable[[Job, Report], Any]


@dataclass(frozen=True, slots=True)
class StopComputing(Command):
    """The job in this slot is not wanted any more."""

    slot: str


@dataclass(frozen=True, slots=True)
class DrawSeed(Command):
    """Make up a seed: answered by `drawn(seed, now)`, the time in seconds since 1970."""

    drawn: Callable[[str, float], Any]


@dataclass(frozen=True, slots=True)
class TellTime(Command):
    """Look at the clock: answered by `told(now)`, in seconds since 1970."""

    told: Callable[[float], Any]
