"""The start page as a whole."""

from webui.elm.html import (
    Html,
    a,
    attribute,
    button,
    class_,
    div,
    form,
    h2,
    href,
    id_,
    key,
    lazy,
    main,
    node,
    on_click,
    p,
    role,
    section,
    span,
    strong,
    ul,
)
from webui.games import COUNTDOWN, SET, TITLES, WORDLE, Title
from webui.home.boards_view import view_board
from webui.home.model import ClickedMore, Model, Note, Removing, Renaming, Resting
from webui.home.moments import ago, title
from webui.rooms.listed import Listed

ABOUT = "Help in the middle of a puzzle: exact where others guess, on your own computer."

EMBLEMS: dict[Title, list[Html]] = {
    WORDLE: [
        span([class_("letter-tile"), attribute("data-mark", mark)], [letter])
        for letter, mark in (("H", 0), ("U", 1), ("N", 2), ("C", 2), ("H", 2))
    ],
    COUNTDOWN: [span([class_("number-tile")], [tile]) for tile in ("25", "50", "3", "6")],
    SET: [node("hunch-card", [attribute("code", code)]) for code in ("0002", "1110", "2221")],
}
"""A picture for each game."""

NO_BOARDS = "Boards that you make or open in this browser will be listed here."


def view(model: Model) -> Html:
    return main(
        [id_("page"), class_("home")],
        [
            p([class_("about")], [ABOUT]),
            view_doors(model),
            view_note(model.note),
            view_boards(model),
            lazy(view_import),
        ],
    )


# DOORS


def view_doors(model: Model) -> Html:
    """Where to go from here."""
    return div(
        [class_("doors")],
        [
            *(_game(game) for game in TITLES),
            *([_latest(model, model.boards[0])] if model.boards else []),
        ],
    )


def _game(game: Title) -> Html:
    return a(
        [class_("door game-door surface"), href(game.new_path)],
        [
            span([class_("emblem"), attribute("aria-hidden", "true")], EMBLEMS.get(game, [])),
            strong([], [game.name]),
            span([class_("door-about")], [game.about]),
        ],
    )


def _latest(model: Model, latest: Listed) -> Html:
    about = f"{title(latest.name, latest.made, model.now)}, {ago(latest.changed, model.now)}"
    return a(
        [class_("plain-button door"), href(latest.address)],
        [strong([], ["Go on with the latest"]), span([class_("door-about")], [about])],
    )


def view_note(note: Note) -> Html:
    """Always there, so that it is read out when it fills."""
    look = "home-note problem" if note.is_problem else "home-note"
    return p([class_(look), role("alert" if note.is_problem else "status")], [note.text])


# BOARDS


def view_boards(model: Model) -> Html:
    shown, rest = model.boards[: model.shown], len(model.boards) - model.shown
    return section(
        [class_("boards"), attribute("aria-labelledby", "boards-title")],
        [
            h2([id_("boards-title")], ["Your boards"]),
            ul([class_("board-list surface")], [_board(model, listed) for listed in shown])
            if shown
            else p([class_("quiet")], [NO_BOARDS]),
            *(
                [
                    button(
                        [key("more"), class_("plain-button more"), on_click(ClickedMore())],
                        [f"Show more of the other {rest:,}"],
                    )
                ]
                if rest > 0
                else []
            ),
        ],
    )


def _board(model: Model, listed: Listed) -> Html:
    match model.doing:
        case Renaming(board) | Removing(board) if board == listed.id:
            return view_board(listed, model.now, model.doing)
        case _:
            return view_board(listed, model.now, Resting())


# IMPORT


def view_import() -> Html:
    """A plain form: the answer to it is another page."""
    return section(
        [class_("import"), attribute("aria-labelledby", "import-title")],
        [
            h2([id_("import-title")], ["Import a board"]),
            form(
                [
                    class_("one-line-form"),
                    attribute("action", "/boards/import"),
                    attribute("method", "post"),
                    attribute("enctype", "multipart/form-data"),
                ],
                [
                    node(
                        "input",
                        [
                            attribute("type", "file"),
                            attribute("name", "file"),
                            attribute("accept", ".json,application/json"),
                            attribute("required", True),
                            attribute("aria-label", "A board's file"),
                        ],
                    ),
                    button([class_("plain-button"), attribute("type", "submit")], ["Import it"]),
                ],
            ),
            p([class_("quiet")], ["A file that was exported from a list like this one."]),
        ],
    )
