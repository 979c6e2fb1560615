"""A wire between a browser and a server that can go dead without either being told."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Wire:
    """Carries bytes between its own port and a server's, except while it is dead."""

    def __init__(self, port: int, server_port: int) -> None:
        self._port, self._server_port = port, server_port
        self._alive = asyncio.Event()
        self._alive.set()
        self._stopped = asyncio.Event()
        self._loop = asyncio.new_event_loop()

    def die(self) -> None:
        self._loop.call_soon_threadsafe(self._alive.clear)

    def live(self) -> None:
        self._loop.call_soon_threadsafe(self._alive.set)

    @contextmanager
    def carrying(self) -> Iterator["Wire"]:
        thread = threading.Thread(target=self._run, daemon=True)
        thread.start()
        yield self
        self._loop.call_soon_threadsafe(self._stopped.set)
        thread.join(timeout=10)

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        async with await asyncio.start_server(self._connect, "127.0.0.1", self._port):
            await self._stopped.wait()
        mine = asyncio.current_task()
        open_ones = [task for task in asyncio.all_tasks() if task is not mine]
        for task in open_ones:
            task.cancel()
        await asyncio.gather(*open_ones, return_exceptions=True)

    async def _connect(
        self, browser_in: asyncio.StreamReader, browser_out: asyncio.StreamWriter
    ) -> None:
        await self._alive.wait()
        server_in, server_out = await asyncio.open_connection("127.0.0.1", self._server_port)
        await asyncio.gather(
            self._carry(browser_in, server_out), self._carry(server_in, browser_out)
        )

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            with suppress(ConnectionError):
                while data := await source.read(65536):
                    await self._alive.wait()
                    sink.write(data)
                    await sink.drain()
        finally:
            sink.close()
