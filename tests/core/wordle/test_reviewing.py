"""A review says what each guess left, how good the choice was, and how it turned out."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from core.wordle import Listing, Row, contradictions, rank, review, score, shortlist
from tests.strategies import few_letters

word_lists = st.lists(few_letters, min_size=1, max_size=14, unique=True)


def game(answer: str, *guesses: str) -> list[Row]:
    return [Row(guess, score(guess, answer)) for guess in guesses]


def left_on_average(guess: str, words: list[str]) -> Fraction:
    """How many of the words are left after a guess, on average; none once the answer is found."""
    sizes = Counter(score(guess, word) for word in words)
    return Fraction(sum(sizes[score(guess, own)] for own in words if own != guess), len(words))


# WHAT WAS LEFT


@given(word_lists, word_lists, few_letters, st.lists(few_letters, max_size=5))
def test_what_was_left_is_the_shortlist_of_the_first_list_that_has_one(
    likely: list[str], unlikely: list[str], answer: str, guesses: list[str]
) -> None:
    rows = game(answer, *guesses)
    reviewed = review(rows, answer, likely, unlikely)
    lefts = [reviewed.guesses[0].before] if rows else []
    lefts += [guess.after for guess in reviewed.guesses]
    for played, left in enumerate(lefts):
        agree = [shortlist(rows[:played], words) for words in (likely, unlikely)]
        assert left.words == (agree[0] or agree[1])
        assert left.listing is (
            Listing.LIKELY if agree[0] else Listing.UNLIKELY if agree[1] else Listing.UNLISTED
        )
    for guess, following in zip(reviewed.guesses, reviewed.guesses[1:], strict=False):
        assert guess.after == following.before


@given(word_lists, word_lists, few_letters, st.lists(few_letters, max_size=5), st.booleans())
def test_any_game_can_be_reviewed(
    likely: list[str], unlikely: list[str], answer: str, guesses: list[str], hard: bool
) -> None:
    rows = game(answer, *guesses)
    reviewed = review(rows, answer, likely, unlikely, hard=hard)
    assert [guess.row for guess in reviewed.guesses] == rows
    for figures in (reviewed, *reviewed.guesses):
        assert 0 <= figures.skill <= 99
        assert 0 <= figures.luck <= 99
    for index, guess in enumerate(reviewed.guesses):
        assert guess.could_be_answer == (guess.row.word in shortlist(rows[:index], guesses))
        assert guess.is_answer == (guess.row.word == answer)
        if guess.left_before:
            assert guess.own
            assert guess.own.word == guess.row.word
            assert guess.best
            assert not hard or guess.best.word in {
                word
                for word in (*likely, *unlikely)
                if all(not why.rule.is_hard for why in contradictions(rows[:index], word))
            }


# SKILL


@given(word_lists, st.lists(few_letters, max_size=6), st.data())
def test_skill_is_99_for_the_best_choices_alone_and_never_grows_with_what_is_left(
    words: list[str], more: list[str], data: st.DataObject
) -> None:
    answer = data.draw(st.sampled_from(words))
    allowed = list(dict.fromkeys([*words, *more]))
    skills = {
        guess: review(game(answer, guess), answer, words, more).guesses[0].skill
        for guess in allowed
    }
    left = {guess: left_on_average(guess, words) for guess in allowed}
    least = min(left.values())
    for guess in allowed:
        assert (skills[guess] == 99) == (left[guess] == least)
        assert left[guess] < len(words) or skills[guess] == 0
    ordered = sorted(allowed, key=left.__getitem__)
    assert [skills[g] for g in ordered] == sorted(skills.values(), reverse=True)
    assert skills[rank(words, allowed)[0].word] == 99


@given(word_lists, few_letters, st.data())
def test_skill_does_not_depend_on_the_answer(
    words: list[str], guess: str, data: st.DataObject
) -> None:
    answers = [data.draw(st.sampled_from(words)) for _ in range(2)]
    first, second = (review(game(answer, guess), answer, words, []) for answer in answers)
    assert first.skill == second.skill


def only_guess(words: list[str], guess: str, answer: str, allowed: list[str]) -> tuple[int, int]:
    (own,) = review(game(answer, guess), answer, words, allowed).guesses
    return own.skill, own.luck


def test_one_word_left() -> None:
    assert only_guess(["crane"], "crane", "crane", ["slate"]) == (99, 50)
    assert only_guess(["crane"], "slate", "crane", ["slate"]) == (0, 50)


def test_two_words_left() -> None:
    two = ["crane", "crate"]
    assert only_guess(two, "crane", "crane", ["slate"]) == (99, 74)
    assert only_guess(two, "crane", "crate", ["slate"]) == (99, 25)
    assert only_guess(two, "slate", "crate", ["slate"]) == (57, 50)  # tells them apart
    assert only_guess(two, "pudgy", "crate", ["pudgy"]) == (0, 50)


def test_a_splitter_beats_a_candidate_among_many_alike() -> None:
    hatch = ["batch", "hatch", "latch", "match", "patch", "watch"]
    skill, _ = only_guess(hatch, "blimp", "watch", ["blimp"])
    assert skill == 99
    skill, _ = only_guess(hatch, "batch", "watch", ["blimp"])
    assert 0 < skill < 60


def test_a_guess_that_is_not_allowed_may_be_better_than_the_best() -> None:
    hatch = ["batch", "hatch", "latch", "match", "patch", "watch"]
    (own,) = review(game("watch", "blimp"), "watch", hatch, []).guesses
    assert own.best
    assert (own.skill, own.best.word) == (99, "batch")


def test_hard_mode_compares_with_what_it_allows() -> None:
    hatch = ["batch", "hatch", "latch", "match", "patch", "watch"]
    rows = game("watch", "batch", "match")
    for hard, best, skill in ((False, "blimp", range(1, 99)), (True, "hatch", [99])):
        _, second = review(rows, "watch", hatch, ["blimp"], hard=hard).guesses
        assert second.best
        assert second.best.word == best
        assert second.skill in skill


# LUCK


@given(word_lists, few_letters)
def test_luck_averages_out_whatever_the_choice(words: list[str], guess: str) -> None:
    lucks = [review(game(answer, guess), answer, words, []).luck for answer in words]
    assert abs(sum(lucks) / len(lucks) - 49.5) <= 0.5


@given(word_lists, few_letters)
def test_more_words_left_is_never_luckier(words: list[str], guess: str) -> None:
    games = [review(game(answer, guess), answer, words, []).guesses[0] for answer in words]
    ordered = sorted(games, key=lambda own: 0 if own.is_answer else own.left_after)
    assert [own.luck for own in ordered] == sorted((own.luck for own in games), reverse=True)


def test_luck_of_one_word_in_many() -> None:
    hatch = ["batch", "hatch", "latch", "match", "patch", "watch"]
    assert only_guess(hatch, "hatch", "hatch", [])[1] == 91
    assert only_guess(hatch, "hatch", "watch", [])[1] == 41


# ANSWERS OFF THE LIST


def test_an_unlikely_answer_is_said_and_its_surprise_is_bad_luck() -> None:
    likely, unlikely = ["crane", "crate"], ["cruve", "slate"]
    reviewed = review(game("cruve", "crate", "cruve"), "cruve", likely, unlikely)
    assert reviewed.answer_listed is Listing.UNLIKELY
    first, second = reviewed.guesses
    assert (first.left_before, first.before.listing) == (2, Listing.LIKELY)
    assert (first.left_after, first.after.listing) == (1, Listing.UNLIKELY)
    assert first.luck == 0
    assert (second.skill, second.luck, second.left_after) == (99, 50, 1)


def test_to_find_an_answer_that_was_not_expected_is_the_best_of_luck() -> None:
    reviewed = review(game("cruve", "cruve"), "cruve", ["crane", "crate"], ["cruve"])
    assert reviewed.guesses[0].luck == 99


def test_an_answer_on_no_list_leaves_nothing_to_judge_by() -> None:
    reviewed = review(game("zzzzz", "crate", "slate", "zzzzz"), "zzzzz", ["crate"], ["slate"])
    assert reviewed.answer_listed is Listing.UNLISTED
    assert [guess.left_after for guess in reviewed.guesses] == [0, 0, 0]
    last = reviewed.guesses[-1]
    assert (last.own, last.best, last.skill, last.luck) == (None, None, 99, 50)
    assert reviewed.skill == reviewed.guesses[0].skill  # the only guess with a word left


# WHAT WAS KNOWN


def test_clues_that_a_guess_ignores_are_named() -> None:
    words = ["moist", "joist", "crane", "trace"]
    _, second = review(game("moist", "crane", "trace"), "moist", words, []).guesses
    assert not second.could_be_answer
    assert "there is no R, grey in CRANE" in [why.reason for why in second.contradictions]


def test_a_guess_may_tell_nothing() -> None:
    words = ["moist", "joist", "crane"]
    first, second = review(game("moist", "crane", "crane"), "moist", words, []).guesses
    assert not first.told_nothing
    assert second.told_nothing
    assert second.skill == 0


# BAD VALUES


@given(few_letters, few_letters, few_letters)
def test_a_row_that_disagrees_with_the_answer_is_named(guess: str, answer: str, other: str) -> None:
    assume(score(guess, answer) != score(guess, other))
    rows = [*game(answer, answer), Row(guess, score(guess, other))]
    with pytest.raises(ValueError, match=f"row 2, {guess} {rows[1].digits}, disagrees"):
        review(rows, answer, [answer], [])


def test_what_is_no_word_is_refused() -> None:
    with pytest.raises(ValueError, match="'cran3'"):
        review([], "cran3", ["crane"], [])
    with pytest.raises(ValueError, match="'cran3'"):
        review([], "crane", ["cran3"], [])


def test_no_rows_at_all() -> None:
    reviewed = review([], "CRANE", ["crane"], [])
    assert (reviewed.answer, reviewed.guesses, reviewed.skill, reviewed.luck) == (
        "crane",
        (),
        99,
        50,
    )
