"""The page of the Countdown numbers game."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.countdown_page import CountdownPage
from tests.scenes.scene import Scene

LONG_SEARCH = "1/7 2/11 3/13 5/17 7/19 9/23 11/29 13/31"


def _round(tiles: str, target: str, headline: str) -> Callable[[Page], CountdownPage]:
    def act(page: Page) -> CountdownPage:
        countdown = CountdownPage(page).type(tiles, target)
        expect(countdown.headline).to_contain_text(headline, timeout=60_000)
        return countdown

    return act


_two_ways = _round("25 50 75 100 3 6", "952", "2 ways")


def _empty(page: Page) -> None:
    CountdownPage(page)


def _half(page: Page) -> None:
    CountdownPage(page).type("25 50 7", "")


def _problem(page: Page) -> None:
    countdown = CountdownPage(page)
    countdown.tiles.fill("25 5O 75")
    countdown.target.fill("9x2")
    expect(countdown.problems).to_have_count(2)


def _checked(answer: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        countdown = _two_ways(page)
        countdown.check(answer)
        expect(countdown.verdict).not_to_be_empty()

    return act


def _covered(page: Page) -> None:
    countdown = CountdownPage(page)
    page.locator(".tool-cover").click()
    page.locator(".tool-clock").click()
    countdown.type("25 50 75 100 3 6", "952")
    expect(page.get_by_role("button", name="Reveal")).to_be_visible()


def _rules(page: Page) -> None:
    _two_ways(page)
    page.get_by_role("button", name="Rules one by one").click()
    expect(page.get_by_role("switch").first).to_be_visible()


def _searching(page: Page) -> None:
    countdown = CountdownPage(page)
    countdown.switch("Fractions")
    countdown.type("3 7 11 13 17 19 23 29", "99999")
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()


def _game(name: str, tiles: str, target: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        CountdownPage(page).game(name).type(tiles, target)
        expect(page.locator("hunch-ways summary").first).to_be_visible()

    return act


COUNTDOWN = (
    Scene("countdown-empty", "/countdown/new", _empty),
    Scene("countdown-half", "/countdown/new", _half),
    Scene("countdown-problem", "/countdown/new", _problem),
    Scene("countdown-ways", "/countdown/new", _two_ways),
    Scene("countdown-many", "/countdown/new", _round("1 2 3 4 5 6", "30", "ways")),
    Scene("countdown-close", "/countdown/new", _round("1 1 2 2 3 3", "999", "")),
    Scene("countdown-right", "/countdown/new", _checked("(100+3)*75*6/50+25")),
    Scene("countdown-wrong", "/countdown/new", _checked("(100+3)*75*6/50+26")),
    Scene("countdown-covered", "/countdown/new", _covered),
    Scene("countdown-rules", "/countdown/new", _rules),
    Scene("countdown-searching", "/countdown/new", _searching),
    Scene("countdown-24", "/countdown/new", _game("24", "3 3 8 8", "24")),
    Scene("countdown-words", "/countdown/new", _game("Words", "over throw", "overthrow")),
)
