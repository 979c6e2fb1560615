"""Boards of both sites are read, marked and clicked, from the page people play on."""

import json
import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from core.setgame import VARIANTS, Card, solutions
from tests.browser.beside_game import BesideGame, fetch
from tests.browser.game_sites import DARK, FORKS, FRIENDS, LIGHT, forks, friends
from tests.serving import Server

Beside = Callable[..., BesideGame]


@pytest.fixture
def beside(strict_browser: Browser, server: Server) -> Iterator[Beside]:
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


ELEVEN = ["2222", "1011", "2210", "1010", "0002", "0010", "1000", "1221", "2000", "1121", "2110"]


LAST = ["0022", "1211", "2100"]

LAYOUTS: list[dict[str, Any]] = [
    {"landscape": True},
    {"turned": True},
    {"flying": ["0001", "0120", "2121"]},
    {"selected": ["1011", "2210"]},
    {"previous": LAST},
    {"previous": LAST, "landscape": True},
    {"previous": LAST, "turned": True, "flying": ["0120"], "selected": ["0022"]},
    {},
]


@pytest.mark.parametrize("styled", [False, True], ids=["bare", "styled"])
@pytest.mark.parametrize("site", [FRIENDS, FORKS])
def test_the_cards_in_play_are_read_and_no_others(
    beside: Beside, bookmark: str, site: str, styled: bool
) -> None:
    build = friends if site == FRIENDS else forks
    game = beside(site, build(["0000"], styled=styled))
    game.press(bookmark)
    for number, layout in enumerate(LAYOUTS):
        # A card fewer each time, so that there is something to tell.
        cards = ELEVEN[: 11 - number]
        show(game, build(cards, **layout))
        told = game.until_told("told.cards?.length === argument", len(cards))
        assert told["cards"] == reading_order(cards, layout), layout
        assert set(told["previous"]) == set(layout.get("previous", ())), layout
        assert told["origin"] == site


def reading_order(cards: list[str], layout: dict[str, Any]) -> list[str]:
    if not layout.get("landscape"):
        return cards
    return [card for row in range(3) for card in cards[row::3]]


def test_a_game_page_with_www_is_the_same_site(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS.replace("://", "://www."), friends(ELEVEN))
    game.press(bookmark)
    assert game.until_told("told.cards")["origin"] == FRIENDS


def test_game_after_game_of_every_variant_is_read_on_setwithforks(
    beside: Beside, bookmark: str
) -> None:
    game = beside(FORKS, forks(["0120"]))
    game.press(bookmark)
    for name, variant in VARIANTS.items():
        dealt = random.Random(name).sample(variant.deck, variant.start)
        cards = [str(card) for card in dealt]
        game.game.evaluate("(name) => history.pushState({}, '', `/game/${name}`)", name)
        show(game, forks(cards, colours=DARK))
        game.until_told("String(told.cards) === argument", ",".join(cards))


def test_every_card_of_every_deck_is_read(beside: Beside, bookmark: str) -> None:
    game = beside(FORKS, forks(["0120"]))
    game.press(bookmark)
    for digits, places in (("012", 5), ("0123", 4), ("0123", 3)):
        deck = ["".join(code) for code in product(digits, repeat=places)]
        game.game.evaluate("(name) => history.pushState({}, '', `/game/${name}`)", len(deck))
        show(game, forks(deck, left=0))
        game.until_told("String(told.cards) === argument", ",".join(deck))


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
    game = beside(FORKS, forks(ELEVEN, colours=colours))
    theme = "dark" if "dark" in kept else "light"
    game.game.evaluate(
        "([kept, theme]) => Object.assign(localStorage, { customColors: kept, theme })",
        [kept, theme],
    )
    game.press(bookmark)
    assert game.board()[0] == set(ELEVEN)


def test_what_cannot_be_read_is_said(beside: Beside, bookmark: str) -> None:
    game = beside(FORKS, forks([]))
    game.press(bookmark)
    for html, seen in (
        ("<main>Lobby</main>", "no board of cards"),
        (forks(ELEVEN, colours=CUSTOM), "the colours #"),
        (forks(ELEVEN).replace("#oval", "#heart"), "a shape called #heart"),
        (forks(ELEVEN).replace("mask-stripes", "mask-waves"), "a shading called url(#mask-waves)"),
        (forks(ELEVEN, hidden=ELEVEN), "11 cards, all face down"),
    ):
        show(game, html)
        assert game.until_told("told.problem?.includes(argument)", seen)


NONE_CLICKABLE = "document.querySelectorAll('.c2').forEach((c) => c.classList.remove('c2'))"


@pytest.mark.parametrize(
    ("change", "seen"),
    [
        ("document.querySelector('.place').remove()", "80 places"),
        ("document.querySelector('.place svg').remove()", "in the place of card 0000"),
        (NONE_CLICKABLE, "without cards"),
    ],
)
def test_a_setwithfriends_that_has_changed_is_not_guessed_at(
    beside: Beside, bookmark: str, change: str, seen: str
) -> None:
    game = beside(FRIENDS, friends(ELEVEN))
    game.game.evaluate(change)
    game.press(bookmark)
    assert seen in game.until_told("told.problem")["problem"]


def test_cards_once_seen_are_known_face_down(beside: Beside, bookmark: str) -> None:
    game = beside(FORKS, forks(ELEVEN, hidden=ELEVEN[3:]))
    game.press(bookmark)
    assert game.board()[0] == set(ELEVEN[:3])
    game.game.evaluate("document.querySelectorAll('.c1')[0].replaceChildren()")
    turn_up(game, ELEVEN[3])
    game.until_told("told.cards.length === 4")
    assert game.board()[0] == set(ELEVEN[:4])


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
    game = beside(site, build(ELEVEN))
    game.press(bookmark)
    game.board()
    after = [*ELEVEN[3:], "0120", "1201", "2012"]
    show(game, build(after))
    assert set(game.until_told("told.cards.includes('2012')")["cards"]) == set(after)
    show(game, "<main>Lobby</main>")
    assert "no board" in game.until_told("told.problem")["problem"]
    show(game, build(ELEVEN, LAST))
    assert set(game.until_told("told.previous?.length")["previous"]) == set(LAST)


def show(game: BesideGame, html: str) -> None:
    game.game.evaluate("(html) => (document.querySelector('main').innerHTML = html)", inside(html))


def inside(html: str) -> str:
    return html.split("<main>")[1].split("</main>")[0]


SPRING = """
  /* Three cards fly out and three in, as the site's spring moves them. */
  ([leaving, html]) => {
    const board = document.querySelector("main").firstElementChild;
    const found = (code) => board.querySelector(`[data-test="${code}"]`).parentElement;
    const going = leaving.map(found);
    const before = board.querySelectorAll(".place").length;
    board.insertAdjacentHTML("beforeend", html);
    const coming = [...board.querySelectorAll(".place")].slice(before);
    const began = performance.now();
    const frame = () => {
      const t = (performance.now() - began) / 1000;
      const done = Math.exp(-7 * t) * (Math.cos(3.87 * t) + 1.81 * Math.sin(3.87 * t));
      for (const { style } of going) Object.assign(style, { opacity: done, left: `${500 * t}px` });
      for (const place of coming) place.style.opacity = 1 - done;
      if (t < 1.2) return requestAnimationFrame(frame);
      for (const place of going) place.remove();
      for (const place of coming) place.style.opacity = 1;
    };
    frame();
  }
"""


def test_cards_on_their_way_are_never_taken_for_a_board(beside: Beside, bookmark: str) -> None:
    game = beside(FORKS, forks(ELEVEN))
    game.press(bookmark)
    game.board()
    came = ["0120", "1201", "2012"]
    new = forks(came).split("</span>")[1].split("</div></main>")[0]
    game.game.evaluate(SPRING, [ELEVEN[:3], new])
    game.until_told("told.cards.includes('2012')")
    game.game.wait_for_timeout(1500)
    after = sorted([*ELEVEN[3:], *came])
    assert [sorted(told["cards"]) for told in game.told()] == [sorted(ELEVEN), after]


def test_a_hidden_page_is_read_when_it_is_shown_again(beside: Beside, bookmark: str) -> None:
    game = beside(FORKS, forks(ELEVEN))
    game.press(bookmark)
    game.board()
    hide = "(h) => Object.defineProperty(document, 'hidden', { value: h, configurable: true })"
    game.game.evaluate(hide, True)
    show(game, forks(ELEVEN[3:]))
    game.game.wait_for_timeout(700)
    assert len(game.told()) == 1
    game.game.evaluate(hide, False)
    game.game.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert game.until_told("told.cards.length === 8")


def test_other_changes_of_the_page_are_not_told(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(ELEVEN))
    game.press(bookmark)
    game.board()
    game.mark("2222")
    game.expect_marked("2222")
    game.game.evaluate("document.querySelector('.c2').classList.add('c3')")
    game.game.evaluate("document.querySelector('header').append('chat')")
    game.game.wait_for_timeout(800)
    assert len(game.told()) == 1


def test_both_windows_can_be_loaded_again(beside: Beside, bookmark: str) -> None:
    game = beside(FORKS, forks(ELEVEN))
    app = game.press(bookmark)
    game.board()
    app.reload()
    assert game.board()[0] == set(ELEVEN)
    app.goto(f"{game.app_url}/set")  # a link in Hunch, which drops the site's name
    assert game.board()[0] == set(ELEVEN)
    game.game.reload()
    game.press_only(bookmark)
    app.wait_for_load_state()
    assert game.board()[0] == set(ELEVEN)
    assert len(game.context.pages) == 2


# MARKS AND CLICKS


@pytest.mark.parametrize("site", [FRIENDS, FORKS])
def test_marks_come_and_go_and_leave_nothing_behind(
    beside: Beside, bookmark: str, site: str
) -> None:
    build = friends if site == FRIENDS else forks
    game = beside(site, build(ELEVEN, styled=True))
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
    game = beside(FORKS, forks(ELEVEN))
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
    game = beside(site, build(ELEVEN, selected=["1121", "0010"], styled=styled))
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
    game = beside(FRIENDS, friends(ELEVEN))
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
    show(game, friends([*ELEVEN, "0210"]))
    game.game.wait_for_function("heard.length === 6")
    game.mark("0210", "1010", "2110", play=True)
    game.game.wait_for_function("heard.length >= 9")


def test_a_chain_taken_is_not_clicked_again_before_the_line(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(ELEVEN, LAST))
    game.press(bookmark)
    game.board()
    game.mark("0002", "1121", "2210", play=True)
    game.game.wait_for_function("heard.length === 3")
    rest = [code for code in ELEVEN if code not in {"0002", "1121", "2210"}]
    show(game, friends(rest, ["0002", "1121", "2210"]))
    game.until_told("told.previous.includes('0002')")
    game.game.wait_for_timeout(2500)
    assert len(game.heard()) == 3


def test_no_click_comes_after_play_for_me_is_switched_off(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(ELEVEN))
    game.press(bookmark)
    game.board()
    game.app.evaluate(
        """() => {
            const element = document.querySelector("hunch-site-marks");
            element.setAttribute("marks", "0002 1121 2210");
            element.setAttribute("play", "true");
            setTimeout(() => element.setAttribute("play", "false"), 40);
        }"""
    )
    game.game.wait_for_function("heard.length > 0")
    game.game.wait_for_timeout(1000)
    assert len(game.heard()) < 3


GAME_OF_THREE_BOARDS = """
  /* A site that takes every three selected cards and goes on to its next board. */
  (boards) => {
    const main = document.querySelector("main");
    window.taken = [];
    new MutationObserver(() => {
      const selected = [...main.querySelectorAll(".c3")].map((card) => card.dataset.test);
      if (selected.length < 3) return;
      taken.push(selected.sort().join(" "));
      main.innerHTML = boards.shift() ?? "";
    }).observe(main, { subtree: true, attributeFilter: ["class"] });
  }
"""


@pytest.mark.parametrize("site", [FRIENDS, FORKS])
def test_a_whole_game_is_played_with_the_real_page(
    beside: Beside, bookmark: str, site: str
) -> None:
    build = friends if site == FRIENDS else forks
    boards = [
        (["0000", "0001", "0002", "1120", "2121"], []),
        (["1120", "2121", "0122", "1010", "2201"], []),
        (["1010", "2201", "0100", "0012"], ["0122", "1120", "2121"]),
    ]
    pages = [inside(build(*board, styled=True)) for board in boards]
    game = beside(site, build(*boards[0], styled=True), fake=False)
    game.game.evaluate(GAME_OF_THREE_BOARDS, pages[1:])
    app = game.press(bookmark)
    app.get_by_role("switch", name="Play for me").click()
    game.game.wait_for_function("taken.length === 3", timeout=15_000)
    played = game.game.evaluate("taken")
    for (cards, previous), taken in zip(boards, played, strict=True):
        variant = "setchain" if previous else "normal"
        found = solutions(variant, read_all(cards), read_all(previous))
        assert sorted(taken.split()) in [sorted(map(str, one)) for one in found]
    problem = app.locator(".set-problem")
    expect(problem).to_contain_text("no board of cards")


def read_all(codes: list[str]) -> tuple[Card, ...]:
    return tuple(map(Card.from_code, codes))


def test_a_page_that_is_left_is_left_alone(beside: Beside, bookmark: str) -> None:
    game = beside(FRIENDS, friends(ELEVEN), fake=False)
    app = game.press(bookmark)
    app.get_by_role("button", name="1 card").click()
    game.game.wait_for_function("document.querySelector(\"main [style*='outline']\")")
    app.get_by_role("button", name="Leave it").click()
    game.expect_marked()
    show(game, friends(ELEVEN[3:]))
    game.game.wait_for_timeout(700)
    expect(app.locator("hunch-bookmarklet a")).to_have_attribute("href", bookmark)
    assert len(game.told()) == 1


# WHO IS LISTENED TO


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
    game = beside(FORKS, forks(ELEVEN))
    game.game.evaluate(script)
    with game.context.expect_page() as opened:
        game.game.get_by_role("button", name="Hunch").click()
    game.app = opened.value
    assert game.board()[0] == set(ELEVEN)
