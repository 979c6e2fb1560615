"""The rules of the house: who may import whom, and that models can't be changed."""

import ast
import dataclasses
import subprocess
import sys
import types
import typing
from datetime import datetime
from enum import Enum
from pathlib import Path

import pytest

import webui.countdown.board
import webui.model
import webui.setgame.board
import webui.setgame.model
import webui.wordle.board
import webui.wordle.model

ROOT = Path(__file__).parents[2]


def test_imports_go_one_way_and_core_is_pure() -> None:
    checked = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def frozen_parts(kind: object, seen: set[object]) -> list[str]:
    """Names of types within `kind` that could be changed in place."""
    if kind in seen or kind is typing.Any:  # a history holds messages of any board, checked apart
        return []
    seen.add(kind)
    origin = typing.get_origin(kind)
    if origin is not None:
        inside = [part for arg in typing.get_args(kind) for part in frozen_parts(arg, seen)]
        allowed = origin in {tuple, frozenset, typing.Union, types.UnionType, typing.Literal}
        return inside if allowed else inside + frozen_parts(origin, seen)
    if not isinstance(kind, type) or kind in {str, int, bool, float, datetime, type(None)}:
        return []
    if issubclass(kind, Enum):
        return []
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        hints = typing.get_type_hints(kind)
        return [part for hint in hints.values() for part in frozen_parts(hint, seen)]
    if not dataclasses.is_dataclass(kind):
        return [] if kind.__module__ == "numpy" else [repr(kind)]
    params = kind.__dataclass_params__  # type: ignore[attr-defined]
    unfrozen = [] if params.frozen else [kind.__qualname__]
    hints = typing.get_type_hints(kind)
    return unfrozen + [part for hint in hints.values() for part in frozen_parts(hint, seen)]


@pytest.mark.parametrize(
    "kind",
    [
        webui.model.Model,
        webui.model.Message,
        webui.wordle.board.BoardMessage,
        webui.countdown.board.BoardMessage,
        webui.setgame.board.BoardMessage,
    ],
    ids=["model", "messages", "boards of Wordle", "boards of Countdown", "boards of SET"],
)
def test_models_and_messages_are_frozen_all_the_way_down(kind: object) -> None:
    assert frozen_parts(kind, set()) == []


def test_the_check_above_notices_a_list_deep_inside() -> None:
    @dataclasses.dataclass(frozen=True)
    class Inner:
        things: list[int]

    @dataclasses.dataclass(frozen=True)
    class Outer:
        inner: tuple[Inner, ...]

    Outer.__annotations__["inner"] = tuple[Inner, ...]
    assert frozen_parts(Outer, set()) != []


IMPURE_NAMES = {"open", "print", "input", "exec", "eval", "globals", "setattr"}


@pytest.mark.parametrize(
    "path",
    sorted(
        [
            *(ROOT / "core").rglob("*.py"),
            *(ROOT / "webui" / "countdown").glob("*.py"),
            *(ROOT / "webui" / "home").glob("*.py"),
            *(ROOT / "webui" / "wordle").glob("*.py"),
            *(ROOT / "webui" / "setgame").glob("*.py"),
            *(ROOT / "webui" / name for name in ("model.py", "update.py", "view.py")),
        ]
    ),
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_pure_code_calls_nothing_that_acts_on_the_world(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in IMPURE_NAMES, f"line {node.lineno}"
        assert not isinstance(node, ast.Global | ast.Nonlocal | ast.AsyncFunctionDef)
