"""Asyncio scenarios in tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(scenario: Coroutine[Any, Any, T], seconds: float = 60) -> T:
    """Run a scenario to its end, in a thread: Playwright keeps a loop of its own in this one."""
    with ThreadPoolExecutor(max_workers=1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(scenario, seconds)).result()
