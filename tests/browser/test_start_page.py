"""The start page lists this browser's boards, live, and lets them be named, kept and removed."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.fitting import too_narrow
from tests.browser.start_page import StartPage
from tests.browser.wordle_page import WordlePage
from tests.serving import Server


@pytest.fixture
def start(open_page: OpenPage, server: Server) -> Callable[..., StartPage]:
    """A start page in a browser that has made one board, with CRANE on it."""

    def start(**options: object) -> StartPage:
        wordle = open_page(**options)
        wordle.paste("crane 01200\nslate 00202")
        wordle.expect_rows("crane 01200", "slate 00202")
        return StartPage(wordle.page, server.url)

    return start


Start = Callable[..., StartPage]


def other_tab(page: Page, url: str) -> WordlePage:
    tab = page.context.new_page()
    tab.goto(url)
    return WordlePage(tab)


# THE LIST


def test_a_new_browser_has_no_boards_and_can_begin(open_page: OpenPage, server: Server) -> None:
    page = open_page().page
    page.context.clear_cookies()
    empty = StartPage(page, server.url)
    empty.expect_boards()
    expect(page.get_by_text("will be listed here")).to_be_visible()
    expect(page.get_by_text("Go on with the latest")).to_have_count(0)
    page.locator(".door", has_text="Wordle").click()
    page.wait_for_url(re.compile("/wordle/.+"))
    WordlePage(page).expect_rows()


def test_boards_appear_when_they_are_made_visited_and_changed_elsewhere(
    start: Start, open_page: OpenPage, server: Server
) -> None:
    home = start()
    home.expect_boards("Board of")
    expect(home.item(0)).to_contain_text("Wordle · just now")
    tab = other_tab(home.page, f"{server.url}/wordle/new")
    home.expect_boards("not begun", "just now")
    tab.play("trash")
    expect(home.item(0)).not_to_contain_text("not begun")

    friend = open_page().play("elite")
    home.expect_boards("Board of", "Board of")
    tab.page.goto(friend.url)
    expect(home.item(0)).to_contain_text("just now")
    expect(home.page.locator(".board-item")).to_have_count(3)
    expect(home.item(0).get_by_label("off this list")).to_be_visible()


def test_boards_lead_back_to_the_games(start: Start) -> None:
    home = start()
    home.item(0).get_by_role("link", name="Wordle").click()
    WordlePage(home.page).expect_rows("crane 01200", "slate 00202")
    home.page.get_by_role("link", name="Hunch").click()
    home.page.get_by_text("Go on with the latest").click()
    WordlePage(home.page).expect_rows("crane 01200", "slate 00202")


def test_only_game_pages_name_a_game_in_their_header(start: Start) -> None:
    home = start()
    header = home.page.locator(".top")
    expect(header).not_to_contain_text("Wordle")
    expect(header).not_to_contain_text("New game")
    home.page.get_by_role("link", name="Go on with the latest").click()
    expect(header).to_contain_text("Wordle")
    expect(header).to_contain_text("New game")


# NAMES


def test_a_board_is_renamed_by_keyboard_alone(start: Start) -> None:
    home = start()
    rename = home.item(0).get_by_label("Rename")
    rename.focus()
    home.page.keyboard.press("Enter")
    expect(home.box).to_be_focused()
    home.page.keyboard.type("  Sunday  ")
    home.page.keyboard.press("Enter")
    home.expect_boards("Sunday")
    expect(rename).to_be_focused()
    home.page.keyboard.press("Enter")
    expect(home.box).to_be_focused()
    home.page.keyboard.type("Mon")
    home.page.keyboard.press("Escape")
    home.expect_boards("Sunday")
    expect(home.box).to_have_count(0)
    expect(rename).to_be_focused()
    home.page.reload()
    home.expect_boards("Sunday")


def test_a_bad_name_gets_a_sentence_and_the_text_stays(start: Start) -> None:
    home = start()
    home.rename(0, "x" * 61)
    expect(home.page.locator(".name-problem")).to_have_text(
        "That name has 61 characters: at most 60 fit."
    )
    expect(home.box).to_have_value("x" * 61)
    expect(home.box).to_be_focused()
    home.page.keyboard.press("Backspace")
    home.page.keyboard.press("Enter")
    home.expect_boards("x" * 60)


def test_what_is_being_typed_outlives_news_of_other_boards(start: Start, server: Server) -> None:
    home = start()
    home.item(0).get_by_label("Rename").click()
    home.box.fill("Sun")
    other_tab(home.page, f"{server.url}/wordle/new")
    expect(home.page.locator(".board-item")).to_have_count(2)
    expect(home.box).to_have_value("Sun")
    home.page.bring_to_front()
    for move in ("prepend", "append"):  # as a new order of the list does
        home.box.evaluate(
            "(box, move) => { const item = box.closest('li'); item.parentElement[move](item); }",
            move,
        )
    expect(home.box).to_be_focused()
    expect(home.box).to_have_value("Sun")
    home.box.press_sequentially("day")
    home.box.press("Enter")
    home.expect_boards("not begun", "Sunday")


def test_markup_in_a_name_is_text(start: Start) -> None:
    home = start()
    name = "<img src=x onerror=alert(1)> {{7*7}} &amp;"
    home.rename(0, name)
    expect(home.page.locator(".board-name")).to_have_text(name)
    home.page.reload()
    expect(home.page.locator(".board-name")).to_have_text(name)


def test_nonsense_from_a_browser_upsets_nothing(start: Start) -> None:
    home = start()
    home.item(0).get_by_label("Rename").click()
    expect(home.box).to_be_focused()
    for nonsense in (
        None,
        7,
        [],
        {},
        {"name": 7},
        {"name": "\0" * 20_000},
        "x",
    ):
        home.page.evaluate(
            """value => {
                const box = document.querySelector(".name-box");
                window.NativeFormData ??= window.FormData;
                window.FormData = function () { return {[Symbol.iterator]: () =>
                    Object.entries(Object(value))[Symbol.iterator]()}; };
                box.form.requestSubmit();
                window.FormData = window.NativeFormData;
            }""",
            nonsense,
        )
    home.box.fill("Sunday")
    home.box.press("Enter")
    home.expect_boards("Sunday")


# REMOVING


@pytest.mark.parametrize("width", [320, 390, 1440])
def test_a_board_is_deleted_in_two_steps_and_not_by_a_double_tap(start: Start, width: int) -> None:
    home = start(viewport={"width": width, "height": 800})
    delete = home.item(0).get_by_label("Delete Board")
    delete.scroll_into_view_if_needed()
    box = delete.bounding_box()
    assert box
    delete.click()
    sure = home.page.get_by_role("button", name="Delete for everyone?")
    expect(sure).to_be_visible()
    home.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(sure).to_have_count(0)
    home = StartPage(home.page, home.page.url.partition("/wordle")[0])
    home.expect_boards("Board of")

    home.item(0).get_by_label("Delete Board").click()
    sure.click()
    home.expect_boards()
    expect(home.note).to_contain_text("is gone.")


def test_deleting_by_keyboard_offers_the_way_back_first(start: Start) -> None:
    home = start()
    home.item(0).get_by_label("Delete Board").focus()
    home.page.keyboard.press("Enter")
    expect(home.page.get_by_role("button", name="Keep it")).to_be_focused()
    home.page.keyboard.press("Enter")
    expect(home.item(0).get_by_label("Delete Board")).to_be_focused()
    home.page.keyboard.press("Enter")
    expect(home.page.get_by_role("button", name="Keep it")).to_be_focused()
    home.page.keyboard.press("Shift+Tab")
    home.page.keyboard.press("Enter")
    home.expect_boards()


def test_deleting_takes_a_board_from_everyone_and_leaving_only_from_oneself(
    start: Start, open_page: OpenPage, server: Server
) -> None:
    home = start()
    home.item(0).get_by_role("link", name="Wordle").click()
    address = WordlePage(home.page).url
    friend = open_page(address)
    theirs = StartPage(friend.page, server.url)
    theirs.item(0).get_by_label("off this list").click()
    theirs.page.get_by_role("button", name="Take off this list?").click()
    theirs.expect_boards()
    home = StartPage(home.page, server.url)
    home.expect_boards("Board of")

    visited = other_tab(theirs.page, address)
    theirs.expect_boards("Board of")
    home.item(0).get_by_label("Delete Board").click()
    home.page.get_by_role("button", name="Delete for everyone?").click()
    theirs.expect_boards()

    # A page of the board that is still open does not upset the server.
    visited.type("trash", "Enter", "Control+z")
    visited.page.reload()
    expect(visited.page.get_by_text("There is no board at this address")).to_be_visible()


# FILES


def test_an_exported_board_is_imported_as_the_same_board(start: Start, tmp_path: Path) -> None:
    home = start()
    home.rename(0, "Sunday & more")
    home.expect_boards("Sunday & more")
    file = home.export(0, tmp_path)
    assert file.name == "hunch-wordle-Sunday-more.json"
    assert json.loads(file.read_text())["game"] == "wordle"
    home.import_(file)
    home.page.wait_for_url(re.compile("/wordle/.+"))
    wordle = WordlePage(home.page)
    wordle.expect_rows("crane 01200", "slate 00202")
    wordle.type("Control+z")
    wordle.expect_rows()
    wordle.type("Control+Shift+z")
    wordle.expect_rows("crane 01200", "slate 00202")
    home = StartPage(home.page, home.page.url.partition("/wordle")[0])
    home.expect_boards("Sunday & more", "Sunday & more")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("crane 01200", "That file is not a board: choose a .json file"),
        ('{"hunch": 1, "game": "chess", "name": "", "entries": []}', "does not have"),
        (" " * 2_000_000, "at most 1 MB"),
    ],
)
def test_a_bad_file_gets_a_sentence(start: Start, tmp_path: Path, content: str, said: str) -> None:
    home = start()
    file = tmp_path / "board.json"
    file.write_text(content)
    home.import_(file)
    expect(home.note).to_contain_text(said)
    home.expect_boards("Board of")


# LAYOUT


def test_long_names_fit_every_width_and_all_is_large_enough(start: Start) -> None:
    home = start()
    home.rename(0, "W" * 60)
    home.expect_boards("W" * 60)
    states = (
        lambda: None,
        lambda: home.item(0).get_by_label("Rename").click(),
        lambda: home.page.get_by_role("button", name="Cancel").click(),
        lambda: home.item(0).get_by_label("Delete").click(),
    )
    for reach in states:
        reach()
        home.page.wait_for_timeout(100)
        assert too_narrow(home.page) == []
        home.page.set_viewport_size(PHONE)
        for part in home.page.locator("#hunch :is(button, a, input):visible").all():
            box = part.bounding_box()
            assert box
            assert min(box["height"], box["width"]) >= 44, part


def test_a_phone_reaches_the_end_of_a_long_page(start: Start) -> None:
    home = start(viewport={**PHONE, "height": 400}, has_touch=True, is_mobile=True)
    for _ in range(4):
        home.page.keyboard.press("Space")
        home.page.wait_for_timeout(300)
    expect(home.page.get_by_role("button", name="Import it")).to_be_in_viewport(ratio=1)
