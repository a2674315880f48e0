"""Events: what happens in the world, for those who listen: the gateway, the page, tests that wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Self

from .records import Json

BOT_ONLY = 0
"""The `viewer` of an event that no person sees."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, with `data` as Discord's JSON.

    `type` is a gateway event name (MESSAGE_CREATE, MESSAGE_UPDATE, MESSAGE_DELETE, CHANNEL_CREATE, CHANNEL_DELETE,
    THREAD_CREATE, THREAD_UPDATE, THREAD_DELETE, GUILD_CREATE, GUILD_DELETE, INTERACTION_CREATE) or one of the world's
    own:
    INTERACTION (data: id, state, person_id, channel_id, message_id, custom_id, command), MODAL (data: interaction_id,
    custom_id, title, components), COMMANDS, PERSON, BOT (data: connected), REQUEST (data: method, path, status), FAULT
    (data: method, path; an injected fault hit a request), ACTIVITY (data: instance_id, users; somebody joined or left).
    """

    type: str
    data: Json
    viewer: int | None = None  # the only person who may see it; None: everyone in the channel
    channel_id: int | None = None  # with `viewer` None: everyone everywhere


class Subscription:
    """The events from now on, in order: `async for event in subscription`. It ends for a reader that is too slow."""

    LIMIT = 10_000

    def __init__(self, leave: Callable[[Subscription], None]) -> None:
        self._queue: asyncio.Queue[Event | None] = asyncio.Queue()
        self._leave = leave
        self._open = True

    def tell(self, event: Event) -> None:
        """Adds an event. With more than LIMIT unread ones the subscription ends instead."""
        if self._queue.qsize() >= self.LIMIT:
            self.close()
        else:
            self._queue.put_nowait(event)

    def close(self) -> None:
        """Ends the subscription, if it has not ended yet; a waiting reader's loop ends."""
        if self._open:
            self._open = False
            self._leave(self)
            self._queue.put_nowait(None)

    async def __aiter__(self) -> AsyncIterator[Event]:
        """Yields events until closed."""
        while (event := await self._queue.get()) is not None:
            yield event

    async def __aenter__(self) -> Self:
        """Subscribes for the length of a block."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Ends the subscription."""
        self.close()
