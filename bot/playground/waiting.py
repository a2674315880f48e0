"""Waits for a condition without polling (it is checked after every event), and runs code in a world's loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from .events import Event
from .world import World

P = ParamSpec("P")
T = TypeVar("T")
W = TypeVar("W", bound="InWorld")


async def in_loop(loop: asyncio.AbstractEventLoop | None, act: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine in a loop (None: in the running one); may be awaited in any loop."""
    if loop is None or loop is asyncio.get_running_loop():
        return await act
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(act, loop))


class InWorld(Protocol):
    """An object that belongs to a world."""

    world: World


Act = Callable[Concatenate[W, P], Coroutine[Any, Any, T]]


def in_its_loop(act: Act[W, P, T]) -> Act[W, P, T]:
    """Makes a method run in its world's loop; it may be awaited in any loop."""

    @wraps(act)
    async def run(self: W, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await in_loop(self.world.loop, act(self, *args, **kwargs))

    return run


async def wait_until(world: World, holds: Callable[[], T | None], within: float) -> T:
    """Waits until `holds()` is true, checked after every event. Returns what it gave. Raises TimeoutError after
    `within` real seconds.
    """
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
