"""What those who run a server do to it, and what Discord itself does: how a test brings a law about.

Every method may be awaited from any event loop. What each leads to stands in `laws`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from .laws import threads
from .permissions import Permission
from .records import PUBLIC_THREAD, Channel, Guild
from .waiting import in_loop
from .world import World

T = TypeVar("T")


class Moderation:
    """Changes places of a world while people and the bot are in them; each method gives the record as it then is."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def begin_thread(self, parent: int, name: str = "a thread", *, minutes: int = 1440) -> Channel:
        """A public thread in a channel, which archives itself after `minutes` of quiet."""

        def act() -> Channel:
            world = self._world
            home = world.tables[Channel][parent]
            return threads.begin(
                world,
                Channel(
                    world.snowflakes.next(),
                    PUBLIC_THREAD,
                    name,
                    home.guild_id,
                    parent_id=home.id,
                    owner_id=world.guild.owner_id,
                    auto_archive_minutes=minutes,
                    created=world.clock.now(),
                ),
            )

        return await self._do(act)

    async def archive(self, thread: int, *, locked: bool = False) -> Channel:
        """Archive a thread, and lock it."""

        def act() -> Channel:
            archived = threads.archive(self._world, self._channel(thread))
            return self._world.change_channel(replace(archived, locked=locked)) if locked else archived

        return await self._do(act)

    async def lock(self, thread: int) -> Channel:
        """Lock a thread that stays active."""
        return await self._do(lambda: self._world.change_channel(replace(self._channel(thread), locked=True)))

    async def reopen(self, thread: int) -> Channel:
        """Unlock a thread and make it active."""

        def act() -> Channel:
            unlocked = self._world.change_channel(replace(self._channel(thread), locked=False))
            return threads.open_again(self._world, unlocked)

        return await self._do(act)

    async def deny(self, channel: int, *permissions: Permission) -> Channel:
        """Take permissions from the bot in a channel; without any, give all back."""
        return await self._do(lambda: self._world.deny(channel, _bits(permissions)))

    async def grant(self, guild: int, *permissions: Permission) -> Guild:
        """What the bot may do in a server beyond what everyone may; without any, nothing."""
        return await self._do(lambda: self._world.put(replace(self._guild(guild), granted=_bits(permissions))))

    async def deny_everyone(self, guild: int, *permissions: Permission) -> Guild:
        """Take permissions from the role that everyone in a server has; without any, give all back.

        Without USE_EXTERNAL_APPS the answers of a bot that is not in the server are private.
        """
        return await self._do(lambda: self._world.put(replace(self._guild(guild), denied=_bits(permissions))))

    async def slow_down(self, channel: int, seconds: int) -> Channel:
        """Slow mode: each person may write once in so many seconds."""
        return await self._do(lambda: self._world.change_channel(replace(self._channel(channel), slow_seconds=seconds)))

    def _channel(self, number: int) -> Channel:
        found: Channel = self._world.tables[Channel][number]
        return found

    def _guild(self, number: int) -> Guild:
        found: Guild = self._world.tables[Guild][number]
        return found

    async def _do(self, act: Callable[[], T]) -> T:
        async def there() -> T:
            return act()

        return await in_loop(self._world.loop, there())


def _bits(permissions: tuple[Permission, ...]) -> int:
    bits = Permission(0)
    for permission in permissions:
        bits |= permission
    return int(bits)
