"""Disks fill, files break, programs are killed: what was acknowledged is there, and pages go on."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.running import run
from tests.serving import Server, environment
from tests.visitor import Visitor


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of a process are Linux's")
def test_a_full_disk_shows_a_banner_and_everything_is_saved_later(server: Server) -> None:
    async def scenario() -> None:
        ann = await Visitor(server.url).open()
        await ann.paste("crane 00000")
        await ann.until(lambda: ann.marks)
        assert not ann.find("not-saved")

        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        await ann.toggle(0)
        await ann.until(lambda: ann.find("not-saved"))
        await ann.toggle(1)
        bob = await Visitor(server.url).open(ann.board)
        await bob.until(lambda: bob.marks == [1, 1, 0, 0, 0] and bob.find("not-saved"))

        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        await ann.toggle(2)
        await ann.until(lambda: not ann.find("not-saved"))
        server.kill()
        server.start()
        again = await Visitor(server.url, ann.cookies).open(ann.board)
        await again.until(lambda: again.marks == [1, 1, 1, 0, 0])
        for visitor in (ann, bob, again):
            await visitor.close()

    run(scenario(), seconds=60)


def test_a_damaged_file_is_set_aside_and_said(server: Server, tmp_path: Path) -> None:
    server.stop()
    file = tmp_path / "data0" / "boards.sqlite3"
    file.write_bytes(b"damaged" * 1000)
    server.start()
    (kept,) = file.parent.glob("boards.damaged-*.sqlite3")
    assert kept.read_bytes() == b"damaged" * 1000
    assert f"It is kept as {kept}" in server.output


def test_a_file_that_breaks_underneath_does_not_end_the_page(
    server: Server, tmp_path: Path
) -> None:
    async def scenario() -> None:
        ann = await Visitor(server.url).open()
        await ann.paste("crane 00000")
        await ann.until(lambda: ann.marks)
        with sqlite3.connect(tmp_path / "data0" / "boards.sqlite3") as connection:
            connection.execute("DROP TABLE entry")
        await ann.toggle(0)
        await ann.until(lambda: ann.find("not-saved"))
        await ann.toggle(1)
        assert ann.marks == [1, 1, 0, 0, 0]
        await ann.close()

    run(scenario(), seconds=60)


def test_two_servers_do_not_share_a_folder(server: Server, tmp_path: Path) -> None:
    second = subprocess.run(
        [sys.executable, "-m", "webui", "--no-browser", "--data", str(tmp_path / "data0")],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=120,
        check=False,
    )
    assert second.returncode == 2
    assert "another hunch keeps its boards in" in second.stderr
    assert len(second.stderr.splitlines()) == 1


def test_what_was_acknowledged_survives_a_kill(new_server: Callable[..., Server]) -> None:
    server = new_server()

    async def scenario() -> None:
        ann = await Visitor(server.url).open()
        await ann.paste("crane 00000")
        await ann.until(lambda: ann.marks)
        for tile in (0, 1, 2, 0, 4):
            await ann.toggle(tile)
        seen = ann.marks
        server.kill()
        server.start()
        again = await Visitor(server.url, ann.cookies).open(ann.board)
        await again.until(lambda: again.marks == seen)
        await asyncio.gather(ann.close(), again.close())

    run(scenario(), seconds=60)
