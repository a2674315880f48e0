"""Handles the gateway's events about servers: which have the bot, and whether their shards are connected."""

import logging
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager

import discord

from bot.background import Batches
from bot.discord.access import Reopening
from bot.features.servers.rules import Moderation
from bot.handling.services import Services
from bot.match.state import MatchView
from storage.errors import DatabaseFault

log = logging.getLogger(__name__)


class ServerEvents:
    """Listener for discord.py's events about servers and shards. `offline` are the shards whose connection is lost."""

    def __init__(self, client: discord.AutoShardedClient, services: Services, reopening: Reopening) -> None:
        self._client = client
        self._services = services
        self._reopening = reopening
        self._arriving: set[int] = set()  # shards with a new session, whose servers still come
        self._returned = Batches(self._are_there)
        self.offline: set[int] = set()

    async def begin(self) -> None:
        """Called when the servers that have the bot are known for the first time. Ends matches of other servers."""
        present = self._services.referee.of(Moderation).present([guild.id for guild in self._client.guilds])
        await self._end_in_others(present, "which servers have the bot cannot be stored")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has added the bot, perhaps again."""
        await self._are_there([guild])

    async def _are_there(self, guilds: Sequence[discord.Guild]) -> None:
        """These servers have the bot, but some may have an outage."""
        available = [guild for guild in guilds if not guild.unavailable]
        await self._services.referee.watch.regain_server(*[guild.id for guild in available])
        await self._reopening.look_at(*available)
        with self._reporting("servers of the bot are not stored"):
            for poster in self._services.objects:
                await poster.servers_arrive(guilds)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot, or was deleted."""
        left = self._services.referee.of(Moderation).left(guild.id)
        await self._end_in_others(left, f"server {guild.id} has dismissed the bot, its matches cannot be ended")
        await self._services.referee.watch.regain_server(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted."""
        await self._deleted(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, by itself or with its channel."""
        await self._deleted(thread.guild_id, thread.thread_id)

    async def _deleted(self, guild: int, channel: int) -> None:
        with self._reporting(f"channel {channel} was deleted, what needs it cannot be ended"):
            await self._services.referee.channels_leave(guild, channel)

    async def _end_in_others(self, ending: Awaitable[Sequence[MatchView]], trouble: str) -> None:
        """Shows the matches that `ending` ended because their servers no longer have the bot, where people can still be
        reached. `trouble` is logged if the database cannot serve.
        """
        with self._reporting(trouble):
            for view in await ending:
                await self._services.show_ended(view)

    @contextmanager
    def _reporting(self, trouble: str) -> Iterator[None]:
        """Logs what the database could not do, which the next start repeats; no error while the bot stops."""
        try:
            yield
        except DatabaseFault as fault:
            log.log(logging.INFO if self._client.is_closed() else logging.ERROR, "%s: %s", trouble, fault)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is available again, after an outage. Many are handled together, those of a new session by
        `on_shard_ready`: one by one thousands of them would keep the database from people for many seconds.
        """
        if guild.shard_id not in self._arriving:
            await self._returned.add(guild)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """A server is not available, by an outage: nobody can act there."""
        self._services.referee.watch.lose_server(guild.id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """A shard's connection is lost: the bot no longer hears anybody in its servers."""
        self.offline.add(shard_id)
        await self._services.referee.watch.lose(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A shard's connection is back, with the same session."""
        self.offline.discard(shard_id)
        await self._services.referee.watch.regain(shard_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        """A shard's connection is back with a new session; now its servers come, one after another."""
        self.offline.discard(shard_id)
        self._arriving.add(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """The servers of a new session are there, or its connection is lost again. No events tell of servers that added
        the bot before the session began.
        """
        self._arriving.discard(shard_id)
        if shard_id not in self.offline:
            await self._services.referee.watch.regain(shard_id)
        here = [guild for guild in self._client.guilds if guild.shard_id == shard_id]
        for guild in here:
            if guild.unavailable:
                await self.on_guild_unavailable(guild)
        await self._are_there(here)
