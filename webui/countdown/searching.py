"""Having the round solved beside the page, and what comes of it."""

from dataclasses import replace

from webui.commands import Compute, StopComputing
from webui.countdown.findings import Answer, Nearby, Progress
from webui.countdown.model import WAYS_SHOWN, HeardOfNearby, HeardOfSearch, Model
from webui.countdown.search import Answered, Cancelled, FailedToSearch, NothingAsked, Searching
from webui.countdown.searches import LookAround, SolveRound, looking_around, solving
from webui.elm.command import NONE, Command, batch
from webui.job import Broke, Found, Job, Report

SOLVING = "solving"
LOOKING = "looking around"

STOP = batch(StopComputing(SOLVING), StopComputing(LOOKING))


def follow(model: Model) -> tuple[Model, Command]:
    """Have the round that is on the page now solved, unless it is already."""
    asked = model.round
    job = solving(asked) if asked else None
    if job == job_of(model):
        return model, NONE
    if job is None:
        return model.with_screen(search=NothingAsked(), shown=WAYS_SHOWN), STOP
    return begin(model, job)


def begin(model: Model, job: SolveRound) -> tuple[Model, Command]:
    """Start a search from the beginning."""
    model = model.with_screen(search=Searching(job), shown=WAYS_SHOWN)
    return model, batch(StopComputing(LOOKING), Compute(SOLVING, job, HeardOfSearch))


def job_of(model: Model) -> SolveRound | None:
    """What was asked for last."""
    search = model.screen.search
    return None if isinstance(search, NothingAsked) else search.job


def cancel(model: Model) -> tuple[Model, Command]:
    """Give up a search that is on its way."""
    match model.screen.search:
        case Searching(job):
            return model.with_screen(search=Cancelled(job)), STOP
        case _:
            return model, NONE


def again(model: Model) -> tuple[Model, Command]:
    """Take up a search that was given up or failed."""
    match model.screen.search:
        case Cancelled(job) | FailedToSearch(job):
            return begin(model, job)
        case _:
            return model, NONE


def heard(model: Model, job: Job, report: Report) -> tuple[Model, Command]:
    """News of a search; what is not wanted any more is dropped."""
    search = model.screen.search
    if not isinstance(search, Searching) or search.job != job:
        return model, NONE
    match report:
        case Found(Progress() as progress):
            return model.with_screen(search=replace(search, progress=progress)), NONE
        case Found(Answer() as answer):
            answered = model.with_screen(search=Answered(search.job, answer))
            return answered, _look_around(search.job) if answer.complete else NONE
        case Broke():
            return model.with_screen(search=FailedToSearch(search.job)), NONE
        case _:
            return model, NONE


def _look_around(job: SolveRound) -> Command:
    looking = looking_around(job.round)
    return Compute(LOOKING, looking, HeardOfNearby) if looking else NONE


def heard_of_nearby(model: Model, job: Job, report: Report) -> Model:
    """News of the targets around the round's own."""
    match model.screen.search, job, report:
        case Answered(solved) as answered, LookAround(asked), Found(Nearby() as nearby) if (
            solved.round == asked
        ):
            return model.with_screen(search=replace(answered, nearby=nearby))
        case _:
            return model
