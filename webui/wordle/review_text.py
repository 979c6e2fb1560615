"""A review in plain words: a line for each guess and one for the whole game."""

from core.wordle import Listing, Ranked, Review, ReviewedGuess

LUCK = (
    (8, "Very unlucky."),
    (25, "Unlucky."),
    (41, "A little unlucky."),
    (59, ""),
    (75, "A little lucky."),
    (92, "Lucky."),
    (100, "Very lucky."),
)
"""What is said of a luck below each bound; nothing near the middle."""

LISTED = {
    Listing.LIKELY: "",
    Listing.UNLIKELY: "{} is not on the list of likely answers.",
    Listing.UNLISTED: "{} is on neither list.",
}


def guess_text(guess: ReviewedGuess) -> str:
    """What a guess left, what the best one would have left on average, and how lucky it was.

    "SLATE left 12 of 221 words; CRONY would have left 9.4 on average, SLATE 13.1. A little lucky."
    """
    said = (_outcome(guess), _luck(guess), _reproach(guess))
    return " ".join(sentence for sentence in said if sentence)


def game_text(review: Review) -> str:
    """The game as a whole.

    "Found in 4 guesses. Skill 72 of 99, luck 42 of 99."
    """
    if not review.guesses:
        return "There are no guesses to review."
    tries = next((n for n, g in enumerate(review.guesses, start=1) if g.is_answer), None)
    found = (
        f"Found in {_count(tries, 'guess', 'guesses')}."
        if tries
        else f"Not found in {_count(len(review.guesses), 'guess', 'guesses')}: "
        f"it was {review.answer.upper()}."
    )
    said = (
        found,
        f"Skill {review.skill} of 99, luck {review.luck} of 99.",
        LISTED[review.answer_listed].format(review.answer.upper()),
    )
    return " ".join(sentence for sentence in said if sentence)


def _outcome(guess: ReviewedGuess) -> str:
    name = guess.row.word.upper()
    if guess.own is None or guess.best is None:
        found = f"{name} was the answer" if guess.is_answer else f"{name} followed"
        return f"{found} when no listed word was left, so there is nothing to judge it by."
    if guess.left_before == 1:
        (only,) = guess.before.words
        if guess.is_answer:
            return f"{name} was the only word left."
        if guess.row.word == only:
            return f"{name} was the only word left on the list, and not the answer."
        return f"Only {only.upper()} was left: {name} could tell nothing new."
    if guess.is_answer:
        listed = f", one of {_words(guess)}" if guess.own.is_candidate else ""
        return f"{name} was the answer{listed}; {_compared(name, guess.own, guess.best, guess)}"
    return f"{name} {_left(guess)}; {_compared(name, guess.own, guess.best, guess)}"


def _left(guess: ReviewedGuess) -> str:
    if guess.told_nothing and guess.left_after == guess.left_before:
        return f"told nothing new about {_words(guess)}"
    if guess.after.listing is guess.before.listing:
        return f"left {guess.left_after:,} of {_words(guess)}"
    none = f"left none of {_words(guess)}"
    if guess.after.listing is Listing.UNLISTED:
        return f"{none} and no other listed word"
    return f"{none}, but {_count(guess.left_after, 'unlikely one', 'unlikely ones')}"


def _words(guess: ReviewedGuess) -> str:
    unlikely = "unlikely " if guess.before.listing is Listing.UNLIKELY else ""
    return f"{guess.left_before:,} {unlikely}words"


def _compared(name: str, own: Ranked, best: Ranked, guess: ReviewedGuess) -> str:
    if guess.skill == 99:
        return "no guess leaves fewer on average."
    return (
        f"{best.word.upper()} would have left {best.expected_left:.1f} on average, "
        f"{name} {own.expected_left:.1f}."
    )


def _luck(guess: ReviewedGuess) -> str:
    return next(said for bound, said in LUCK if guess.luck < bound)


def _reproach(guess: ReviewedGuess) -> str:
    """Ignoring a clue is no fault where it was the best choice."""
    if guess.could_be_answer or guess.skill == 99 or guess.left_before <= 1:
        return ""
    return f"It could not be the answer: {guess.contradictions[0].reason}."


def _count(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"
