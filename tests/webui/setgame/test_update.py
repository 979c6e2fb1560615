"""What a person does on the page does what they expect, and nothing can upset it."""

from copy import deepcopy

from hypothesis import given
from hypothesis import strategies as st

from core.setgame import VARIANTS, count_solutions, solutions
from tests.examples import examples
from tests.webui.setgame.strategies import actions, messages
from tests.webui.setgame.table import Person
from webui.board_messages import ClickedRedo, ClickedUndo, PastedText
from webui.job import Broke
from webui.setgame import model as page
from webui.setgame.answers import FindAnswers
from webui.setgame.codes import cards, codes
from webui.setgame.model import Message
from webui.setgame.picking import verdict
from webui.setgame.practice_view import found
from webui.setgame.solving import hint_cards, known_answers, site_marks
from webui.setgame.update import update
from webui.setgame.view import status, view

CLASSIC = codes(VARIANTS["normal"].deck)
A_SET = ("0200", "1101", "2002")
NO_SET = ("1010", "0001", "1022")


def laid(*codes: str) -> Person:
    return Person().do(page.SubmittedCards(" ".join(codes)))


def picked(person: Person, *codes: str) -> Person:
    return person.do(*(page.ClickedTableCard(code) for code in codes))


# LAWS


@given(st.lists(messages, max_size=30))
@examples(60)
def test_no_messages_upset_the_page_and_every_page_can_be_shown(sent: list[Message]) -> None:
    person = Person()
    for message in sent:
        person.do(message)
        assert set(person.model.screen.picked) <= set(person.board.lying)
        assert len(person.model.screen.picked) <= person.model.rule.law.size
        view(person.model)


@given(st.lists(messages, max_size=12), actions)
@examples(80)
def test_undo_leads_back_from_every_action_and_redo_forth_again(
    before: list[Message], action: Message
) -> None:
    person = Person().do(*before)
    earlier = person.board
    later = person.do(action).board
    if later == earlier:
        return
    assert person.do(ClickedUndo()).board == earlier
    assert person.do(ClickedRedo()).board == later


@given(st.lists(actions, max_size=12))
@examples(40)
def test_undoing_all_leads_to_the_empty_table(done: list[Message]) -> None:
    person = Person()
    boards = [person.board]
    for action in done:
        person.do(action)
        if person.board != boards[-1]:
            boards.append(person.board)
    for expected in reversed(boards[:-1]):
        assert person.do(ClickedUndo()).board == expected


@given(st.lists(messages, max_size=8), messages)
@examples(40)
def test_update_gives_the_same_for_the_same_and_leaves_its_model_alone(
    before: list[Message], message: Message
) -> None:
    model = Person().do(*before).model
    copy = deepcopy(model)
    assert update(message, model)[0] == update(message, model)[0]
    assert model == copy


@given(st.sampled_from(sorted(VARIANTS)), st.text("abcdef", min_size=1, max_size=4))
@examples(12)
def test_a_hint_is_part_of_a_solution_and_grows(variant: str, seed: str) -> None:
    person = Person(seed=seed).do(page.ClickedVariant(variant), page.ClickedDeal())
    one = hint_cards(person.do(page.ClickedLevel("one")).model)
    two = hint_cards(person.do(page.ClickedLevel("two")).model)
    assert (len(one), len(two)) == (1, 2)
    assert two[0] == one[0]
    every = known_answers(person.model)
    assert every
    assert any(set(two) <= set(solution) for solution in every.listed)


# LAYING


def test_a_tap_on_the_palette_lays_a_card_and_another_takes_it_off() -> None:
    person = Person().do(page.ClickedDeckCard("0120"), page.ClickedDeckCard("2021"))
    assert person.cards == ("0120", "2021")
    assert person.do(page.ClickedDeckCard("0120")).cards == ("2021",)
    assert person.do(page.ClickedDeckCard("nonsense"), page.ClickedDeckCard("00000")).cards == (
        "2021",
    )


def test_cards_are_typed_in_codes_shorthand_and_words() -> None:
    person = Person().do(page.SubmittedCards("0120 2RHW, 1 red striped oval"))
    assert person.cards == ("0120", "2021", "2120")
    assert person.model.screen.taken == 1


def test_a_card_that_lies_there_is_refused_with_a_sentence_and_the_rest_with_it() -> None:
    person = laid("0120").do(page.SubmittedCards("2021 0120"))
    assert person.cards == ("0120",)
    assert person.note == ("1 purple striped oval: already on the table. Each card is there once.")
    assert person.model.screen.taken == 1
    assert "twice" in laid("2021", "2021").note


def test_text_that_could_mean_two_cards_names_both() -> None:
    person = laid("2RSH")
    assert person.cards == ()
    assert "2 red solid hourglasses (2301) or 2 red striped squiggles (2021)" in person.note


def test_cards_of_another_deck_are_refused_or_change_the_game() -> None:
    person = laid("0120").do(page.SubmittedCards("012"))
    assert person.cards == ("0120",)
    assert person.note.startswith("This card is of another deck than the cards on the table")
    person.do(page.SubmittedCards("3000"))
    assert person.board.variant == "4set"
    assert person.note == "Such cards are of 4Set: that is chosen now."


def test_a_whole_deck_can_lie_there() -> None:
    person = laid(*CLASSIC)
    answers = known_answers(person.model)
    assert answers
    assert (len(person.cards), answers.count, len(answers.listed)) == (81, 1080, 1080)


def test_choosing_a_variant_says_which_cards_left() -> None:
    person = laid("0000", "0120", "1222").do(page.ClickedVariant("junior"))
    assert person.cards == ("0000",)
    assert person.note == ("2 cards are not in the deck of Junior. Undo brings back what has left.")
    assert person.do(ClickedUndo()).cards == ("0000", "0120", "1222")


def test_picked_cards_can_be_taken_off() -> None:
    person = picked(laid(*A_SET), "0200", "1101").do(page.ClickedTakeOff())
    assert person.cards == ("2002",)
    assert person.model.screen.picked == ()
    assert person.do(page.ClickedTakeOff()).note == "Pick cards first."


# PICKING


def test_three_cards_are_right_or_the_reason_is_told() -> None:
    told = verdict(picked(laid(*A_SET), *A_SET).model)
    assert told
    assert told.holds
    wrong = verdict(picked(laid(*NO_SET), *NO_SET).model)
    assert wrong
    assert not wrong.holds
    assert [finding.trait for finding in wrong.findings if finding.breaking] == ["colour"]
    assert [str(card) for card in wrong.findings[0].breaking] == ["0001"]


def test_a_card_tapped_twice_is_put_back_and_a_fourth_begins_anew() -> None:
    person = picked(laid(*A_SET, "1111"), "0200", "1101", "0200")
    assert person.model.screen.picked == ("1101",)
    picked(person, "0200", "2002", "1111")
    assert person.model.screen.picked == ("1111",)
    assert person.do(page.PressedKey("Escape")).model.screen.picked == ()


def test_a_chain_goes_on_from_the_solution_taken() -> None:
    person = Person().do(page.ClickedVariant("setchain"))
    person.do(page.SubmittedCards("0200 1101 2002 0201 0202"))
    picked(person, "0200", "1101", "2002").do(page.ClickedTake())
    assert person.board.previous == ("0200", "1101", "2002")
    told = verdict(picked(person, "0200", "0201", "0202").model)
    assert told
    assert told.holds
    assert person.do(page.ClickedEndChain()).board.previous == ()


# LEVELS


def test_the_level_decides_what_is_given_away() -> None:
    person = laid(*A_SET, "1111")
    assert hint_cards(person.model) == ()
    person.do(page.ClickedSolution(A_SET))
    assert hint_cards(person.model) == A_SET
    assert hint_cards(person.do(page.ClickedLevel("count")).model) == ()
    assert hint_cards(person.do(page.ClickedLevel("two")).model) == A_SET[:2]


# LARGE BOARDS


def test_a_large_board_is_solved_beside_the_page() -> None:
    person = Person().do(page.ClickedVariant("ghostset"), page.SubmittedCards(" ".join(CLASSIC)))
    answers = known_answers(person.model)
    assert answers
    assert answers.count == 4_007_016
    assert 0 < len(answers.listed) <= 2_000


def test_answers_to_another_question_are_passed_over() -> None:
    person = laid(*CLASSIC[:40])
    job = FindAnswers(person.model.question)
    other = laid(*CLASSIC[:41])
    model = other.model.with_screen(computed=None)
    assert update(page.HeardAnswers(job, Broke()), model)[0] == model
    mine = page.HeardAnswers(FindAnswers(model.question), Broke())
    assert status(update(mine, model)[0])[0] == "hint"
    assert known_answers(update(mine, model)[0]) is None


# PRACTICE


def test_a_game_is_dealt_from_the_seed_and_refills_when_a_set_is_found() -> None:
    person = Person().do(page.ClickedPractise())
    assert person.board.practice
    assert (person.board.practice.seed, len(person.cards)) == ("abc123", 12)
    assert person.model.screen.level == "count"
    (first, *_) = solutions("normal", cards(person.cards))
    picked(person, *codes(first))
    assert len(person.cards) == 12
    assert person.note == "Right: a set, in 1 s."
    assert found(person.board) == "1 set found, 1 s each"
    person.do(ClickedUndo())
    assert found(person.board) == "Nothing found yet"


def test_a_friend_with_the_same_seed_has_the_same_game() -> None:
    one = Person(seed="x").do(page.SubmittedSeed(" FRIENDS "))
    two = Person(seed="y").do(page.SubmittedSeed("friends"))
    assert one.cards == two.cards
    assert Person().do(page.SubmittedSeed("  ")).note == "A seed has 1 to 40 letters or digits."


def test_a_wrong_guess_in_a_game_is_explained_and_nothing_is_lost() -> None:
    person = Person().do(page.ClickedPractise())
    before = person.board
    wrong = next(
        three
        for three in (before.cards[at : at + 3] for at in range(10))
        if not count_solutions("normal", cards(three))
    )
    told = verdict(picked(person, *wrong).model)
    assert told
    assert not told.holds
    assert person.board == before


def test_in_a_game_no_cards_are_laid_by_hand() -> None:
    person = Person().do(page.ClickedPractise())
    for message in (PastedText("0000"), page.ClickedDeckCard("0000"), page.ClickedTakeOff()):
        assert person.do(message).note.startswith("End the practice first")
    left = person.do(page.ClickedEndPractice()).board
    assert (left.practice, len(left.cards)) == (None, 12)


def test_a_game_that_is_over_says_so() -> None:
    person = Person().do(page.ClickedVariant("junior"), page.ClickedPractise())
    while every := solutions("junior", cards(person.cards)):
        picked(person, *codes(every[0]))
    person.do(page.ClickedUnpick())
    assert status(person.model)[0] == "solved"


# GAME PAGES

SITE = "https://setwithfriends.com"


def test_a_game_page_is_shown_as_it_is_and_its_cards_marked() -> None:
    person = laid("2222").do(page.ReadSite(SITE, (*A_SET, "1111"), ()))
    assert person.cards == (*A_SET, "1111")
    assert site_marks(person.model) == A_SET
    assert site_marks(person.do(page.ClickedLevel("one")).model) == A_SET[:1]
    assert site_marks(person.do(page.ClickedLevel("count")).model) == ()


def test_playing_is_off_at_first_and_marks_a_whole_solution() -> None:
    person = Person().do(page.ReadSite(SITE, A_SET, ()), page.ClickedLevel("count"))
    assert person.model.screen.site
    assert not person.model.screen.site.plays
    assert site_marks(person.do(page.ClickedPlay()).model) == A_SET
    person.do(page.ReadSite(SITE, (*A_SET, "1111"), ()))
    assert person.model.screen.site
    assert person.model.screen.site.plays


def test_a_page_that_is_not_understood_takes_no_card_away_and_is_never_clicked() -> None:
    person = Person().do(page.ReadSite(SITE, A_SET, ()), page.ClickedPlay())
    person.do(page.CouldNotReadSite(SITE, "a card without a picture"))
    assert person.cards == A_SET
    assert person.model.screen.site
    assert not person.model.screen.site.plays
    assert site_marks(person.model) == ()
    assert not person.do(page.ClickedPlay()).model.screen.site.plays  # type: ignore[union-attr]


def test_the_same_cards_read_again_are_no_new_step() -> None:
    person = Person().do(page.ReadSite(SITE, A_SET, ()))
    place = person.model.history.place
    person.do(page.ReadSite(SITE, A_SET, ()))
    assert person.model.history.place == place
