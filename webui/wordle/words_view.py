"""The words still possible, or why there are none."""

from core.wordle import Change, Conflict, Lexicon, Mark, Row, impossible
from webui.elm.html import (
    Html,
    Payload,
    attribute,
    button,
    class_,
    div,
    h3,
    id_,
    key,
    label,
    lazy,
    li,
    node,
    on,
    on_click,
    p,
    role,
    section,
    span,
    strong,
    ul,
)
from webui.elm.remote import Failed, Loaded, Loading, Remote
from webui.wordle import events
from webui.wordle.board import Board, PlayedRow
from webui.wordle.model import ClickedMend, ClickedRetry, Model, OpenedPanel, Panel, WantedMoreWords
from webui.wordle.panel_view import view_heading
from webui.wordle.possible import Possible, possible, why_none

MENDS_SHOWN = 6

WORDS_IN_STRIP = 12

COLOUR = {Mark.ABSENT: "grey", Mark.PRESENT: "yellow", Mark.CORRECT: "green"}


def view_words(model: Model) -> Html:
    """The panel beside the board."""
    screen = model.screen
    folded = screen.habits.words_folded
    return section(
        [class_("words surface folded" if folded else "words surface"), label("Possible words")],
        [
            lazy(view_words_heading, model.words, model.board, folded),
            *(
                []
                if folded
                else [
                    lazy(
                        view_panel,
                        model.words,
                        model.board,
                        screen.likely_shown,
                        screen.unlikely_shown,
                    )
                ]
            ),
        ],
    )


def view_words_heading(words: Remote[Lexicon], board: Board, folded: bool) -> Html:
    match words:
        case Loading():
            title = "Loading the words…"
        case Failed(_):
            title = "The words could not be loaded"
        case Loaded(lexicon):
            title = headline(possible(board.rows, lexicon))
    return view_heading(title, "possible words", Panel.WORDS, folded)


def view_strip(words: Remote[Lexicon], board: Board, is_open: bool) -> Html:
    """One line on a narrow screen: the count and the first words."""
    match words:
        case Loading():
            count, first = "Loading the words…", ""
        case Failed(_):
            count, first = "Words not loaded", "Tap to see why"
        case Loaded(lexicon):
            left = possible(board.rows, lexicon)
            count = _in_short(left)
            few = (*left.likely, *left.unlikely)[:WORDS_IN_STRIP]
            first = " ".join(few).upper() if few else "Tap to see why"
    return button(
        [
            class_("strip strip-words"),
            attribute("aria-expanded", "true" if is_open else "false"),
            on_click(OpenedPanel(None if is_open else Panel.WORDS)),
        ],
        [strong([], [count]), span([class_("first")], [first]), span([class_("icon icon-up")])],
    )


def headline(left: Possible) -> str:
    match left.total:
        case 0:
            return "No word fits"
        case 1:
            return "1 word fits"
        case total:
            return f"{total:,} words fit"


def _in_short(left: Possible) -> str:
    """What there is room for beside the best guess."""
    if left.likely:
        return f"{len(left.likely):,} likely"
    return f"{len(left.unlikely):,} unlikely" if left.unlikely else headline(left)


def _word(count: int) -> str:
    return "word" if count == 1 else "words"


def view_panel(
    words: Remote[Lexicon], board: Board, likely_shown: int, unlikely_shown: int
) -> Html:
    match words:
        case Loading():
            return div(
                [class_("panel"), attribute("aria-busy", "true")],
                [div([class_("skeleton")])],
            )
        case Failed(why):
            return _failed(why)
        case Loaded(lexicon):
            left = possible(board.rows, lexicon)
            conflict = why_none(board.rows, lexicon) if left.total == 0 else None
            return div(
                [class_("panel")],
                [
                    *(_wrong(row) for row in board.rows if impossible(row)),
                    *([_conflict(conflict, board.played)] if conflict else []),
                    *_list("Likely", left.likely, likely_shown, True),
                    *_list("Unlikely", left.unlikely, unlikely_shown, False),
                ],
            )


def _failed(why: str) -> Html:
    return div(
        [class_("panel failed"), role("alert")],
        [
            p([], [why]),
            button([class_("plain-button"), on_click(ClickedRetry())], ["Try again"]),
        ],
    )


def _wrong(row: Row) -> Html:
    return p(
        [class_("wrong-row")],
        [f"{row.word.upper()} can't have these colours: {impossible(row)}."],
    )


def _list(name: str, words: tuple[str, ...], shown: int, likely: bool) -> list[Html]:
    if not words:
        return []
    about = (
        "have been answers, or may well become one"
        if likely
        else "allowed guesses, seldom or never an answer; still possible"
    )
    part: list[Html] = [
        h3(
            [key(f"{name}-heading")],
            [
                span([class_("list-name")], [f"{name} "]),
                span([class_("list-count")], [f"{len(words):,}"]),
                span([class_("list-about")], [about]),
            ],
        ),
        node(
            "hunch-words",
            [
                key(f"{name}-words"),
                id_(f"{name.lower()}-words"),
                class_("word-list"),
                attribute("words", " ".join(words[:shown])),
                on("pick", events.picked, Payload.DETAIL),
            ],
        ),
    ]
    if len(words) > shown:
        rest = len(words) - shown
        part.append(
            button(
                [
                    key(f"{name}-more"),
                    class_("plain-button more"),
                    on_click(WantedMoreWords(likely)),
                ],
                [f"Show more of the other {rest:,}"],
            )
        )
    return part


def _conflict(conflict: Conflict, played: tuple[PlayedRow, ...]) -> Html:
    rows = [played[index] for index in conflict.rows]
    return div(
        [class_("conflict"), role("alert"), key("conflict")],
        [
            p([], [_blame([row.row for row in rows])]),
            *(
                [
                    p([], ["One tap that brings words back:"]),
                    ul(
                        [class_("mends")],
                        [_mend(change, played) for change in conflict.changes[:MENDS_SHOWN]],
                    ),
                ]
                if conflict.changes
                else [p([], ["No single colour mends it: look at these guesses once more."])]
            ),
        ],
    )


def _blame(rows: list[Row]) -> str:
    names = [row.word.upper() for row in rows]
    if len(names) == 1:
        return f"No listed word agrees with the colours of {names[0]}."
    return f"No listed word agrees with {', '.join(names[:-1])} and {names[-1]} at once."


def _mend(change: Change, played: tuple[PlayedRow, ...]) -> Html:
    row = played[change.row]
    letter = row.row.word[change.place].upper()
    count = change.likely + change.unlikely
    return li(
        [],
        [
            button(
                [
                    class_("mend"),
                    on_click(ClickedMend(row.id, change.place, change.mark)),
                ],
                [
                    span([class_("mend-tile"), attribute("data-mark", int(change.mark))], [letter]),
                    span(
                        [],
                        [
                            f"{_which(row.row, change.place)} in {row.row.word.upper()} "
                            f"{COLOUR[change.mark]}: {count:,} {_word(count)}"
                            f"{', such as' if count > 1 else ','} {change.example.upper()}"
                        ],
                    ),
                ],
            )
        ],
    )


def _which(row: Row, place: int) -> str:
    """The letter, and which of its copies when the guess has several."""
    letter = row.word[place]
    copies = [index for index, other in enumerate(row.word) if other == letter]
    if len(copies) == 1:
        return letter.upper()
    return f"the {('first', 'second', 'third', 'fourth', 'fifth')[copies.index(place)]} " + (
        letter.upper()
    )
