"""Waiting without sleeping: a condition is looked at again after every event."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from .events import Event

if TYPE_CHECKING:
    from .world import World

T = TypeVar("T")


async def wait_until(world: World, holds: Callable[[], T | None], within: float) -> T:
    """What `holds()` gives as soon as that is true. Raises TimeoutError after `within` real seconds."""
    done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def look(event: Event | None = None) -> None:
        if done.done():
            return
        try:
            found = holds()
        except Exception as error:
            done.set_exception(error)
        else:
            if found:
                done.set_result(found)

    world.listeners.append(look)
    try:
        look()
        return await asyncio.wait_for(done, within)
    finally:
        world.listeners.remove(look)
