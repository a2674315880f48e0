"""What is offered while a person types. An error here is never shown: there are no choices then."""

import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import discord
from discord import app_commands

from bot.discord.failures import Failure, classify
from bot.handling.errors import is_expected
from bot.handling.services import services_of
from bot.locales import Catalogue, catalogue
from bot.match import wording
from bot.match.lists import HistoryEntry
from bot.match.names import plain_name
from bot.match.preferences import Preference

log = logging.getLogger(__name__)

MOST_CHOICES, MOST_NAME = 25, 100
Interaction = discord.Interaction[discord.Client]
Choices = list[app_commands.Choice[Any]]


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """Not that choices came too late for who typed on, or that the line broke over them: discord.py would log an error
    with a traceback.
    """
    error = record.exc_info[1] if record.exc_info else None
    in_vain = {Failure.EXPIRED, Failure.ANSWERED, Failure.PASSES}
    return error is None or classify(error) not in in_vain


logging.getLogger("discord.app_commands.tree").addFilter(_is_worth_telling)


def completing(complete: Callable[[Interaction, Preference, str], Awaitable[dict[str, Any]]]) -> Any:
    """Makes an autocompletion of what gives the values by the names that are offered, given what was typed."""

    @wraps(complete)
    async def offered(interaction: Interaction, typed: Any) -> Choices:
        try:
            found = await complete(interaction, await preference_of(interaction), str(typed))
        except Exception as error:
            if not is_expected(error):
                log.error("a bug, while somebody typed", exc_info=error)
            return []
        return [app_commands.Choice(name=name[:MOST_NAME], value=found[name]) for name in list(found)[:MOST_CHOICES]]

    del offered.__wrapped__  # discord.py reads the signature
    return offered


async def preference_of(interaction: Interaction) -> Preference:
    """What the person chose in /settings."""
    preferences = services_of(interaction.client).referee.preferences
    return await preferences.of(interaction.user.id, interaction.locale.value, interaction.guild_id)


@completing
async def own_matches(interaction: Interaction, preference: Preference, typed: str) -> dict[str, int]:
    """The person's matches that are being played."""
    texts = catalogue(preference.language)
    entries = await services_of(interaction.client).referee.lists.in_progress(interaction.user.id)
    names = {_name(texts, entry): entry.id for entry in entries if entry.status == "playing"}
    return {name: number for name, number in names.items() if typed.casefold() in name.casefold()}


def _name(texts: Catalogue, entry: HistoryEntry) -> str:
    opponent = plain_name(wording.seat_name(texts, entry.opponent))
    return f"#{entry.id} " + texts.text("menus.match_option", game=wording.game(texts, entry.game), opponent=opponent)
