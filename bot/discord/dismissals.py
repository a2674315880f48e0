"""Finds servers that removed the bot while the gateway's session was lost.

A new session begins with a list of the servers that have the bot. The library makes new objects for these, and keeps
the old objects of servers that are not in the list, without an event.
"""

import discord


class Dismissals:
    """Compares the servers before and after a new session. To be told of each shard's `lost` and `resumed`."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._before: dict[int, list[discord.Guild]] = {}

    def lost(self, shard: int) -> None:
        """Notes a shard's servers: its connection is lost, and the next may begin a new session."""
        self._before[shard] = [guild for guild in self._client.guilds if guild.shard_id == shard]

    def resumed(self, shard: int) -> None:
        """Forgets the note: the session goes on, and Discord sends what happened in between."""
        self._before.pop(shard, None)

    def found(self, shard: int) -> list[discord.Guild]:
        """The servers that a new session no longer lists; removes them from the client's cache, too."""
        gone = [each for each in self._before.pop(shard, ()) if self._client.get_guild(each.id) is each]
        for guild in gone:
            self._client._connection._remove_guild(guild)
        return gone
