"""Boards of both sites are read, marked and clicked, from the page people play on."""

import random
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, ConsoleMessage

from core.setgame import VARIANTS, deal
from tests.browser.beside_game import BesideGame, fetch
from tests.browser.game_sites import DARK, FORKS, FRIENDS, LIGHT, forks, friends
from tests.serving import Server

Beside = Callable[..., BesideGame]


@pytest.fixture
def beside(strict_browser: Browser, server: Server) -> Iterator[Beside]:
    """Puts Hunch beside a game page; fails when a console reports an error."""
    contexts, errors = [], []

    def report(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            errors.append(message.text)

    def open_one(origin: str, html: str, fake: bool = True) -> BesideGame:
        context = strict_browser.new_context(viewport={"width": 1100, "height": 900})
        contexts.append(context)
        context.on("console", report)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        opened = BesideGame(context, server.url, origin, html)
        return opened.fake_app() if fake else opened

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def bookmark(strict_browser: Browser, server: Server) -> str:
    context = strict_browser.new_context()
    href = BesideGame(context, server.url, FRIENDS, "").handed_out()
    context.close()
    return href


TWELVE = ["2222", "1011", "2210", "1010", "0002", "0010", "1000", "1221", "2000", "1121", "2110"]


@pytest.mark.parametrize("styled", [False, True], ids=["bare", "styled"])
@pytest.mark.parametrize(
    "how",
    [
        {},
        {"landscape": True},
        {"turned": True},
        {"flying": ["0001", "0120", "2121"]},
        {"selected": ["1011", "2210"]},
        {"previous": ["0022", "1211", "2100"]},
        {"previous": ["0022", "1211", "2100"], "landscape": True},
    ],
    ids=lambda how: "-".join(how) or "plain",
)
@pytest.mark.parametrize("site", [FRIENDS, FORKS])
def test_the_cards_in_play_are_read_and_no_others(
    beside: Beside, bookmark: str, site: str, how: dict, styled: bool
) -> None:
    build = friends if site == FRIENDS else forks
    game = beside(site, build(TWELVE, **how, styled=styled))
    game.press(bookmark)
    told = game.until_told("told.cards")
    assert told["cards"] == reading_order(TWELVE, how)
    assert (set(told["previous"]), told["origin"]) == (set(how.get("previous", ())), site)


def reading_order(cards: list[str], how: dict) -> list[str]:
    if not how.get("landscape"):
        return cards
    return [card for row in range(3) for card in cards[row::3]]


def test_a_game_page_with_www_is_the_same_site(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS.replace("://", "://www."), friends(TWELVE))
    game.press(bookmark)
    assert game.until_told("told.cards")["origin"] == FRIENDS


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_board_of_every_variant_is_read_on_setwithforks(
    beside: Beside, bookmark: str, variant: str
) -> None:
    laid = [str(card) for card in deal(variant, random.Random(7).randrange(10**6)).board]
    game = beside(FORKS, forks(laid, colours=DARK))
    game.press(bookmark)
    assert game.board() == (set(laid), set())


@pytest.mark.parametrize(
    ("digits", "places"), [("012", 4), ("0123", 4), ("0123", 3), ("012", 5)], ids=str
)
def test_every_card_of_every_deck_is_read(
    beside: Beside, bookmark: str, digits: str, places: int
) -> None:
    deck = {"".join(code) for code in product(digits, repeat=places)}
    game = beside(FORKS, forks(sorted(deck), left=0))
    game.press(bookmark)
    assert game.board() == (deck, set())


def test_solid_cards_late_in_an_ordinary_game_keep_their_four_digits(
    beside: Beside, bookmark: str
) -> None:
    game = beside(FORKS, forks(["0000", "1101", "2202", "0101"]))
    game.game.evaluate("document.querySelector('strong').textContent = '61'")
    game.press(bookmark)
    assert game.board()[0] == {"0000", "1101", "2202", "0101"}


CUSTOM = ("#112233", "#445566", "#778899", "#aabbcc")


@pytest.mark.parametrize(
    ("kept", "colours"),
    [
        ('{"light": {"purple": "#112233", "green": "#445566", "red": "#778899"}}', CUSTOM),
        ('{"dark": {"purple": "#FF0101", "green": "#800080", "red": "#008002"}}',
         ("#FF0101", "#800080", "#008002")),
        ("not json", LIGHT),
    ],
    ids=["light", "swapped in the dark", "unreadable"],
)  # fmt: skip
def test_colours_that_people_chose(
    beside: Beside, bookmark: str, kept: str, colours: tuple[str, ...]
) -> None:
    game = beside(FORKS, forks(TWELVE, colours=colours))
    theme = "dark" if "dark" in kept else "light"
    game.game.evaluate(
        "([kept, theme]) => Object.assign(localStorage, { customColors: kept, theme })",
        [kept, theme],
    )
    game.press(bookmark)
    assert game.board()[0] == set(TWELVE)


@pytest.mark.parametrize(
    ("html", "seen"),
    [
        (forks(TWELVE, colours=CUSTOM), "the colours #"),
        (forks(TWELVE).replace("#oval", "#heart"), "a shape called #heart"),
        (forks(TWELVE).replace("mask-stripes", "mask-waves"), "a shading called url(#mask-waves)"),
        (forks(TWELVE, hidden=TWELVE), "11 cards, all face down"),
        (forks([]), "no board of cards"),
        ("<p>Lobby</p>", "no board of cards"),
    ],
)
def test_what_cannot_be_read_is_said(
    beside: Beside, bookmark: str, html: str, seen: str
) -> None:
    game = beside(FORKS, html)
    game.press(bookmark)
    assert seen in game.until_told("told.problem")["problem"]


@pytest.mark.parametrize(
    ("change", "seen"),
    [
        ("document.querySelector('.place').remove()", "80 places"),
        ("document.querySelector('.place svg').remove()", "in the place of card 0000"),
        ("document.querySelectorAll('.c2').forEach((c) => c.classList.remove('c2'))", "without cards"),
    ],
)  # fmt: skip
def test_a_setwithfriends_that_has_changed_is_not_guessed_at(
    beside: Beside, bookmark: str, change: str, seen: str
) -> None:
    game = beside(FRIENDS, friends(TWELVE))
    game.game.evaluate(change)
    game.press(bookmark)
    assert seen in game.until_told("told.problem")["problem"]


def test_cards_once_seen_are_known_face_down(beside: Beside, bookmark: str) -> None:
    game = beside(FORKS, forks(TWELVE, hidden=TWELVE[3:]))
    game.press(bookmark)
    assert game.board()[0] == set(TWELVE[:3])
    game.game.evaluate("document.querySelectorAll('.c1')[0].replaceChildren()")
    turn_up(game, TWELVE[3])
    game.until_told("told.cards.length === 4")
    assert game.board()[0] == set(TWELVE[:4])


def turn_up(game: BesideGame, code: str) -> None:
    drawn = forks([code]).split(f'data-test="{code}"')[1].split(">", 1)[1].split("</div>")[0]
    game.game.evaluate(
        "([code, drawn]) => (document.querySelector(`[data-test='${code}']`).innerHTML = drawn)",
        [code, drawn],
    )


# FOLLOWING


@pytest.mark.parametrize("site", [FRIENDS, FORKS])
def test_the_board_is_followed(beside: Beside, bookmark: str, site: str) -> None:
    build = friends if site == FRIENDS else forks
    game = beside(site, build(TWELVE))
    game.press(bookmark)
    game.board()
    after = [*TWELVE[3:], "0120", "1201", "2012"]
    show(game, build(after))
    assert set(game.until_told("told.cards.includes('2012')")["cards"]) == set(after)
    show(game, "<main>Lobby</main>")
    assert "no board" in game.until_told("told.problem")["problem"]
    show(game, build(TWELVE, ["0022", "1211", "2100"]))
    assert set(game.until_told("told.previous?.length")["previous"]) == {"0022", "1211", "2100"}


def show(game: BesideGame, html: str) -> None:
    inside = html.split("<main>")[1].split("</main>")[0]
    game.game.evaluate("(html) => (document.querySelector('main').innerHTML = html)", inside)


def test_other_changes_of_the_page_are_not_told(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(TWELVE))
    game.press(bookmark)
    game.board()
    game.mark("2222")
    game.expect_marked("2222")
    game.game.evaluate("document.querySelector('.c2').classList.add('c3')")
    game.game.evaluate("document.querySelector('header').append('chat')")
    game.game.wait_for_timeout(800)
    assert len(game.told()) == 1


def test_both_windows_can_be_loaded_again(beside: Beside, bookmark: str) -> None:
    game = beside(FORKS, forks(TWELVE))
    app = game.press(bookmark)
    game.board()
    app.reload()
    assert game.board()[0] == set(TWELVE)
    app.goto(f"{game.app_url}/set")  # a link in Hunch, which drops the site's name
    assert game.board()[0] == set(TWELVE)
    game.game.reload()
    game.press_only(bookmark)
    app.wait_for_load_state()
    assert game.board()[0] == set(TWELVE)
    assert len(game.context.pages) == 2


# MARKS AND CLICKS


@pytest.mark.parametrize("site", [FRIENDS, FORKS])
def test_marks_come_and_go_and_leave_nothing_behind(
    beside: Beside, bookmark: str, site: str
) -> None:
    build = friends if site == FRIENDS else forks
    game = beside(site, build(TWELVE, styled=True))
    game.press(bookmark)
    game.board()
    was = looks(game)
    game.mark("2222", "1011")
    game.expect_marked("2222", "1011")
    game.mark("1011", "0002", "2121")
    game.expect_marked("1011", "0002")
    assert game.heard() == []
    game.app.close()
    game.expect_marked()
    assert looks(game) == was


def looks(game: BesideGame) -> str:
    return str(game.game.evaluate("document.querySelector('main').innerHTML"))


def test_a_mark_on_a_card_face_down_gives_back_its_own_outline(
    beside: Beside, bookmark: str
) -> None:
    game = beside(FORKS, forks(TWELVE))
    game.press(bookmark)
    game.board()
    own = game.game.evaluate(
        """() => {
            const card = document.querySelector("[data-test='2222']");
            card.replaceChildren();
            card.style.outline = "solid 1px";
            card.style.outlineOffset = "-8px";
            return card.style.cssText;
        }"""
    )
    game.mark("2222")
    game.expect_marked("2222")
    game.mark()
    game.expect_marked()
    assert game.game.evaluate("document.querySelector(\"[data-test='2222']\").style.cssText") == own


@pytest.mark.parametrize("styled", [False, True], ids=["bare", "styled"])
@pytest.mark.parametrize(("site", "counts"), [(FRIENDS, "click"), (FORKS, "mousedown")])
def test_play_for_me_clicks_what_is_not_selected_yet(
    beside: Beside, bookmark: str, site: str, counts: str, styled: bool
) -> None:
    build = friends if site == FRIENDS else forks
    game = beside(site, build(TWELVE, selected=["1121", "0010"], styled=styled))
    game.press(bookmark)
    game.board()
    game.mark("0002", "1121", "2210")
    game.expect_marked("0002", "1121", "2210")
    assert game.heard() == []
    game.mark("0002", "1121", "2210", play=True)
    game.game.wait_for_function("heard.length === 3")
    game.game.wait_for_timeout(2500)
    assert game.heard() == [f"{counts} {code}" for code in ("0010", "0002", "2210")]


def test_the_next_board_is_played_and_a_refused_solution_not_twice(
    beside: Beside, bookmark: str
) -> None:
    game = beside(FRIENDS, friends(TWELVE))
    game.press(bookmark)
    game.board()
    game.mark("0002", "1121", "2210", play=True)
    game.game.wait_for_function("heard.length === 3")
    # The site took nothing and gives the selection back.
    game.game.evaluate("document.querySelectorAll('.c3').forEach((c) => c.classList.remove('c3'))")
    game.mark("0002", "1121", "2210", play=True)
    game.game.wait_for_timeout(2500)
    assert len(game.heard()) == 3
    # Someone else found another one: it may be tried once more.
    show(game, friends([*TWELVE, "0210"]))
    game.game.wait_for_function("heard.length === 6")
    game.mark("0210", "1010", "2110", play=True)
    game.game.wait_for_function("heard.length >= 9")


def test_no_click_comes_after_play_for_me_is_switched_off(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(TWELVE))
    game.press(bookmark)
    game.board()
    game.mark("0002", "1121", "2210", play=True)
    game.game.wait_for_function("heard.length === 1")
    game.mark("0002", "1121", "2210")
    game.game.wait_for_timeout(1000)
    assert len(game.heard()) <= 2
    assert len(game.heard()) < 3


# WHO IS LISTENED TO


LIES = [{"hunch": "board", "cards": ["0000"], "previous": [], "play": False}]


def test_the_app_hears_only_the_window_that_opened_it(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(TWELVE))
    app = game.press(bookmark)
    game.board()
    board = {"hunch": "board", "cards": ["0000"], "previous": []}
    app.evaluate("(board) => window.postMessage(board, '*')", board)
    app.evaluate(  # a frame of the app itself, and a window that it opened
        """(board) => {
            const frame = document.body.appendChild(document.createElement("iframe"));
            frame.contentWindow.eval(`parent.postMessage(${JSON.stringify(board)}, "*")`);
        }""",
        board,
    )
    # The opener, gone to another site, still holds the window.
    game.game.goto("https://evil.example/")
    game.game.evaluate("(board) => window.open('', 'hunch-set')?.postMessage(board, '*')", board)
    app.wait_for_timeout(400)
    assert len(game.told()) == 1


@pytest.mark.parametrize(
    "message",
    [
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
    ],
)
def test_the_app_takes_only_boards(beside: Beside, bookmark: str, message: object) -> None:
    game = beside(FRIENDS, friends(TWELVE))
    app = game.press(bookmark)
    game.board()
    game.game.evaluate(
        "([message, to]) => window.open('', 'hunch-set').postMessage(message, to)",
        [message, game.app_url],
    )
    app.wait_for_timeout(300)
    assert len(game.told()) == 1


def test_the_game_page_hears_only_the_window_it_opened(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(TWELVE))
    game.press(bookmark)
    game.board()
    order = {"hunch": "marks", "marks": ["0002", "1121", "2210"], "play": True}
    game.game.evaluate("(order) => window.postMessage(order, '*')", order)
    game.game.evaluate(
        """(order) => {
            const frame = document.body.appendChild(document.createElement("iframe"));
            frame.contentWindow.eval(`parent.postMessage(${JSON.stringify(order)}, "*")`);
        }""",
        order,
    )
    # Hunch's own window, shown something else.
    game.app.goto("https://evil.example/")
    game.app.evaluate("(order) => window.opener.postMessage(order, '*')", order)
    game.game.wait_for_timeout(500)
    assert game.heard() == []
    game.expect_marked()


@pytest.mark.parametrize(
    "marks", ["0002", [["0002"]], ["<b>"], ["0002"] * 300, None], ids=lambda marks: str(marks)[:20]
)
def test_the_game_page_takes_only_cards(beside: Beside, bookmark: str, marks: object) -> None:
    game = beside(FRIENDS, friends(TWELVE))
    game.press(bookmark)
    game.board()
    game.app.evaluate(
        "([marks, to]) => window.opener.postMessage({ hunch: 'marks', marks, play: true }, to)",
        [marks, FRIENDS],
    )
    game.game.wait_for_timeout(300)
    assert game.heard() == []
    game.expect_marked()


# HANDING IT OUT


def test_the_bookmarklet_is_short_and_holds_no_key(bookmark: str, server: Server) -> None:
    assert len(bookmark) < 20_000
    assert "key" not in bookmark.replace(".keys()", "").lower().replace("object.keys", "")


def test_pressed_elsewhere_it_says_where_it_belongs(beside: Beside, bookmark: str) -> None:
    game = beside("https://example.org", "<main></main>")
    said = []
    game.game.on("dialog", lambda dialog: (said.append(dialog.message), dialog.accept()))
    game.press_only(bookmark)
    assert said == ["Press this on a game page of setwithfriends.com or setwithforks.com."]
    assert len(game.context.pages) == 1


def test_the_userscript_adds_a_button_that_does_the_same(beside: Beside, server: Server) -> None:
    script = fetch(f"{server.url}/set/reader.user.js")
    assert script.startswith("// ==UserScript==\n")
    assert script.count("@match") == 4
    game = beside(FORKS, forks(TWELVE))
    game.game.evaluate(script)
    with game.context.expect_page() as opened:
        game.game.get_by_role("button", name="Hunch").click()
    game.app = opened.value
    assert game.board()[0] == set(TWELVE)
