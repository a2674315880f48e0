"""A playground whose application has Activities, a bot that launches them, and the application's server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from bot.playground import Playground
from bot.playground.activities.app import FramedApp
from bot.playground.activities.frames import Frame
from bot.playground.people import DiscordUser
from bot.playground.records import Json

from ..conftest import running
from ..small_bot import SmallBot, attempt


class Open(ui.View):
    """The buttons under a match."""

    def __init__(self, bot: LaunchingBot) -> None:
        super().__init__(timeout=None)
        self.bot = bot

    @ui.button(label="Open the board", custom_id="open-board")
    async def open_board(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await attempt(self.bot, interaction, self.bot.launch)

    @ui.button(label="Open it twice", custom_id="open-twice")
    async def open_twice(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await self.bot.launch(interaction)
        interaction.response._response_type = None
        await attempt(self.bot, interaction, self.bot.launch)

    @ui.button(label="Open it late", custom_id="open-late")
    async def open_late(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await self.bot.gate.wait()
        await attempt(self.bot, interaction, self.bot.launch)

    @ui.button(label="Ask first", custom_id="ask-first")
    async def ask_first(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Which(self.bot))


class Which(ui.Modal, title="Which board"):
    """A form that is answered by launching."""

    number = ui.Label(text="Number", component=ui.TextInput(custom_id="number", required=False))

    def __init__(self, bot: LaunchingBot) -> None:
        super().__init__(custom_id="which", timeout=None)
        self.bot = bot

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await attempt(self.bot, interaction, self.bot.launch)


class LaunchingBot(SmallBot):
    """A bot with an Activity. `launched` holds the instances that Discord named."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.launched: list[str | None] = []

        @self.tree.command(description="A match")
        async def match(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("Match", view=Open(self))

        @self.tree.command(description="Open the board")
        async def touch(interaction: discord.Interaction) -> None:
            await attempt(self, interaction, self.launch)

    async def launch(self, interaction: discord.Interaction) -> None:
        told = await interaction.response.launch_activity()
        self.launched.append(told.activity_id)
        self.note("launched")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await super().on_interaction(interaction)
        if interaction.type is discord.InteractionType.application_command and interaction.data["type"] == 4:
            await self.launch(interaction)


@asynccontextmanager
async def launching(here: Playground) -> AsyncIterator[LaunchingBot]:
    """The bot, in a playground with Activities."""
    bot = LaunchingBot()
    async with running(here, bot):
        await here.portal.enable_activities()
        yield bot


@pytest.fixture
async def bot(here: Playground) -> AsyncIterator[LaunchingBot]:
    async with launching(here) as started:
        yield started


@pytest.fixture
def server(here: Playground) -> Server:
    return Server(here)


@pytest.fixture
async def app(here: Playground, bot: LaunchingBot, alice: DiscordUser) -> FramedApp:
    """The page in a frame of Alice's, after the handshake."""
    return await connected(here, (await alice.launch()).frame)


async def connected(here: Playground, frame: Frame) -> FramedApp:
    """The page in a frame, after the handshake."""
    page = FramedApp(here.activities, frame)
    await page.connect()
    return page


async def signed_in(here: Playground, page: FramedApp, *scopes: str) -> FramedApp:
    """The page with a token of its person."""
    code = await page.authorize("identify", *scopes)
    status, told = await Server(here).trade(code)
    assert status == 200
    await page.command("AUTHENTICATE", {"access_token": told["access_token"]})
    return page


class Server:
    """The application's own server as a client of Discord."""

    def __init__(self, here: Playground) -> None:
        self.here = here
        self.api = f"{here.url}/api/v10"

    async def post(self, path: str, fields: dict[str, str], *, json: bool = False) -> tuple[int, Any]:
        """Posts a form (or JSON) with the application's id and secret."""
        body = {"client_id": str(self.here.world.bot.id), "client_secret": self.here.secret} | fields
        sent = {"json": body} if json else {"data": body}
        async with aiohttp.ClientSession() as web, web.post(self.api + path, **sent) as answer:
            return answer.status, await answer.json()

    async def trade(self, code: str, **fields: str) -> tuple[int, Any]:
        """Exchanges a code for a token."""
        return await self.post("/oauth2/token", {"grant_type": "authorization_code", "code": code} | fields)

    async def get(self, path: str, credential: str | None = None) -> tuple[int, Any]:
        """Reads a path with a token ("Bearer …"), or as the bot (None)."""
        headers = {"Authorization": credential or f"Bot {self.here.token}"}
        async with aiohttp.ClientSession(headers=headers) as web, web.get(self.api + path) as answer:
            return answer.status, await answer.json()

    async def install(self, *commands: Json) -> tuple[int, Any]:
        """Replaces all commands."""
        headers, path = {"Authorization": f"Bot {self.here.token}"}, f"/applications/{self.here.world.bot.id}/commands"
        async with aiohttp.ClientSession(headers=headers) as web, web.put(self.api + path, json=commands) as answer:
            return answer.status, await answer.json()

    async def instance(self, instance_id: str) -> tuple[int, Any]:
        """Reads an instance of the Activity."""
        return await self.get(f"/applications/{self.here.world.bot.id}/activity-instances/{instance_id}")
