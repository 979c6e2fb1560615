"""The SET page."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from core.setgame import VARIANTS, shuffled
from tests.browser.set_page import SetPage
from tests.scenes.scene import Scene
from webui.setgame.codes import codes

TWELVE = codes(shuffled(VARIANTS["normal"].deck, "twelve")[:12])

A_SET = ("0200", "1101", "2002")


def _empty(page: Page) -> None:
    SetPage(page)


def _dealt(page: Page) -> SetPage:
    table = SetPage(page).lay(*TWELVE)
    expect(table.headline).to_contain_text("set")
    return table


def _level(name: str) -> Callable[[Page], None]:
    return lambda page: _dealt(page).level(name)


def _pinned(page: Page) -> None:
    _dealt(page).solutions.first.click()


def _picked(*cards: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        table = SetPage(page).lay(*A_SET, "1111", "1010", "0001")
        table.pick(*cards)
        expect(table.verdict).to_be_visible()

    return act


def _variant(title: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        table = SetPage(page)
        table.choose(title)
        table.tool("deal").click()
        expect(table.cards).not_to_have_count(0)
        expect(table.headline).not_to_contain_text("Looking")

    return act


def _whole_deck(page: Page) -> None:
    table = SetPage(page)
    table.paste(" ".join(codes(VARIANTS["normal"].deck)))
    expect(table.cards).to_have_count(81)
    expect(table.headline).to_have_text("1,080 sets")


def _practice(page: Page) -> None:
    SetPage(page).tool("play").click()
    expect(page.locator(".set-practice")).to_be_visible()


def _variants(page: Page) -> None:
    page.locator(".set-choose").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _keys(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def _problem(page: Page) -> None:
    SetPage(page).type("0120 9999 0120")
    expect(page.locator(".status.note")).to_contain_text("Card 9999")


def _connected(page: Page) -> None:
    SetPage(page).tell_of_site(cards=[*A_SET, "1111"], previous=[], play=False)
    expect(page.locator(".set-site")).to_be_visible()


def _unread(page: Page) -> None:
    SetPage(page).tell_of_site(problem="12 cards without a picture")
    expect(page.locator(".set-problem")).to_be_visible()


SETGAME = (
    Scene("set-empty", "/set/new", _empty),
    Scene("set-dealt", "/set/new", _dealt),
    Scene("set-number", "/set/new", _level("Number")),
    Scene("set-one-card", "/set/new", _level("1 card")),
    Scene("set-pinned", "/set/new", _pinned),
    Scene("set-right", "/set/new", _picked(*A_SET)),
    Scene("set-wrong", "/set/new", _picked("1010", "0001", "1111")),
    Scene("set-chain", "/set/new", _variant("Set-Chain")),
    Scene("set-ghost", "/set/new", _variant("GhostSet")),
    Scene("set-mega", "/set/new", _variant("MegaSet")),
    Scene("set-whole-deck", "/set/new", _whole_deck),
    Scene("set-practice", "/set/new", _practice),
    Scene("set-variants", "/set/new", _variants),
    Scene("set-keys", "/set/new", _keys),
    Scene("set-problem", "/set/new", _problem),
    Scene("set-connected", "/set/new", _connected),
    Scene("set-unread", "/set/new", _unread),
)
