"""One board of the list: where it is, what it is called, and what can be done to it."""

from datetime import datetime

from webui.elm.html import (
    Html,
    Payload,
    a,
    attribute,
    button,
    class_,
    div,
    form,
    href,
    id_,
    key,
    label,
    li,
    node,
    on,
    on_click,
    p,
    role,
    span,
    strong,
)
from webui.games import name_of
from webui.home import events
from webui.home.model import (
    ClickedKeep,
    ClickedRemove,
    ClickedRename,
    ConfirmedRemoval,
    Doing,
    LeftName,
    Removing,
    Renaming,
    Resting,
)
from webui.home.moments import ago, title
from webui.rooms.bounds import NAME_CHARACTERS
from webui.rooms.listed import Listed

NAME_TYPED = 10 * NAME_CHARACTERS
"""Characters that the box takes: enough to be told that it is too long, and to shorten it."""


def view_board(listed: Listed, now: datetime, doing: Doing) -> Html:
    name = title(listed.name, listed.made, now)
    match doing:
        case Renaming(_, _, problem):
            content = [_name_form(listed, name, problem)]
        case Removing():
            content = [_link(listed, name, now), _removal(listed, name)]
        case Resting():
            content = [_link(listed, name, now), _actions(listed, name)]
    return li([key(listed.id), class_("board-item")], content)


def _link(listed: Listed, name: str, now: datetime) -> Html:
    game = name_of(listed.game)
    changed = ago(listed.changed, now) if listed.is_begun else "not begun"
    return a(
        [class_("board-link"), href(listed.address)],
        [
            strong([class_("board-name")], [name]),
            span([class_("board-about")], [f"{game} · {changed}"]),
        ],
    )


# ACTIONS


def _actions(listed: Listed, name: str) -> Html:
    removal = f"Delete {name}" if listed.is_own else f"Take {name} off this list"
    return div(
        [class_("board-actions"), key("actions")],
        [
            _action("first", "edit", f"Rename {name}", ClickedRename(listed.id)),
            a(
                [
                    class_("icon-button"),
                    label(f"Export {name}"),
                    attribute("title", f"Export {name} to a file"),
                    attribute("download", True),
                    href(f"/boards/{listed.id}/export"),
                ],
                [span([class_("icon icon-export")])],
            ),
            _action("last", "clear", removal, ClickedRemove(listed.id)),
        ],
    )


def _action(place: str, icon: str, name: str, message: object) -> Html:
    return button(
        [
            key(place),
            class_(f"icon-button {icon}"),
            label(name),
            attribute("title", name),
            on_click(message),
        ],
        [span([class_(f"icon icon-{icon}")])],
    )


def _removal(listed: Listed, name: str) -> Html:
    """The question. What was tapped becomes the way back, so that a double tap deletes nothing."""
    question = "Delete for everyone?" if listed.is_own else "Take off this list?"
    return div(
        [class_("board-actions asking"), key("actions"), role("group"), label(f"Remove {name}")],
        [
            _answer("first", "warn-button", question, ConfirmedRemoval()),
            _answer("last", "plain-button", "Keep it", ClickedKeep()),
        ],
    )


def _answer(place: str, look: str, face: str, message: object) -> Html:
    return button(
        [key(place), class_(look), label(face), attribute("title", ""), on_click(message)],
        [span([], [face])],
    )


# RENAMING


def _name_form(listed: Listed, name: str, problem: str) -> Html:
    """The box starts with the name and is the browser's own from then on."""
    return node(
        "hunch-name",
        [key("name"), attribute("name", listed.name), on("leave", events.left)],
        [
            form(
                [class_("one-line-form"), on("submit", events.submitted, Payload.FORM)],
                [
                    node(
                        "input",
                        [
                            class_("name-box"),
                            attribute("name", "name"),
                            attribute("autocomplete", "off"),
                            attribute("maxlength", NAME_TYPED),
                            attribute("aria-invalid", "true" if problem else "false"),
                            attribute("aria-describedby", "name-problem"),
                            label(f"Name of {name}"),
                            on("input", events.typed, Payload.VALUE),
                        ],
                    ),
                    button([class_("main-button"), attribute("type", "submit")], ["Save"]),
                    button([class_("plain-button"), on_click(LeftName())], ["Cancel"]),
                ],
            ),
            p([class_("name-problem"), id_("name-problem"), role("alert")], [problem]),
        ],
    )
