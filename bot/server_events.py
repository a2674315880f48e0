"""What the gateway tells of servers: which of them have the bot, and whether they are heard."""

import logging
from collections.abc import Awaitable, Sequence

import discord

from bot.discord.dismissals import Dismissals
from bot.discord.reopening import Reopening
from bot.features.servers.moderation import Moderation
from bot.handling.services import Services
from bot.match.state import MatchView
from storage.errors import DatabaseFault

log = logging.getLogger(__name__)


class ServerEvents:
    """Its methods `on_…` are called for the events of that name. `offline` are the shards that were lost and are not
    back.
    """

    def __init__(self, client: discord.AutoShardedClient, services: Services, reopening: Reopening) -> None:
        self._client = client
        self._services = services
        self._reopening = reopening
        self._dismissals = Dismissals(client)
        self.offline: set[int] = set()

    async def begin(self) -> None:
        """The servers that have the bot are known for the first time."""
        present = self._services.referee.of(Moderation).present([guild.id for guild in self._client.guilds])
        await self._end_in_others(present, "which servers have the bot cannot be stored")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        await self._reopening.look_at(guild)
        await self._arrived([guild])

    async def _arrived(self, guilds: Sequence[discord.Guild]) -> None:
        try:
            for poster in self._services.posters:
                await poster.servers_arrive(guilds)
        except DatabaseFault as fault:
            self._report("servers of the bot are not stored", fault)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has dismissed the bot, or is no more."""
        left = self._services.referee.of(Moderation).left(guild.id)
        await self._end_in_others(left, f"server {guild.id} has dismissed the bot, its matches cannot be ended")

    async def _end_in_others(self, ending: Awaitable[Sequence[MatchView]], trouble: str) -> None:
        """Ends the matches of servers that have the bot no more; they are shown where somebody can still be reached.
        `trouble` is what a database that cannot serve makes impossible.
        """
        try:
            for view in await ending:
                await self._services.publisher.show(view)
        except DatabaseFault as fault:
            self._report(trouble, fault)

    def _report(self, trouble: str, fault: DatabaseFault) -> None:
        """The next start makes up for it; where the bot stops anyway that is no error."""
        log.log(logging.INFO if self._client.is_closed() else logging.ERROR, "%s: %s", trouble, fault)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back, or the bot is: after an outage, a new connection or a start."""
        await self._reopening.look_at(guild)
        if self._client.is_ready():  # at the start there are many at a time
            await self._arrived([guild])

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Nobody of this shard's servers is heard any more."""
        self.offline.add(shard_id)
        self._dismissals.lost(shard_id)
        await self._services.referee.watch.lose(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """And now they are again."""
        self._dismissals.resumed(shard_id)
        await self._back(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """So they are after a new session, which does not tell who has invited or dismissed the bot meanwhile."""
        await self._back(shard_id)
        for guild in self._dismissals.found(shard_id):
            await self.on_guild_remove(guild)
        await self._arrived([guild for guild in self._client.guilds if guild.shard_id == shard_id])

    async def _back(self, shard_id: int) -> None:
        self.offline.discard(shard_id)
        await self._services.referee.watch.regain(shard_id)
