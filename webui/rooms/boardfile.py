"""A board as a file: written for export, and read with care, since anything may come as a file."""

import json
from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from typing import Any

from webui.rooms.bounds import (
    BOARDS,
    ENTRY_CHARACTERS,
    FILE_BYTES,
    FILE_ENTRIES,
    NAME_CHARACTERS,
)
from webui.rooms.names import why_no_name

FILE_VERSION = 1


class Flaw(Enum):
    """Why a board can't be made, and what to tell the person. The values name it in a URL."""

    NO_FILE = "no-file"
    TOO_LARGE = "too-large"
    NO_BOARD = "no-board"
    OTHER_VERSION = "other-version"
    OTHER_GAME = "other-game"
    BAD_NAME = "bad-name"
    TOO_MANY_ENTRIES = "too-many-entries"
    BAD_ENTRY = "bad-entry"
    NOT_SAVED = "not-saved"
    TOO_MANY_BOARDS = "too-many-boards"

    @property
    def sentence(self) -> str:
        return SENTENCES[self]

    @classmethod
    def named(cls, value: str) -> "Flaw | None":
        """The flaw of this value, if there is one."""
        return next((flaw for flaw in cls if flaw.value == value), None)


SENTENCES = {
    Flaw.NO_FILE: "No file arrived: choose one that was exported from Hunch, then import it.",
    Flaw.TOO_LARGE: f"That file is too large: a board's file has at most {FILE_BYTES >> 20} MB.",
    Flaw.NO_BOARD: "That file is not a board: choose a .json file that was exported from Hunch.",
    Flaw.OTHER_VERSION: "That file is of another kind than this Hunch reads: "
    f"it reads board files of version {FILE_VERSION}.",
    Flaw.OTHER_GAME: "That board is of a game that this Hunch does not have: "
    "import it in the version that it comes from.",
    Flaw.BAD_NAME: "The board in that file has a name that can't be used: "
    f"a name is one line of at most {NAME_CHARACTERS} characters.",
    Flaw.TOO_MANY_ENTRIES: "The board in that file is too long: "
    f"it may have at most {FILE_ENTRIES:,} changes.",
    Flaw.BAD_ENTRY: "A change in that file is damaged: "
    f"each one is text of at most {ENTRY_CHARACTERS:,} characters.",
    Flaw.NOT_SAVED: "The disk can't be written to just now: try again when there is room on it.",
    Flaw.TOO_MANY_BOARDS: f"This Hunch keeps {BOARDS:,} boards and no more: delete some first.",
}


class FlawError(ValueError):
    """A file that can't be imported, and why."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.sentence)
        self.flaw = flaw


@dataclass(frozen=True, slots=True)
class BoardFile:
    """A board to carry elsewhere: the texts of its messages, in their order."""

    game: str
    name: str
    entries: tuple[str, ...]

    def as_json(self) -> str:
        content = {
            "hunch": FILE_VERSION,
            "game": self.game,
            "name": self.name,
            "entries": self.entries,
        }
        return json.dumps(content, ensure_ascii=False, indent=0)


def read_board_file(data: bytes, games: Collection[str]) -> BoardFile:
    """The board in `data`, of one of `games`. Raises FlawError.

    Entries are texts and nothing more here: what this version can't read is kept all the same.
    """
    if len(data) > FILE_BYTES:
        raise FlawError(Flaw.TOO_LARGE)
    match _parsed(data):
        case {"hunch": int(version)} if version != FILE_VERSION:
            raise FlawError(Flaw.OTHER_VERSION)
        case {"hunch": int(), "game": str(game), "name": str(name), "entries": [*entries]}:
            return _checked(game, name.strip(), entries, games)
        case _:
            raise FlawError(Flaw.NO_BOARD)


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        raise FlawError(Flaw.NO_BOARD) from None


def _checked(game: str, name: str, entries: list[Any], games: Collection[str]) -> BoardFile:
    if game not in games:
        raise FlawError(Flaw.OTHER_GAME)
    if why_no_name(name):
        raise FlawError(Flaw.BAD_NAME)
    if len(entries) > FILE_ENTRIES:
        raise FlawError(Flaw.TOO_MANY_ENTRIES)
    if not all(_is_entry(entry) for entry in entries):
        raise FlawError(Flaw.BAD_ENTRY)
    return BoardFile(game, name, tuple(entries))


def _is_entry(entry: Any) -> bool:
    """Half characters, which JSON can spell, are no text that could be kept."""
    if not isinstance(entry, str) or len(entry) > ENTRY_CHARACTERS:
        return False
    try:
        entry.encode()
    except UnicodeEncodeError:
        return False
    return True
