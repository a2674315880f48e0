"""Servers that have dismissed the bot while the gateway's session was lost.

A new session begins with the list of the servers that have the bot, for which the library makes new objects; of those
that are missing in it it says nothing, and keeps the old ones.
"""

import discord


class Dismissals:
    """Tell it of each shard when its connection is `lost` and when the session was `resumed`."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._before: dict[int, list[discord.Guild]] = {}

    def lost(self, shard: int) -> None:
        """A connection is gone; the next one may begin another session."""
        self._before[shard] = [guild for guild in self._client.guilds if guild.shard_id == shard]

    def resumed(self, shard: int) -> None:
        """The session goes on: what happened meanwhile is told."""
        self._before.pop(shard, None)

    def found(self, shard: int) -> list[discord.Guild]:
        """Another session has begun: the servers that it does not list, which the client then forgets."""
        gone = [each for each in self._before.pop(shard, ()) if self._client.get_guild(each.id) is each]
        for guild in gone:
            self._client._connection._remove_guild(guild)
        return gone
