"""A page does to boards only what its own browser may, and says so when it can't."""

from pathlib import Path
from typing import Any

from tests.running import run
from webui.commands import ListBoards, RemoveBoard, RenameBoard
from webui.effects import GONE, OUT_OF_REACH, Effects
from webui.elm.command import Command
from webui.rooms.catalog import Catalog
from webui.rooms.database import Database


class Nobody:
    """Stands where a browser or the words would, and is not asked."""


nobody: Any = Nobody()


def answer(catalog: Catalog, browser: str, command: Command) -> Any:
    effects = Effects(nobody, nobody, catalog, browser, None, nobody)
    (answered,) = run(effects.perform(command, nobody))
    return answered


def test_only_boards_of_ones_own_list_are_renamed_or_removed(tmp_path: Path) -> None:
    catalog = Catalog(Database(tmp_path / "boards.sqlite3"))
    board = run(catalog.make("wordle", "ann"))
    rename = RenameBoard(board, "Sunday", lambda: "renamed", str)
    remove = RemoveBoard(board, lambda: "removed", str)
    assert answer(catalog, "bob", rename) == GONE
    assert answer(catalog, "bob", remove) == GONE
    assert answer(catalog, "ann", rename) == "renamed"
    boards, now = answer(catalog, "ann", ListBoards(lambda *listed: listed, str))
    assert [listed.name for listed in boards] == ["Sunday"]
    assert boards[0].made <= now
    assert answer(catalog, "ann", remove) == "removed"
    assert answer(catalog, "ann", remove) == GONE


def test_a_database_that_fails_is_reported(tmp_path: Path) -> None:
    database = Database(tmp_path / "boards.sqlite3")
    run(database.do(lambda db: db.execute("DROP TABLE board")))
    for command in (
        ListBoards(lambda *_: "listed", str),
        RenameBoard("board", "Sunday", lambda: "renamed", str),
        RemoveBoard("board", lambda: "removed", str),
    ):
        assert answer(Catalog(database), "ann", command) == OUT_OF_REACH
