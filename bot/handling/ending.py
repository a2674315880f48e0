"""How the answer to an interaction ends: finished, or with what the person is told instead; and who is told of that."""

from __future__ import annotations

import logging
import time

import discord

from bot.discord.access import Access
from bot.discord.answers import data_of
from bot.discord.failures import Failure, classify
from bot.discord.page import Page
from bot.handling.context import Context
from bot.handling.errors import answer_to, is_expected, is_fault
from bot.handling.running import Stopping

log = logging.getLogger(__name__)

TOLD = {
    Failure.FORBIDDEN: "trouble.cannot-post",
    Failure.UNREACHABLE: "trouble.cannot-post",
    Failure.NOT_EDITABLE: "trouble.message-gone",
    Failure.FILTERED: "trouble.filtered",
}


async def finish(context: Context) -> None:
    """Sees to it that a click for which nothing was left to be said does not look as if it had failed, and that who
    had something posted by command in a private thread without the bot knows how to let it in.
    """
    is_command = context.interaction.type is discord.InteractionType.application_command
    if context.access is Access.UNINVITED and context.answer.has_posted and is_command:
        me = f"<@{context.interaction.application_id}>"
        await context.answer.say(Page((context.texts.text("trouble.uninvited", bot=me),)))
    if context.interaction.message is not None and not context.answer.is_dead:
        try:
            await context.answer.acknowledge()
        except Exception as error:
            log.info("an acknowledgement did not arrive: %r", error)


def observe(context: Context) -> None:
    """Tells whoever counts interactions how this one ended."""
    kind = "command" if context.interaction.type is discord.InteractionType.application_command else "component"
    took = time.monotonic() - context.answer.requests.began
    context.services.observe(kind, context.doing, context.result, context.answer.requests.first_after, took)


async def refuse(context: Context, error: Exception) -> None:
    """Tells the person why not, whatever happened."""
    context.result = result_of(error)
    if classify(error) is Failure.EXPIRED:
        log.info("an answer came too late: %r", error)
        return
    try:
        await context.tell(_explained(context, error))
    except Exception as trouble:
        log.warning("nobody could be told about a %s: %r", type(error).__name__, trouble)


def _explained(context: Context, error: Exception) -> str:
    failure = classify(error)
    key = "trouble.stopping" if isinstance(error, Stopping) else TOLD.get(failure)
    if key:
        return context.texts.text(key)
    data = data_of(context.interaction)
    doing = str(data.get("custom_id") or data.get("name"))
    if failure is Failure.PASSES:
        log.warning("Discord could not be reached, in %s: %r", doing, error)
        return context.texts.text("trouble.apology")
    return answer_to(error, context.preference, doing)


def result_of(error: Exception) -> str:
    """How an interaction ended that raised an error, in one word."""
    if classify(error) is Failure.EXPIRED:
        return "too-late"
    if is_fault(error):
        return "not-stored"
    if isinstance(error, Stopping) or classify(error) is not Failure.BUG or is_expected(error):
        return "refused"
    return "error"
