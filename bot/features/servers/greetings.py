"""Greets a server that has invited the bot.

Which servers are new is known from the database alone. The gateway does not say that a server is new if it invited the
bot while the bot was offline or still starting: it comes like those that were there before.
"""

import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import discord

from bot.discord.access import access_in
from bot.discord.failures import insist
from bot.discord.place import Place
from bot.features.servers.rules import Moderation
from bot.features.servers.setup_page import greeting_page
from bot.handling.services import Poster, Services
from bot.locks import Locks
from bot.match.failure_log import failure_logged

log = logging.getLogger(__name__)

NEW = timedelta(days=7)
"""How long ago a greeted server may have invited the bot: to a new database all servers are new."""


class Greetings(Poster):
    """Greets each new server once. After a kill between the greeting and its note in the database Discord refuses a
    second greeting, but only for some minutes; after a longer time the server is greeted again.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._servers = self._referee.stores.servers
        self._locks = Locks()

    async def servers_arrive(self, guilds: Sequence[discord.Guild]) -> None:
        """Notes that these servers have the bot, and greets those that are new and available in the background: one
        greeting may take long.
        """
        there = {guild.id: guild for guild in guilds}
        await self._referee.of(Moderation).arrived(there)
        waiting = [there[each] for each in await self._servers.to_greet() & there.keys()]
        to_greet = [guild for guild in waiting if not guild.unavailable]
        if old := [guild.id for guild in to_greet if not is_new(guild)]:
            await self._servers.greeted(*old)
        for guild in filter(is_new, to_greet):
            self._referee.stores.background.spawn(self._greet_once(guild))

    async def _greet_once(self, guild: discord.Guild) -> None:
        with failure_logged(log, "server %s cannot be greeted", guild.id):
            async with self._locks.of(guild.id):
                await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        if guild.unavailable or guild.id not in await self._servers.to_greet():
            return
        if (channel := where_to_greet(guild)) is not None:
            page = greeting_page((await self._referee.preferences.of_server(guild.id)).texts)
            send = partial(self._channels.send, Place(guild.id, channel), page, nonce=f"hi{guild.id}", waits=True)
            await insist(f"the greeting of server {guild.id}", send)
        await self._servers.greeted(guild.id)


def is_new(guild: discord.Guild) -> bool:
    """Whether a server, which must be available, invited the bot less than NEW ago."""
    joined = guild.me.joined_at
    return joined is None or discord.utils.utcnow() - joined < NEW


def where_to_greet(guild: discord.Guild) -> int | None:
    """The channel in which to greet a server: its system channel if the bot may post there, else the first one where it
    may; None if there is none.
    """
    first = [guild.system_channel] if guild.system_channel else []
    for channel in [*first, *sorted(guild.text_channels, key=lambda each: each.position)]:
        if access_in(channel).posts:
            return channel.id
    return None
