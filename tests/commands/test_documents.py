"""What the README and CONTRIBUTING name is there, and what they say one can call does it."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from core.setgame import VARIANTS, parse_card
from core.wordle import parse_game
from tests.commands.documents import (
    CONTRIBUTING,
    README,
    ROOT,
    blocks,
    commands,
    hunch_commands,
    spans,
)
from tests.serving import Server, environment

MAKEFILE = (ROOT / "Makefile").read_text()

TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))

DOCUMENTS = pytest.mark.parametrize("text", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])


def made(text: str) -> set[str]:
    """The targets that a text names in code."""
    return {target for code in commands(text) for target in re.findall(r"\bmake +([a-z]+)", code)}


@DOCUMENTS
def test_what_one_can_make_is_in_the_makefile(text: str) -> None:
    assert made(text)
    assert made(text) <= TARGETS


def test_contributing_names_all_that_one_can_make() -> None:
    assert made(CONTRIBUTING) == TARGETS - {"help"}  # which is `make` alone


def test_every_target_explains_itself_and_is_no_file() -> None:
    explained = set(re.findall(r"^([a-z]+):.*## *\S", MAKEFILE, re.MULTILINE))
    declared = re.search(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
    assert explained == TARGETS
    assert declared
    assert set(declared[1].split()) == TARGETS


def test_what_lands_is_checked_by_targets_that_exist() -> None:
    assert set(re.findall(r"^make (\w+)", (ROOT / ".ci/run").read_text(), re.MULTILINE)) <= TARGETS


# PATHS


def is_there(path: str) -> bool:
    """Below the root, or, for a bare name, anywhere in the code."""
    if "/" in path:
        return (ROOT / path).exists()
    folders = ("core", "webui", "static", "tests")
    return any(any((ROOT / folder).rglob(path)) for folder in folders) or (ROOT / path).exists()


@DOCUMENTS
def test_every_path_is_there(text: str) -> None:
    looks_like_one = re.compile(r"[\w.-]+(/[\w.-]+)*(/|\.(py|js|css|md|toml|svg|png))|\.ci/run")
    named = {span for span in spans(text) if looks_like_one.fullmatch(span)}
    named |= set(re.findall(r"\]\(([^):]+)\)", text))
    assert len(named) > 5
    assert [path for path in sorted(named) if not is_there(path)] == []


def test_the_picture_of_a_message_names_files_that_are_there() -> None:
    picture = README.split("### How it is built")[1].split("\n\n")[2]
    named = re.findall(r"[\w/]+\.(?:py|js)\b|\w+/(?=[ :])", picture)
    assert len(named) >= 6
    assert [n for n in named if not any((ROOT / part / n).exists() for part in ("", "webui"))] == []


def rooms() -> list[tuple[Path, str]]:
    """Each line of the picture of the code: the file or folder, and what is said of it."""
    section = README.split("Where everything is:")[1].split("\n\n")[1]
    found: list[tuple[Path, str]] = []
    above: list[tuple[int, Path]] = [(-1, ROOT)]
    for line in blocks(section):
        depth = len(line) - len(line.lstrip())
        name, _, said = line.strip().partition(" ")
        while above[-1][0] >= depth:
            above.pop()
        path = above[-1][1] / name
        above.append((depth, path))
        found.append((path, said))
    return found


def test_the_picture_of_the_code_is_true() -> None:
    assert len(rooms()) > 20
    for path, said in rooms():
        assert path.exists(), path
        for name in re.findall(r"\b\w+\.py\b", said):
            assert (path / name).exists() or (path.parent / name).exists(), (path, name)


def test_the_picture_of_the_code_has_every_folder() -> None:
    shown = {path for path, _ in rooms()}
    folders = {file.parent for part in ("core", "webui") for file in (ROOT / part).rglob("*.py")}
    assert folders <= shown


# COMMANDS


def hunch(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "webui", *options],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=600,
        check=False,
    )


def test_every_option_is_one() -> None:
    helps = [hunch(*command, "--help").stdout for command in ([], ["play"], ["openings"])]
    known = {option for told in helps for option in re.findall(r"--[a-z][-a-z]+", told)}
    of_hunch = [code for code in commands(README) if re.match(r"(hunch\b|--)", code)]
    named = {option for code in of_hunch for option in re.findall(r"--[a-z][-a-z]+", code)}
    assert {"--lan", "--hard", "--beam", "--new-key", "--key", "--address"} <= named
    assert named <= known


@pytest.mark.parametrize(
    "command",
    [command for command in hunch_commands(README) if command != ["space"]],  # tested by itself
    ids=lambda command: " ".join(["hunch", *command]),
)
def test_every_command_does_something(
    command: list[str], tmp_path: Path, new_server: Callable[..., Server]
) -> None:
    answers, guesses = tmp_path / "answers.txt", tmp_path / "guesses.txt"
    answers.write_text("hatch\nlatch\nmatch\n")
    guesses.write_text("blimp\nsalet\n")
    lists = ["--answers", str(answers), "--guesses", str(guesses)]
    match command:
        case ["--help"]:
            assert hunch("--help").stdout.startswith("usage: hunch")
        case ["play", *_]:
            assert "\ntotal " in hunch(*command, *lists).stdout
        case ["openings", *_]:
            hunch(*command, "hatch", "--to", str(tmp_path / "table.json"), *lists)
            assert (tmp_path / "table.json").exists()
        case _:
            server = new_server(*command, *lists)
            assert server.stop() == 0
            assert f"Hunch is at {server.url}" in server.output


# EXAMPLES


def in_code(example: str) -> str:
    assert example in spans(README)
    return example


@pytest.mark.parametrize("example", ["0120", "2RHW", "1 red striped oval"])
def test_cards_can_be_typed_as_the_readme_says(example: str) -> None:
    assert parse_card(in_code(example))


@pytest.mark.parametrize("example", ["CRANE 01200", "crane byggb"])
def test_games_can_be_pasted_as_the_readme_says(example: str) -> None:
    pasted = parse_game(in_code(example))
    assert (len(pasted.rows), pasted.problems) == (1, ())
    assert pasted.rows[0].marks


def test_there_are_as_many_variants_as_the_readme_says() -> None:
    assert "Sixteen variants" in README
    assert len(VARIANTS) == 16
