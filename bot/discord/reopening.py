"""Tries again to show what could not be shown, once its channel may take messages again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import discord

from bot.discord.access import KnownAccess, access_in
from bot.discord.clock import DiscordTime

Channel = discord.abc.GuildChannel | discord.Thread
TOGETHER = 25  # servers whose channels are reported at once: the event loop has time for others in between


class Reopening:
    """Listens to changes in servers, and tells `writable_again` the channels in which the bot can now post or edit.

    Only changes of permissions are looked at: Discord tells of all roles when one is moved, and a look at a large
    server takes some 20 ms. No event tells that a time-out of the bot has ended: a timer looks at the server then.
    """

    def __init__(
        self, access: KnownAccess, time: DiscordTime, writable_again: Callable[[list[int]], Awaitable[None]]
    ) -> None:
        self._access, self._time = access, time
        self._writable_again = writable_again
        self._time_outs: dict[int, asyncio.Task[None]] = {}

    async def look_at(self, *guilds: discord.Guild) -> None:
        """Looks at all channels of servers: any may take messages again."""
        for at in range(0, len(guilds), TOGETHER):
            some = guilds[at : at + TOGETHER]
            await self.look_in([each for guild in some for each in (*guild.channels, *guild.threads)])
            for guild in some:
                self._await_end(guild)

    async def look_in(self, channels: Iterable[Channel]) -> None:
        """Reports those of the channels that take messages or edits now."""
        is_open = [each.id for each in channels if access_in(each).edits]
        for channel in is_open:
            self._access.changed(channel)
        await self._writable_again(is_open)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role has other permissions: any channel of the server may take messages again."""
        if before.permissions != after.permissions:
            await self.look_at(after.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role is gone, and with it what channels denied to the bot as its member."""
        await self.look_at(role.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot itself has other roles or another time-out: any channel may take messages again. (Discord sends this
        event only for the bot.)
        """
        is_changed = (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until)
        if after == after.guild.me and is_changed:
            await self.look_at(after.guild)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel has other permissions: it and its threads may take messages again."""
        if before.overwrites != after.overwrites:
            threads = (thread for thread in after.guild.threads if thread.parent_id == after.id)
            await self.look_in([after, *threads])

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread that was locked is not locked any more, so it takes messages."""
        if before.locked and not after.locked:
            await self.look_in([after])

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """A thread is there that the library did not hold: somebody has added the bot to a private one, or one that is
        archived has changed and may be unlocked. (A message reopens it.)
        """
        await self.look_in([thread])

    def close(self) -> None:
        """Cancels the timers."""
        for task in self._time_outs.values():
            task.cancel()

    def _await_end(self, guild: discord.Guild) -> None:
        """Looks at a server again when the bot's time-out there is over, if there is one."""
        if waiting := self._time_outs.pop(guild.id, None):
            waiting.cancel()
        if (end := guild.me.timed_out_until) is None:
            return
        if (seconds := (end - self._time()).total_seconds()) > 0:
            self._time_outs[guild.id] = asyncio.create_task(self._look_after(guild, seconds))

    async def _look_after(self, guild: discord.Guild, seconds: float) -> None:
        await asyncio.sleep(seconds)
        del self._time_outs[guild.id]
        await self.look_at(guild)
