"""Settings for all tests, and servers for those that want their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.examples import register_profiles
from tests.serving import Server
from webui import compiled

compiled.use_own_folder()

register_profiles()


def pytest_configure(config: pytest.Config) -> None:
    """Compile the solvers once before several processes and servers would all do it at once."""
    if config.getoption("numprocesses", None) and not compiled.is_complete():
        from core.wordle import warm_up

        for _ in warm_up():
            pass
        compiled.mark_complete()


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
