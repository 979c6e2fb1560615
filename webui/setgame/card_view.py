"""One card as it is drawn; what it is called stands on whatever holds it."""

from webui.elm.html import Html, attribute, node


def view_card(code: str) -> Html:
    """The drawing is made in static/set.js."""
    return node("hunch-card", [attribute("code", code), attribute("aria-hidden", "true")])


def view_kind(code: str) -> Html:
    """Only what a card shows, in no colour."""
    return node(
        "hunch-card",
        [attribute("code", code), attribute("plain", True), attribute("aria-hidden", "true")],
    )
