"""Waiting without sleeping (a condition is looked at again after every event), and acting from another loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from .events import Event
from .world import World

T = TypeVar("T")


async def in_loop(loop: asyncio.AbstractEventLoop | None, act: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a world's loop (None: in the running one), wherever this is awaited."""
    if loop is None or loop is asyncio.get_running_loop():
        return await act
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(act, loop))


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
