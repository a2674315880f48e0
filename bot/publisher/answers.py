"""Answer: how one interaction is answered. Exactly one first answer, within Discord's three seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

import discord

from bot.pages.page import Page
from bot.publisher.drawing import drawn
from bot.publisher.retries import with_retries
from bot.referee import Place

T = TypeVar("T")

NOBODY = discord.AllowedMentions.none()
ALREADY_ANSWERED = 40060  # the first answer was given already; only Discord's word of it was lost
TOKEN_OVER = frozenset({10062, 10015, 50027})  # the interaction or its token is too old
MISSING = frozenset({10003, 10008})  # the channel or the message was deleted
FORBIDDEN = frozenset({50001, 50013})  # the bot does not see the channel, or lacks a permission there


class Answer:
    """The ways to answer an interaction. One task uses it; `acknowledge` may come from another.

    `private`: whether the first answer of a command is for the person's eyes only.
    """

    def __init__(self, interaction: discord.Interaction[discord.Client], private: bool = True) -> None:
        self.interaction = interaction
        self.private = private
        self.board: int | None = None  # the match whose board is the first answer
        self._answering = asyncio.Lock()
        self._empty = False  # an answer was promised ("thinking…") and is not there yet
        self._taken = False  # the first answer arrived, though discord.py believes that it failed
        self._tried = False  # a first answer was given, whatever became of it
        self._first_said: int | None = None  # the message that was the first answer
        self._said: int | None = None  # the message that followed after the first answer
        self.is_hurried = False  # the first word was only that an answer will come: no need to show the way there
        self.is_dead = False  # Discord takes no answer any more

    @property
    def place(self) -> Place:
        """Where the interaction came from."""
        return Place(self.interaction.guild_id, self.interaction.channel_id)

    @property
    def is_on_board(self) -> bool:
        """Whether a component of a message was used, or a window opened from one, that everybody sees."""
        return self.interaction.message is not None and not self.interaction.message.flags.ephemeral

    @property
    def message(self) -> int | None:
        """The message that `update` changes, where its id is known."""
        used = self.interaction.message
        return self._said or self._first_said or (used.id if used else None)

    async def say(self, page: Page, *, private: bool = True, ping: int | None = None) -> int | None:
        """A new message; its id. `ping` is the one person whom a mention in it may notify."""
        allowed = discord.AllowedMentions(users=[discord.Object(ping)]) if ping else NOBODY
        page = await drawn(page)
        async with self._answering:
            if not self._is_done:
                other = self._tried  # an answer of which nobody knows whether it arrived
                answer = await self._first(
                    lambda: self.interaction.response.send_message(
                        view=page.layout(), files=page.files(), ephemeral=private, allowed_mentions=allowed
                    )
                )
                if answer or not other:
                    self._first_said = answer.message_id if answer else await self._edit(page)
                    return self._first_said
            if self._empty and private == self.private and not ping:  # an edit could not ping
                return await self._edit(page)
            if self._empty:
                self._empty = False
                await self._remove()
            sent = await with_retries(
                lambda: self.interaction.followup.send(
                    view=page.layout(), files=page.files(), ephemeral=private, allowed_mentions=allowed, wait=True
                )
            )
            self._said = sent.id
            return sent.id

    async def tell(self, text: str) -> None:
        """A sentence for the person's eyes only."""
        await self.say(Page((text,)))

    async def promise(self, text: str) -> None:
        """A sentence for the person's eyes that stands until the answer takes its place."""
        await self.tell(text)
        self._empty = True

    async def update(self, page: Page) -> int | None:
        """The message last said in place, or else the one whose component was used; its id."""
        page = await drawn(page)
        async with self._answering:
            if not self._is_done:
                edit = self.interaction.response.edit_message
                if await self._first(lambda: edit(view=page.layout(), attachments=page.files())):
                    return self.interaction.message.id if self.interaction.message else None
            return await self._edit(page)

    async def _edit(self, page: Page) -> int:
        self._empty = False
        if self._said is None:
            edit = self.interaction.edit_original_response
            message = await with_retries(lambda: edit(view=page.layout(), attachments=page.files()))
            if self.interaction.message is None:
                self._first_said = message.id
            return message.id
        said, change = self._said, self.interaction.followup.edit_message
        await with_retries(lambda: change(said, view=page.layout(), attachments=page.files()))
        return said

    async def open(self, window: discord.ui.Modal) -> bool:
        """A window to type in. It can only be the first answer; False, and nothing was done, after any other."""
        window.stop()  # as Page.layout: what is typed comes in by `bot.actions`
        async with self._answering:
            if self._is_done:
                return False
            await self._first(lambda: self.interaction.response.send_modal(window))
            return True

    async def vanish(self) -> None:
        """The message whose component was used goes, where it is a private one."""
        await self.acknowledge()
        await self._remove()

    async def _remove(self) -> None:
        """Deletes the first answer; what is gone already, perhaps by an attempt before, is gone."""
        try:
            await with_retries(self.interaction.delete_original_response)
        except discord.NotFound as error:
            if error.code not in MISSING:
                raise

    async def acknowledge(self) -> None:
        """Tells Discord that an answer will come, unless it has one. Raises discord.NotFound where it is too late."""
        async with self._answering:
            if self._is_done:
                return
            self.is_hurried = True
            self._empty = self.interaction.type is discord.InteractionType.application_command
            defer = self.interaction.response.defer
            await self._first(lambda: defer(thinking=self._empty, ephemeral=self.private))

    @property
    def _is_done(self) -> bool:
        return self._taken or self.interaction.response.is_done()

    async def _first(self, answer: Callable[[], Awaitable[T]]) -> T | None:
        """Gives the first answer; None where Discord has it already."""
        self._tried = True
        try:
            return await with_retries(answer)
        except discord.HTTPException as error:
            self.is_dead = error.code in TOKEN_OVER
            if error.code != ALREADY_ANSWERED:
                raise
            self._taken = True
            return None


def data_of(interaction: discord.Interaction[discord.Client]) -> dict[str, Any]:
    """What came with an interaction. Untrusted."""
    return cast(dict[str, Any], interaction.data or {})
