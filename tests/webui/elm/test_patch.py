"""After a patch the page shows what the new tree says, with as few changed elements as can be."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nicegui import Client, ui
from nicegui.element import Element as NiceElement

from tests.running import run
from webui.elm import html
from webui.elm.html import Html, attribute, button, class_, div, key, lazy, on, on_click, span
from webui.elm.patch import Mounted


class Page:
    """A NiceGUI page without a browser, and what it was told to send to one."""

    def __init__(self) -> None:
        self.client = Client(ui.page("/test"), request=None)
        self.messages: list[Any] = []

    def mount(self, tree: Html) -> Mounted:
        return Mounted(tree, self.client.content, self.messages.append)

    def changed_by(self, change: Callable[[], None]) -> list[NiceElement]:
        """The elements that would be sent to the browser."""
        self.client.outbox.updates.clear()
        change()
        return [e for e in self.client.outbox.updates.values() if isinstance(e, NiceElement)]


def on_page(scenario: Callable[[Page], None]) -> None:
    async def start() -> None:
        scenario(Page())
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    run(start())


def shown(element: NiceElement) -> Any:
    """What a browser would show for an element."""
    return (
        element.tag,
        element._text,
        list(element.classes),
        dict(element.props),
        [shown(child) for child in element.default_slot.children],
    )


def fresh(tree: Html) -> Any:
    return shown(Page().mount(tree).element)


keys = st.none() | st.sampled_from("abcde")
leaves = st.builds(
    lambda tag, text, name: html.node(tag, [class_(name)], [text]),
    st.sampled_from(["div", "span"]),
    st.text("xyz", max_size=2),
    st.sampled_from(["one", "two", "one two"]),
)


def unique_keys(children: list[Any]) -> list[Any]:
    seen: set[str] = set()
    kept = []
    for child in children:
        if child.key is None or child.key not in seen:
            seen.add(child.key)
            kept.append(child)
    return kept


def branches(children: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.builds(
        lambda tag, own_key, title, clicks, inside: html.node(
            tag,
            [
                *([key(own_key)] if own_key else []),
                *([attribute("title", title)] if title else []),
                *([on_click("clicked")] if clicks else []),
            ],
            unique_keys(inside),
        ),
        st.sampled_from(["div", "span", "button"]),
        keys,
        st.sampled_from(["", "t", "u"]),
        st.booleans(),
        st.lists(children, max_size=5),
    )


trees = st.recursive(leaves, branches, max_leaves=12)
roots = st.lists(trees, max_size=5).map(lambda inside: div([], unique_keys(inside)))


@given(st.lists(roots, min_size=2, max_size=4))
def test_any_tree_becomes_any_other(versions: list[Html]) -> None:
    def scenario(page: Page) -> None:
        mounted = page.mount(versions[0])
        for version in versions[1:]:
            mounted.show(version)
            assert shown(mounted.element) == fresh(version)

    on_page(scenario)


@given(st.lists(roots, min_size=2, max_size=3))
def test_what_the_browser_is_sent_is_all_it_needs(versions: list[Html]) -> None:
    """A browser that applies the sent elements, and nothing else, shows the new tree."""

    def scenario(page: Page) -> None:
        mounted = page.mount(versions[0])
        browser = {e.id: e._to_dict() for e in page.client.elements.values()}
        for version in versions[1:]:
            for element in page.changed_by(lambda v=version: mounted.show(v)):  # type: ignore[misc]
                browser[element.id] = element._to_dict()
            for element in mounted.element.descendants(include_self=True):
                assert repr(browser[element.id]) == repr(element._to_dict())

    on_page(scenario)


def numbered(names: str, chosen: str = "") -> Html:
    return div([], [button([key(n), class_("on" if n in chosen else "off")], [n]) for n in names])


def elements(mounted: Mounted) -> dict[str | None, int]:
    return {child.node.key: child.element.id for child in mounted.children}


def test_only_what_differs_is_changed() -> None:
    def scenario(page: Page) -> None:
        mounted = page.mount(numbered("abcdef"))
        changed = page.changed_by(lambda: mounted.show(numbered("abcdef", chosen="c")))
        assert [e.id for e in changed] == [elements(mounted)["c"]]
        assert page.changed_by(lambda: mounted.show(numbered("abcdef", chosen="c"))) == []

    on_page(scenario)


def test_keyed_children_stay_themselves_wherever_they_move() -> None:
    def scenario(page: Page) -> None:
        mounted = page.mount(numbered("abcdef"))
        before = elements(mounted)
        mounted.show(numbered("fbdca"))
        assert elements(mounted) == {k: v for k, v in before.items() if k in "abcdf"}

    on_page(scenario)


def test_elements_no_longer_needed_become_new_ones() -> None:
    def scenario(page: Page) -> None:
        mounted = page.mount(numbered("abc"))
        before = set(elements(mounted).values())
        count = len(page.client.elements)
        mounted.show(numbered("xbz"))
        assert set(elements(mounted).values()) == before
        assert len(page.client.elements) == count

    on_page(scenario)


def test_removed_elements_are_gone_for_good() -> None:
    def scenario(page: Page) -> None:
        mounted = page.mount(numbered("abc"))
        count = len(page.client.elements)
        mounted.show(numbered("a"))
        assert len(page.client.elements) == count - 2

    on_page(scenario)


def test_a_lazy_part_is_not_looked_at_while_its_arguments_are_the_same() -> None:
    looked = []

    def view(word: list[str]) -> Html:
        looked.append(word)
        return span([], word)

    class Same(list[str]):
        def __hash__(self) -> int:  # type: ignore[override]
            looked.append("hashed")
            return 1

    word = Same(["x"])

    def scenario(page: Page) -> None:
        mounted = page.mount(div([], [lazy(view, word)]))
        looked.clear()
        mounted.show(div([class_("new")], [lazy(view, word)]))
        assert looked == []

    on_page(scenario)


def click(mounted: Mounted, payload: Any = None) -> None:
    for listener in mounted.element._event_listeners.values():
        mounted.element._handle_event({"listener_id": listener.id, "args": payload})


def test_a_click_means_what_the_page_shows_at_that_time() -> None:
    def scenario(page: Page) -> None:
        def tree(message: str) -> Html:
            return html.map(lambda m: ("outer", m), div([], [button([on_click(message)], ["x"])]))

        mounted = page.mount(tree("first"))
        listeners = dict(mounted.children[0].element._event_listeners)
        click(mounted.children[0])
        mounted.show(tree("second"))
        click(mounted.children[0])
        assert page.messages == [("outer", "first"), ("outer", "second")]
        assert mounted.children[0].element._event_listeners == listeners

    on_page(scenario)


def test_messages_of_a_page_in_a_page_are_wrapped_from_the_inside_out() -> None:
    def scenario(page: Page) -> None:
        inner = html.map(lambda m: f"inner {m}", button([on_click("click")], ["x"]))
        mounted = page.mount(html.map(lambda m: f"outer {m}", div([], [inner])))
        click(mounted.children[0])
        assert page.messages == ["outer inner click"]

    on_page(scenario)


def test_an_event_that_means_nothing_is_no_message() -> None:
    def scenario(page: Page) -> None:
        mounted = page.mount(div([], [button([on("click", lambda _: None)], ["x"])]))
        click(mounted.children[0])
        assert page.messages == []

    on_page(scenario)


def test_an_element_with_other_listeners_is_not_reused() -> None:
    def scenario(page: Page) -> None:
        mounted = page.mount(div([], [button([on_click("a")], ["x"])]))
        before = mounted.children[0].element.id
        mounted.show(div([], [button([on("focus", lambda _: "b")], ["x"])]))
        assert mounted.children[0].element.id != before

    on_page(scenario)


def test_a_root_of_another_kind_is_refused() -> None:
    def scenario(page: Page) -> None:
        mounted = page.mount(div([], []))
        with pytest.raises(ValueError, match="root"):
            mounted.show(span([], []))

    on_page(scenario)


@pytest.fixture(autouse=True)
def _forget_clients() -> Iterator[None]:
    yield
    Client.instances.clear()
