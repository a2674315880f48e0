"""The one way in of all clicks, choices and typed windows."""

from contextlib import suppress

import discord

from bot.discord.answers import data_of
from bot.discord.tags import Subject, Tag, has_board_of
from bot.handling.actions import Known
from bot.handling.answering import NothingToDo, answering
from bot.handling.context import Context
from bot.handling.errors import is_expected
from bot.handling.services import services_of
from bot.log_context import also_about


async def act(interaction: discord.Interaction[discord.Client]) -> None:
    """Does what a component or a window asks for; what nobody knows is answered too."""
    tag = Tag.read(str(data_of(interaction).get("custom_id", "")))
    with suppress(NothingToDo):
        known = services_of(interaction.client).actions.get(tag.kind) if tag else None
        window, always = (known.window, known.always) if known else (False, False)
        async with answering(interaction, window=window, always=always) as context:
            await _do(context, tag, known)


async def _do(context: Context, tag: Tag | None, known: Known | None) -> None:
    if tag is None or known is None:
        await context.tell(context.texts.text("trouble.unknown-button"))
        return
    context.doing = tag.kind
    if tag.match:
        also_about(match=tag.match)
    context.match = tag.match
    context.services.private.take_over(tag.match, context.answer)
    if context.answer.is_on_board and has_board_of(tag.match, context.answer.components):
        context.answer.match = tag.match
    try:
        if tag.subject is Subject.MATCH:
            await context.require_seen(tag.match)
        await known.do(context, tag)
    except Exception as error:
        if is_expected(error):
            audience = context.everyone if context.answer.is_on_board else context.viewer
            await context.services.publisher.catch_up(tag.match, context.answer, audience)
        raise
