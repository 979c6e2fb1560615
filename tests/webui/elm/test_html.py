"""No node can be made that runs script, whatever text it is given."""

import pytest

from webui.elm import html
from webui.elm.html import a, attribute, button, class_, div, href, node, on_click, span


@pytest.mark.parametrize(
    "name",
    [
        "onclick",
        "onload",
        "ONCLICK",
        ":title",
        "innerHTML",
        "innerhtml",
        "srcdoc",
        "a b",
        "",
        "x>y",
    ],
)
def test_attributes_that_could_run_script_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="attribute"):
        attribute(name, "x")


@pytest.mark.parametrize(
    "address",
    [
        "javascript:alert(1)",
        "JavaScript:alert(1)",
        " javascript:alert(1)",
        "java\nscript:alert(1)",
        "\x01javascript:alert(1)",
        "data:text/html,<script>",
        "vbscript:x",
    ],
)
def test_addresses_that_are_script_are_refused(address: str) -> None:
    for name in ("href", "src", "action", "formaction"):
        with pytest.raises(ValueError, match="address"):
            attribute(name, address)


@pytest.mark.parametrize(
    "address", ["/wordle/new", "#x", "?a=b:c", "https://example.org/a:b", "http://x", "/a:b"]
)
def test_plain_addresses_are_fine(address: str) -> None:
    assert a([href(address)]).attributes == (("href", address),)


@pytest.mark.parametrize("tag", ["script", "iframe", "style", "object", "a b", "<b>", "", "B"])
def test_tags_that_could_run_script_are_refused(tag: str) -> None:
    with pytest.raises(ValueError, match="tag"):
        node(tag, [])


def test_text_stays_text() -> None:
    element = div([], ["<script>alert(1)</script>"])
    assert element.text == "<script>alert(1)</script>"
    assert element.children == ()


def test_text_among_elements_becomes_an_element() -> None:
    element = div([], ["a", span([], ["b"])])
    assert element.text is None
    assert [child.text for child in element.children] == ["a", "b"]  # type: ignore[union-attr]


def test_classes_add_up_and_other_attributes_may_stand_once() -> None:
    assert div([class_("a"), class_("b c")]).attributes == (("class", "a b c"),)
    with pytest.raises(ValueError, match="'title' is given twice"):
        div([attribute("title", "x"), attribute("title", "y")])
    with pytest.raises(ValueError, match="listens twice"):
        div([on_click(1), on_click(2)])


def test_a_button_submits_no_form_by_itself() -> None:
    assert dict(button([], ["x"]).attributes)["type"] == "button"
    assert dict(button([attribute("type", "submit")]).attributes)["type"] == "submit"


def test_a_lazy_view_is_computed_once_for_equal_arguments() -> None:
    calls = []

    def view(name: str) -> html.Html:
        calls.append(name)
        return div([], [name])

    first = html.lazy(view, "ann")
    second = html.lazy(view, "ann")
    assert isinstance(first, html.Lazy)
    assert isinstance(second, html.Lazy)
    assert html.force(first) is html.force(second)
    assert calls == ["ann"]


def test_a_bookmarklet_names_a_script_of_ours_and_holds_none() -> None:
    made = html.bookmarklet("/set/reader.js", [class_("button")], ["Read"])
    assert (made.tag, made.attributes) == ("hunch-bookmarklet", (("code", "/set/reader.js"),))
    assert made.children == (a([class_("button")], ["Read"]),)


@pytest.mark.parametrize(
    "code",
    ["javascript:alert(1)", "//evil.example/x.js", "https://evil.example", "x.js", "/a b", ""],
)
def test_a_bookmarklet_of_anything_else_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="is not a path of this server"):
        html.bookmarklet(code, [], ["Read"])
