"""Tree: the bot's commands, installed when they have changed. Answers unknown and outdated commands, too."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

from bot import installed
from bot.discord.failures import BROKEN
from bot.discord.rate_limits import Limits, RateLimited
from bot.features.activity.feature import launch
from bot.features.help.feature import show_help
from bot.handling.commands import Translator
from bot.handling.interactions import NothingToDo, answering, refuse
from bot.handling.services import services_of
from bot.locales import COMMAND_IDS
from bot.pauses import growing_pauses
from storage.errors import DatabaseFault

log = logging.getLogger(__name__)

CHAT, ENTRY_POINT = 1, 4  # types of commands; the second opens an Activity and is unknown to discord.py
COMMANDS = "/applications/{application_id}/commands"
TRANSLATED = {"with_localizations": "true"}  # otherwise Discord leaves all translations out
OF_DISCORD = frozenset({"id", "application_id", "version"})  # fields that Discord adds to an installed command
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 3600.0  # seconds before the next attempt to install the commands
REFUSED = (discord.HTTPException, RateLimited, DatabaseFault, *BROKEN)


class Tree(app_commands.CommandTree[discord.Client]):
    """All commands of the bot. `trouble` says why they are not installed as they should be, or is empty."""

    trouble = ""

    async def interaction_check(self, interaction: discord.Interaction[discord.Client], /) -> bool:
        """Answers the entry point, which Discord's portal made: opens the touch board, or shows the help if there is
        none. Returns True for all other commands, which their handlers answer.
        """
        data: Any = interaction.data or {}
        if data.get("type") != ENTRY_POINT:
            return True
        with suppress(NothingToDo):
            has_page = services_of(interaction.client).channels.servers.has_page
            async with answering(interaction, window=has_page, always=True) as context:
                await (launch(context) if has_page else show_help(context))
        return False

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError, /
    ) -> None:
        """Answers a command for which discord.py raised an error, such as an unknown one."""
        if isinstance(getattr(error, "original", None), NothingToDo):
            return
        if interaction.type is discord.InteractionType.autocomplete:
            log.info("autocomplete failed: %s", error)
            return
        with suppress(NothingToDo):
            async with answering(interaction) as context:
                if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                    await context.tell_person(context.texts["trouble.unknown-command"])
                else:
                    await refuse(context, error)

    async def prepare(self) -> list[dict[str, Any]]:
        """Adds the commands to the tree, so that they are answered. Returns the payload for `install`."""
        installed.install(self)
        translator = Translator()
        await self.set_translator(translator)
        return await asyncio.to_thread(asyncio.run, self._payload(translator))  # reads all catalogues: a second

    async def install(self, payload: list[dict[str, Any]], limits: Limits, tried: asyncio.Event, always: bool) -> None:
        """Installs the commands if they have changed, or `always`: Discord allows only few installations a day. Retries
        until Discord takes them; until then the installed ones serve. Sets `tried` after the first attempt.
        """
        for pause in growing_pauses(FIRST_PAUSE, LONGEST_PAUSE):
            try:
                await self._install(payload, always)
            except REFUSED as error:
                self.trouble = f"not installed: {error}"
                log.error("the commands could not be installed, those before serve on; again in %g s: %r", pause, error)
            else:
                self.trouble = ""
                return
            finally:
                tried.set()
            await limits.pause(pause)

    async def _install(self, payload: list[dict[str, Any]], always: bool) -> None:
        settings = services_of(self.client).referee.stores.settings
        http, application = self.client.http, self.client.application_id or 0
        there = await http.request(Route("GET", COMMANDS, application_id=application), params=TRANSLATED)
        _remember(there)
        if not always and (await settings.of("bot")).get("commands") == _digest(payload, there):
            return
        there = await http.bulk_upsert_global_commands(application, [*payload, *_entry_points(there)])
        _remember(there)
        await settings.put("bot", 0, "commands", _digest(payload, there))
        log.info("installed %d commands", len(payload))

    async def _payload(self, translator: Translator) -> list[dict[str, Any]]:
        """The commands in every language. Uses nothing of the main event loop, so it can run in another thread."""
        return [await command.get_translated_payload(self, translator) for command in self.get_commands()]


def _digest(payload: list[dict[str, Any]], there: Iterable[Mapping[str, Any]]) -> str:
    """Changes with the commands of the payload, and when anybody else changes or deletes them where they are installed:
    another copy of the bot may, and a restored backup of the database knows nothing of that.
    """
    versions = sorted((command["id"], command["version"]) for command in there if command["type"] != ENTRY_POINT)
    return hashlib.sha256(json.dumps([payload, versions], sort_keys=True).encode()).hexdigest()


def _entry_points(installed: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The entry point as it is installed, if there is one: Discord refuses an installation without it."""
    kept = (command for command in installed if command["type"] == ENTRY_POINT)
    return [{key: value for key, value in command.items() if key not in OF_DISCORD} for command in kept]


def _remember(installed: Iterable[Mapping[str, Any]]) -> None:
    """Stores the ids of the slash commands, so that texts link to them."""
    COMMAND_IDS.update({command["name"]: int(command["id"]) for command in installed if command["type"] == CHAT})
