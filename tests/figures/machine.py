"""What the figures were measured on."""

import datetime
import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path

LIBRARIES = ("nicegui", "numpy", "numba")


def machine() -> str:
    """This computer in a line."""
    parts = (
        processor(),
        f"{os.cpu_count()} cores",
        memory(),
        f"{platform.system()} {platform.machine()}",
        f"Python {platform.python_version()}",
        *(f"{library} {version(library)}" for library in LIBRARIES),
        datetime.date.today().isoformat(),
        busyness(),
    )
    return ", ".join(part for part in parts if part)


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor())


def busyness() -> str:
    """Near 1 when the measuring was alone; figures of a busier machine say little."""
    if not hasattr(os, "getloadavg"):
        return ""
    return f"load average {os.getloadavg()[2]:.1f}"


def memory() -> str:
    if sys.platform == "win32":
        return ""
    total = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return f"{total / 1024**3:.0f} GB"
