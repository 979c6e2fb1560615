"""A damaged file is set aside, never overwritten; a file that can't be used is an error."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.running import run
from webui.rooms.database import Database


@pytest.mark.parametrize(
    "content", [b"not a database at all" * 100, b"SQLite format 3\x00" + b"\xff" * 5000]
)
def test_a_damaged_file_is_kept_under_a_new_name(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "boards.sqlite3"
    for count in (1, 2):
        file.write_bytes(content)
        database = Database(file)
        database.close()
        assert database.set_aside
        assert database.set_aside.read_bytes() == content
        assert len(list(tmp_path.glob("boards.damaged-*.sqlite3"))) == count
        assert sqlite3.connect(file).execute("SELECT COUNT(*) FROM board").fetchone() == (0,)


def test_a_page_damaged_inside_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "boards.sqlite3"
    Database(file).close()
    with sqlite3.connect(file) as connection:
        connection.executemany(
            "INSERT INTO entry VALUES (?, ?, ?)", [("b", n, "x" * 500) for n in range(400)]
        )
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = bytearray(file.read_bytes())
    content[20_000:60_000] = b"\xee" * 40_000
    file.write_bytes(content)
    database = Database(file)
    database.close()
    assert database.set_aside


def test_a_sound_file_stays(tmp_path: Path) -> None:
    for _ in range(2):
        database = Database(tmp_path / "boards.sqlite3")
        database.close()
        assert database.set_aside is None


def test_a_place_without_a_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        Database(tmp_path / "file" / "boards.sqlite3")
    (tmp_path / "folder").mkdir()
    with pytest.raises(sqlite3.OperationalError):
        Database(tmp_path / "folder")


def test_whoever_asks_after_the_end_is_cancelled(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = Database(tmp_path / "boards.sqlite3")
        database.close()
        with pytest.raises(asyncio.CancelledError):
            await database.do(lambda db: db.execute("SELECT 1"))

    run(scenario())
