"""Pages saved from the two sites, at their own origins: read, solved, marked and clicked."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from core.setgame import Card, solutions
from core.setgame.variants import VARIANTS
from tests.browser.beside_game import BesideGame
from tests.browser.game_sites import FORKS, FRIENDS
from tests.serving import Server
from tests.shared_data import FOLDER, shared

SITES = "setgame/sites"

ORIGINS = {"setwithfriends": FRIENDS, "setwithforks": FORKS}

COUNTING_EVENT = {"setwithfriends": "click", "setwithforks": "mousedown"}

READ_HERE = """
  /* Another reading of the cards, by the labels' own order of digits. */
  window.codeOf = (card, digits) => {
    const place = card.parentElement;
    if (location.hostname === "setwithfriends.com") {
      const places = [...place.parentElement.children].filter((one) => one.style.visibility);
      return places.indexOf(place).toString(3).padStart(4, "0");
    }
    const uses = [...card.querySelector("svg").querySelectorAll("use")];
    const stroke = uses.at(-1).getAttribute("stroke");
    const colours = ["#800080", "#008002", "#ff0101", "#fb8c00", "#ff47ff", "#00b803", "#ffb047"];
    const mask = uses[0].getAttribute("mask");
    const shade = uses.length === 1 ? 1 : mask.includes("stripes") ? 2 : mask ? 3 : 0;
    const border = ["solid", "dotted", "double"].indexOf(card.style.borderStyle);
    return [
      (colours.indexOf(stroke) < 0 ? 7 : colours.indexOf(stroke)) % 4,
      ["squiggle", "oval", "diamond", "hourglass"].indexOf(uses[0].getAttribute("href").slice(1)),
      ...(digits > 3 ? [shade] : []),
      ...(digits > 4 ? [border] : []),
      card.querySelectorAll("svg").length - 1,
    ].join("");
  };
  window.heard = [];
  for (const type of ["click", "mousedown", "touchstart", "keydown"]) {
    document.addEventListener(type, (event) => {
      const card = event.target;
      if (card.parentElement?.style.opacity) heard.push([type, codeOf(card, window.digits)]);
    });
  }
"""

MARKED = """
  [...document.querySelectorAll("div")]
    .filter((card) => getComputedStyle(card).outlineWidth === "4px")
    .map((card) => codeOf(card, window.digits)).sort().join(" ")
"""


def labelled() -> list[dict[str, Any]]:
    file = FOLDER / SITES / "labels.json"
    return json.loads(file.read_text()) if file.exists() else [{"file": "labels.json"}]


@pytest.fixture
def saved(
    strict_browser: Browser, server: Server, label: dict[str, Any], bookmark: str
) -> Iterator[BesideGame]:
    html = shared(f"{SITES}/{label['file']}").read_text()
    context = strict_browser.new_context(viewport={"width": 1100, "height": 900})
    errors: list[str] = []
    context.on("console", lambda m: m.type in {"error", "warning"} and errors.append(m.text))
    context.on("weberror", lambda error: errors.append(str(error.error)))
    opened = BesideGame(context, server.url, ORIGINS[label["site"]], f"<!doctype html>{html}")
    opened.game.evaluate(READ_HERE)
    opened.press(bookmark)
    yield opened
    context.close()
    assert errors == []


def codes(game: BesideGame, part: str) -> list[str]:
    return [str(e.get_attribute("data-code")) for e in game.app.locator(part).all()]


@pytest.mark.parametrize("label", labelled(), ids=lambda label: label["file"])
def test_a_saved_page(saved: BesideGame, label: dict[str, Any]) -> None:
    cards = label.get("cards") or label.get("cards_in_reading_order") or []
    before = label.get("previous", [])
    if not cards:
        alert = saved.app.locator(".set-problem")
        expect(alert).to_contain_text("This page's cards could not be read (setwithforks.com)")
        expect(alert).to_contain_text("21 cards, all face down")
        return

    table = "[aria-label='Cards on the table'] [data-code]"
    expect(saved.app.locator(table)).to_have_count(len(cards))
    shown = codes(saved, table)
    assert sorted(shown) == sorted(cards)
    assert sorted(codes(saved, ".set-previous [data-code]")) == sorted(before)
    if "cards_in_reading_order" in label:
        assert shown == label["cards_in_reading_order"]

    found = solved(label["variant"], cards, before)
    if "sets" in label:
        assert found == sorted(sorted(one) for one in label["sets"])
    expect(saved.app.locator(".set-bar h2")).to_have_text(re.compile(rf"{len(found)} .+"))

    saved.game.evaluate("(digits) => (window.digits = digits)", len(cards[0]))
    saved.app.get_by_role("button", name="2 cards").click()
    saved.game.wait_for_function(f"({MARKED}).split(' ').length === 2")
    marked = set(saved.game.evaluate(MARKED).split())
    assert any(marked < set(one) for one in found)
    assert saved.game.evaluate("heard") == []

    size = VARIANTS[label["variant"]].law.size
    saved.app.get_by_role("switch", name="Play for me").click()
    saved.game.wait_for_function(f"heard.length === {size}")
    saved.game.wait_for_timeout(500)
    heard = saved.game.evaluate("heard")
    assert {kind for kind, _ in heard} == {COUNTING_EVENT[label["site"]]}
    assert sorted(code for _, code in heard) in found
    assert sorted(saved.game.evaluate(MARKED).split()) in found


def solved(variant: str, cards: list[str], before: list[str]) -> list[list[str]]:
    laid, previous = map(Card.from_code, cards), map(Card.from_code, before)
    found = solutions(variant, tuple(laid), tuple(previous))
    return sorted(sorted(str(card) for card in one) for one in found)
