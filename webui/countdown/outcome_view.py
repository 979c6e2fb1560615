"""One line under the boxes that says how things stand, with a button where one is needed."""

from webui.countdown.model import ClickedCancel, ClickedReveal, ClickedSearchAgain, Model
from webui.countdown.search import Answered, Cancelled, FailedToSearch, NothingAsked, Searching
from webui.countdown.values import FEWEST_TILES, MOST_TILES
from webui.countdown.wording import outcome, so_far
from webui.elm.html import Html, button, class_, div, key, on_click, p, role

UNREAD = "Another version of Hunch wrote to this board: some changes can't be shown here."

COVERED = "The answer is covered: try first."


def view_outcome(model: Model) -> Html:
    tone, text = said(model)
    action = _action(model)
    return div(
        [class_("outcome")],
        [
            p([class_(f"status {tone}"), role("status")], [text]),
            *(
                [button([key("action"), class_("main-button"), on_click(action[1])], [action[0]])]
                if action
                else []
            ),
        ],
    )


def _action(model: Model) -> tuple[str, object] | None:
    match model.screen.search:
        case Answered() if model.is_covered:
            return "Reveal", ClickedReveal()
        case Searching(job) if job.is_long:
            return "Cancel", ClickedCancel()
        case Cancelled():
            return "Search", ClickedSearchAgain()
        case FailedToSearch():
            return "Try again", ClickedSearchAgain()
        case _:
            return None


def said(model: Model) -> tuple[str, str]:
    """What to say now, and in what tone: "hint", "note", "warning" or "solved"."""
    if model.screen.note:
        return "note", model.screen.note
    if model.history.unread:
        return "warning", UNREAD
    match model.screen.search:
        case NothingAsked():
            return "hint", what_is_missing(model)
        case Searching(job, progress):
            if progress.calculations:
                return "hint", f"Searching… {so_far(progress.calculations)}."
            # What is there in no time need not be announced with every key.
            return "hint", "Searching…" if job.is_long else ""
        case Cancelled():
            return "note", "Cancelled: nothing was found yet."
        case FailedToSearch():
            return "warning", "The search failed."
        case Answered() if model.is_covered:
            return "note", COVERED
        case Answered(job, answer):
            text = outcome(answer, job.round.target)
            if not answer.complete:
                return "warning", f"Incomplete. {text}"
            return ("solved" if answer.is_exact else "note"), text


def what_is_missing(model: Model) -> str:
    """What to do for there to be a round."""
    tiles, target = model.tiles, model.target
    if tiles.problem or target.problem:
        return "Mend what is marked, and the answer appears here."
    if not tiles.tiles and target.target is None:
        taps = ", or tap tiles below" if model.board.ruling.kind == "numbers" else ""
        return f"Type the tiles and the target{taps}."
    if not tiles.tiles:
        return "Now the tiles."
    if len(tiles.tiles) < FEWEST_TILES:
        return f"One tile is not enough: {FEWEST_TILES} to {MOST_TILES} make a round."
    return "Now the target."
