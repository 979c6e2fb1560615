"""The frame around every page, and the page inside it."""

from typing import Any, assert_never

import webui.wordle.model as wordle
from webui.elm import html
from webui.elm.html import (
    Html,
    Payload,
    a,
    attribute,
    button,
    class_,
    div,
    h1,
    h2,
    header,
    href,
    id_,
    label,
    lazy,
    main,
    on,
    on_click,
    p,
    span,
)
from webui.model import (
    ClickedContrast,
    ClickedTheme,
    Missing,
    Model,
    OnWordle,
    Page,
    Recalled,
    Settings,
)
from webui.wordle.view import view as view_wordle

THEME_NAMES = {"system": "as the system", "light": "light", "dark": "dark"}


def view(model: Model) -> Html:
    return div(
        [id_("hunch"), class_("hunch"), on("recall", _recalled, Payload.DETAIL)],
        [lazy(view_header, model.settings), view_page(model.page)],
    )


def view_header(settings: Settings) -> Html:
    high = settings.contrast == "high"
    return header(
        [class_("top")],
        [
            h1([class_("brand")], [a([href("/")], ["Hunch"])]),
            span([class_("game")], ["Wordle"]),
            a([class_("new-game"), href("/wordle/new")], ["New game"]),
            button(
                [
                    class_("icon-button"),
                    label("High contrast"),
                    attribute("title", "High contrast colours, with signs"),
                    attribute("aria-pressed", "true" if high else "false"),
                    on_click(ClickedContrast()),
                ],
                [span([class_("icon icon-contrast")])],
            ),
            button(
                [
                    class_("icon-button"),
                    label(f"Theme: {THEME_NAMES[settings.theme]}"),
                    attribute("title", f"Theme: {THEME_NAMES[settings.theme]}"),
                    on_click(ClickedTheme()),
                ],
                [span([class_(f"icon icon-theme-{settings.theme}")])],
            ),
        ],
    )


def view_page(page: Page) -> Html:
    match page:
        case wordle.Model():
            return html.map(OnWordle, view_wordle(page))
        case Missing():
            return view_missing()
        case _:
            assert_never(page)


def view_missing() -> Html:
    return main(
        [id_("page"), class_("missing")],
        [
            h2([], ["There is no board at this address"]),
            p([], ["The link may be incomplete, or the board was kept on another computer."]),
            a([class_("main-button"), href("/wordle/new")], ["Start a new game"]),
        ],
    )


def _recalled(detail: Any) -> Recalled | None:
    if not isinstance(detail, dict):
        return None
    return Recalled(
        tuple((k, v) for k, v in detail.items() if isinstance(k, str) and isinstance(v, str))
    )
