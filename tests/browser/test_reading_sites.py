"""Boards of both sites are read, whatever the game and however the page looks."""

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from core.setgame import VARIANTS
from tests.browser.beside_game import BesideGame
from tests.browser.game_sites import DARK, ELEVEN, FORKS, FRIENDS, LAST, LIGHT, forks, friends

Beside = Callable[..., BesideGame]


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
        game.show(build(cards, **layout))
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
        game.show(forks(cards, colours=DARK))
        game.until_told("String(told.cards) === argument", ",".join(cards))


def test_every_card_of_every_deck_is_read(beside: Beside, bookmark: str) -> None:
    game = beside(FORKS, forks(["0120"]))
    game.press(bookmark)
    for digits, places in (("012", 5), ("0123", 4), ("0123", 3)):
        deck = ["".join(code) for code in product(digits, repeat=places)]
        game.game.evaluate("(name) => history.pushState({}, '', `/game/${name}`)", len(deck))
        game.show(forks(deck, left=0))
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
        game.show(html)
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
