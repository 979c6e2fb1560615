"""Commands: what `update` asks the outside world to do, as values.

A command is any frozen value; what it means is up to whoever performs it. `Batch` holds several
and `Mapped` says how answers become messages of an outer page.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Command:
    """Base of every command."""


@dataclass(frozen=True, slots=True)
class Batch(Command):
    commands: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Mapped(Command):
    wrap: Callable[[Any], Any]
    command: Command


NONE: Command = Batch(())
"""Nothing to do."""


def batch(*commands: Command) -> Command:
    """Several commands, performed in order."""
    return Batch(commands)


def map(wrap: Callable[[Any], Any], command: Command) -> Command:
    """The same command with each answering message wrapped, as a page's are by its parent."""
    return command if command == NONE else Mapped(wrap, command)
