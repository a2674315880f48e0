"""Receives every interaction and sees that each gets an answer in time, also when something goes wrong."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext, suppress
from datetime import timedelta
from typing import Any

import discord

from bot.background import Background
from bot.discord.access import Access
from bot.discord.controls import Subject, Tag
from bot.discord.failures import TAKES_NO_MESSAGE, Failure, classify, failure_of
from bot.discord.page import Page
from bot.handling.actions import ActionEntry
from bot.handling.context import Context
from bot.handling.errors import answer_to, is_expected
from bot.handling.services import Services, Stopping
from bot.locales import catalogue
from bot.log_context import about, also_about, note_typed
from storage.errors import DatabaseFault

log = logging.getLogger(__name__)

LATE = 1.5  # seconds after the click when an unanswered one is acknowledged; Discord allows three
AT_ONCE = 0.5  # seconds after its arrival in which no interaction is acknowledged, however old it seems
ANSWERABLE = frozenset({discord.InteractionType.application_command, discord.InteractionType.component,
                        discord.InteractionType.modal_submit})  # fmt: skip
GIVEN_UP = timedelta(seconds=3)  # after which Discord takes no first answer
BEHIND, BEHIND_FOR_CLICKS = 0.3, 0.05
"""Seconds of delay in the event loop from which interactions are acknowledged first: an answer waits for the loop some
thirty times. The limit for clicks is lower, because their acknowledgement is invisible; a command shows "thinking…"."""
ACKNOWLEDGEMENT = "an acknowledgement"  # what the log calls it
FAREWELL = 1.0  # seconds to tell a person who waits for an answer that the bot stops
TOLD = {
    Failure.FORBIDDEN: "trouble.cannot-post",
    Failure.UNREACHABLE: "trouble.cannot-post",
    Failure.NOT_EDITABLE: "trouble.message-gone",
    Failure.GONE: "trouble.message-gone",
    Failure.FILTERED: "trouble.filtered",
}


class NothingToDo(Exception):
    """The handler must not run: the person already has an answer, or can no longer get one."""


class Answered(Exception):
    """Ends a handler early: the person was already shown something other than what they asked for."""


class Interactions:
    """Listener for discord.py's event `on_interaction`."""

    def __init__(self, services: Services, background: Background) -> None:
        self._services, self._background = services, background

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Acts on clicks, choices and submitted windows (the command tree acts on commands), and starts the timer that
        acknowledges every interaction in time.
        """
        age = self._services.time.heard(interaction.id)
        if interaction.type in ANSWERABLE:
            wait = max(LATE - age.total_seconds(), AT_ONCE)
            interaction.extras["watcher"] = interaction.client.loop.call_later(wait, self._be_late, interaction)
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._act(interaction)

    async def _act(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Does what a component or a window asks for. An unknown one is answered, too."""
        data: Any = interaction.data or {}
        tag = Tag.read(str(data.get("custom_id", "")))
        with suppress(NothingToDo):
            known = self._services.actions.get(tag.kind) if tag else None
            window, always = (known.window, known.always) if known else (False, False)
            match = tag.match if tag else 0
            async with answering(interaction, window=window, always=always, match=match) as context:
                context.match = match
                await _do(context, tag, known)

    def _be_late(self, interaction: discord.Interaction[discord.Client]) -> None:
        interaction.extras.pop("watcher", None)
        if not interaction.client.is_closed():
            self._background.spawn(self._acknowledge(interaction))

    async def _acknowledge(self, interaction: discord.Interaction[discord.Client]) -> None:
        context: Context | None = interaction.extras.get("context")
        if context is not None:
            await failure_of(ACKNOWLEDGEMENT, context.answer.acknowledge)
        elif not interaction.response.is_done():
            texts = catalogue(self._services.referee.preferences.assumed(interaction.locale.value).language)
            apologize = interaction.response.send_message
            await failure_of("an apology", lambda: apologize(texts["trouble.apology"], ephemeral=True))


async def _do(context: Context, tag: Tag | None, known: ActionEntry | None) -> None:
    if tag is None or known is None:
        await context.tell_person(context.texts["trouble.unknown-button"])
        return
    context.doing = tag.kind
    context.services.private.take_over(context.match, context.answer)
    try:
        if context.match or tag.subject is Subject.MATCH:
            await context.referee.queries.require_seen(context.match, context.viewer)
        if not known.managed or await context.may_manage(tag.server or None):
            with _once(context, tag) if known.once else nullcontext():
                await known.do(context, tag)
    except Exception as error:
        if is_expected(error):
            audience = context.everyone if context.answer.is_on_board else context.viewer
            await context.services.publisher.catch_up(context.match, context.answer, audience)
        raise


def _once(context: Context, tag: Tag) -> AbstractContextManager[None]:
    """Runs the block unless the person has just used this control with the same choice. Raises JustAsked."""
    return context.services.sharing.once((context.person.id, str(tag), *context.values, context.place))


@asynccontextmanager
async def answering(
    interaction: discord.Interaction[discord.Client],
    *,
    private: bool = True,
    window: bool = False,
    always: bool = False,
    match: int = 0,
) -> AsyncIterator[Context]:
    """Gives the context in which one interaction is answered.

    Every exception in the block is told to the person. If the event loop is behind, Discord is told first that an
    answer will come; not with `window`, because a window to type in can only be the first answer. `always`: people who
    are suspended in this server may go on, too. `match`: the match that is acted on, for the log.
    Raises NothingToDo instead of entering the block if nothing can be done: the bot stops, or the person was refused.
    """
    context, entered = Context(interaction, private), False
    interaction.extras["context"] = context
    note_typed(interaction.data)
    with about(interaction=interaction.id):
        if match:
            also_about(match=match)
        try:
            with context.services.running.counted():
                is_click = interaction.type is discord.InteractionType.component
                is_late = context.services.lateness.exceeds(BEHIND_FOR_CLICKS if is_click else BEHIND)
                is_late |= not is_click and context.services.time.since(interaction.id) > GIVEN_UP
                context.services.presence.note(interaction.user.id)
                if is_late and not window:
                    await context.answer.acknowledge()
                await context.load_preference()
                if not always:
                    await context.referee.places.require_not_suspended(interaction.guild_id, interaction.user.id)
                entered = True
                with suppress(Answered):
                    yield context
                await finish(context)
        except asyncio.CancelledError:  # the bot stops, and has waited for this answer long enough
            with suppress(TimeoutError):
                await asyncio.wait_for(refuse(context, Stopping()), FAREWELL)
            raise
        except Exception as error:
            await refuse(context, error)
            if not entered:
                raise NothingToDo from error
        finally:
            observe(context)
            if watcher := interaction.extras.pop("watcher", None):
                watcher.cancel()


async def finish(context: Context) -> None:
    """Acknowledges a click that had no answer, so that it does not look failed. After a command that posted in a
    private thread without the bot, tells the person how to add the bot.
    """
    is_command = context.interaction.type is discord.InteractionType.application_command
    if context.access is Access.UNINVITED and context.answer.has_posted and is_command:
        me = f"<@{context.interaction.application_id}>"
        await context.answer.say(Page(context.texts.text("trouble.uninvited", bot=me)))
    answer = context.answer
    if answer.used is not None and answer.requests.first_after is None and not answer.is_dead:
        await failure_of(ACKNOWLEDGEMENT, answer.acknowledge)


def observe(context: Context) -> None:
    """Reports to the metrics how this interaction ended."""
    kind = "command" if context.interaction.type is discord.InteractionType.application_command else "component"
    took = time.monotonic() - context.answer.requests.began
    context.services.observe(kind, context.doing, context.result, context.answer.requests.first_after, took)


async def refuse(context: Context, error: Exception) -> None:
    """Tells the person why it could not be done. Raises nothing."""
    context.result = result_of(error)
    if classify(error) in TAKES_NO_MESSAGE:
        log.info("the interaction takes no answer any more: %r", error)
        return
    try:
        await context.tell_person(_explained(context, error))
    except Exception as trouble:
        log.warning("nobody could be told about a %s: %r", type(error).__name__, trouble)


def _explained(context: Context, error: Exception) -> str:
    failure = classify(error)
    key = "trouble.stopping" if isinstance(error, Stopping) else TOLD.get(failure)
    if key:
        return context.texts[key]
    data = context.answer.data
    doing = str(data.get("custom_id") or data.get("name"))
    if failure in (Failure.PASSES, Failure.TOO_OFTEN):
        log.warning("Discord could not be reached, in %s: %r", doing, error)
        return context.texts["trouble.apology"]
    return answer_to(error, context.preference, doing)


def result_of(error: Exception) -> str:
    """One word for how an interaction ended in this error: "too-late", "not-stored", "refused" or "error"."""
    if classify(error) in TAKES_NO_MESSAGE:
        return "too-late"
    if isinstance(error, DatabaseFault):
        return "not-stored"
    if isinstance(error, Stopping) or classify(error) is not Failure.BUG or is_expected(error):
        return "refused"
    return "error"
