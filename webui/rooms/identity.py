"""What makes a server itself: its id, and the key that lets people in from elsewhere."""

import hashlib
import hmac
import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

KEY_BYTES = 16
"""128 random bits."""

SHORTEST_KEY = 8


@dataclass(frozen=True, slots=True)
class Identity:
    """`id` tells servers on one computer apart; it is no secret. `key` is one."""

    id: str
    key: str

    @property
    def cookie(self) -> str:
        """The name of the cookie that shows the key. Cookies ignore ports, so it holds the id."""
        return f"hunch-key-{self.id}"

    @property
    def token(self) -> str:
        """What the cookie holds: it proves the key and doesn't tell it."""
        return hmac.new(self.key.encode(), self.id.encode(), hashlib.sha256).hexdigest()

    def is_key(self, offered: str) -> bool:
        """Compared in constant time."""
        return hmac.compare_digest(offered.encode(), self.key.encode())

    def is_token(self, offered: str) -> bool:
        """Compared in constant time."""
        return hmac.compare_digest(offered.encode(), self.token.encode())


def load_identity(folder: Path, fixed_key: str | None, new_key: bool) -> Identity:
    """The identity kept in `folder`, made at first; a new key, when asked for, ends the old one.

    A key given by the person is used and not kept. Raises OSError when the files can't be used.
    """
    folder.mkdir(parents=True, exist_ok=True)
    server = _kept(folder / "server-id", lambda: secrets.token_hex(4), new=False)
    key = fixed_key or _kept(folder / "key", lambda: secrets.token_urlsafe(KEY_BYTES), new_key)
    return Identity(server, key)


def _kept(file: Path, make: Callable[[], str], new: bool) -> str:
    if not new and file.exists() and (text := file.read_text(encoding="utf-8").strip()):
        return text
    text = make()
    # Made readable for its owner alone from the first moment, and replaced as a whole.
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as opened:
        opened.write(f"{text}\n")
    fresh.replace(file)
    return text
