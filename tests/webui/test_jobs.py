"""Jobs are done once for all who wait, newest first, in turn, and only while wanted."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from tests.running import run
from webui.job import Broke, Found, Job, Preparing, Report, Watch
from webui.jobs import Jobs


class Desk:
    """Where jobs of a test wait for their permission to end, and what happened to them."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.stopped: list[str] = []
        self.gates: dict[str, threading.Event] = {}

    def gate(self, name: str) -> threading.Event:
        return self.gates.setdefault(name, threading.Event())


@dataclass(frozen=True, slots=True)
class Quick(Job):
    name: str
    desk: Desk

    def run(self, watch: Watch) -> Any:
        self.desk.begun.append(self.name)
        watch.tell(f"{self.name} half")
        while not self.desk.gate(self.name).wait(0.005):
            if watch.is_unwanted():
                self.desk.stopped.append(self.name)
                return None
        if self.name == "broken":
            raise RuntimeError("as it should")
        return self.name


@dataclass(frozen=True, slots=True)
class Long(Quick):
    is_long: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Compiled(Quick):
    is_compiled: ClassVar[bool] = True


Scene = Callable[[Jobs, Desk], Coroutine[Any, Any, None]]


def play(scene: Scene) -> None:
    async def whole() -> None:
        jobs, desk = Jobs(), Desk()
        try:
            await scene(jobs, desk)
        finally:
            jobs.close()

    run(whole())


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(400):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came to that")


def test_equal_jobs_are_done_once_and_remembered() -> None:
    async def scene(jobs: Jobs, desk: Desk) -> None:
        ann: list[Report] = []
        bob: list[Report] = []
        jobs.ask("ann", "rank", Quick("x", desk), ann.append)
        jobs.ask("bob", "rank", Quick("x", desk), bob.append)
        await until(lambda: bool(ann) and bool(bob))
        desk.gate("x").set()
        await until(lambda: Found("x", is_final=True) in ann and Found("x", is_final=True) in bob)
        assert ann[0] == bob[0] == Found("x half", is_final=False)

        later: list[Report] = []
        jobs.ask("cid", "rank", Quick("x", desk), later.append)
        assert later == [Found("x", is_final=True)]
        assert desk.begun == ["x"]

    play(scene)


def test_a_job_that_nobody_waits_for_is_told_to_stop_and_not_reported() -> None:
    async def scene(jobs: Jobs, desk: Desk) -> None:
        heard: list[Report] = []
        jobs.ask("ann", "prove", Long("old", desk), heard.append)
        jobs.ask("bob", "prove", Long("old", desk), heard.append)
        await until(lambda: desk.begun == ["old"])
        jobs.ask("ann", "prove", Long("new", desk), heard.append)
        await asyncio.sleep(0.03)
        assert desk.stopped == []  # Bob still waits

        start = time.perf_counter()
        jobs.leave("bob")
        await until(lambda: desk.stopped == ["old"])
        assert time.perf_counter() - start < 1
        await until(lambda: desk.begun == ["old", "new"])
        desk.gate("new").set()
        await until(lambda: Found("new", is_final=True) in heard)
        assert Found(None, is_final=True) not in heard

        again: list[Report] = []  # what was stopped is no result
        jobs.ask("ann", "prove", Long("old", desk), again.append)
        await until(lambda: desk.begun[2:] == ["old"])
        assert Found(None, is_final=True) not in again

    play(scene)


def test_those_who_wait_are_served_in_turn_each_with_the_newest_first() -> None:
    async def scene(jobs: Jobs, desk: Desk) -> None:
        def ignore(_: Report) -> None:
            pass

        jobs.ask("ann", "0", Long("first", desk), ignore)
        for number in range(3):
            jobs.ask("ann", f"slot {number}", Long(f"ann {number}", desk), ignore)
        jobs.ask("bob", "slot", Long("bob", desk), ignore)
        for name in ("first", "ann 0", "ann 1", "ann 2", "bob"):
            desk.gate(name).set()
        await until(lambda: len(desk.begun) == 5)
        assert desk.begun == ["first", "ann 2", "bob", "ann 1", "ann 0"]

    play(scene)


def test_a_long_job_does_not_hold_up_a_quick_one() -> None:
    async def scene(jobs: Jobs, desk: Desk) -> None:
        heard: list[Report] = []
        jobs.ask("ann", "prove", Long("long", desk), heard.append)
        desk.gate("quick").set()
        jobs.ask("bob", "rank", Quick("quick", desk), heard.append)
        await until(lambda: Found("quick", is_final=True) in heard)
        assert "long" in desk.begun
        assert Found("long", is_final=True) not in heard

    play(scene)


def test_a_job_that_waited_in_vain_is_never_begun() -> None:
    async def scene(jobs: Jobs, desk: Desk) -> None:
        heard: list[Report] = []
        jobs.ask("ann", "prove", Long("running", desk), heard.append)
        jobs.ask("bob", "prove", Long("waiting", desk), heard.append)
        jobs.drop("bob", "prove")
        jobs.ask("cid", "prove", Long("next", desk), heard.append)
        for name in ("running", "waiting", "next"):
            desk.gate(name).set()
        await until(lambda: Found("next", is_final=True) in heard)
        assert desk.begun == ["running", "next"]

    play(scene)


def test_a_job_that_breaks_is_said_and_tried_again_next_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene(jobs: Jobs, desk: Desk) -> None:
        desk.gate("broken").set()
        for times in (1, 2):
            heard: list[Report] = []
            jobs.ask("ann", "rank", Quick("broken", desk), heard.append)
            await until(lambda heard=heard: Broke() in heard)  # type: ignore[misc]
            assert len(desk.begun) == times

    play(scene)
    assert "a job of type Quick failed" in caplog.text


def test_compiled_jobs_wait_until_the_solvers_are_compiled_and_hear_how_far_that_is() -> None:
    async def scene(jobs: Jobs, desk: Desk) -> None:
        desk.gate("x").set()
        desk.gate("other").set()
        heard: list[Report] = []
        jobs.prepare(0.25, is_long=False)
        jobs.ask("ann", "rank", Compiled("x", desk), heard.append)
        jobs.prepare(0.5, is_long=False)
        await asyncio.sleep(0.02)
        assert heard == [Preparing(0.25), Preparing(0.5)]
        assert desk.begun == []
        others: list[Report] = []
        jobs.ask("bob", "solve", Quick("other", desk), others.append)
        await until(lambda: Found("other", is_final=True) in others)
        jobs.open(is_long=False)
        await until(lambda: Found("x", is_final=True) in heard)

    play(scene)


def test_nothing_is_begun_once_the_program_stops() -> None:
    async def scene(jobs: Jobs, desk: Desk) -> None:
        heard: list[Report] = []
        jobs.prepare(0.5, is_long=False)
        jobs.ask("ann", "rank", Compiled("x", desk), heard.append)
        jobs.ask("bob", "prove", Long("y", desk), heard.append)
        await until(lambda: desk.begun == ["y"])
        jobs.close()
        jobs.open(is_long=False)
        jobs.ask("cid", "prove", Long("z", desk), heard.append)
        await until(lambda: desk.stopped == ["y"])
        assert desk.begun == ["y"]

    play(scene)


def test_a_job_that_no_thread_has_taken_up_ends_quietly_at_the_close(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Never(Executor):
        """Takes work and does none."""

        def __init__(self, *_: object, **__: object) -> None:
            self._taken: list[Future[Any]] = []

        def submit(self, *_: object, **__: object) -> Future[Any]:
            self._taken.append(Future())
            return self._taken[-1]

        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            assert cancel_futures
            for future in self._taken:
                future.cancel()

    monkeypatch.setattr("webui.jobs.ThreadPoolExecutor", Never)
    wrong: list[dict[str, Any]] = []

    async def scene(jobs: Jobs, desk: Desk) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, what: wrong.append(what))
        heard: list[Report] = []
        jobs.ask("ann", "rank", Quick("x", desk), heard.append)
        jobs.close()
        await asyncio.sleep(0.01)
        assert heard == []

    play(scene)
    assert wrong == []


def test_findings_come_in_their_order_and_the_last_is_never_lost() -> None:
    @dataclass(frozen=True, slots=True)
    class Counting(Job):
        def run(self, watch: Watch) -> Any:
            for number in range(20_000):
                watch.tell(number)
            time.sleep(0.05)
            return "done"

    async def scene(jobs: Jobs, desk: Desk) -> None:
        heard: list[Report] = []
        jobs.ask("ann", "count", Counting(), heard.append)
        await until(lambda: Found("done", is_final=True) in heard)
        numbers = [report.result for report in heard[:-1] if isinstance(report, Found)]
        assert numbers == sorted(numbers)
        assert numbers[-1] == 19_999

    play(scene)
