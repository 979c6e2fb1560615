"""Jobs done beside the pages, in threads, for everyone on this server.

Whoever asks names a slot: a newer job there takes the place of the one before. Quick jobs and long
ones have threads of their own, so that a search never holds up a ranking. Those who wait are served
in turn, each with the newest job first. A job that nobody waits for any more is told to stop.
"""

import asyncio
import logging
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from webui.job import Broke, Found, Job, Preparing, Report

QUICK_AT_ONCE = max(1, min(4, (os.cpu_count() or 1) - 1))

LONG_AT_ONCE = 1
"""A search may use several cores and a lot of memory: one has them all."""

RESULTS_KEPT = 100
"""Of each kind. A result is some tens of kilobytes."""

Heard = Callable[[Report], None]

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Task:
    """A job that is wanted, by whom, and how far it is."""

    job: Job
    listeners: dict[tuple[Hashable, str], Heard] = field(default_factory=dict)
    unwanted: threading.Event = field(default_factory=threading.Event)
    latest: Found | None = None
    is_running: bool = False

    def tell(self, report: Report) -> None:
        for heard in tuple(self.listeners.values()):
            heard(report)


class _Watch:
    """One task as its thread sees it."""

    def __init__(self, task: _Task, loop: asyncio.AbstractEventLoop) -> None:
        self._task = task
        self._loop = loop
        self._lock = threading.Lock()
        self._latest: Found | None = None

    def is_unwanted(self) -> bool:
        return self._task.unwanted.is_set()

    def tell(self, found: Any) -> None:
        # However fast findings come, the loop has one of them to pass on.
        with self._lock:
            is_first, self._latest = self._latest is None, Found(found, is_final=False)
        if is_first:
            self._loop.call_soon_threadsafe(self._pass_on)

    def _pass_on(self) -> None:
        with self._lock:
            latest, self._latest = self._latest, None
        if latest is not None and not self.is_unwanted():
            self._task.latest = latest
            self._task.tell(latest)


class _Lane:
    """Jobs of one kind: those that run, those that wait, and results of earlier ones."""

    def __init__(self, at_once: int, name: str) -> None:
        self._at_once = at_once
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix=name)
        self._wanted: dict[Job, _Task] = {}
        self._waiting: OrderedDict[Hashable, list[_Task]] = OrderedDict()
        self._results: OrderedDict[Job, Found] = OrderedDict()
        self._running = 0
        self._preparing: Preparing | None = None
        self._is_closed = False

    def prepare(self, share: float) -> None:
        """Start nothing until `open`."""
        self._preparing = Preparing(share)
        for task in tuple(self._wanted.values()):
            task.tell(self._preparing)

    def open(self) -> None:
        self._preparing = None
        self._start_next()

    def ask(self, who: Hashable, slot: str, job: Job, heard: Heard) -> None:
        if result := self._results.get(job):
            self._results.move_to_end(job)
            heard(result)
            return
        task = self._wanted.setdefault(job, _Task(job))
        task.listeners[who, slot] = heard
        if task.latest:
            heard(task.latest)
        if self._preparing:
            heard(self._preparing)
        if not task.is_running:
            self._waiting.setdefault(who, []).append(task)
            self._start_next()

    def drop(self, who: Hashable, slot: str) -> None:
        for task in [task for task in self._wanted.values() if (who, slot) in task.listeners]:
            del task.listeners[who, slot]
            if not any(other == who for other, _ in task.listeners):
                self._no_longer_waits(who, task)
            if not task.listeners:
                task.unwanted.set()
                del self._wanted[task.job]

    def close(self) -> None:
        self._is_closed = True
        for task in self._wanted.values():
            task.unwanted.set()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def slots(self, who: Hashable) -> list[str]:
        return [
            slot for task in self._wanted.values() for other, slot in task.listeners if other == who
        ]

    def _no_longer_waits(self, who: Hashable, task: _Task) -> None:
        waiting = [other for other in self._waiting.pop(who, []) if other is not task]
        if waiting:
            self._waiting[who] = waiting

    def _may_start(self) -> bool:
        return not (self._preparing or self._is_closed) and self._running < self._at_once

    def _start_next(self) -> None:
        while self._may_start() and self._waiting:
            who, waiting = self._waiting.popitem(last=False)
            task = waiting.pop()
            if waiting:
                self._waiting[who] = waiting  # behind all others
            if not task.is_running:
                task.is_running = True
                self._running += 1
                loop = asyncio.get_running_loop()
                done = loop.run_in_executor(self._threads, task.job.run, _Watch(task, loop))
                done.add_done_callback(partial(self._finished, task))

    def _finished(self, task: _Task, done: asyncio.Future[Any]) -> None:
        self._running -= 1
        if done.cancelled():  # the program stops, and no thread had taken it up
            return
        report = self._report(task.job, done)
        if not task.unwanted.is_set():
            del self._wanted[task.job]
            if isinstance(report, Found):
                self._keep(task.job, report)
            task.tell(report)
        self._start_next()

    def _report(self, job: Job, done: asyncio.Future[Any]) -> Report:
        if error := done.exception():
            log.error("a job of type %s failed", type(job).__name__, exc_info=error)
            return Broke()
        return Found(done.result(), is_final=True)

    def _keep(self, job: Job, result: Found) -> None:
        self._results[job] = result
        if len(self._results) > RESULTS_KEPT:
            self._results.popitem(last=False)


class Jobs:
    """All jobs of this server. To be used on the event loop."""

    def __init__(self) -> None:
        self._lanes = {
            (is_long, is_compiled): _Lane(LONG_AT_ONCE if is_long else QUICK_AT_ONCE, "jobs")
            for is_long in (False, True)
            for is_compiled in (False, True)
        }

    def prepare(self, share: float, *, is_long: bool) -> None:
        """What compiled jobs need is being compiled: none of this kind is started until `open`."""
        self._lanes[is_long, True].prepare(share)

    def open(self, *, is_long: bool) -> None:
        """What compiled jobs of this kind need is there."""
        self._lanes[is_long, True].open()

    def ask(self, who: Hashable, slot: str, job: Job, heard: Heard) -> None:
        """Have `job` done and `heard` called with each report; it may be called at once."""
        self.drop(who, slot)
        self._lanes[job.is_long, job.is_compiled].ask(who, slot, job, heard)

    def drop(self, who: Hashable, slot: str) -> None:
        """The job in this slot is not wanted any more."""
        for lane in self._lanes.values():
            lane.drop(who, slot)

    def leave(self, who: Hashable) -> None:
        """Nothing that was asked is wanted any more."""
        for lane in self._lanes.values():
            for slot in lane.slots(who):
                lane.drop(who, slot)

    def close(self) -> None:
        """End all work: the program stops."""
        for lane in self._lanes.values():
            lane.close()
