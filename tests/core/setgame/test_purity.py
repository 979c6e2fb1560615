"""The package keeps the kata's rule: no loop statements, no mutation, no reassignment."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import core.setgame

FILES = sorted(Path(core.setgame.__file__).parent.glob("**/*.py"))

STATEMENTS = (
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.AugAssign,
    ast.Delete,
    ast.Global,
    ast.Nonlocal,
    ast.NamedExpr,
)
MUTATORS = {
    "__setattr__",
    "__setitem__",
    "add",
    "append",
    "clear",
    "discard",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "update",
}
OUTSIDE = {
    "asyncio",
    "datetime",
    "io",
    "nicegui",
    "os",
    "pathlib",
    "random",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
    "webui",
}
SCOPES = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def written_places(tree: ast.AST) -> Iterator[str]:
    """Attributes and items that are assigned to or deleted, also deep inside a target."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(
            node.ctx, ast.Store | ast.Del
        ):
            yield f"line {node.lineno}: assigns to {ast.unparse(node)}"


def forbidden_statements(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, STATEMENTS):
            yield f"line {node.lineno}: {type(node).__name__}"
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in MUTATORS
        ):
            yield f"line {node.lineno}: calls {node.func.attr}"


def names_bound(scope: ast.AST) -> Iterator[str]:
    """Every binding of a name in this scope itself; inner scopes and comprehensions are others."""
    if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        arguments = scope.args
        yield from (
            argument.arg
            for argument in (
                *arguments.posonlyargs,
                *arguments.args,
                *arguments.kwonlyargs,
                *filter(None, (arguments.vararg, arguments.kwarg)),
            )
        )
    pending = list(ast.iter_child_nodes(scope))
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        if not isinstance(node, (*SCOPES, *COMPREHENSIONS)):
            pending.extend(ast.iter_child_nodes(node))


def reassigned_names(tree: ast.AST) -> Iterator[str]:
    for scope in ast.walk(tree):
        if isinstance(scope, SCOPES):
            for name, times in Counter(names_bound(scope)).items():
                if times > 1:
                    yield f"{name} is bound {times} times in one scope"


def outside_imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        modules = (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
        yield from (f"imports {name}" for name in modules if name.split(".")[0] in OUTSIDE)


def offences(source: str) -> list[str]:
    tree = ast.parse(source)
    return [
        *written_places(tree),
        *forbidden_statements(tree),
        *reassigned_names(tree),
        *outside_imports(tree),
    ]


def test_the_package_has_files_to_look_at() -> None:
    assert {"cards.py", "laws.py", "solving.py"} <= {file.name for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_package_neither_loops_nor_changes_nor_reaches_out(file: Path) -> None:
    assert offences(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "for x in y: pass",
        "while True: pass",
        "async def f():\n    async for x in y: pass",
        "x += 1",
        "x.y = 1",
        "x[0] = 1",
        "x.y: int = 1",
        "a, (b, x[0]) = y",
        "with open() as x.y: pass",
        "[0 for x.y in z]",
        "del x",
        "del x[0]",
        "def f():\n    global x",
        "[y := x for x in z]",
        "x = 1\nx = 2",
        "def f(x):\n    x = 1",
        "def f(x):\n    if x:\n        y = 1\n    else:\n        y = 2",
        "def f(): pass\nf = 1",
        "x.append(1)",
        "object.__setattr__(x, 'y', 1)",
        "x.sort()",
        "import random",
        "import os.path",
        "from time import sleep",
    ],
)
def test_this_check_finds_each_offence(source: str) -> None:
    assert offences(source)


@pytest.mark.parametrize(
    "source",
    [
        "x = [y for y in z]\ndef f(y):\n    x = y\n    return lambda y: y",
        "x = [y for y in z]\nw = [y for y in z]",
        "class A:\n    x = 1\nclass B:\n    x = 2",
    ],
)
def test_this_check_lets_pure_code_be(source: str) -> None:
    assert offences(source) == []
