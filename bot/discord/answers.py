"""Answer: an interaction, and the ways to answer it. Exactly one first answer, within Discord's three seconds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, cast

import discord

from bot.discord.controls import Json
from bot.discord.drawing import drawn
from bot.discord.failures import NoWay
from bot.discord.interaction_requests import InteractionRequests, NewMessage, Sent
from bot.discord.interaction_state import AnswerStage, Way
from bot.discord.page import Page
from bot.discord.place import Place
from bot.recent import Recent

log = logging.getLogger(__name__)

LIFE = timedelta(minutes=15)  # for which Discord takes answers to an interaction
MESSAGES_REMEMBERED = 4096
OF_USED = "of_used"  # where what came with an interaction has the components of the message that was used


class InteractionAnswer:
    """One task uses it; `acknowledge` may come from another. Every method may raise what a request to Discord raises.

    `since` tells how long ago Discord made an id. `data` came with it, and is not to be trusted.
    `private`: whether what is promised to a command is for the person's eyes only. `used`: the message whose component
    was used, or whose component opened the window that was used; `is_on_board`: everybody sees that one; `components`:
    what it has, which tells more than a custom_id that was sent, for that may be made up; `becomes`: the match whose
    board it is from now on, where it was none before.
    """

    def __init__(
        self, interaction: discord.Interaction[discord.Client], since: Callable[[int], timedelta], private: bool = True
    ) -> None:
        message = interaction.message
        self.place = Place(interaction.guild_id, interaction.channel_id)
        self.person = interaction.user.id
        self.used = message.id if message else None
        self.is_on_board = message is not None and not message.flags.ephemeral
        self.data: dict[str, Any] = cast(dict[str, Any], interaction.data or {})
        self.components: list[Json] = self.data.get(OF_USED, [])
        self.becomes: int | None = None
        self.has_posted = False  # a message that everybody sees
        self.is_hurried = False  # Discord was told that an answer will come: no need to show the way there
        self.requests = InteractionRequests(interaction, private)
        self._state = self.requests.state
        self._id, self._since = interaction.id, since
        self._lock = asyncio.Lock()
        self._last: int | None = None  # the message that was last said
        self._said: set[int | None] = set()
        self._promise: int | None = None  # a message that stands until something else is said

    @property
    def has_said(self) -> bool:
        """Whether there is a message of this answer already, which `update` changes."""
        return self._last is not None

    @property
    def is_dead(self) -> bool:
        """Whether Discord takes no answer any more."""
        return self._state.state is AnswerStage.DEAD or self._since(self._id) > LIFE

    async def say(self, page: Page, *, private: bool = True, ping: int | None = None, silent: bool = False) -> Sent:
        """A new message. `ping` is the one person whom a mention in it may notify, without a sound where `silent`.

        Raises NoWay.
        """
        message = NewMessage(await drawn(page), private, ping, silent)
        async with self._lock:
            sent = await self._say(message)
            self._last = sent.message
            self._said.add(sent.message)
            self.has_posted |= not sent.private
            return sent

    async def _say(self, message: NewMessage) -> Sent:
        if self._promise and message.private and not message.ping:
            promise, self._promise = self._promise, None
            await self._edit(promise, message.page)
            return Sent(promise, private=True)
        way = self._state.to_say(message.private, message.ping is not None)
        match way:
            case Way.FIRST_MESSAGE:
                return await self.requests.say_first(message) or await self._say(message)
            case Way.FILL:
                return await self.requests.edit_original(message.page, way)
            case Way.NONE:
                raise NoWay
            case Way.REPLACE:
                await self.requests.remove_original()
                self._state.done(way)
        return await self.requests.follow_up(message)

    async def promise(self, text: str) -> Sent:
        """A sentence for the person's eyes that stands until what is said next takes its place."""
        sent = await self.say(Page((text,)))
        self._promise = sent.message
        return sent

    async def update(self, page: Page) -> None:
        """Changes the message that was last said, or else the one that was used. Raises NoWay."""
        if not await self.edit(self._last or self.used, page):
            raise NoWay

    async def edit(self, message: int | None, page: Page) -> bool:
        """Changes a message; False, and nothing was done, where this interaction cannot change that one."""
        if message is None or not self.can_edit(message):
            return False
        await self.change(message, await drawn(page))
        return True

    async def change(self, message: int, page: Page) -> None:
        """Changes a message that `can_edit` says it can. Takes a page without drawings. Raises NoWay."""
        async with self._lock:
            await self._edit(message, page)

    async def _edit(self, message: int, page: Page) -> None:
        if message == self._promise:
            self._promise = None
        if message == self.used:
            await self.requests.edit_used(page)
        elif message == self.requests.original:
            await self.requests.edit_original(page, Way.EDIT_ORIGINAL)
        else:
            await self.requests.edit_follow_up(message, page)

    def can_edit(self, message: int | None) -> bool:
        """Whether this interaction can change that message."""
        if message is None or self.is_dead:
            return False
        if message == self.used:
            return self._state.to_edit_used() is not Way.NONE
        return message in self._said

    async def open(self, window: discord.ui.Modal | None = None) -> bool:
        """A window to type in, or else the application's page. It can only be the first answer; False, and nothing was
        done, after any other.
        """
        async with self._lock:
            if self._state.to_open_window() is Way.NONE:
                return False
            await self.requests.open(window)
            return True

    async def vanish(self) -> None:
        """The message that was used goes."""
        await self.acknowledge()
        async with self._lock:
            await self.requests.remove_original()

    async def remove(self, message: int) -> bool:
        """Deletes a message; False, and nothing was done, where this interaction cannot delete that one."""
        if not self.can_edit(message):
            return False
        if message == self.used:
            await self.vanish()
        elif message == self.requests.original:
            async with self._lock:
                await self.requests.remove_original()
        else:
            await self.requests.remove_follow_up(message)
        return True

    async def acknowledge(self) -> None:
        """Tells Discord that an answer will come, unless it has one."""
        async with self._lock:
            way = self._state.to_acknowledge()
            if way is Way.NONE:
                return
            self.is_hurried = True
            await self.requests.defer(way)


@dataclass(frozen=True, slots=True)
class Said:
    """What one interaction said privately, and the interaction by which it can be deleted."""

    messages: tuple[int, ...]
    answer: InteractionAnswer


class PrivateMessages:
    """One private message for each person and match: a new one takes the place of the last. They are remembered while
    the process lives. Nothing here raises what goes wrong with Discord.

    Discord lets a private message be changed and deleted only by the token of the interaction that brought it, for a
    quarter of an hour. The last one is deleted rather than changed, because who dismissed it would not see the change.
    """

    def __init__(self) -> None:
        self._last: Recent[tuple[int, int], Said] = Recent(MESSAGES_REMEMBERED)

    async def replace(self, match: int, answer: InteractionAnswer, message: int | None) -> None:
        """That message was just said about a match to who acted; what an earlier interaction said goes."""
        if message is None:
            return
        key = (answer.person, match)
        before = self._last.get(key)
        if before and before.answer is answer and answer.used not in before.messages:
            self._last.keep(key, Said((*(each for each in before.messages if each != message), message), answer))
            return
        self._last.keep(key, Said((message,), answer))
        if before:
            await _delete(before)

    def take_over(self, match: int, answer: InteractionAnswer) -> None:
        """Where a component of the last message was used, that can be deleted by this interaction from now on."""
        last = self._last.get((answer.person, match))
        if last and answer.used in last.messages:
            self._last.keep((answer.person, match), Said((answer.used,), answer))

    async def clear(self, match: int, person: int) -> tuple[int, ...]:
        """What was said last to a person about a match goes. The messages that it was."""
        last = self._last.pop((person, match), None)
        if last is None:
            return ()
        await _delete(last)
        return last.messages


async def _delete(said: Said) -> None:
    for message in said.messages:
        try:
            await said.answer.remove(message)
        except Exception as error:  # its quarter of an hour is over, or there is no way through: it stays
            log.info("a private message could not be deleted: %r", error)
