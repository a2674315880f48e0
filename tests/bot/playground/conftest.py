"""A playground with the small bot in it, over real sockets; its transcript is printed when a test fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest

from bot.playground import Playground, point_discord_at
from bot.playground.people import DiscordUser
from bot.playground.records import Channel, Guild

from .openapi import DOCUMENT, Referee
from .small_bot import SmallBot


@asynccontextmanager
async def running(here: Playground, bot: SmallBot) -> AsyncIterator[SmallBot]:
    """The bot, connected to a playground; stopped at the end."""
    with point_discord_at(here.url):
        task = asyncio.create_task(bot.start(here.token))
        try:
            await bot.until(lambda: bot.seen["ready"])
            yield bot
        finally:
            await bot.close()
            await task


@pytest.fixture
async def here() -> AsyncIterator[Playground]:
    """A playground whose clock stands still; Discord's OpenAPI document, if present, judges every JSON body."""
    async with Playground(still=True) as playground:
        referee = Referee()
        if DOCUMENT.exists():
            referee.watch(playground.transcript)
        yield playground
        assert referee.wrong == []


@pytest.fixture
async def bot(here: Playground) -> AsyncIterator[SmallBot]:
    async with running(here, SmallBot()) as started:
        yield started


@pytest.fixture
def alice(here: Playground) -> DiscordUser:
    return here.add_person("Alice")


@pytest.fixture
def bob(here: Playground) -> DiscordUser:
    return here.add_person("Bob", "zh-CN")


def channel_of(here: Playground, guild: Guild) -> Channel:
    """The first channel of a server."""
    return next(each for each in here.world.all(Channel) if each.guild_id == guild.id)


def hear(bot: SmallBot) -> list[discord.Interaction]:
    """Collects the interactions of commands that the bot gets from now on."""
    heard: list[discord.Interaction] = []

    async def note(interaction: discord.Interaction) -> bool:
        heard.append(interaction)
        return True

    bot.tree.interaction_check = note  # type: ignore[method-assign]
    return heard


async def refused(act: Any) -> tuple[int, int]:
    """The status and the code with which Discord refuses a request."""
    with pytest.raises(discord.HTTPException) as error:
        await act
    return error.value.status, error.value.code
