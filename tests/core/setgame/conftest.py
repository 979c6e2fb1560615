"""Facts gathered outside the repository: used where they are, skipped where they are not."""

import json
from typing import Any

import pytest

from tests.shared_data import shared


@pytest.fixture(scope="session")
def exact() -> dict[str, Any]:
    """Exact counts of set-free collections and of boards by number of sets."""
    facts: dict[str, Any] = json.loads(shared("setgame/exact.json").read_text())
    return facts


@pytest.fixture(scope="session")
def labelled_pages() -> list[dict[str, Any]]:
    """What is on the saved pages of the two sites."""
    pages: list[dict[str, Any]] = json.loads(shared("setgame/sites/labels.json").read_text())
    return pages
