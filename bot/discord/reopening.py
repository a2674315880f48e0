"""What could be shown to nobody is tried again once its place may take messages again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import discord

from bot.discord.access import Places, access_in

Channel = discord.abc.GuildChannel | discord.Thread | discord.Object
"""A place as an event names it; an Object where no more is known of it than its number."""


class Reopening:
    """Told of what changes in servers; `reopened` is told of the channels where the bot can do something of its own
    accord, by their ids.

    No event tells that a time-out of the bot is over: its server is looked at again then.
    """

    def __init__(self, places: Places, reopened: Callable[[list[int]], Awaitable[None]]) -> None:
        self._places = places
        self._reopened = reopened
        self._time_outs: dict[int, asyncio.Task[None]] = {}

    async def look_at(self, guild: discord.Guild) -> None:
        """Any channel of a server may take messages again."""
        await self.look_in([*guild.channels, *guild.threads])
        end = guild.me.timed_out_until
        if guild.me.is_timed_out() and end is not None:
            self._await_end(guild, (end - discord.utils.utcnow()).total_seconds())

    async def look_in(self, channels: Iterable[Channel]) -> None:
        """These may."""
        is_open = [each.id for each in channels if isinstance(each, discord.Object) or access_in(each).edits]
        for channel in is_open:
            self._places.changed(channel)
        await self._reopened(is_open)

    def close(self) -> None:
        """Waits for nothing any more."""
        for task in self._time_outs.values():
            task.cancel()

    def _await_end(self, guild: discord.Guild, seconds: float) -> None:
        if waiting := self._time_outs.pop(guild.id, None):
            waiting.cancel()
        self._time_outs[guild.id] = asyncio.create_task(self._look_after(guild, seconds))

    async def _look_after(self, guild: discord.Guild, seconds: float) -> None:
        await asyncio.sleep(seconds)
        del self._time_outs[guild.id]
        await self.look_at(guild)
