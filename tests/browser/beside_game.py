"""A game page with Hunch beside it, opened by the very bookmarklet or userscript it hands out."""

import re
import urllib.request
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.game_sites import inside

FAKE_APP = """<!doctype html><title>Hunch</title>
  <script>const hunch = { tell: (id, name, detail) => (window.told ??= []).push(detail) }</script>
  <script src="/static/set_relay.js"></script>
  <main id="page"><hunch-site-marks marks="" play="false"></hunch-site-marks></main>"""
"""Stands in for the page where a test is about the two scripts alone."""

NOTE_TOLD = """
  document.addEventListener("site", ({ detail }) => (window.told ??= []).push(detail), true);
"""

GAME = "/game/some-name"


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=20) as answer:
        return str(answer.read().decode())


class BesideGame:
    """A browser in which `html` is the game page at `origin`, and nothing leaves the machine."""

    def __init__(self, context: BrowserContext, app: str, origin: str, html: str) -> None:
        self.context, self.app_url, self.html = context, app, html
        context.route("https://**/*", self._answer)
        context.add_init_script(NOTE_TOLD)
        self.game = context.new_page()
        self.game.goto(origin + GAME)

    def fake_app(self) -> "BesideGame":
        self.context.route(
            f"{self.app_url}/set",
            lambda route: route.fulfill(content_type="text/html", body=FAKE_APP),
        )
        return self

    def _answer(self, route: Route) -> None:
        route.fulfill(content_type="text/html; charset=utf-8", body=self.html)

    def handed_out(self) -> str:
        """The address of the link in the app."""
        page = self.context.new_page()
        page.goto(f"{self.app_url}/set/new")
        link = page.locator("hunch-bookmarklet a")
        expect(link).to_have_attribute("href", re.compile("^javascript:"))
        href = link.get_attribute("href")
        page.close()
        assert href
        return href

    def press(self, href: str | None = None) -> Page:
        """Press the bookmark; Hunch's window."""
        with self.context.expect_page() as opened:
            self.press_only(href or self.handed_out())
        self.app = opened.value
        self.app.wait_for_load_state()
        return self.app

    def press_only(self, href: str) -> None:
        """A bookmark runs as the page's own script, and counts as a click."""
        self.game.evaluate(
            """(href) => {
                document.getElementById("bookmark")?.remove();
                const link = document.createElement("a");
                Object.assign(link, { id: "bookmark", href, textContent: "bookmark" });
                link.style.cssText = "position:fixed;left:0;top:0;z-index:9999;background:white";
                document.body.append(link);
            }""",
            href,
        )
        self.game.click("#bookmark")

    def show(self, html: str) -> None:
        """The site goes on to another board."""
        self.game.evaluate(
            "(html) => (document.querySelector('main').innerHTML = html)", inside(html)
        )

    def told(self) -> list[dict[str, Any]]:
        """What has been passed on to the page."""
        return list(self.app.evaluate("() => window.told ?? []"))

    def until_told(self, wanted: str, argument: Any = None) -> dict[str, Any]:
        """Wait until the last thing told fits a JavaScript test; it."""
        self.app.wait_for_function(
            f"(argument) => (window.told ?? []).slice(-1).some((told) => {wanted})",
            arg=argument,
            timeout=10_000,
        )
        return self.told()[-1]

    def board(self) -> tuple[set[str], set[str]]:
        """The cards told last, and those before the line."""
        told = self.until_told("told.cards")
        return set(told["cards"]), set(told["previous"])

    def mark(self, *codes: str, play: bool = False) -> None:
        """What the page would show."""
        self.app.evaluate(
            """([marks, play]) => {
                const element = document.querySelector("hunch-site-marks");
                element.setAttribute("marks", marks);
                element.setAttribute("play", play);
            }""",
            [" ".join(codes), "true" if play else "false"],
        )

    def expect_marked(self, *codes: str) -> None:
        self.game.wait_for_function(
            """(wanted) => {
                const marked = [...document.querySelectorAll("main div")]
                  .filter((card) => card.style.outlineWidth === "4px");
                return JSON.stringify(marked.map((card) => card.dataset.test).sort()) === wanted;
            }""",
            arg="[" + ",".join(f'"{code}"' for code in sorted(codes)) + "]",
            timeout=10_000,
        )

    def heard(self) -> list[str]:
        """The events that reached cards of the game page."""
        return list(self.game.evaluate("() => heard"))
