"""The solvers are compiled on the very first start, beside the server, and kept on disk.

Numba compiles a function when it is first called. That takes the interpreter for seconds at a time,
so it is done in a process of its own; later starts find everything done.
"""

import asyncio
import logging
import os
import sys
from contextlib import suppress

from core import wordle
from webui import compiled
from webui.jobs import Jobs

QUICK_SHARE = 0.15
"""How much of `warm_up` quick jobs need."""

log = logging.getLogger(__name__)


async def prepare(jobs: Jobs) -> None:
    """Have everything compiled; jobs wait until what they need is."""
    if not compiled.is_complete():
        for is_long in (False, True):
            jobs.prepare(0.0, is_long=is_long)
        try:
            if await _compile(jobs):
                compiled.mark_complete()
        finally:
            for is_long in (False, True):
                jobs.open(is_long=is_long)
    await asyncio.to_thread(_load)


async def _compile(jobs: Jobs) -> bool:
    """Whether it went well."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__),
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,  # a Ctrl-C in the terminal is for the server, which ends this too
    )
    assert process.stdout
    try:
        async for line in process.stdout:
            share = float(line)
            if share >= QUICK_SHARE:
                jobs.open(is_long=False)
            jobs.prepare(share, is_long=True)
    finally:
        if process.returncode is None:
            process.kill()
    if await process.wait() == 0:
        return True
    log.warning("the solvers could not be compiled beforehand")
    return False


def _load() -> None:
    """Take what is compiled into memory, so that the first to ask doesn't wait for it."""
    for _ in wordle.warm_up():
        pass


def main() -> None:
    """Compile everything, saying how far it is, out of the way of those who use the page."""
    with suppress(AttributeError, OSError):  # where there is no niceness
        os.nice(10)
    with suppress(BrokenPipeError):  # the server is gone
        for share in wordle.warm_up():
            print(share, flush=True)


if __name__ == "__main__":
    main()
