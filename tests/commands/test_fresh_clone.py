"""In a fresh clone and an empty home, the README's own commands install and open the page."""

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.commands.documents import README, ROOT, blocks
from tests.serving import environment, until_answered

pytestmark = pytest.mark.slow

INSTALLING_SECONDS = 600

PAGES = ("", "wordle/new", "countdown/new", "set/new")


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody who has nothing yet, and whose browser is `true`."""
    kept = {k: v for k, v in environment().items() if not re.match(r"XDG_|VIRTUAL_|NUMBA_", k)}
    (tmp_path / "home").mkdir()
    return kept | {"HOME": str(tmp_path / "home"), "BROWSER": "true"}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What is under version control, as it stands now."""
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(lambda name: (ROOT / name).exists(), names.stdout.splitlines()):
        (tmp_path / "clone" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / "clone" / name)
    return tmp_path / "clone"


@contextmanager
def running(command: str, folder: Path, home: dict[str, str]) -> Iterator[str]:
    """The address at which the command says that Hunch is; Ctrl-C ends it."""
    shell = subprocess.Popen(
        ["sh", "-c", command],
        cwd=folder,
        env=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert shell.stdout
    said: list[str] = []
    try:
        for line in shell.stdout:
            said.append(line)
            if found := re.search(r"Hunch is at (http\S+)", line):
                yield found[1]
                break
        else:
            pytest.fail("".join(said))
        os.killpg(shell.pid, signal.SIGINT)
        rest, _ = shell.communicate(timeout=20)
        assert "Traceback" not in rest
    finally:
        if shell.poll() is None:
            os.killpg(shell.pid, signal.SIGKILL)
            shell.communicate()


def expect_pages(address: str) -> None:
    until_answered(address)
    for page in PAGES:
        with urllib.request.urlopen(f"{address}/{page}", timeout=20) as answer:
            html = answer.read().decode()
        assert "<title>" in html
        for file in set(re.findall(r'"(/static/[^"?]+)', html)):
            urllib.request.urlopen(f"{address}{file}", timeout=20).close()


COMMANDS = [line for line in blocks(README) if re.match(r"make run$|.*\bpip install -e \.", line)]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_opens_in_a_fresh_clone(command: str, clone: Path, home: dict[str, str]) -> None:
    with running(command, clone, home) as address:
        expect_pages(address)


def test_there_are_two_ways_to_run_it_from_a_clone() -> None:
    assert len(COMMANDS) == 2


def test_the_wheel_has_all_it_needs(clone: Path, home: dict[str, str], tmp_path: Path) -> None:
    def call(*command: str | Path) -> str:
        folder = tmp_path / "empty"
        folder.mkdir(exist_ok=True)
        done = subprocess.run(
            command,
            cwd=folder,
            env=home,
            capture_output=True,
            text=True,
            timeout=INSTALLING_SECONDS,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    call(sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", tmp_path / "dist", clone)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    inside = set(ZipFile(wheel).namelist())
    static = {f"webui/static/{file.name}" for file in (clone / "static").iterdir()}
    assert static <= inside
    assert {name.split("/")[0] for name in inside if ".dist-info" not in name} == {"core", "webui"}

    call(sys.executable, "-m", "venv", tmp_path / "venv")
    call(tmp_path / "venv/bin/pip", "install", "-q", wheel)
    program = tmp_path / "venv/bin/hunch"
    assert re.fullmatch(r"hunch \d+\.\d+\.\d+\n", call(program, "--version"))
    answers = tmp_path / "answers.txt"
    answers.write_text("hatch\nlatch\nmatch\n")
    assert "\ntotal " in call(program, "play", "hatch", "--answers", answers, "--guesses", answers)
    with running(f"{program}", tmp_path / "empty", home) as address:
        expect_pages(address)
    assert list((tmp_path / "empty").iterdir()) == []
