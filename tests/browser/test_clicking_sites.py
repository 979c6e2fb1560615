"""Cards are marked on the page people play on, and clicked if they wish."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from core.setgame import Card, solutions
from tests.browser.beside_game import BesideGame
from tests.browser.game_sites import ELEVEN, FORKS, FRIENDS, LAST, forks, friends, inside

Beside = Callable[..., BesideGame]


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


@pytest.mark.parametrize(
    ("site", "counts", "styled"), [(FRIENDS, "click", False), (FORKS, "mousedown", True)]
)
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
    game.show(friends([*ELEVEN, "0210"]))
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
    game.show(friends(rest, ["0002", "1121", "2210"]))
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
    game.show(friends(ELEVEN[3:]))
    game.game.wait_for_timeout(700)
    expect(app.locator("hunch-bookmarklet a")).to_have_attribute("href", bookmark)
    assert len(game.told()) == 1
