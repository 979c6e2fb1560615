"""The Wordle page."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.advice_panel import PROOF_MS, AdvicePanel
from tests.browser.wordle_page import WordlePage
from tests.scenes.scene import Scene

THREE = "tarse 00001\nclone 01001\n"
FOUND = THREE + "wield 02222\nfield 22222\n"


def _with(text: str) -> Callable[[Page], WordlePage]:
    """A game that was pasted, with all its advice."""

    def act(page: Page) -> WordlePage:
        wordle = _ready(page)
        wordle.paste(text)
        expect(page.locator(".row.played")).to_have_count(len(text.splitlines()))
        return wordle

    return act


def _ready(page: Page) -> WordlePage:
    wordle = WordlePage(page)
    expect(wordle.likely).not_to_have_count(0)
    return wordle


def _proved(page: Page) -> WordlePage:
    wordle = _with(THREE)(page)
    _wait_for_proof(page)
    return wordle


def _wait_for_proof(page: Page) -> None:
    """Behind the board on a narrow screen, too."""
    expect(page.locator(".verdict.proved")).to_be_attached(timeout=PROOF_MS)


def _open(page: Page, strip: str) -> None:
    """On a narrow screen a panel is opened by its strip."""
    if page.locator(strip).is_visible():
        page.locator(strip).click()


def _typing(page: Page) -> None:
    _proved(page).type("fila")
    expect(page.locator(".row.typing .tile").nth(3)).to_have_text("A")


def _guess_of_ones_own(page: Page) -> None:
    _proved(page).type("filed")
    expect(page.locator(".own-guess p")).to_contain_text("FILED")


def _letters(page: Page) -> None:
    _proved(page)
    _open(page, ".strip-best")
    page.locator(".advice").get_by_role("button", name="Letters").click()
    expect(page.locator("hunch-letters td").first).to_be_visible()


def _group(page: Page) -> None:
    _proved(page)
    _open(page, ".strip-best")
    page.locator("hunch-groups summary").first.click()


def _hard(page: Page) -> None:
    wordle = _with("tarse 00001\n")(page)
    _open(page, ".strip-best")
    AdvicePanel(wordle).choose_mode("Hard")
    _wait_for_proof(page)


def _contradiction(page: Page) -> None:
    _with("crane 01200\nslate 00000\nbroom 02000\n")(page)
    _open(page, ".strip-words")
    expect(page.locator(".conflict")).to_be_visible()


def _impossible(page: Page) -> None:
    _with("tatty 00100\n")(page)
    expect(page.locator(".status.warning")).to_be_visible()


def _review(page: Page) -> None:
    _with(FOUND)(page)
    _open(page, ".strip-best")
    expect(page.locator(".review .in-words").last).to_be_attached()


def _many_rows(page: Page) -> None:
    words = ("crane", "slate", "pious", "might", "bulky", "fjord", "vexed", "waltz", "nymph")
    _with("".join(f"{word} 00000\n" for word in words))(page)


def _folded(page: Page) -> None:
    _proved(page)
    _open(page, ".strip-words")
    page.locator(".words .fold-panel").click()
    expect(page.locator(".words.folded")).to_be_visible()


def _tool(name: str) -> Callable[[Page], WordlePage]:
    def act(page: Page) -> WordlePage:
        wordle = _ready(page)
        page.locator(f".tool-{name}").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        return wordle

    return act


def _keys(page: Page) -> None:
    _ready(page).type("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def _bad_paste(page: Page) -> None:
    _tool("paste")(page)
    page.get_by_role("dialog").get_by_role("textbox").fill("crane 01200\ncran3\nslate 012\n")
    page.get_by_text("Put it on the board").click()
    expect(page.locator(".problems")).to_be_visible()


def _share(page: Page) -> None:
    _ready(page)
    page.get_by_label("Share").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _panel(strip: str, panel: str) -> Callable[[Page], None]:
    """The panel over the board, on a narrow screen."""

    def act(page: Page) -> None:
        _proved(page)
        _open(page, strip)
        expect(page.locator(panel)).to_be_visible()

    return act


WORDLE = (
    Scene("wordle-empty", "/wordle/new", _ready),
    Scene("wordle-proved", "/wordle/new", _proved),
    Scene("wordle-typing", "/wordle/new", _typing),
    Scene("wordle-own-guess", "/wordle/new", _guess_of_ones_own),
    Scene("wordle-letters", "/wordle/new", _letters),
    Scene("wordle-group", "/wordle/new", _group),
    Scene("wordle-hard", "/wordle/new", _hard),
    Scene("wordle-contradiction", "/wordle/new", _contradiction),
    Scene("wordle-impossible", "/wordle/new", _impossible),
    Scene("wordle-review", "/wordle/new", _review),
    Scene("wordle-many-rows", "/wordle/new", _many_rows),
    Scene("wordle-folded", "/wordle/new", _folded),
    Scene("wordle-words-panel", "/wordle/new", _panel(".strip-words", ".words")),
    Scene("wordle-advice-panel", "/wordle/new", _panel(".strip-best", ".advice")),
    Scene("wordle-keys", "/wordle/new", _keys),
    Scene("wordle-paste", "/wordle/new", _tool("paste")),
    Scene("wordle-bad-paste", "/wordle/new", _bad_paste),
    Scene("wordle-share", "/wordle/new", _share),
)
