"""What a person feels on the Countdown page: from the last digit to the answer."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.countdown_page import CountdownPage
from tests.figures import P95, Measured
from tests.serving import Server

ROUNDS = 40

LAST_DIGIT_AND_WAIT = """
target => new Promise(done => {
    const box = document.querySelector("input[name=target]");
    const answers = document.querySelector(".answers");
    let start;
    new MutationObserver((_, observer) => {
        const said = answers.querySelector("h2").textContent;
        if (!said.startsWith("No exact") && !said.endsWith(` ${target}`)) return;
        observer.disconnect();
        done(performance.now() - start);
    }).observe(answers, {subtree: true, childList: true, characterData: true});
    box.value = target;
    start = performance.now();
    box.dispatchEvent(new Event("input", {bubbles: true}));
})
"""


def test_from_the_last_digit_to_the_answer(
    open_page: OpenPage, server: Server, measured: Measured
) -> None:
    page: CountdownPage = open_page(f"{server.url}/countdown/new", seen_as=CountdownPage)
    page.tiles.fill("25 50 75 100 3 6")
    times = []
    for target in range(900, 900 + ROUNDS):
        page.target.fill("")
        expect(page.headline).to_have_text("Every way to the target")
        times.append(page.page.evaluate(LAST_DIGIT_AND_WAIT, str(target)))
    measured("Countdown page: last digit to answer", 60, times, "ms")
    measured("Countdown page: last digit to answer, 95 %", 120, times, "ms", P95)
