"""Data to test against that lies beside the checkout; tests that need it skip where it is not."""

from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "shared" / "data"


def shared(path: str) -> Path:
    """A file of the shared data, or a skipped test."""
    file = FOLDER / path
    if not file.exists():
        pytest.skip(f"the shared data file {path} is not here")
    return file
