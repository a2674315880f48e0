"""Where every interaction comes in, and what leaves nobody without an answer in time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import discord

from bot.discord.answers import data_of
from bot.discord.retries import BROKEN
from bot.discord.tags import Subject, Tag, has_board_of
from bot.handling.actions import Known
from bot.handling.answering import NothingToDo, answering, context_of, unwatch, watch
from bot.handling.context import Context
from bot.handling.errors import is_expected
from bot.handling.services import Services
from bot.locales import catalogue
from bot.log_context import also_about

log = logging.getLogger(__name__)

LATE = 1.5  # seconds after the click when it is acknowledged by itself; Discord gives three
AT_ONCE = 0.5  # seconds that an interaction gets in any case, however old it seems to be
ANSWERABLE = frozenset({discord.InteractionType.application_command, discord.InteractionType.component,
                        discord.InteractionType.modal_submit})  # fmt: skip


class Interactions:
    """Its method `on_interaction` is called for the event of that name; `spawn` starts work in the background."""

    def __init__(self, services: Services, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._services = services
        self._spawn = spawn

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Every command, click and window: acted on here or by the tree, and acknowledged in time whatever happens."""
        self._services.time.heard(interaction.id)
        if interaction.type in ANSWERABLE:
            wait = max(LATE - self._services.time.since(interaction.id).total_seconds(), AT_ONCE)
            watch(interaction, interaction.client.loop.call_later(wait, self._be_late, interaction))
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._act(interaction)

    async def _act(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Does what a component or a window asks for; what nobody knows is answered too."""
        tag = Tag.read(str(data_of(interaction).get("custom_id", "")))
        with suppress(NothingToDo):
            known = self._services.actions.get(tag.kind) if tag else None
            window, always = (known.window, known.always) if known else (False, False)
            async with answering(interaction, window=window, always=always) as context:
                await _do(context, tag, known)

    def _be_late(self, interaction: discord.Interaction[discord.Client]) -> None:
        unwatch(interaction)
        if not interaction.client.is_closed():
            self._spawn(self._acknowledge(interaction))

    async def _acknowledge(self, interaction: discord.Interaction[discord.Client]) -> None:
        context = context_of(interaction)
        try:
            if context is not None:
                await context.answer.acknowledge()
            elif not interaction.response.is_done():
                texts = catalogue(self._services.referee.preferences.assumed(interaction.locale.value).language)
                await interaction.response.send_message(texts.text("trouble.apology"), ephemeral=True)
        except (discord.HTTPException, *BROKEN) as error:  # too late even for this, or there is no way through
            log.info("an acknowledgement did not arrive: %r", error)


async def _do(context: Context, tag: Tag | None, known: Known | None) -> None:
    if tag is None or known is None:
        await context.tell(context.texts.text("trouble.unknown-button"))
        return
    context.doing, context.match = tag.kind, tag.match
    if context.match:
        also_about(match=context.match)
    context.services.private.take_over(context.match, context.answer)
    if context.answer.is_on_board and has_board_of(context.match, context.answer.components):
        context.answer.match = context.match
    try:
        if tag.subject is Subject.MATCH:
            await context.require_seen(context.match)
        await known.do(context, tag)
    except Exception as error:
        if is_expected(error):
            audience = context.everyone if context.answer.is_on_board else context.viewer
            await context.services.publisher.catch_up(context.match, context.answer, audience)
        raise
