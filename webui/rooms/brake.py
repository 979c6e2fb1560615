"""Wrong keys are slowed down, for each address on its own."""

import time
from collections import OrderedDict
from collections.abc import Callable

from webui.rooms.bounds import ADDRESSES_WATCHED, KEY_TRIES, KEY_WAIT_SECONDS


class Brake:
    """Counts the wrong keys of an address and says how long it has to wait."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def seconds_to_wait(self, address: str) -> float:
        """0 for an address that may try now."""
        count, last = self._wrong.get(address, (0, 0.0))
        if count < KEY_TRIES:
            return 0.0
        wait = min(2.0 ** (count - KEY_TRIES), KEY_WAIT_SECONDS)
        return max(0.0, last + wait - self._clock())

    def was_wrong(self, address: str) -> None:
        count, _ = self._wrong.pop(address, (0, 0.0))
        self._wrong[address] = (count + 1, self._clock())
        while len(self._wrong) > ADDRESSES_WATCHED:
            self._wrong.popitem(last=False)

    def was_right(self, address: str) -> None:
        self._wrong.pop(address, None)
