"""Two windows of two sites hear each other and nobody else; how they come together."""

import json
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.beside_game import BesideGame, fetch
from tests.browser.game_sites import (
    ELEVEN,
    FORKS,
    FRIENDS,
    forks,
    friends,
)
from tests.serving import Server

Beside = Callable[..., BesideGame]


FROM_A_FRAME = """
  (code) => {
    const frame = document.createElement("iframe");
    frame.srcdoc = `<script>${code}</script>`;
    document.body.append(frame);
  }
"""


KEEP_WINDOW = """
  () => {
    const open = window.open;
    window.open = (...how) => (window.opened = open(...how));
  }
"""


def test_the_app_hears_only_the_window_that_opened_it(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(ELEVEN))
    game.game.evaluate(KEEP_WINDOW)
    app = game.press(bookmark)
    game.board()
    board = json.dumps({"hunch": "board", "cards": ["0000"], "previous": []})
    app.evaluate(f"window.postMessage({board}, '*')")
    app.evaluate(FROM_A_FRAME, f"parent.postMessage({board}, '*')")
    # Of the right site, but not the page that opened it.
    game.game.evaluate(FROM_A_FRAME, f"parent.opened.postMessage({board}, '*')")
    app.wait_for_timeout(300)
    assert len(game.context.pages) == 2
    assert len(game.told()) == 1


def test_the_app_hears_no_other_site_that_opened_it(
    beside: Beside, server: Server, bookmark: str
) -> None:
    game = beside("https://evil.example", "<main></main>", expected=("target origin",))
    game.game.set_content(f"<a href='javascript:void(w = open(`{server.url}/set#{FORKS}`))'>go</a>")
    with game.context.expect_page() as opened:
        game.game.click("a")
    game.app = opened.value
    game.app.wait_for_load_state()
    board = {"hunch": "board", "cards": ["0000"], "previous": []}
    game.game.evaluate("(board) => w.postMessage(board, '*')", board)
    game.app.wait_for_timeout(300)
    assert game.told() == []


def go(page: Page, address: str) -> None:
    """As a link does, so that the windows stay connected."""
    with page.expect_navigation():
        page.evaluate("(address) => void (location.href = address)", address)


NO_BOARDS = [
    {"hunch": "board", "cards": ["0000", "0000"], "previous": []},
    {"hunch": "board", "cards": ["0004"], "previous": []},
    {"hunch": "board", "cards": ["00"], "previous": []},
    {"hunch": "board", "cards": [1111], "previous": []},
    {"hunch": "board", "cards": ["0000"], "previous": ["0000"]},
    {"hunch": "board", "cards": "0000", "previous": []},
    {"hunch": "board", "cards": ["0000"]},
    {"hunch": "board", "cards": [f"{i:04}" for i in range(300)], "previous": []},
    {"hunch": "else", "cards": ["0000"], "previous": []},
    {"hunch": "board", "problem": {"a": 1}},
    {"cards": ["0000"], "previous": []},
    "board",
    None,
    [],
]


def test_the_app_takes_only_boards(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(ELEVEN))
    game.press(bookmark)
    game.board()
    tell = "([message, to]) => window.open('', 'hunch-set').postMessage(message, to)"
    for message in [*NO_BOARDS, {"hunch": "board", "cards": ["0000"], "previous": []}]:
        game.game.evaluate(tell, [message, game.app_url])
    game.until_told("told.cards.length === 1")
    assert len(game.told()) == 2


def test_the_game_page_hears_only_the_window_it_opened(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(ELEVEN))
    game.press(bookmark)
    game.board()
    order = json.dumps({"hunch": "marks", "marks": ["0002", "1121", "2210"], "play": True})
    game.game.evaluate(f"window.postMessage({order}, '*')")
    game.game.evaluate(FROM_A_FRAME, f"parent.postMessage({order}, '*')")
    # Of the right address, but not the window that was opened.
    game.app.evaluate(FROM_A_FRAME, f"parent.opener.postMessage({order}, '*')")
    # Hunch's own window, shown something else.
    go(game.app, "https://evil.example/")
    game.app.evaluate(f"window.opener.postMessage({order}, '*')")
    game.game.wait_for_timeout(500)
    assert game.heard() == []
    game.expect_marked()


def test_the_game_page_takes_only_cards(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(ELEVEN))
    game.press(bookmark)
    game.board()
    tell = "([marks, to]) => opener.postMessage({ hunch: 'marks', marks, play: true }, to)"
    for marks in ("0002", [["0002"]], ["0002", "<b>"], ["0002"] * 300, None):
        game.app.evaluate(tell, [marks, FRIENDS])
    game.game.wait_for_timeout(300)
    assert game.heard() == []
    game.expect_marked()


def test_the_bookmarklet_is_short_and_holds_no_key(bookmark: str, server: Server) -> None:
    assert len(bookmark) < 20_000
    assert "key" not in bookmark.replace(".keys()", "").lower().replace("object.keys", "")


def test_pressed_elsewhere_it_says_where_it_belongs(beside: Beside, bookmark: str) -> None:
    game = beside("https://example.org", "<main></main>")
    said = []
    game.game.on("dialog", lambda dialog: (said.append(dialog.message), dialog.accept()))
    with game.game.expect_event("dialog"):
        game.press_only(bookmark)
    assert said == ["Press this on a game page of setwithfriends.com or setwithforks.com."]
    assert len(game.context.pages) == 1


def test_the_userscript_adds_a_button_that_does_the_same(beside: Beside, server: Server) -> None:
    script = fetch(f"{server.url}/set/reader.user.js")
    assert script.startswith("// ==UserScript==\n")
    assert script.count("@match") == 4
    game = beside(FORKS, forks(ELEVEN))
    game.game.add_init_script(script)
    game.game.reload()
    with game.context.expect_page() as opened:
        game.game.get_by_role("button", name="Hunch").click()
    game.app = opened.value
    assert game.board()[0] == set(ELEVEN)
