"""A network that can be cut: bytes pass through it, or are held up."""

import asyncio
from contextlib import suppress
from typing import Self


class Proxy:
    """Forwards connections to a local port; an async context manager."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: set[asyncio.Task] = set()
        self.port = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_) -> None:
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Holds up all bytes from now on; connections stay open."""
        self._open.clear()

    def mend(self) -> None:
        """Lets the held-up bytes and all later ones pass."""
        self._open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        self._tasks.add(task)
        try:
            await self._open.wait()
            there, here = await asyncio.open_connection("127.0.0.1", self._to)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass_on(reader, here))
                both.create_task(self._pass_on(there, writer))
        except* OSError:
            pass
        finally:
            self._tasks.discard(task)
            writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
