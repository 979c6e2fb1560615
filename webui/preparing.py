"""The solvers are compiled on the very first start, beside the server, and kept on disk.

Numba compiles a function when it is first called and keeps the result next to its source. That
takes the interpreter for seconds at a time, so it is done in a process of its own; later starts
find everything done.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import platformdirs

from core import wordle
from core.wordle import Row
from webui.jobs import Jobs

STAMP = platformdirs.user_cache_path("hunch", appauthor=False) / "compiled"
"""Says for which sources and compiler everything is done."""

WORDS = (
    *("crane", "slate", "trace", "crate", "stale", "least", "steal", "tales"),
    *("plate", "place", "peace", "pleas", "lapse", "sepal", "maple", "ample"),
)
"""Enough words, alike enough, that a search has something to do."""


log = logging.getLogger(__name__)


def _search(hard: tuple[Row, ...] | None) -> object:
    return wordle.optimal(WORDS, WORDS, guesses_left=6, hard=hard)


QUICK_STEPS: tuple[Callable[[], object], ...] = (
    lambda: wordle.rank(WORDS, WORDS),
    lambda: wordle.partition("crane", WORDS),
)
"""Calls that between them need all that quick jobs need."""

LONG_STEPS: tuple[Callable[[], object], ...] = (lambda: _search(None), lambda: _search(()))
"""What long jobs need besides."""


async def prepare(jobs: Jobs) -> None:
    """Have everything compiled; jobs wait until what they need is."""
    if not _is_stamped():
        for is_long in (False, True):
            jobs.prepare(0.0, is_long=is_long)
        try:
            if await _compile(jobs):
                _stamp()
        finally:
            for is_long in (False, True):
                jobs.open(is_long=is_long)
    await asyncio.to_thread(_load)


async def _compile(jobs: Jobs) -> bool:
    """Whether it went well."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    done = 0
    try:
        async for _ in process.stdout:
            done += 1
            if done == len(QUICK_STEPS):
                jobs.open(is_long=False)
            jobs.prepare(done / (len(QUICK_STEPS) + len(LONG_STEPS)), is_long=True)
    finally:
        if process.returncode is None:
            process.kill()
    if await process.wait() == 0:
        return True
    log.warning("the solvers could not be compiled beforehand")
    return False


def _is_stamped() -> bool:
    try:
        return STAMP.read_text() == _sources()
    except (OSError, UnicodeDecodeError):
        return False


def _stamp() -> None:
    try:
        STAMP.parent.mkdir(parents=True, exist_ok=True)
        STAMP.write_text(_sources())
    except OSError as error:
        log.warning("%s can't be written: %s", STAMP, error)


def _sources() -> str:
    """A mark of what was compiled, and by what."""
    mark = sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    folder = Path(wordle.__file__).parent.parent
    for path in sorted(folder.rglob("*.py")):
        mark.update(f"{path} {path.stat().st_mtime_ns}".encode())
    return mark.hexdigest()


def _load() -> None:
    """Take what is compiled into memory, so that the first to ask doesn't wait for it."""
    for step in (*QUICK_STEPS, *LONG_STEPS):
        step()


def main() -> None:
    """Call everything once, a line for each step, out of the way of those who use the page."""
    with suppress(AttributeError, OSError):  # where there is no niceness
        os.nice(10)
    with suppress(BrokenPipeError):  # the server is gone
        for step in (*QUICK_STEPS, *LONG_STEPS):
            step()
            print("done", flush=True)


if __name__ == "__main__":
    main()
