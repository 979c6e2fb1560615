"""A real browser on a real server. A test fails when a page it opened reported an error."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.browser.beside_game import BesideGame
from tests.browser.finding import find_browser
from tests.browser.game_sites import FRIENDS
from tests.browser.wordle_page import WordlePage
from tests.serving import Server

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)

DESKTOP = {"width": 1440, "height": 900}

PHONE = {"width": 360, "height": 640}

expect.set_options(timeout=10_000)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


def launch(playwright: Playwright, **options: Any) -> Browser:
    as_root = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    path = find_browser(playwright)
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *as_root], **options)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = launch(playwright)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def strict_browser(playwright: Playwright) -> Iterator[Browser]:
    """Opens a window after a click only, as people's browsers do."""
    launched = launch(playwright, ignore_default_args=["--disable-popup-blocking"])
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    running = Server(tmp_path_factory.mktemp("data")).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.output


OpenPage = Callable[..., Any]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Opens pages, each in a browser of its own unless told a context; watches their consoles."""
    contexts: list[Any] = []
    errors: list[str] = []
    expected: list[str] = []

    def report(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            errors.append(message.text)

    def open_one(
        url: str | None = None,
        context: Any = None,
        viewport: dict[str, int] = DESKTOP,
        expected_errors: tuple[str, ...] = (),
        seen_as: Callable[[Page], Any] = WordlePage,
        **options: Any,
    ) -> Any:
        expected.extend(expected_errors)
        if context is None:
            context = browser.new_context(viewport=viewport, **options)
            contexts.append(context)
        page = context.new_page()
        page.on("console", report)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(url or f"{server.url}/wordle/new")
        return seen_as(page)

    yield open_one
    for context in contexts:
        context.close()
    surprising = [error for error in errors if not any(part in error for part in expected)]
    assert surprising == []


@pytest.fixture
def beside(strict_browser: Browser, server: Server) -> Iterator[Callable[..., BesideGame]]:
    """Puts Hunch beside a game page; fails when a console reports an error."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    harmless: list[str] = []

    def report(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            errors.append(message.text)

    def open_one(
        origin: str, html: str, fake: bool = True, expected: tuple[str, ...] = ()
    ) -> BesideGame:
        harmless.extend(expected)
        context = strict_browser.new_context(viewport={"width": 1100, "height": 900})
        contexts.append(context)
        context.on("console", report)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        opened = BesideGame(context, server.url, origin, html)
        return opened.fake_app() if fake else opened

    yield open_one
    for context in contexts:
        context.close()
    assert [error for error in errors if not any(part in error for part in harmless)] == []


@pytest.fixture(scope="session")
def bookmark(strict_browser: Browser, server: Server) -> str:
    context = strict_browser.new_context()
    href = BesideGame(context, server.url, FRIENDS, "").handed_out()
    context.close()
    return href
