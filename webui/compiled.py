"""Where compiled solvers are kept: a folder for each state of their sources.

Numba looks whether the file of a function has changed, and not whether one that it calls from
another file has: what it kept from before would then be wrong, and can crash the program.
"""

import logging
import os
import sys
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import platformdirs

import core

COMPLETE = "complete"
"""A file that says that everything has been compiled."""

log = logging.getLogger(__name__)


def use_own_folder() -> None:
    """Have Numba keep what it compiles there, unless the environment names another folder.

    It has to be called before anything is compiled.
    """
    os.environ.setdefault("NUMBA_CACHE_DIR", str(_folder()))


def is_complete() -> bool:
    """Whether everything was compiled once."""
    return (_folder() / COMPLETE).exists()


def mark_complete() -> None:
    """Everything is compiled now."""
    try:
        _folder().mkdir(parents=True, exist_ok=True)
        (_folder() / COMPLETE).touch()
    except OSError as error:
        log.warning("compiled solvers can't be kept: %s", error)


@cache
def _folder() -> Path:
    mark = sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    sources = Path(core.__file__).parent
    for path in sorted(sources.rglob("*.py")):
        mark.update(f"{path} {path.stat().st_mtime_ns}".encode())
    return platformdirs.user_cache_path("hunch", appauthor=False) / mark.hexdigest()[:16]
