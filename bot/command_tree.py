"""The command tree: installed where it has changed, with an answer for what nobody knows any more."""

import asyncio
import hashlib
import json
import logging
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

import storage
from bot import actions, commands
from bot.actions import Context, NothingToDo
from bot.locales import COMMAND_IDS

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """Every command of the bot."""

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError, /
    ) -> None:
        """What discord.py itself could not make sense of."""
        if isinstance(getattr(error, "original", None), NothingToDo):
            return
        if interaction.type is discord.InteractionType.autocomplete:
            log.info("autocomplete failed: %s", error)
            return
        with suppress(NothingToDo):
            async with actions.answering(interaction) as context:
                await self._explain(context, error)

    async def _explain(self, context: Context, error: app_commands.AppCommandError) -> None:
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await context.tell(context.texts.text("trouble.unknown-command"))
        else:
            await context.refuse(error)

    async def install(self, memory: storage.Settings, always: bool = False) -> None:
        """Installs the commands where they are not as they were; Discord allows few installations a day."""
        commands.install(self)
        translator = commands.Translator()
        await self.set_translator(translator)
        payload = await asyncio.to_thread(asyncio.run, self._payload(translator))  # reads all catalogues: a second
        text = json.dumps([self.client.application_id, payload], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if not always and (await memory.of("bot")).get("commands") == digest:
            with suppress(discord.HTTPException):  # without their numbers commands are named in plain text
                _remember(await self.fetch_commands())
            return
        _remember(await self.sync())
        await memory.put("bot", 0, "commands", digest)
        log.info("installed %d commands", len(self.get_commands()))

    async def _payload(self, translator: commands.Translator) -> list[dict[str, Any]]:
        """The commands in every language. It waits for nothing, so that it can run in a thread of its own."""
        return [await command.get_translated_payload(self, translator) for command in self.get_commands()]


def _remember(installed: list[app_commands.AppCommand]) -> None:
    """Texts name the slash commands by links from now on."""
    slash = discord.AppCommandType.chat_input
    COMMAND_IDS.update({command.name: command.id for command in installed if command.type is slash})
