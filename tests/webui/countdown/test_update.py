"""What a person does on the page does what they expect, and nothing can upset it."""

from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.webui.countdown.desk import Desk, Patient
from tests.webui.countdown.strategies import actions, messages
from webui.board_messages import ClickedRedo, ClickedUndo, PastedText, RecalledDraft
from webui.countdown import events
from webui.countdown import model as page
from webui.countdown.board import BOARD_MESSAGES, Board, SetTiles, update_board
from webui.countdown.findings import Answer, Progress
from webui.countdown.habits import HABITS
from webui.countdown.model import Message
from webui.countdown.search import Answered, Cancelled, NothingAsked, Searching
from webui.countdown.searches import SolveLargeRound
from webui.countdown.update import init, update
from webui.countdown.view import view
from webui.elm.html import Element, Html, Lazy, force
from webui.job import Broke, Found
from webui.rooms.codec import Codec
from webui.rooms.history import Redid, Undid, fold


def all_text(html: Html) -> str:
    """Everything that can be read on a page."""
    while not isinstance(html, Element):
        html = force(html) if isinstance(html, Lazy) else html.node
    told = " ".join(str(value) for _, value in html.attributes)
    return " ".join([html.text or "", told, *map(all_text, html.children)])


# LAWS


@given(st.lists(messages, max_size=30))
@examples(80)
def test_no_messages_upset_the_page_and_every_page_can_be_shown(sent: list[Message]) -> None:
    desk = Desk()
    for message in sent:
        desk.do(message)
    all_text(view(desk.model))


@given(st.lists(messages, max_size=12), actions)
@examples(120)
def test_undo_leads_back_from_every_action_and_redo_forth_again(
    before: list[Message], action: Message
) -> None:
    desk = Desk().do(*before)
    earlier, written = desk.board, len(desk.written)
    desk.do(action)
    later = desk.board
    if later == earlier:
        return
    assert len(desk.written) == written + 1
    desk.do(ClickedUndo())
    assert desk.board == earlier
    desk.do(ClickedRedo())
    assert desk.board == later


@given(st.lists(actions, max_size=12))
def test_the_boxes_say_what_the_board_says_through_undo_and_redo(done: list[Message]) -> None:
    desk = Desk()
    seen = [(desk.board, desk.texts)]
    for action in done:
        if isinstance(action, page.SettledTiles | page.SettledTarget | PastedText):
            action = page.ClickedDeal(2)
        desk.do(action)
        if desk.board != seen[-1][0]:
            seen.append((desk.board, desk.texts))
    for board, texts in reversed(seen[:-1]):
        desk.do(ClickedUndo())
        assert (desk.board, desk.texts) == (board, texts)
    for board, texts in seen[1:]:
        desk.do(ClickedRedo())
        assert (desk.board, desk.texts) == (board, texts)


@given(st.lists(actions, max_size=12))
def test_a_board_is_the_same_after_its_log_was_written_down_and_read(done: list[Message]) -> None:
    desk = Desk().do(*done)
    codec = Codec((*BOARD_MESSAGES, Undid, Redid), Board)
    history = init("board", type(desk.model.history)(Board()))[0].history
    for place, message in enumerate(desk.written, start=1):
        assert codec.decode(codec.encode(message)) == message
        history = fold(history, place, codec.decode(codec.encode(message)), update_board)
    assert history.board == desk.board
    assert codec.board_from_json(codec.board_as_json(desk.board)) == desk.board


@given(st.lists(messages, max_size=10), messages)
def test_update_gives_the_same_for_the_same(before: list[Message], message: Message) -> None:
    model = Desk().do(*before).model
    first, second = update(message, model), update(message, model)
    assert first[0] == second[0]


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(st.text(), inner)),
)


@given(st.one_of(JSON, st.just({"answer": "1+2"}), st.just("a\ud800b" * 400)))
def test_anything_may_arrive_from_a_browser(sent: object) -> None:
    decoders = (
        events.typed_tiles,
        events.settled_tiles,
        events.typed_target,
        events.settled_target,
        events.typed_answer,
        events.submitted_answer,
        events.pasted,
        events.pressed,
    )
    for decode in decoders:
        message = decode(sent)
        if message is not None:
            desk = Desk().do(message)
            all_text(view(desk.model)).encode()


# TYPING


def test_the_round_is_solved_as_the_last_digit_is_typed() -> None:
    desk = Desk().type("25 50 75 100 3 6", "95")
    desk.do(page.TypedTarget("952")).work()
    assert desk.answer.total == 2
    assert desk.answer.is_exact
    assert desk.board.target == 95
    assert desk.do(page.SettledTarget("952")).board.target == 952


def test_a_round_that_is_typed_is_two_steps_however_many_keys_it_took() -> None:
    desk = Desk().type("25 50 75 100 3 6", "952")
    assert len(desk.model.history.steps) == 2
    assert desk.do(ClickedUndo()).texts == ("25 50 75 100 3 6", "")
    assert desk.do(ClickedUndo()).texts == ("", "")
    assert desk.do(ClickedRedo(), ClickedRedo()).texts == ("25 50 75 100 3 6", "952")


def test_what_is_typed_and_makes_no_sense_stays_and_goes_nowhere() -> None:
    desk = Desk().type("25 50", "100").do(page.TypedTiles("25 5x"), page.SettledTiles("25 5x"))
    assert desk.board.tiles == (25, 50)
    assert desk.texts == ("25 5x", "100")
    assert desk.model.screen.tiles.turn == 0
    assert isinstance(desk.model.screen.search, NothingAsked)
    assert "25 5x" in desk.kept[page.draft_name("board")]


def test_a_draft_comes_back_after_a_reload() -> None:
    desk = Desk().type("25 50", "100")
    desk.do(page.TypedTiles("25 5x"), page.TypedAnswer("25+"))
    reloaded, _ = init("board", desk.model.history)
    reloaded, _ = update(RecalledDraft(desk.kept[page.draft_name("board")]), reloaded)
    assert reloaded.screen.tiles.text == "25 5x"
    assert reloaded.screen.target.text == "100"
    assert reloaded.screen.own_answer.text == "25+"


def test_two_people_do_not_fight_over_a_box() -> None:
    desk = Desk().type("25 50", "100")
    desk.do(page.TypedTiles("25 50 7")).hear(SetTiles((1, 2, 3)))
    assert desk.texts[0] == "25 50 7"  # it is being typed
    desk.do(page.SettledTiles("25 50 75")).hear(SetTiles((1, 2, 3)))
    assert desk.texts[0] == "1 2 3"  # it was at rest


def test_a_box_keeps_its_own_way_of_writing() -> None:
    desk = Desk().do(page.SettledTiles("25,50;  75"))
    assert desk.board.tiles == (25, 50, 75)
    assert desk.texts[0] == "25,50;  75"


def test_a_pasted_line_is_a_round() -> None:
    desk = Desk().do(PastedText("25 50 75 100 3 6 = 952"))
    assert desk.board.tiles == (25, 50, 75, 100, 3, 6)
    assert desk.board.target == 952
    assert len(desk.model.history.steps) == 1


# TAPPING


def test_tiles_of_the_rack_are_taken_and_put_back() -> None:
    desk = Desk().do(page.ClickedSlot(0), page.ClickedSlot(4), page.ClickedSlot(5))
    assert desk.board.tiles == (25, 1, 1)
    assert desk.do(page.ClickedSlot(5)).board.tiles == (25, 1)
    assert desk.do(page.ClickedTile(0)).board.tiles == (1,)


def test_a_ninth_tile_is_refused_with_a_sentence() -> None:
    desk = Desk().do(*(page.ClickedSlot(index) for index in range(9)))
    assert len(desk.board.tiles) == 8
    assert "8 tiles" in desk.model.screen.note


def test_a_tile_is_put_back_from_beside_what_can_not_be_read() -> None:
    desk = Desk().do(page.TypedTiles("25 x 50"), page.ClickedTile(1))
    assert desk.texts[0] == "25 x"


# RULES AND ROUNDS


def test_a_game_brings_its_rules_and_its_target() -> None:
    desk = Desk().type("3 3 8 8", "100").do(page.ClickedGame("24")).work()
    assert desk.texts == ("3 3 8 8", "24")
    assert desk.answer.ways == ("8 ÷ (3 - 8 ÷ 3)",)


def test_words_clear_the_numbers_and_undo_brings_them_back() -> None:
    desk = Desk().type("25 50", "75").do(page.ClickedGame("words"))
    assert desk.texts == ("", "")
    desk.type("cat fish art", "catfish").work()
    assert desk.answer.ways == ("cat + fish",)
    desk.do(ClickedUndo(), ClickedUndo(), ClickedUndo())
    assert desk.texts == ("25 50", "75")


def test_a_switch_changes_the_answer() -> None:
    desk = Desk().type("17 5", "2").work()
    assert not desk.answer.is_exact
    assert desk.do(page.ClickedSwitch("mod", True)).work().answer.ways == ("17 mod 5",)


def test_a_dealt_round_is_covered_until_it_is_revealed() -> None:
    desk = Desk().do(page.ClickedDeal(2)).work()
    assert len(desk.board.tiles) == 6
    assert sum(tile > 10 for tile in desk.board.tiles if isinstance(tile, int)) == 2
    way = desk.answer.ways[0]
    assert way not in all_text(view(desk.model))
    assert way in all_text(view(desk.do(page.ClickedReveal()).model))


def test_who_tries_first_reveals_each_round_anew() -> None:
    desk = Desk().do(page.ToggledTryFirst()).type("25 50", "75").work()
    assert desk.model.is_covered
    assert not desk.do(page.ClickedReveal()).model.is_covered
    assert desk.do(page.TypedTarget("74")).model.is_covered
    assert desk.kept[HABITS] == "try -"


# SEARCHING


def test_what_is_heard_of_an_earlier_round_is_dropped() -> None:
    desk = Desk().type("25 50", "75")
    job, heard = desk.jobs["solving"]
    desk.do(page.TypedTarget("74"), heard(job, Found(job.run(Patient()), is_final=True)))
    assert isinstance(desk.model.screen.search, Searching)
    assert desk.work().answer.distance == "1"


def test_a_long_search_tells_its_progress_and_can_be_cancelled_and_taken_up() -> None:
    desk = Desk().type("1 2 3 4 5 6 7 8", "952")
    job, heard = desk.jobs["solving"]
    assert isinstance(job, SolveLargeRound)
    desk.do(heard(job, Found(Progress(12_400_000, 200_000_000), is_final=False)))
    assert "12.4 million" in all_text(view(desk.model))
    desk.do(page.ClickedCancel())
    assert desk.jobs == {}
    assert isinstance(desk.model.screen.search, Cancelled)
    desk.do(page.ClickedSearchAgain())
    assert isinstance(desk.model.screen.search, Searching)
    assert "solving" in desk.jobs


def test_a_search_that_was_stopped_is_said_to_be_incomplete() -> None:
    desk = Desk().type("25 50", "75")
    job, heard = desk.jobs.pop("solving")
    found = Answer(("25 + 50",), ((2, 1),), ("75",), "0", stopped_after=3_000_000)
    desk.do(heard(job, Found(found, is_final=True)))
    shown = all_text(view(desk.model))
    assert "stopped after 3 million calculations" in shown
    assert "At least 1 way to make 75" in shown
    assert desk.jobs == {}


def test_a_failure_is_said_and_can_be_tried_again() -> None:
    desk = Desk().type("25 50", "75")
    job, heard = desk.jobs.pop("solving")
    desk.do(heard(job, Broke()))
    assert "failed" in all_text(view(desk.model))
    assert desk.do(page.ClickedSearchAgain()).work().answer.is_exact


def test_the_targets_around_are_looked_at_once_the_round_is_solved() -> None:
    desk = Desk().type("25 50 75 100 3 6", "952").work()
    search = desk.model.screen.search
    assert isinstance(search, Answered)
    assert search.nearby is not None
    assert search.nearby.distances[952 - 101] == "0"


# CHECKING


def test_an_answer_of_ones_own_is_judged_and_the_verdict_goes_with_its_round() -> None:
    desk = Desk().type("75 6 9 7", "722").do(page.SubmittedAnswer("(75+6)*9-7"))
    assert "(75 + 6) × 9 - 7 = 722 is right." in all_text(view(desk.model))
    desk.do(page.SubmittedAnswer("75+75"))
    assert "The tile 75 is used twice" in all_text(view(desk.model))
    desk.do(page.TypedTarget("721"))
    assert "used twice" not in all_text(view(desk.model))


def test_an_answer_without_a_round_asks_for_one() -> None:
    assert "first" in Desk().do(page.SubmittedAnswer("1+2")).model.screen.note
