"""What the program says of itself while it runs: to the terminal, and never a secret."""

import logging
import re

SECRETS = re.compile(r"(?<=/)[\w-]{22}(?![\w-])|(?<=key=)[^&\s'\"]+")
"""Ids of boards as they stand in addresses, and keys."""


class _WithoutSecrets(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return SECRETS.sub("…", super().format(record))


def start_logging() -> None:
    """Warnings and worse go to the terminal."""
    handler = logging.StreamHandler()
    handler.setFormatter(_WithoutSecrets("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    # Anyone can ask for what is not there, as often as they like.
    logging.getLogger("nicegui").setLevel(logging.ERROR)
