"""A page in one of its states, reached as a person reaches it."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page


@dataclass(frozen=True)
class Scene:
    """`path` is opened, then `act` is done; it ends when there is nothing more to wait for."""

    name: str
    path: str
    act: Callable[[Page], object]
    errors: tuple[str, ...] = ()
    """Parts of what the console may report."""


def press(page: Page, key: str, times: int = 1) -> None:
    for _ in range(times):
        page.keyboard.press(key)
