"""An answer of the person's own: right, or the exact reason why not."""

from core.countdown import check
from webui.countdown.model import Judged, Model

NO_ROUND = "Type the tiles and the target first."


def judge(model: Model, text: str) -> Model:
    """The page with a verdict on an answer."""
    asked = model.round
    if asked is None:
        return model.noted(NO_ROUND)
    if not text.strip():
        return model.with_screen(judged=None)
    verdict = check(text, asked.tiles, asked.target, asked.ruling.rules)
    return model.with_screen(judged=Judged(asked, bool(verdict), verdict.reason))
