"""While an interaction is answered: what goes wrong is told, and nobody waits without a word."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import discord

from bot.handling.context import Context
from bot.handling.ending import finish, observe, refuse
from bot.handling.running import Stopping
from bot.log_context import about, note_typed

LATE, LATE_FOR_CLICKS = 0.3, 0.05
"""Seconds by which the loop is behind when people are acknowledged first; an answer waits for the loop some thirty
times. Nobody sees that a click is acknowledged; of a command everybody sees "thinking…"."""
FAREWELL = 1.0  # seconds to say that the bot stops, to somebody who still waits for an answer


class NothingToDo(Exception):
    """The person has their answer, or cannot get one any more."""


class Answered(Exception):
    """The person was shown something else than what they asked for, and nothing more is to be done."""


@asynccontextmanager
async def answering(
    interaction: discord.Interaction[discord.Client],
    *,
    private: bool = True,
    window: bool = False,
    always: bool = False,
) -> AsyncIterator[Context]:
    """Holds a context in which one interaction is answered.

    Whatever goes wrong inside is told to the person. While the block runs the catch-all knows that somebody is at it.
    Where the loop is behind, Discord is told first that an answer will come; not with `window`, because a window to
    type in can only be the first answer. `always`: also for who is suspended in this server. Raises NothingToDo instead
    of entering the block where nothing can be done: nobody waits any more, or the bot stops.
    """
    context = Context(interaction, private)
    interaction.extras["context"] = context
    note_typed(interaction.data)
    with about(interaction=interaction.id):
        try:
            async with _refusing(context, window, always):
                yield context
        finally:
            observe(context)
            if watcher := unwatch(interaction):
                watcher.cancel()


@asynccontextmanager
async def _refusing(context: Context, window: bool, always: bool) -> AsyncIterator[None]:
    """Tells the person whatever goes wrong inside; see `answering`."""
    interaction, entered = context.interaction, False
    try:
        with context.services.running.counted():
            context.services.presence.note(interaction.user.id)
            if context.services.lateness.exceeds(_patience(interaction)) and not window:
                await context.answer.acknowledge()
            await context.load_preference()
            if not always:
                await context.referee.places.require_welcome(interaction.guild_id, interaction.user.id)
            entered = True
            with suppress(Answered):
                yield
            await finish(context)
    except asyncio.CancelledError:  # the bot stops, and has waited long enough
        with suppress(TimeoutError):
            await asyncio.wait_for(refuse(context, Stopping()), FAREWELL)
        raise
    except Exception as error:
        await refuse(context, error)
        if not entered:
            raise NothingToDo from error


def _patience(interaction: discord.Interaction[discord.Client]) -> float:
    return LATE_FOR_CLICKS if interaction.type is discord.InteractionType.component else LATE


def context_of(interaction: discord.Interaction[discord.Client]) -> Context | None:
    """The context in which somebody is answering this interaction."""
    return interaction.extras.get("context")


def watch(interaction: discord.Interaction[discord.Client], watcher: asyncio.TimerHandle) -> None:
    """Notes the timer that sees to it that an interaction is acknowledged; it is ended when the answer is finished."""
    interaction.extras["watcher"] = watcher


def unwatch(interaction: discord.Interaction[discord.Client]) -> asyncio.TimerHandle | None:
    """The timer noted by `watch`, which nobody may end from now on but whoever asked."""
    watcher: asyncio.TimerHandle | None = interaction.extras.pop("watcher", None)
    return watcher
