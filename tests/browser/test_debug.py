"""`hunch --debug`: the history of a page, gone back and forth in, saved, and replayed elsewhere."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.wordle_page import WordlePage
from tests.serving import Server


class Debugger:
    """The panel as a person sees it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.get_by_role("region", name="Debugger")

    def open(self) -> "Debugger":
        self.root.get_by_role("button", name="Debug").click()
        expect(self.slider).to_be_visible()
        return self

    def press(self, name: str) -> None:
        self.root.get_by_role("button", name=name, exact=True).click()

    @property
    def slider(self) -> Locator:
        return self.root.get_by_role("slider", name="Moment")

    @property
    def said(self) -> Locator:
        return self.root.get_by_role("status")

    def look_at(self, text: str) -> None:
        """Clicked as it is found: what a mouse points at moves on when another message comes."""
        messages = self.root.get_by_role("list", name="Messages").get_by_role("button")
        message = messages.filter(has_text=text).last
        message.dispatch_event("click")
        expect(message).to_have_attribute("aria-pressed", "true")


@pytest.fixture
def debugged(new_server: Callable[..., Server]) -> Server:
    return new_server("--debug")


def test_the_past_is_looked_at_and_the_present_goes_on(
    debugged: Server, open_page: OpenPage
) -> None:
    wordle = open_page(f"{debugged.url}/wordle/new").play("crane", "01200")
    wordle.type("sla")
    wordle.expect_typed("sla")
    panel = Debugger(wordle.page).open()
    expect(panel.said).to_have_text("Now.")

    panel.look_at("PressedKey('a'")
    panel.press("Earlier")
    wordle.expect_typed("sl")
    panel.look_at("PressedKey('l'")
    panel.press("Earlier")
    wordle.expect_typed("s")
    expect(panel.said).to_contain_text("The past: After message")
    wordle.tile(0, 0).click()
    wordle.tile(0, 0).evaluate("tile => tile.blur()")
    wordle.type("x")
    panel.press("Now")
    wordle.expect_typed("sla")
    wordle.expect_rows("crane 01200")

    wordle.type("te")
    wordle.expect_typed("slate")
    panel.slider.fill("0")
    expect(wordle.page.locator(".row.played")).to_have_count(0)
    expect(panel.said).to_contain_text("Before the first message")


def test_the_model_unfolds_and_what_changed_is_marked(
    debugged: Server, open_page: OpenPage
) -> None:
    wordle = open_page(f"{debugged.url}/wordle/new")
    panel = Debugger(wordle.page).open()
    wordle.type("s")
    wordle.expect_typed("s")
    panel.look_at("PressedKey('s'")
    screen = panel.root.get_by_role("button", name="screen Screen")
    screen.click()
    expect(screen).to_have_attribute("aria-expanded", "true")
    expect(screen).to_contain_text("changed")
    expect(panel.root.get_by_role("button", name="typing Typing")).to_contain_text("changed")
    expect(panel.root.get_by_role("button", name="habits Habits")).not_to_contain_text("changed")


def test_a_history_is_saved_and_replayed_on_a_page_of_its_own(
    debugged: Server, open_page: OpenPage, tmp_path: Path
) -> None:
    wordle = open_page(f"{debugged.url}/wordle/new").play("crane", "01200")
    wordle.type("sl")
    wordle.expect_typed("sl")
    expect(wordle.likely).not_to_have_count(0)
    panel = Debugger(wordle.page).open()
    with wordle.page.expect_download() as started:
        panel.root.get_by_role("link", name="Save the history").click()
    file = tmp_path / "history.jsonl"
    started.value.save_as(file)

    panel.root.get_by_label("A history's file").set_input_files(file)
    panel.press("Replay it")
    wordle.page.wait_for_url("**/debug/replay/*")
    replayed = WordlePage(wordle.page)
    replayed.expect_rows("crane 01200")
    replayed.expect_typed("sl")
    expect(panel.said).to_contain_text("A history from a file")
    replayed.type("x")
    panel.look_at("PressedKey('s'")
    replayed.expect_typed("s")
    panel.look_at("PressedKey('l'")
    replayed.expect_typed("sl")


def test_a_file_that_is_no_history_gets_a_sentence(
    debugged: Server, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page(f"{debugged.url}/", expected_errors=("400",), seen_as=lambda page: page)
    panel = Debugger(page).open()
    file = tmp_path / "history.jsonl"
    file.write_text("no history")
    panel.root.get_by_label("A history's file").set_input_files(file)
    panel.press("Replay it")
    expect(page.get_by_text("is damaged")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1440, "height": 900}])
def test_axe_finds_nothing_in_the_panel(
    debugged: Server, open_page: OpenPage, viewport: dict[str, int]
) -> None:
    wordle = open_page(f"{debugged.url}/wordle/new", viewport=viewport, reduced_motion="reduce")
    wordle.type("s")
    Debugger(wordle.page).open().press("Earlier")
    assert list(violations(wordle.page)) == []


def test_without_the_switch_there_is_nothing_of_it(open_page: OpenPage, server: Server) -> None:
    page = open_page(expected_errors=("404",)).page
    expect(page.get_by_role("region", name="Debugger")).to_have_count(0)
    assert "debug" not in page.content()
    assert page.request.get(f"{server.url}/debug/history/x").status == 404
