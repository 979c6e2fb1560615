"""Where the table of openings is kept: in the package, beside the page that shows it."""

from pathlib import Path

from webui.wordle.opening_table import OpeningTable, read

FILE = Path(__file__).parent / "wordle" / "openings.json"


def stored_openings(file: Path = FILE) -> OpeningTable | None:
    """The table that comes with the program, or None when it can't be read."""
    try:
        return read(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
