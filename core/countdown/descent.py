"""Following wants down from the target to the tiles."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.countdown.deal import Deal
from core.countdown.links import Links, Plan, links_of_size
from core.countdown.operators import Integers
from core.countdown.ragged import places
from core.countdown.stopping import Tick
from core.countdown.tables import Tables, gathered


@dataclass(frozen=True, slots=True, eq=False)
class Descent:
    """What a search for some codes has found out.

    `roots[n]` are the keys of n tiles that are reached and have one of the codes.
    `links[n]` lead to every reached want of n tiles, for the sizes looked into so far.
    """

    roots: dict[int, Integers]
    links: dict[int, tuple[Links, ...]]

    def codes(self, deal: Deal) -> Integers:
        """The codes that are reached by any of the roots."""
        return gathered(map(deal.code, self.roots.values()))


def find_roots(
    deal: Deal, how: Plan, tables: Tables, codes: Integers, sizes: Sequence[int], tick: Tick
) -> Descent:
    """Which selections of these sizes reach the codes; looks into sizes without tables only."""
    roots = {
        size: np.sort(deal.key(np.arange(deal.selections.count(size))[:, None], codes).ravel())
        for size in sizes
    }
    wants = {size: [keys] for size, keys in roots.items()}
    links: dict[int, tuple[Links, ...]] = {}
    untabled = range(len(tables), max(sizes, default=0) + 1)
    for size in reversed(untabled):
        wanted = gathered(wants.get(size, []))
        links[size] = tuple(links_of_size(deal, how, tables, size, wanted, tick))
        for link in links[size]:
            wants.setdefault(link.sizes[1], []).append(link.large)
    reached = {size: table.keys for size, table in enumerate(tables)}
    for size in untabled:
        links[size] = tuple(
            link.only(places(link.large, reached[link.sizes[1]]) >= 0) for link in links[size]
        )
        reached[size] = gathered([deal.atom_keys(size), *(link.want for link in links[size])])
    found = {size: keys[places(keys, reached[size]) >= 0] for size, keys in roots.items()}
    return Descent(found, links)


def follow_down(deal: Deal, how: Plan, tables: Tables, descent: Descent, tick: Tick) -> Descent:
    """The same descent with the links of the sizes that have tables, down to two tiles."""
    links = dict(descent.links)
    wants = {size: [keys] for size, keys in descent.roots.items()}
    for link in (link for found in links.values() for link in found):
        _want_parts(wants, link)
    for size in reversed(range(2, len(tables))):
        wanted = gathered(wants.get(size, []))
        links[size] = tuple(links_of_size(deal, how, tables, size, wanted, tick))
        for link in links[size]:
            _want_parts(wants, link)
    return Descent(descent.roots, links)


def _want_parts(wants: dict[int, list[Integers]], link: Links) -> None:
    for size, part in zip(link.sizes, (link.small, link.large), strict=True):
        wants.setdefault(size, []).append(part)
