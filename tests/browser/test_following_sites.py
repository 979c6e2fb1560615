"""A board is followed as it changes: through flights of cards, problems and loads."""

from collections.abc import Callable

import pytest

from tests.browser.beside_game import BesideGame
from tests.browser.game_sites import ELEVEN, FORKS, FRIENDS, LAST, forks, friends

Beside = Callable[..., BesideGame]


@pytest.mark.parametrize("site", [FRIENDS, FORKS])
def test_the_board_is_followed(beside: Beside, bookmark: str, site: str) -> None:
    build = friends if site == FRIENDS else forks
    game = beside(site, build(ELEVEN))
    game.press(bookmark)
    game.board()
    after = [*ELEVEN[3:], "0120", "1201", "2012"]
    game.show(build(after))
    assert set(game.until_told("told.cards.includes('2012')")["cards"]) == set(after)
    game.show("<main>Lobby</main>")
    assert "no board" in game.until_told("told.problem")["problem"]
    game.show(build(ELEVEN, LAST))
    assert set(game.until_told("told.previous?.length")["previous"]) == set(LAST)


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
    game.show(forks(ELEVEN[3:]))
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
