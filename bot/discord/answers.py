"""Answer: an interaction, and the ways to answer it. Exactly one first answer, within Discord's three seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, TypeVar, cast

import discord

from bot.discord import webhook
from bot.discord.drawing import drawn
from bot.discord.failures import Failure, NoWay, classify
from bot.discord.interaction_state import AnswerStage, InteractionState, Original, Way
from bot.discord.page import Page
from bot.discord.place import Place
from bot.discord.retries import with_retries
from bot.discord.tags import has_board_of, matches_in

T = TypeVar("T")
LIFE = timedelta(minutes=15)  # for which Discord takes answers to an interaction


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was sent: its id, where Discord told it, and whether only one person sees it."""

    message: int | None
    private: bool


class InteractionAnswer:
    """One task uses it; `acknowledge` may come from another. Every method may raise what a request to Discord raises.

    `since` tells how long ago Discord made an id.
    `private`: whether what is promised to a command is for the person's eyes only. `match`: the match whose message the
    person acted on, where they did on a message that everybody sees.
    """

    def __init__(
        self, interaction: discord.Interaction[discord.Client], since: Callable[[int], timedelta], private: bool = True
    ) -> None:
        self.interaction = interaction
        self._since = since
        self.match: int | None = None
        self.began = time.monotonic()
        self.first_after: float | None = None  # seconds until Discord had the first answer
        self.has_posted = False  # a message that everybody sees
        self.is_hurried = False  # Discord was told that an answer will come: no need to show the way there
        self._private = private
        self._exchange = InteractionState(interaction.message is not None, private)
        self._lock = asyncio.Lock()
        self._original: int | None = None  # the id of the first answer, where it is a message of its own
        self._last: int | None = None  # the message that was last said
        self._said: set[int | None] = set()
        self._promise: int | None = None  # a message that stands until something else is said

    # -- what the interaction is --------------------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        """Where the interaction came from."""
        return Place(self.interaction.guild_id, self.interaction.channel_id)

    @property
    def person(self) -> int:
        """Who acted."""
        return self.interaction.user.id

    @property
    def used(self) -> int | None:
        """The message whose component was used, or whose component opened the window that was used."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def is_on_board(self) -> bool:
        """Whether a message that everybody sees was used."""
        return self.interaction.message is not None and not self.interaction.message.flags.ephemeral

    def is_board_of(self, match: int) -> bool:
        """Whether the message that was used is a board of a match; a custom_id that was sent may be made up."""
        message = self.interaction.message
        return message is not None and has_board_of(match, message.components)

    def is_about(self, match: int) -> bool:
        """Whether the message that was used has controls of a match; a custom_id that was sent may be made up."""
        message = self.interaction.message
        return message is not None and match in matches_in(message.components)

    @property
    def has_said(self) -> bool:
        """Whether there is a message of this answer already, which `update` changes."""
        return self._last is not None

    @property
    def is_dead(self) -> bool:
        """Whether Discord takes no answer any more."""
        return self._exchange.state is AnswerStage.DEAD or self._since(self.interaction.id) > LIFE

    # -- answering ----------------------------------------------------------------------------------------------------

    async def say(self, page: Page, *, private: bool = True, ping: int | None = None, silent: bool = False) -> Sent:
        """A new message. `ping` is the one person whom a mention in it may notify, without a sound where `silent`.

        Raises NoWay.
        """
        page = await drawn(page)
        async with self._lock:
            sent = await self._say(page, private, ping, silent)
            self._last = sent.message
            self._said.add(sent.message)
            self.has_posted |= not sent.private
            return sent

    async def _say(self, page: Page, private: bool, ping: int | None, silent: bool) -> Sent:
        if self._promise and private and not ping:
            promise, self._promise = self._promise, None
            await self._edit(promise, page)
            return Sent(promise, private)
        way = self._exchange.to_say(private, ping is not None)
        match way:
            case Way.FIRST_MESSAGE:
                return await self._say_first(page, private, ping, silent)
            case Way.FILL:
                sent = await self._edit_original(page, way)
            case Way.NONE:
                raise NoWay
            case _:
                if way is Way.REPLACE:
                    await self._remove()
                    self._exchange.done(Way.REPLACE)
                return await self._follow_up(page, private, ping, silent)
        return sent

    async def _say_first(self, page: Page, private: bool, ping: int | None, silent: bool) -> Sent:
        send = self.interaction.response.send_message
        answer = await self._request(
            Way.FIRST_MESSAGE,
            lambda: send(**_sent(page, private, ping, silent)),
        )
        if answer is not None:
            message = answer.resource if isinstance(answer.resource, discord.InteractionMessage) else None
            sent = Sent(answer.message_id, message.flags.ephemeral if message else private)
        elif self._exchange.original is Original.OWN:  # it had arrived: only its id is not known
            sent = await self._edit_original(page, Way.EDIT_ORIGINAL)
        else:
            return await self._say(page, private, ping, silent)
        self._original = sent.message
        return sent

    async def _follow_up(self, page: Page, private: bool, ping: int | None, silent: bool) -> Sent:
        send = self.interaction.followup.send
        message = await self._request(
            Way.FOLLOW_UP,
            lambda: send(**_sent(page, private, ping, silent), wait=True),
        )
        return Sent(message.id, message.flags.ephemeral) if message else Sent(None, private)

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
        page = await drawn(page)
        async with self._lock:
            await self._edit(message, page)
            return True

    async def _edit(self, message: int, page: Page) -> None:
        if message == self._promise:
            self._promise = None
        if message == self.used:
            await self._edit_used(page)
        elif message == self._original:
            await self._edit_original(page, Way.EDIT_ORIGINAL)
        else:
            change = self.interaction.followup.edit_message
            await self._request(Way.FOLLOW_UP, lambda: change(message, view=page.layout(), attachments=page.files()))

    def can_edit(self, message: int | None) -> bool:
        """Whether this interaction can change that message."""
        if message is None or self.is_dead:
            return False
        if message == self.used:
            return self._exchange.to_edit_used() is not Way.NONE
        return message in self._said

    async def _edit_used(self, page: Page) -> None:
        way = self._exchange.to_edit_used()
        if way is Way.FIRST_EDIT:
            if await self._request(way, lambda: webhook.edit_used(self.interaction, page)):
                return
            way = self._exchange.to_edit_used()  # there was a first answer already
        if way is Way.NONE:
            raise NoWay
        await self._edit_original(page, Way.EDIT_ORIGINAL)

    async def _edit_original(self, page: Page, way: Way) -> Sent:
        edited = await self._request(way, lambda: webhook.edit_original(self.interaction, page))
        if edited is None:
            raise NoWay
        if self._exchange.original is Original.OWN:
            self._original = edited[0]
        return Sent(*edited)

    async def open(self, window: discord.ui.Modal) -> bool:
        """A window to type in. It can only be the first answer; False, and nothing was done, after any other."""
        window.stop()  # as Page.layout: what is typed comes in by `bot.handling.registry`
        async with self._lock:
            if self._exchange.to_open_window() is Way.NONE:
                return False
            await self._request(Way.WINDOW, lambda: self.interaction.response.send_modal(window))
            return True

    async def launch(self) -> bool:
        """Opens the application's page. It can only be the first answer; False, and nothing was done, after another."""
        async with self._lock:
            if self._exchange.to_open_window() is Way.NONE:
                return False
            await self._request(Way.WINDOW, self.interaction.response.launch_activity)
            return True

    async def vanish(self) -> None:
        """The message that was used goes."""
        await self.acknowledge()
        async with self._lock:
            await self._remove()

    async def remove(self, message: int) -> bool:
        """Deletes a message; False, and nothing was done, where this interaction cannot delete that one."""
        if not self.can_edit(message):
            return False
        if message == self.used:
            await self.vanish()
        elif message == self._original:
            async with self._lock:
                await self._remove()
        else:
            await with_retries(lambda: self.interaction.followup.delete_message(message))
        return True

    async def acknowledge(self) -> None:
        """Tells Discord that an answer will come, unless it has one."""
        async with self._lock:
            way = self._exchange.to_acknowledge()
            if way is Way.NONE:
                return
            self.is_hurried = True
            defer, thinking = self.interaction.response.defer, way is Way.DEFER_MESSAGE
            await self._request(way, lambda: defer(thinking=thinking, ephemeral=self._private))

    async def _remove(self) -> None:
        """Deletes the first answer; what is gone already, perhaps by an attempt before, is gone."""
        try:
            await with_retries(self.interaction.delete_original_response)
        except discord.NotFound as error:
            if classify(error) is Failure.EXPIRED:
                raise

    async def _request(self, way: Way, request: Callable[[], Awaitable[T]]) -> T | None:
        """Makes a request; None where Discord has the first answer already. Raises what the request raises."""
        try:
            result = await with_retries(request)
        except Exception as error:
            failure = classify(error)
            self._exchange.failed(way, failure)
            if failure is not Failure.ANSWERED:
                raise
            return None
        self._exchange.done(way)
        if self.first_after is None:
            self.first_after = time.monotonic() - self.began
        return result


def _sent(page: Page, private: bool, ping: int | None, silent: bool) -> dict[str, Any]:
    """What the library is given of a new message, new each time."""
    return {
        "view": page.layout(),
        "files": page.files(),
        "ephemeral": private,
        "allowed_mentions": _only(ping),
        "silent": silent,
    }


def _only(person: int | None) -> discord.AllowedMentions:
    """Who may be notified."""
    return discord.AllowedMentions(users=[discord.Object(person)]) if person else discord.AllowedMentions.none()


def data_of(interaction: discord.Interaction[discord.Client]) -> dict[str, Any]:
    """What came with an interaction. Untrusted."""
    return cast(dict[str, Any], interaction.data or {})
