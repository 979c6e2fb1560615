"""A real server, visited without a browser."""

from collections.abc import Callable

import pytest

from tests.serving import Server


@pytest.fixture
def server(new_server: Callable[..., Server]) -> Server:
    return new_server()
