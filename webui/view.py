"""The frame around every page, and the page inside it."""

from typing import Any, assert_never

import webui.countdown.model as countdown
import webui.home.model as home
import webui.setgame.model as setgame
import webui.wordle.model as wordle
from webui.countdown.view import view as view_countdown
from webui.elm import html
from webui.elm.html import (
    Always,
    Html,
    Part,
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
    role,
    span,
)
from webui.games import Title
from webui.home.view import view as view_home
from webui.keys_view import view_keys
from webui.model import (
    ClickedContrast,
    ClickedKeys,
    ClickedShare,
    ClickedTheme,
    Company,
    Message,
    Missing,
    Model,
    OnCountdown,
    OnHome,
    OnSet,
    OnWordle,
    Page,
    Recalled,
    Refused,
    Settings,
    game_of,
)
from webui.setgame.view import view as view_set
from webui.share_view import view_share
from webui.wordle.view import view as view_wordle

NOT_SAVED = (
    "Not saved: the disk can't be written to. The page goes on, and what you do is saved as soon "
    "as it can be; it is lost if Hunch stops before."
)

THEME_NAMES = {"system": "as the system", "light": "light", "dark": "dark"}


def view(model: Model) -> Html:
    return div(
        [
            id_("hunch"),
            class_("hunch"),
            on("recall", _recalled, Payload.DETAIL),
            on("keys", Always(ClickedKeys())),
        ],
        [
            lazy(view_header, model.settings, model.company, game_of(model.page)),
            *([] if model.company.saved else [view_not_saved()]),
            view_page(model.page),
            *view_over(model),
        ],
    )


def view_header(settings: Settings, company: Company, game: Title | None) -> Html:
    high = settings.contrast == "high"
    return header(
        [class_("top")],
        [
            h1([class_("brand")], [a([href("/")], ["Hunch"])]),
            span([class_("game")], [game.name if game else ""]),
            *([view_people(company.people)] if company.people > 1 else []),
            *([a([class_("new-game"), href(game.new_path)], ["New game"])] if game else []),
            _button("share", "Share this board" if game else "Share", ClickedShare()),
            _button("keys", "List of keys", ClickedKeys(), "for-keyboards"),
            _button(
                "contrast",
                "High contrast colours, with signs",
                ClickedContrast(),
                "",
                attribute("aria-pressed", "true" if high else "false"),
            ),
            _button(
                f"theme-{settings.theme}", f"Theme: {THEME_NAMES[settings.theme]}", ClickedTheme()
            ),
        ],
    )


def _button(icon: str, name: str, message: Message, look: str = "", *state: Part) -> Html:
    return button(
        [
            class_(f"icon-button {look}".rstrip()),
            label(name),
            attribute("title", name),
            *state,
            on_click(message),
        ],
        [span([class_(f"icon icon-{icon}")])],
    )


def view_over(model: Model) -> list[Html]:
    """What lies over the page, whichever it is."""
    match model.over:
        case "nothing":
            return []
        case "share":
            return [view_share(model.sharing, model.page)]
        case "keys":
            return [view_keys(model.page)]


def view_people(people: int) -> Html:
    about = f"{people} people are at this board"
    return span(
        [class_("people"), role("status"), attribute("title", about)],
        [
            span([class_("icon icon-people")]),
            span([], [str(people)]),
            span([class_("word")], ["here"]),
        ],
    )


def view_not_saved() -> Html:
    return p([class_("not-saved"), role("alert")], [NOT_SAVED])


def view_page(page: Page) -> Html:
    match page:
        case home.Model():
            return html.map(OnHome, view_home(page))
        case wordle.Model():
            return html.map(OnWordle, view_wordle(page))
        case countdown.Model():
            return html.map(OnCountdown, view_countdown(page))
        case setgame.Model():
            return html.map(OnSet, view_set(page))
        case Missing():
            return view_notice(
                "There is no board at this address",
                "The link may be incomplete, or the board was deleted or kept on another computer.",
            )
        case Refused(why):
            return view_notice("Not now", why)
        case _:
            assert_never(page)


def view_notice(title: str, why: str) -> Html:
    return main(
        [id_("page"), class_("notice")],
        [
            h2([], [title]),
            p([], [why]),
            a([class_("main-button"), href("/")], ["Choose a game"]),
        ],
    )


def _recalled(detail: Any) -> Recalled | None:
    if not isinstance(detail, dict):
        return None
    return Recalled(
        tuple((k, v) for k, v in detail.items() if isinstance(k, str) and isinstance(v, str))
    )
