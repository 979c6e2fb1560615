"""The answers as far as they are known now, and what of them is given away."""

from webui.job import Found
from webui.setgame.answers import Answers, FindAnswers, answers, hinted
from webui.setgame.codes import Codes
from webui.setgame.model import Computed, HeardAnswers, Model


def known_answers(model: Model) -> Answers | None:
    """The answers for the board; None while they are being computed, or can't be."""
    question, computed = model.question, model.screen.computed
    if question.is_quick:
        return answers(question)
    return computed.answers if computed and computed.question == question else None


def are_out_of_reach(model: Model) -> bool:
    """Whether the answers could not be computed."""
    computed = model.screen.computed
    return bool(computed and computed.question == model.question and computed.answers is None)


def hear(model: Model, heard: HeardAnswers) -> Model:
    """Answers to another question than the board's are of no use any more."""
    match heard:
        case HeardAnswers(FindAnswers(question), report) if question == model.question:
            found = report.result if isinstance(report, Found) else None
            return model.with_screen(computed=Computed(question, found))
        case _:
            return model


def hint_cards(model: Model) -> Codes:
    """The cards that the spoiler level gives away, of one solution."""
    match model.screen.level:
        case "count":
            return ()
        case "one":
            return hinted(model.question, 1)
        case "two":
            return hinted(model.question, 2)
        case "all":
            return model.screen.pinned


def site_marks(model: Model) -> Codes:
    """The cards to mark on the game page: a whole solution if they are to be clicked."""
    site = model.screen.site
    if site is None or site.problem:
        return ()
    if site.plays or model.screen.level == "all":
        return model.screen.pinned or hinted(model.question, model.rule.law.size)
    return hint_cards(model)
