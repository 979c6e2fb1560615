"""The game page that is read: whether it is understood, and what is done there."""

from webui.elm.html import (
    Html,
    attribute,
    button,
    class_,
    disabled,
    div,
    label,
    lazy,
    node,
    on_click,
    p,
    role,
    section,
    span,
)
from webui.setgame.codes import Codes
from webui.setgame.model import Model
from webui.setgame.reader_view import view_reader_offer
from webui.setgame.site import ClickedLeaveSite, ClickedPlay, Site
from webui.setgame.solving import site_marks


def view_site(model: Model) -> list[Html]:
    """The page that is connected, if any."""
    site = model.screen.site
    if site is None:
        return []
    return [lazy(view_connected, site), view_marks(site_marks(model), site.plays)]


def view_offer(model: Model) -> list[Html]:
    """How to connect a page, while none is."""
    return [] if model.screen.site else [lazy(view_reader_offer)]


def view_marks(marks: Codes, plays: bool) -> Html:
    """What the script on the game page is told: it looks at these attributes."""
    return node(
        "hunch-site-marks",
        [
            attribute("marks", " ".join(marks)),
            attribute("play", "true" if plays else "false"),
            attribute("hidden", True),
        ],
    )


def view_connected(site: Site) -> Html:
    return section(
        [class_("set-site"), label("Game page")],
        [
            *([_problem(site)] if site.problem else [_following(site)]),
            div(
                [class_("set-buttons")],
                [
                    button(
                        [
                            class_("plain-button switch"),
                            role("switch"),
                            attribute("aria-checked", "true" if site.plays else "false"),
                            disabled(bool(site.problem)),
                            on_click(ClickedPlay()),
                        ],
                        [span([class_("knob")]), span([], ["Play for me"])],
                    ),
                    button([class_("plain-button"), on_click(ClickedLeaveSite())], ["Leave it"]),
                ],
            ),
        ],
    )


def _following(site: Site) -> Html:
    does = "clicks the cards there" if site.plays else "marks cards there"
    return p([role("status")], [f"Following the board on {site.name}. Hunch {does}."])


def _problem(site: Site) -> Html:
    return p(
        [class_("set-problem"), role("alert")],
        [f"This page's cards could not be read ({site.name}). What was seen: {site.problem}."],
    )
