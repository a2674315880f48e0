"""Autocompletion: what an option offers while a person types. After an error it offers nothing; none is shown."""

import logging
import re
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import discord
from discord import app_commands

from bot.discord.failures import Failure, classify
from bot.handling.errors import is_expected
from bot.handling.services import services_of
from bot.log_context import about, note_typed
from bot.match.preferences import Preference
from bot.match.wording import match_label

log = logging.getLogger(__name__)

MOST_CHOICES, MOST_NAME = 25, 100
NUMBERED = re.compile(r"\s*#?(\d{1,15})(\s.*)?", re.DOTALL)  # a number, perhaps with the rest of a shown name
Interaction = discord.Interaction[discord.Client]
Choices = list[app_commands.Choice[Any]]


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """False if choices came too late or did not reach Discord: discord.py would log an error with a traceback."""
    error = record.exc_info[1] if record.exc_info else None
    in_vain = {Failure.EXPIRED, Failure.ANSWERED, Failure.PASSES}
    return error is None or classify(error) not in in_vain


logging.getLogger("discord.app_commands.tree").addFilter(_is_worth_telling)


def chosen_number(text: object) -> int:
    """The number at the beginning of a text: of what was typed, "12" or "#12", or of a choice's shown name, which
    begins with it. 0 if there is none: nothing has that number.

    Clients send the name of a choice in place of its value when a command is pasted or the channel was changed
    (discord-api-docs, issues 7206 and 7916). For an option of numbers the one of Android refuses every choice whose
    name is no number (issue 5433); so numbers that are completed are texts for Discord.
    """
    found = NUMBERED.fullmatch(str(text))
    return int(found[1]) if found else 0


def completing(complete: Callable[[Interaction, Preference, str], Awaitable[dict[str, Any]]]) -> Any:
    """Makes an autocompletion of a function that takes what was typed and returns the values by their shown names."""

    @wraps(complete)
    async def offered(interaction: Interaction, typed: Any) -> Choices:
        note_typed(interaction.data)
        with about(interaction=interaction.id):
            try:
                preferences, locale = services_of(interaction.client).referee.preferences, interaction.locale.value
                preference = await preferences.of(interaction.user.id, locale, interaction.guild_id)
                found = await complete(interaction, preference, str(typed))
            except Exception as error:
                if not is_expected(error):
                    log.error("a bug, while somebody typed", exc_info=error)
                return []
        shown = list(found)[:MOST_CHOICES]
        return [app_commands.Choice(name=name[:MOST_NAME], value=str(found[name])) for name in shown]

    del offered.__wrapped__  # discord.py reads the signature
    return offered


@completing
async def own_matches(interaction: Interaction, preference: Preference, typed: str) -> dict[str, int]:
    """The person's matches in progress, as options."""
    texts = preference.texts
    entries = await services_of(interaction.client).referee.lists.in_progress(interaction.user.id)
    playing = [entry for entry in entries if entry.match.playing]
    names = {match_label(texts, each.match.id, each.match.game, each.opponent): each.match.id for each in playing}
    return {name: number for name, number in names.items() if typed.casefold() in name.casefold()}
