"""What is said of advice, in plain words."""

import math

from core.wordle import Optimal
from webui.wordle.advice import Advice, Division, Mode, Price, Question, Ranking

ORDINAL_ENDS = {1: "st", 2: "nd", 3: "rd"}


def over(question: Question) -> str:
    """Which words every figure is about."""
    count = len(question.candidates)
    kind = "likely" if question.are_likely else "unlikely"
    if count == 1:
        return f"Only 1 {kind} word fits."
    return f"Counted over the {count:,} {kind} words that fit."


def verdict(advice: Advice, question: Question) -> tuple[str, str]:
    """What is known of the best guess, and in what tone: "busy", "proved", "open" or "problem"."""
    if advice.is_broken:
        return "problem", "Advice could not be computed. It is tried again with the next change."
    if advice.prepared is not None:
        return "busy", f"Preparing the solver, once only: {advice.prepared:.0%}…"
    proof = advice.proof
    if proof is None or proof.question != question:
        return _before_the_search(advice, question)
    best = proof.optimal
    if not best.word:
        return "busy", "Searching for the best guess…"
    if best.proven and best.total is None:
        return "proved", _not_guaranteed(best, question)
    if best.proven:
        at_most = f", {best.worst} at most" if best.worst else ""
        return "proved", f"Proved best: {_guesses(best.mean)} on average{at_most}."
    between = f"{_between(best, question)} guesses"
    if proof.is_final:
        return "open", f"Best of what was searched: {between} on average. Not proved."
    return "busy", f"Best of what has been searched: {between} on average…"


def _before_the_search(advice: Advice, question: Question) -> tuple[str, str]:
    if not advice.is_current:
        return "busy", "Ranking every guess…"
    if opener := advice.opener:
        total = opener.hard_total if question.mode is Mode.HARD else opener.total
        mean = (total or 0) / len(question.candidates)
        return "open", f"The fewest guesses of all openers tried: {mean:.2f} on average."
    if not question.rows:
        return "open", "By how few words each leaves on average."
    if question.mode is Mode.STRICT:
        return "open", "By how few words each leaves on average; strict mode is ranked, not proved."
    if not question.guesses_left:
        return "open", "No guess is left in a game of six: nothing to prove."
    return "busy", "Searching for the best guess…"


def _not_guaranteed(best: Optimal, question: Question) -> str:
    left = question.guesses_left
    guesses = "the 1 guess left" if left == 1 else f"the {left} guesses left"
    return (
        f"Can't be guaranteed in {guesses}: at most {best.found} of "
        f"{len(question.candidates):,} words can be found."
    )


def _between(best: Optimal, question: Question) -> str:
    """The bounds of the mean; a strategy that finds every word may not be known yet."""
    least = f"{best.lower / len(question.candidates):.2f}" if math.isfinite(best.lower) else "6"
    if not math.isfinite(best.upper):
        return f"{least} or more"
    return f"between {least} and {best.upper / len(question.candidates):.2f}"


def _guesses(mean: float | None) -> str:
    return "1 guess" if mean == 1 else f"{mean or 0:.2f} guesses"


def about_own(division: Division, ranking: Ranking, price: Price | None, advice: Advice) -> str:
    """What a guess of one's own is worth beside the best: "14th of 14,855, +0.06 guesses"."""
    own = division.ranked
    place = ranking.place(own.expected_left)
    of = len(ranking.expected_left)
    says = f"{own.word.upper()}: {ordinal(place)} of {of:,}, leaves {number(own.expected_left)}"
    proof = advice.proof
    if price and price.word == own.word and proof and proof.optimal.total is not None:
        if price.total is None:
            return f"{says}; it can't find every word in time"
        more = (price.total - proof.optimal.total) / len(division.question.candidates)
        return f"{says}, {'as good as the best' if more == 0 else f'+{more:.2f} guesses'}"
    return says


def ordinal(place: int) -> str:
    """A place in words: 1st, 2nd, 11th.

    >>> [ordinal(place) for place in (1, 2, 3, 11, 112, 1023)]
    ['1st', '2nd', '3rd', '11th', '112th', '1,023rd']
    """
    end = "th" if place % 100 in {11, 12, 13} else ORDINAL_ENDS.get(place % 10, "th")
    return f"{place:,}{end}"


def number(value: float) -> str:
    """An average number of words: one decimal while it is small.

    >>> number(1.0), number(3.25), number(86.8)
    ('1.0', '3.2', '87')
    """
    return f"{value:.1f}" if value < 50 else f"{value:,.0f}"


def percent(chance: float) -> str:
    """A chance for people.

    >>> percent(0.5), percent(0.0154), percent(0.0003), percent(0.0)
    ('50 %', '1.5 %', '< 0.1 %', '—')
    """
    if chance == 0:
        return "—"
    if chance < 0.001:
        return "< 0.1 %"
    return f"{100 * chance:.1f} %" if chance < 0.1 else f"{100 * chance:.0f} %"
