"""Which revision the messages show, noted for many matches in one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from storage.boards import BoardStore

log = logging.getLogger(__name__)

PAUSE = 0.5  # seconds for which notes are collected; after a kill meanwhile a message is brought up to date once more


class ShownNotes:
    """Collects what was shown, and writes it now and then."""

    def __init__(self, boards: BoardStore) -> None:
        self._boards = boards
        self._unwritten: dict[int, int] = {}
        self._places: dict[int, Callable[[], Awaitable[object]]] = {}  # the last of each match that is not stored yet
        self._writing: asyncio.Task[None] | None = None

    def note(self, match_id: int, revision: int) -> None:
        """The message of a match shows that revision."""
        self._unwritten[match_id] = max(revision, self._unwritten.get(match_id, 0))
        self._begin()

    async def place(self, match_id: int, store: Callable[[], Awaitable[object]]) -> None:
        """Stores where the message of a match is: at once, or as soon as the disk allows it."""
        self._places[match_id] = store
        await self._store(match_id)
        if self._places:
            self._begin()

    def _begin(self) -> None:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_soon())

    async def close(self) -> None:
        """Writes what is left."""
        if self._writing:
            self._writing.cancel()
            await asyncio.wait({self._writing})
        await self._write()

    async def _write_soon(self) -> None:
        while self._unwritten or self._places:
            await asyncio.sleep(PAUSE)
            await self._write()

    async def _store(self, match_id: int) -> None:
        store = self._places.get(match_id)
        if store is None:  # stored meanwhile by whoever brought it
            return
        try:
            await store()
        except Exception as error:
            log.warning("match %s: the place of its message could not be stored: %s", match_id, error)
        else:
            if self._places.get(match_id) is store:
                del self._places[match_id]

    async def _write(self) -> None:
        for match_id in tuple(self._places):
            await self._store(match_id)
        noted, self._unwritten = self._unwritten, {}
        if not noted:
            return
        try:
            await self._boards.note_shown(noted)
        except Exception as error:  # nothing is lost: the messages are brought up to date again after the next start
            log.warning("what was shown could not be noted: %s", error)
