"""What the panels beside the board have in common."""

from webui.elm.html import Html, attribute, button, class_, div, h2, label, on_click, span
from webui.wordle.model import ClickedFold, OpenedPanel, Panel


def view_heading(title: str, name: str, panel: Panel, folded: bool) -> Html:
    """A panel's title, and what folds it; the `name` stays when the title changes."""
    what = "Show" if folded else "Hide"
    return div(
        [class_("panel-heading")],
        [
            h2([], [title]),
            button(
                [
                    class_("fold-panel"),
                    attribute("aria-expanded", "false" if folded else "true"),
                    label(f"{what} {name}"),
                    on_click(ClickedFold(panel)),
                ],
                [
                    span([], [what]),
                    span([class_("icon icon-up" if not folded else "icon icon-down")]),
                ],
            ),
        ],
    )


def view_close() -> Html:
    """The way back, on a narrow screen."""
    return button(
        [class_("close-list"), on_click(OpenedPanel(None))],
        [span([class_("icon icon-close")]), span([], ["Back to the board"])],
    )
