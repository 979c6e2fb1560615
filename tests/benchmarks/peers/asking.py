"""Installs another program in a throw-away environment, and asks it."""

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs

INSTALL_SECONDS = 180

ANSWER_SECONDS = 400
"""The largest table of marks that one of them makes beforehand takes more than a minute."""

SCRIPTS = Path(__file__).parent


@dataclass(frozen=True)
class Told:
    """Seconds for each repetition of each input, and what the program answered."""

    times: list[list[float]]
    answers: list[Any]


@dataclass(frozen=True)
class Absent:
    why: str


def ask(requirement: str, script: str, request: dict[str, Any]) -> Told | Absent:
    """Have `script` put a request to a program such as "wordlepro==0.2.0"."""
    home = _installed(requirement)
    if isinstance(home, Absent):
        return home
    try:
        told = subprocess.run(
            [_python(home), SCRIPTS / script],
            input=json.dumps(request),
            env={**os.environ, "XDG_CACHE_HOME": str(home / "cache")},
            capture_output=True,
            text=True,
            check=True,
            timeout=ANSWER_SECONDS,
        )
    except subprocess.TimeoutExpired:
        return Absent(f"no answer in {ANSWER_SECONDS} s")
    except subprocess.CalledProcessError as error:
        return Absent(f"failed: {_last_line(error.stderr)}")
    answer = json.loads(told.stdout)
    return Told(answer["times"], answer["answers"])


@cache
def _installed(requirement: str) -> Path | Absent:
    """The environment that has it."""
    python = f"python{sys.version_info.major}.{sys.version_info.minor}"
    name = f"{re.sub(r'[^a-z0-9.]+', '-', requirement.lower())}-{python}"
    home = platformdirs.user_cache_path("hunch", appauthor=False) / "peers" / name
    ready = home / "ready"
    if ready.exists():
        return home
    try:
        venv.create(home, clear=True, with_pip=True)
        subprocess.run(
            [_python(home), "-m", "pip", "install", "--quiet", "--retries=1", requirement],
            capture_output=True,
            text=True,
            check=True,
            timeout=INSTALL_SECONDS,
        )
    except subprocess.CalledProcessError as error:
        why = _last_line(error.stderr or "")
    except (subprocess.TimeoutExpired, OSError) as error:
        why = str(error)
    else:
        ready.touch()
        return home
    shutil.rmtree(home, ignore_errors=True)
    return Absent(f"not installed: {why}")


def _python(home: Path) -> Path:
    return home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _last_line(text: str) -> str:
    said = [line for line in text.splitlines() if line.strip()]
    errors = [line for line in said if line.startswith("ERROR")] or said
    return errors[-1].strip().replace("|", "/") if errors else "no reason given"
