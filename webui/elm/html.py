"""Immutable HTML: values that describe a page, and their constructors.

    div([class_("row"), key("r1")], [button([on_click(Clicked())], ["S"])])

A node's children are nodes and strings. The constructors refuse whatever could run script in a
browser, so that no view can be talked into it by the text it is given.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Any

Value = str | int | bool
Decoder = Callable[[Any], Any]


class Payload(Enum):
    """What a browser event sends along. The values are the browser's side of it, fixed here."""

    NOTHING = None
    SHIFT = "(event) => emit(event.shiftKey)"
    DETAIL = "(event) => emit(event.detail)"
    VALUE = "(event) => emit(event.target.value)"
    FORM = (
        "(event) => { event.preventDefault();"
        " emit(Object.fromEntries(new FormData(event.target, event.submitter))); }"
    )


@dataclass(frozen=True, slots=True)
class Attribute:
    name: str
    value: Value


@dataclass(frozen=True, slots=True)
class Key:
    """Says which child is which when a list changes."""

    key: str


@dataclass(frozen=True, slots=True)
class Listener:
    """What an event means: `decode` makes a message of its payload, or None to ignore it."""

    event: str
    payload: Payload
    decode: Decoder


@dataclass(frozen=True, slots=True)
class Always:
    """A decoder that gives the same message whatever the payload."""

    message: Any

    def __call__(self, _: Any) -> Any:
        return self.message


@dataclass(frozen=True, slots=True)
class Element:
    """One HTML element. It has either `text` or `children`."""

    tag: str
    key: str | None
    attributes: tuple[tuple[str, Value], ...]
    listeners: tuple[Listener, ...]
    text: str | None
    children: tuple["Html", ...]


@dataclass(frozen=True, slots=True)
class Lazy:
    """A part of the page that is looked at again only when its arguments change."""

    view: Callable[..., "Html"]
    arguments: tuple[Any, ...]

    def is_same_as(self, other: "Lazy") -> bool:
        """Whether it is the same view of the very same objects."""
        return (
            self.view is other.view
            and len(self.arguments) == len(other.arguments)
            and all(a is b for a, b in zip(self.arguments, other.arguments, strict=True))
        )


@dataclass(frozen=True, slots=True)
class Mapped:
    """A page's node inside another page: its messages are wrapped on their way."""

    wrap: Callable[[Any], Any]
    node: "Html"


Html = Element | Lazy | Mapped
Part = Attribute | Key | Listener


def lazy(view: Callable[..., Html], *arguments: Any) -> Html:
    """`view(*arguments)`, skipped while the arguments are the same objects."""
    return Lazy(view, arguments)


@lru_cache(maxsize=512)
def force(node: Lazy) -> Html:
    """What a lazy part shows, computed once for everyone who looks at the same values."""
    return node.view(*node.arguments)


def map(wrap: Callable[[Any], Any], node: Html) -> Html:
    """The same node with each of its messages wrapped."""
    return Mapped(wrap, node)


# NODES

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

SCRIPTABLE_TAGS = frozenset(
    {"base", "embed", "iframe", "link", "meta", "object", "script", "style"}
)
"""Tags that load or run something by their mere presence."""


def node(tag: str, parts: Iterable[Part], children: Sequence[Html | str] = ()) -> Element:
    """An element of any harmless tag.

    Raises ValueError for a tag that is none or could run script, and for two attributes or
    listeners of one name.
    """
    if not NAME.fullmatch(tag) or tag in SCRIPTABLE_TAGS:
        raise ValueError(f"{tag!r} is not a tag that a view may use")
    parts = list(parts)
    attributes = _merged(part for part in parts if isinstance(part, Attribute))
    listeners = tuple(part for part in parts if isinstance(part, Listener))
    if len({listener.event for listener in listeners}) < len(listeners):
        raise ValueError(f"<{tag}> listens twice to one event")
    keys = [part.key for part in parts if isinstance(part, Key)]

    only_text = len(children) == 1 and isinstance(children[0], str)
    return Element(
        tag=tag,
        key=keys[0] if keys else None,
        attributes=attributes,
        listeners=listeners,
        text=str(children[0]) if only_text else None,
        children=()
        if only_text
        else tuple(span([], [c]) if isinstance(c, str) else c for c in children),
    )


def _merged(attributes: Iterable[Attribute]) -> tuple[tuple[str, Value], ...]:
    """Attributes by name; several classes add up, anything else may stand once."""
    merged: dict[str, Value] = {}
    for attribute in attributes:
        if attribute.name == "class" and "class" in merged:
            merged["class"] = f"{merged['class']} {attribute.value}"
        elif attribute.name in merged:
            raise ValueError(f"the attribute {attribute.name!r} is given twice")
        else:
            merged[attribute.name] = attribute.value
    return tuple(merged.items())


def _constructor(tag: str) -> Callable[..., Element]:
    def construct(parts: Iterable[Part], children: Sequence[Html | str] = ()) -> Element:
        return node(tag, parts, children)

    construct.__name__ = tag
    construct.__doc__ = f"A <{tag}> element."
    return construct


a = _constructor("a")
code = _constructor("code")
dialog = _constructor("dialog")
div = _constructor("div")
form = _constructor("form")
h1 = _constructor("h1")
h2 = _constructor("h2")
h3 = _constructor("h3")
header = _constructor("header")
img = _constructor("img")
kbd = _constructor("kbd")
li = _constructor("li")
main = _constructor("main")
p = _constructor("p")
section = _constructor("section")
span = _constructor("span")
strong = _constructor("strong")
table = _constructor("table")
tbody = _constructor("tbody")
td = _constructor("td")
textarea = _constructor("textarea")
tr = _constructor("tr")
ul = _constructor("ul")


def button(parts: Iterable[Part], children: Sequence[Html | str] = ()) -> Element:
    """A <button> that submits no form unless it says so."""
    parts = list(parts)
    typed = any(isinstance(part, Attribute) and part.name == "type" for part in parts)
    return node("button", parts if typed else [attribute("type", "button"), *parts], children)


def bookmarklet(code: str, parts: Iterable[Part], children: Sequence[Html | str]) -> Element:
    """A link to drag to the bookmarks: the only one that is script.

    `code` is where the script is on this server. The browser fetches it and writes the link, so no
    text of a view gets into it. Raises ValueError for an address that isn't a path of ours.
    """
    if not re.fullmatch(r"(/[\w.-]+)+", code):
        raise ValueError(f"{code!r} is not a path of this server")
    return node("hunch-bookmarklet", [attribute("code", code)], [a(parts, children)])


# ATTRIBUTES


def attribute(name: str, value: Value) -> Attribute:
    """Any attribute that can't run script.

    Raises ValueError for event handlers, for markup given as an attribute, for names that the
    page toolkit would evaluate (they start with a colon), and for addresses that are script.
    """
    if not NAME.fullmatch(name) or name.startswith("on") or name in {"innerhtml", "srcdoc"}:
        raise ValueError(f"{name!r} is not an attribute that a view may set")
    if name in {"href", "src", "action", "formaction"} and not _is_plain_address(str(value)):
        raise ValueError(f"{value!r} is not an address that a view may use")
    return Attribute(name, value)


def _is_plain_address(address: str) -> bool:
    """Relative, or http(s). Browsers skip control characters inside a scheme, so none may occur."""
    scheme = re.match(r"[^/?#]*?:", address)
    return address.isprintable() and (
        scheme is None or scheme[0].strip().lower() in {"http:", "https:"}
    )


def class_(names: str) -> Attribute:
    return attribute("class", names)


def id_(value: str) -> Attribute:
    return attribute("id", value)


def href(value: str) -> Attribute:
    return attribute("href", value)


def label(text: str) -> Attribute:
    """The name that is spoken for an element."""
    return attribute("aria-label", text)


def role(value: str) -> Attribute:
    return attribute("role", value)


def disabled(value: bool) -> Attribute:
    return attribute("disabled", value)


def key(value: str) -> Key:
    return Key(value)


# LISTENERS


def on(event: str, decode: Decoder, payload: Payload = Payload.NOTHING) -> Listener:
    """Listen to `event`; `decode` gets the payload as the browser sent it, whatever that is."""
    return Listener(event, payload, decode)


def on_click(message: Any) -> Listener:
    return on("click", Always(message))
