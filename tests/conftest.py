"""Settings for all tests, and servers for those that want their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.serving import Server
from webui.compiled import use_own_folder

use_own_folder()

# How long an example takes says nothing on a busy machine; speed has benchmarks of its own.
settings.register_profile("hunch", deadline=None)
settings.load_profile("hunch")


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
