"""Two HTML trees compared, and the NiceGUI elements that differ changed.

NiceGUI sends an element whole whenever it changes, and creating one costs ten times as much as
changing one. So elements are kept: a keyed child stays itself wherever it moves, and an element
that is no longer needed becomes the next new one of its kind. A listener added later would make
the browser build the element anew (and lose the focus), so listeners are attached once and look
their message up in the node that is shown at that time.
"""

from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from nicegui.element import Element as NiceElement
from nicegui.events import GenericEventArguments

from webui.elm.html import Element, Html, Lazy, Mapped, Payload, force

Wraps = tuple[Callable[[Any], Any], ...]
Send = Callable[[Any], None]


class NativeElement(NiceElement):
    """A plain HTML element whose text, attributes and children are set as a whole."""

    def set_text(self, text: str | None) -> None:
        self._text = text
        self.update()


class _Kind(NamedTuple):
    """What can't be changed on an element once it is made."""

    tag: str
    events: tuple[tuple[str, Payload], ...]


def _kind(node: Element) -> _Kind:
    return _Kind(node.tag, tuple((x.event, x.payload) for x in node.listeners))


class _Resolved(NamedTuple):
    """An element node, found behind any lazy and mapped nodes."""

    node: Element
    wraps: Wraps
    lazies: tuple[Lazy, ...]


def _resolve(html: Html, wraps: Wraps) -> _Resolved:
    lazies: tuple[Lazy, ...] = ()
    while not isinstance(html, Element):
        if isinstance(html, Mapped):
            wraps, html = (*wraps, html.wrap), html.node
        else:
            lazies, html = (*lazies, html), force(html)
    return _Resolved(html, wraps, lazies)


class Mounted:
    """A node that is on the page, the element that shows it, and its mounted children."""

    def __init__(self, html: Html, parent: NiceElement, send: Send, wraps: Wraps = ()) -> None:
        resolved = _resolve(html, wraps)
        self.node, self.wraps, self.lazies = resolved
        self.kind = _kind(self.node)
        self._send = send
        with parent.default_slot:
            self.element = NativeElement(self.node.tag)
        for event, payload in self.kind.events:
            self._listen(event, payload)
        _set_attributes(self.element, (), self.node.attributes)
        if self.node.text is not None:
            self.element.set_text(self.node.text)
        self.children = [
            Mounted(child, self.element, send, self.wraps) for child in self.node.children
        ]

    def _listen(self, event: str, payload: Payload) -> None:
        def handle(arguments: GenericEventArguments) -> None:
            for listener in self.node.listeners:
                if listener.event == event:
                    message = listener.decode(arguments.args)
                    if message is not None:
                        for wrap in reversed(self.wraps):
                            message = wrap(message)
                        self._send(message)

        if payload is Payload.NOTHING:
            self.element.on(event, handle, args=[])
        else:
            self.element.on(event, handle, js_handler=payload.value)

    def shows(self, html: Html, wraps: Wraps) -> bool:
        """Whether the lazy part on the page was made from the very same arguments."""
        return (
            isinstance(html, Lazy)
            and bool(self.lazies)
            and self.lazies[0].is_same_as(html)
            and self.wraps[: len(wraps)] == wraps
        )

    def show(self, html: Html) -> None:
        """Show another tree. Raises ValueError when its root can't be what is there now."""
        resolved = _resolve(html, ())
        if _kind(resolved.node) != self.kind:
            raise ValueError(f"the root must stay a {self.kind}")
        self._patch(resolved)

    def _patch(self, new: _Resolved) -> None:
        old, old_wraps = self.node, self.wraps
        self.node, self.wraps, self.lazies = new
        if self.node is old and self.wraps == old_wraps:
            return
        _set_attributes(self.element, old.attributes, self.node.attributes)
        if old.text != self.node.text:
            self.element.set_text(self.node.text)
        if old.children or self.node.children:
            self._patch_children(self.node.children)

    def _patch_children(self, nodes: Sequence[Html]) -> None:
        shown = _Reusable(self.children)
        children: list[Mounted] = []
        waiting: list[tuple[int, _Resolved]] = []
        for index, html in enumerate(nodes):
            in_place = self.children[index] if index < len(self.children) else None
            if in_place and shown.holds(in_place) and in_place.shows(html, self.wraps):
                shown.take(in_place)
                children.append(in_place)
                continue
            resolved = _resolve(html, self.wraps)
            same = shown.same(resolved.node, in_place)
            if same:
                shown.take(same)
                same._patch(resolved)
                children.append(same)
            else:
                waiting.append((index, resolved))
                children.append(None)  # type: ignore[arg-type]

        # Only now is it known which elements no other child claims.
        for index, resolved in waiting:
            spare = shown.spare(_kind(resolved.node))
            if spare:
                shown.take(spare)
                spare._patch(resolved)
                children[index] = spare
            else:
                children[index] = Mounted(nodes[index], self.element, self._send, self.wraps)

        for leftover in shown.left():
            self.element.remove(leftover.element)
        self.children = children
        elements = [child.element for child in children]
        if self.element.default_slot.children != elements:
            self.element.default_slot.children[:] = elements
            self.element.update()


class _Reusable:
    """The children of one element that are not yet claimed by a new node."""

    def __init__(self, mounted: Sequence[Mounted]) -> None:
        self._free = {id(child): child for child in mounted}
        self._by_key = {
            (child.kind, child.node.key): child for child in mounted if child.node.key is not None
        }
        self._by_kind: defaultdict[_Kind, deque[Mounted]] = defaultdict(deque)
        for child in mounted:
            self._by_kind[child.kind].append(child)

    def holds(self, child: Mounted) -> bool:
        return id(child) in self._free

    def take(self, child: Mounted) -> None:
        del self._free[id(child)]

    def same(self, node: Element, in_place: Mounted | None) -> Mounted | None:
        """The child with the node's key, or for a node without one the child in its place."""
        kind = _kind(node)
        if node.key is not None:
            child = self._by_key.get((kind, node.key))
        elif in_place and in_place.kind == kind and in_place.node.key is None:
            child = in_place
        else:
            child = None
        return child if child and self.holds(child) else None

    def spare(self, kind: _Kind) -> Mounted | None:
        """Any unclaimed child of this kind."""
        of_kind = self._by_kind[kind]
        while of_kind and not self.holds(of_kind[0]):
            of_kind.popleft()
        return of_kind[0] if of_kind else None

    def left(self) -> list[Mounted]:
        return list(self._free.values())


def _set_attributes(
    element: NiceElement,
    old: tuple[tuple[str, Any], ...],
    new: tuple[tuple[str, Any], ...],
) -> None:
    if old == new:
        return
    before, after = dict(old), dict(new)
    for name in before.keys() - after.keys():
        if name == "class":
            element.classes.clear()
        else:
            del element.props[name]
    for name, value in after.items():
        if before.get(name) is not value and before.get(name) != value:
            if name == "class":
                element.classes[:] = str(value).split()
            else:
                element.props[name] = value
