"""A real server, visited without a browser."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.serving import Server


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers that a test may stop, kill and start; none may leave a traceback."""
    made: list[Server] = []

    def make(*options: str) -> Server:
        made.append(Server(tmp_path / f"data{len(made)}", *options).start())
        return made[-1]

    yield make
    for running in made:
        running.kill()
        assert "Traceback" not in running.output, running.output


@pytest.fixture
def server(new_server: Callable[..., Server]) -> Server:
    return new_server()
