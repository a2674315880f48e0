"""What is offered while a person types: their legal moves, their matches. An error here is never shown: no choices."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.discord.failures import Failure, classify
from bot.handling.errors import is_expected
from bot.handling.services import services_of
from bot.locales import Catalogue, catalogue
from bot.match import wording
from bot.match.choices import Choice, fitting
from bot.match.names import plain_name
from bot.match.preferences import Preference
from bot.match.state import MatchView

log = logging.getLogger(__name__)

MOST, MOST_NAME = 25, 100


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """Not that choices came too late for who typed on, or that the line broke over them: discord.py would log an error
    with a traceback.
    """
    error = record.exc_info[1] if record.exc_info else None
    in_vain = {Failure.EXPIRED, Failure.ANSWERED, Failure.PASSES}
    return error is None or classify(error) not in in_vain


logging.getLogger("discord.app_commands.tree").addFilter(_is_worth_telling)


async def legal_moves(interaction: discord.Interaction[discord.Client], typed: str) -> list[app_commands.Choice[str]]:
    """The legal moves that what was typed fits, in the person's notation."""
    try:
        choices = await _choices(interaction, typed)
    except Exception as error:
        _note(error)
        return []
    return [app_commands.Choice(name=_name(choice), value=choice.move) for choice in choices[:MOST]]


async def _own_matches(interaction: discord.Interaction[discord.Client], typed: int) -> list[app_commands.Choice[int]]:
    """The person's matches that are being played."""
    referee, user = services_of(interaction.client).referee, interaction.user.id
    try:
        preference = await _preference(interaction)
        entries = await referee.queries.in_progress(user)
    except Exception as error:
        _note(error)
        return []
    texts = catalogue(preference.language)
    names = {
        entry.id: f"#{entry.id} "
        + texts.text(
            "menus.match_option",
            game=wording.game(texts, entry.game),
            opponent=plain_name(wording.seat_name(texts, entry.opponent)),
        )
        for entry in entries
        if entry.status == "playing"
    }
    fitting = [number for number, name in names.items() if str(typed).casefold() in name.casefold()]
    return [app_commands.Choice(name=names[number][:MOST_NAME], value=number) for number in fitting[:MOST]]


async def _matches_here(interaction: discord.Interaction[discord.Client], typed: int) -> list[app_commands.Choice[int]]:
    """What is open in the server, for its moderators."""
    referee = services_of(interaction.client).referee
    try:
        texts = catalogue((await _preference(interaction)).language)
        matches = await referee.moderation.open_in(interaction.guild_id or 0)
        fitting = [match.id for match in matches if str(typed) in str(match.id)][:MOST]
        views = [await referee.queries.view(number) for number in fitting]
    except Exception as error:
        _note(error)
        return []
    return [app_commands.Choice(name=_title(texts, view)[:MOST_NAME], value=view.id) for view in views]


def _title(texts: Catalogue, view: MatchView) -> str:
    first, second = (plain_name(wording.seat_name(texts, seat)) for seat in view.seats)
    title = texts.text("match.title", game=wording.game(texts, view.game), first=first, second=second)
    return f"#{view.id} {title}"


matches_here: Any = _matches_here
own_matches: Any = _own_matches  # discord.py's annotations know only completion of texts, its code numbers too


async def _preference(interaction: discord.Interaction[discord.Client]) -> Preference:
    referee = services_of(interaction.client).referee
    return await referee.preferences.of(interaction.user.id, interaction.locale.value, interaction.guild_id)


async def _choices(interaction: discord.Interaction[discord.Client], typed: str) -> tuple[Choice, ...]:
    records, preference = services_of(interaction.client).referee.queries, await _preference(interaction)
    match = getattr(interaction.namespace, "match", None)  # half-typed it may be anything
    if not isinstance(match, int):
        match = (await records.find(interaction.user.id, interaction.channel_id, mine_to_act=True)).id
    view = await records.view(match)
    if view.side_of(interaction.user.id) is None:
        return ()
    return fitting(view, typed, preference.notation(view.game))


def _name(choice: Choice) -> str:
    return choice.written if choice.written == choice.move else f"{choice.written} ({choice.move})"


def _note(error: Exception) -> None:
    if not is_expected(error):
        log.error("a bug, while somebody typed", exc_info=error)
