"""Context: one interaction, and how it is answered. Exactly one first answer, within Discord's three seconds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar, cast

import discord

from bot.errors import answer_to
from bot.locales import Catalogue, catalogue, closest
from bot.referee import Person, Place, Preference, Referee
from bot.views.door import Stopping
from bot.views.line import BROKEN, insist
from bot.views.page import Page
from bot.views.people import introduced
from bot.views.stage import Stage, stage_of

log = logging.getLogger(__name__)
T = TypeVar("T")

NOBODY = discord.AllowedMentions.none()
TWICE = 40060  # the first answer was given already; only Discord's word of it was lost
GONE = frozenset({10062, 10015, 50027})  # the interaction or its token is too old
MISSING = frozenset({10003, 10008})  # the channel or the message was deleted
FAREWELL = 1.0  # seconds to say that the bot stops, to somebody who still waits for an answer
FORBIDDEN = frozenset({50001, 50013})  # the bot does not see the channel, or lacks a permission there


class Answered(Exception):
    """The person has their answer, or cannot get one any more: there is nothing left to be done."""


class CannotPost(Exception):
    """The bot lacks a permission in this channel."""


class Context:
    """Who asked, in which language, and the ways to answer them. One task uses it; `acknowledge` may come from another.

    `private`: whether the first answer of a command is for the person's eyes only.
    """

    def __init__(self, interaction: discord.Interaction[discord.Client], private: bool = True) -> None:
        self.interaction = interaction
        self.stage: Stage = stage_of(interaction.client)
        self.private = private
        self.preference = _usual(interaction)
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
    def referee(self) -> Referee:
        """The service behind."""
        return self.stage.referee

    @property
    def texts(self) -> Catalogue:
        """What to say, in the person's language."""
        return catalogue(self.preference.language)

    @property
    def person(self) -> Person:
        """Who asked."""
        return introduced(self.interaction.user, self.interaction.locale.value)

    @property
    def place(self) -> Place:
        """Where they asked."""
        return Place(self.interaction.guild_id, self.interaction.channel_id)

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu. Untrusted."""
        return [str(value) for value in data_of(self.interaction).get("values", ())]

    def typed(self, field: str) -> str:
        """What was typed into a field of a window. Untrusted."""
        for component in data_of(self.interaction).get("components", ()):
            inner = component.get("component", {})
            if inner.get("custom_id") == field:
                return str(inner.get("value", ""))
        return ""

    @property
    def is_on_board(self) -> bool:
        """Whether a component of a message was used, or a window opened from one, that everybody sees."""
        return self.interaction.message is not None and not self.interaction.message.flags.ephemeral

    @property
    def message(self) -> int | None:
        """The message that `update` changes, where its id is known."""
        used = self.interaction.message
        return self._said or self._first_said or (used.id if used else None)

    async def greet(self) -> None:
        """Looks up what the person chose in /settings, and keeps the name of whoever uses commands."""
        if self.interaction.type is discord.InteractionType.application_command:
            await self.referee.remember(self.person.id, self.person.name, self.person.locale)
        self.preference = await self.referee.preferences.of(
            self.interaction.user.id, self.interaction.locale.value, self.interaction.guild_id
        )

    def require_place(self) -> None:
        """Raises CannotPost where a server lets the bot see or post too little to keep a board."""
        if self.interaction.guild_id is None or not self.interaction.is_guild_integration():
            return
        held = self.interaction.app_permissions
        posts = (
            held.send_messages_in_threads
            if isinstance(self.interaction.channel, discord.Thread)
            else held.send_messages
        )
        if not (held.view_channel and posts and held.attach_files):
            raise CannotPost

    # -- answering ----------------------------------------------------------------------------------------------------

    async def say(self, page: Page, *, private: bool = True, ping: int | None = None) -> int | None:
        """A new message; its id. `ping` is the one person whom a mention in it may notify."""
        allowed = discord.AllowedMentions(users=[discord.Object(ping)]) if ping else NOBODY
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
            sent = await insist(
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
            message = await insist(lambda: edit(view=page.layout(), attachments=page.files()))
            if self.interaction.message is None:
                self._first_said = message.id
            return message.id
        said, change = self._said, self.interaction.followup.edit_message
        await insist(lambda: change(said, view=page.layout(), attachments=page.files()))
        return said

    async def open(self, window: discord.ui.Modal) -> None:
        """A window to type in. It can only be the first answer; after any other the person is asked to try again."""
        window.stop()  # as Page.layout: what is typed comes in by `actions`
        async with self._answering:
            if not self._is_done:
                await self._first(lambda: self.interaction.response.send_modal(window))
                return
        await self.tell(self.texts.text("trouble.late"))

    async def vanish(self) -> None:
        """The message whose component was used goes, where it is a private one."""
        await self.acknowledge()
        await self._remove()

    async def _remove(self) -> None:
        """Deletes the first answer; what is gone already, perhaps by an attempt before, is gone."""
        try:
            await insist(self.interaction.delete_original_response)
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
            return await insist(answer)
        except discord.HTTPException as error:
            self.is_dead = error.code in GONE
            if error.code != TWICE:
                raise
            self._taken = True
            return None

    async def refuse(self, error: Exception) -> None:
        """Tells the person why not, whatever happened."""
        if isinstance(error, discord.HTTPException) and error.code in GONE:
            log.info("an answer came too late: %s", error)
            return
        try:
            await self.tell(self._explained(error))
        except (discord.HTTPException, *BROKEN) as trouble:
            log.warning("nobody could be told about a %s: %s", type(error).__name__, trouble)

    def _explained(self, error: Exception) -> str:
        if isinstance(error, CannotPost) or (isinstance(error, discord.HTTPException) and error.code in FORBIDDEN):
            return self.texts.text("trouble.cannot-post")
        if isinstance(error, discord.HTTPException) and error.code in MISSING:
            return self.texts.text("trouble.message-gone")
        if isinstance(error, Stopping):
            return self.texts.text("trouble.stopping")
        data = data_of(self.interaction)
        doing = str(data.get("custom_id") or data.get("name"))
        if isinstance(error, BROKEN):
            log.warning("the line to Discord broke, in %s: %r", doing, error)
            return self.texts.text("trouble.apology")
        return answer_to(error, self.preference.language, doing)


def data_of(interaction: discord.Interaction[discord.Client]) -> dict[str, Any]:
    """What came with an interaction. Untrusted."""
    return cast(dict[str, Any], interaction.data or {})


def _usual(interaction: discord.Interaction[discord.Client]) -> Preference:
    """What somebody is shown as long as their choices are not known."""
    return Preference(closest(interaction.locale.value), "", "chinese", "picture")


@asynccontextmanager
async def answering(
    interaction: discord.Interaction[discord.Client], *, private: bool = True, window: bool = False
) -> AsyncIterator[Context]:
    """Holds a context in which one interaction is answered.

    Whatever goes wrong inside is told to the person. While the block runs the catch-all knows that somebody is at it.
    Where the loop is behind, Discord is told first that an answer will come; not with `window`, because a window to
    type in can only be the first answer. Raises Answered instead of entering the block where nothing can be done:
    nobody waits any more, or the bot stops.
    """
    context = Context(interaction, private)
    interaction.extras["context"] = context
    entered = False
    try:
        with context.stage.door.passing():
            context.stage.notices.note(interaction.user.id)
            if context.stage.pulse.is_behind and not window:
                await context.acknowledge()
            await context.greet()
            entered = True
            yield context
    except asyncio.CancelledError:  # the bot stops, and the door has waited long enough
        with suppress(TimeoutError):
            await asyncio.wait_for(context.refuse(Stopping()), FAREWELL)
        raise
    except Exception as error:
        await context.refuse(error)
        if not entered:
            raise Answered from error
    finally:
        if watcher := unwatch(interaction):
            watcher.cancel()


def context_of(interaction: discord.Interaction[discord.Client]) -> Context | None:
    """The context in which somebody is answering this interaction."""
    return interaction.extras.get("context")


def watch(interaction: discord.Interaction[discord.Client], watcher: asyncio.Task[None]) -> None:
    """Notes the task that sees to it that an interaction is acknowledged; it is ended when the answer is finished."""
    interaction.extras["watcher"] = watcher


def unwatch(interaction: discord.Interaction[discord.Client]) -> asyncio.Task[None] | None:
    """The task noted by `watch`, which nobody may end from now on but whoever asked."""
    watcher: asyncio.Task[None] | None = interaction.extras.pop("watcher", None)
    return watcher
