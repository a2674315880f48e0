"""Notices: messages that answer no interaction and belong to no board, such as news of what moderators did."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

import discord

from bot.discord.failures import REQUEST_SECONDS, failure_of, with_retries
from bot.discord.page import Page
from bot.discord.place import Place

MOST_NAME = 100  # characters of a thread
IsQuiet = Callable[[int | None], Awaitable[bool]]  # whether it is now in a server's quiet hours (None: no server)


class Notices:
    """Sends and edits notices. Each is sent once; every method returns whether it worked, and raises no error of
    Discord's.
    """

    def __init__(self, client: discord.Client, is_quiet: IsQuiet) -> None:
        self._client = client
        self._is_quiet = is_quiet

    async def post(self, place: Place, page: Page, pinged: Collection[int] = ()) -> bool:
        """Posts a page in a channel, without a sound in its server's quiet hours. Its mentions may notify `pinged`."""
        channel = self._client.get_partial_messageable(place.channel_id or 0, guild_id=place.guild_id)
        return await self._send(channel, page, pinged, await self._is_quiet(place.guild_id))

    async def write_to(self, person: int, page: Page) -> bool:
        """Sends a page as a direct message, which the person may not accept."""
        return await self._send(discord.Object(person), page)

    async def update(self, place: Place, message: int, page: Page) -> bool:
        """Changes one of the bot's messages in a channel."""
        channel = self._client.get_partial_messageable(place.channel_id or 0, guild_id=place.guild_id)
        layout = page.layout()
        edit = channel.get_partial_message(message).edit
        return await self._try(lambda: with_retries(lambda: edit(view=layout, attachments=[])))

    async def open_thread(self, place: Place, message: int, name: str) -> bool:
        """Opens a thread under a message, for people to talk in."""
        channel = self._client.get_partial_messageable(place.channel_id or 0, guild_id=place.guild_id)
        return await self._try(lambda: channel.get_partial_message(message).create_thread(name=name[:MOST_NAME]))

    async def _send(
        self,
        target: discord.PartialMessageable | discord.Object,
        page: Page,
        pinged: Collection[int] = (),
        silent: bool = False,
    ) -> bool:
        allowed = discord.AllowedMentions(users=[discord.Object(each) for each in pinged])

        async def send() -> None:
            channel = await self._client.create_dm(target) if isinstance(target, discord.Object) else target
            await channel.send(view=page.layout(), allowed_mentions=allowed, silent=silent)

        return await self._try(send)

    async def _try(self, request: Callable[[], Awaitable[object]]) -> bool:
        async def in_time() -> None:
            async with asyncio.timeout(REQUEST_SECONDS):
                await request()

        return await failure_of("a notice", in_time) is None
