"""What the README and CONTRIBUTING say in code: commands, options, paths."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]

README = (ROOT / "README.md").read_text()

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text()


def spans(text: str) -> list[str]:
    """What stands between backticks, each on one line."""
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", text)]


def blocks(text: str) -> list[str]:
    """The lines of code blocks."""
    return [line[4:].rstrip() for line in text.splitlines() if line.startswith("    ")]


def commands(text: str) -> list[str]:
    """Whole commands, each by itself, and other things in code."""
    return [
        part.strip().removeprefix(".venv/bin/")
        for code in [*blocks(text), *spans(text)]
        for part in code.split("&&")
    ]


def hunch_commands(text: str) -> list[list[str]]:
    """The arguments of each call of `hunch`, each once."""
    called = [c.split()[1:] for c in commands(text) if re.fullmatch(r"hunch( [-\w]+)*", c)]
    return [list(one) for one in dict.fromkeys(map(tuple, called))]
