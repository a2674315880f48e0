"""InteractionAnswer: one interaction and the ways to answer it. Discord wants one first answer within three seconds."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any, TypeVar, cast

import discord

from bot.discord.controls import Json
from bot.discord.drawing import drawn
from bot.discord.failures import Failure, NoWay, Refusable, failure_of, with_less
from bot.discord.interaction_requests import InteractionRequests, Sent
from bot.discord.interaction_state import AnswerStage, InteractionState, ReplyKind
from bot.discord.page import PRIVATE, Drawing, NewMessage, Page, files_in
from bot.discord.place import Place
from bot.discord.rate_limits import RateLimited
from bot.recent import Recent

T = TypeVar("T")

LIFE = timedelta(minutes=15)  # for which Discord takes answers to an interaction
# Discord takes 30 further messages a minute in a place, of all interactions there (discord-api-docs, issue 2701).
FURTHER_SECONDS = 60.0
MESSAGES_REMEMBERED = 4096
OF_USED = "of_used"  # the key, in an interaction's data, of the message that was used


class InteractionAnswer:
    """Answers one interaction. Every method may raise what a request to Discord raises.

    Used by one task; only `acknowledge` may be called from another. `since` tells how long ago Discord made an id.
    `newest` has, by message, the newest interaction that has begun to change it; all answers share it. `private`: an
    answer that is promised to a command will be visible to the person only.

    The message that was used is the one whose component was used, or whose component opened the window that was sent.
    """

    def __init__(
        self,
        interaction: discord.Interaction[discord.Client],
        since: Callable[[int], timedelta],
        newest: Recent[int, int],
        is_quiet: Callable[[int | None], Awaitable[bool]],
        private: bool,
    ) -> None:
        self.place = Place(interaction.guild_id, interaction.channel_id)
        self.person = interaction.user.id
        self.data: dict[str, Any] = cast(dict[str, Any], interaction.data or {})  # came with the interaction; untrusted
        used: Json = self.data.get(OF_USED, {})
        self.used = int(used["id"]) if used else None  # the message that was used, unless `remove` has deleted it
        self.is_on_board = bool(used) and not used.get("flags", 0) & PRIVATE  # everybody sees the used message
        self.components: list[Json] = used.get("components", [])  # of the used message; unlike a custom_id, not forged
        self.has_posted = False  # a message that everybody sees
        self.was_deferred = False  # it was acknowledged before it was answered: intermediate steps need not be shown
        self.requests = InteractionRequests(interaction, InteractionState(self.used is not None, private))
        self._state = self.requests.state
        self._newest, self._is_quiet = newest, is_quiet  # whether a server has quiet hours now
        self.id, self._since = interaction.id, since  # Discord numbers interactions by time
        self._lock = asyncio.Lock()
        self._last: int | None = None  # the newest message of this answer
        self.said: set[int | None] = set()  # messages that this answer sent or changed and `remove` has not deleted
        self._promise: int | None = None  # a message that the next private one replaces

    @property
    def has_said(self) -> bool:
        """Whether this answer has sent a message, which `update` then changes."""
        return self._last is not None

    @property
    def is_dead(self) -> bool:
        """Whether Discord no longer takes answers to this interaction."""
        return self._state.state is AnswerStage.DEAD or self._since(self.id) > LIFE

    async def say(self, page: Page, *, private: bool = True, pinged: tuple[int, ...] = ()) -> Sent:
        """Sends a new message. `pinged` are the people whom mentions in it may notify. In the server's quiet hours one
        that everybody sees makes no sound. A private one, behind which no match waits, is sent as soon as Discord takes
        it. Raises NoWay, and for one that everybody sees a DatabaseFault.
        """
        silent = not private and await self._is_quiet(self.place.guild_id)
        return await _showing(page, lambda shown: self._send(NewMessage(shown, pinged, silent, private)))

    async def _send(self, message: NewMessage) -> Sent:
        while True:
            try:
                async with self._lock:
                    sent = await self._say(message)
                    self._last = sent.message
                    self.said.add(sent.message)
                    self.has_posted |= not sent.private
                    return sent
            except RateLimited as limited:
                if not message.private or limited.retry_after > FURTHER_SECONDS or self.is_dead:
                    raise
                await asyncio.sleep(limited.retry_after)  # without the lock: boards are changed meanwhile

    async def _say(self, message: NewMessage) -> Sent:
        promise = self._promise
        if promise and self.can_edit(promise) and message.private and not message.pinged:
            self._promise = None
            if await failure_of("a promise", partial(self._edit, promise, message.page, is_newest=False)) is None:
                return Sent(promise, private=True)
        await self._reset_menu()
        way = self._state.to_say(message.private, bool(message.pinged))
        match way:
            case ReplyKind.FIRST_MESSAGE:
                return await self.requests.say_first(message) or await self._say(message)
            case ReplyKind.FILL:
                return await self.requests.fill(message.page) or await self._say(message)
            case ReplyKind.NONE:
                raise NoWay
            case ReplyKind.REPLACE:
                await self.requests.remove_original()
                self._state.done(way)
        return await self.requests.follow_up(message)

    async def promise(self, text: str) -> Sent:
        """Says a sentence to the person privately; the next private message replaces it."""
        sent = await self.say(Page(text))
        self._promise = sent.message
        return sent

    async def progress(self, page: Page) -> None:
        """Changes what was promised; the next private message still replaces it. Raises NoWay."""
        promise = self._promise
        await self.update(page)
        self._promise = promise

    async def update(self, page: Page) -> None:
        """Changes the newest message of this answer, or the one that was used if there is none. Raises NoWay."""
        if not await self.edit(self._last or self.used, page):
            raise NoWay

    async def edit(self, message: int | None, page: Page) -> bool:
        """Changes a message. False if this interaction cannot; nothing was done then."""
        if message is None or not self.can_edit(message):
            return False
        await _showing(page, partial(self.change, message, is_newest=False))
        return True

    async def change(self, message: int, page: Page, is_newest: bool = True) -> None:
        """Changes a message for which `can_edit` is true. Takes a page without drawings. `is_newest`: the caller shows
        one page of this message after another, so that no later one is there yet. Raises NoWay.
        """
        async with self._lock:
            await self._edit(message, page, is_newest)

    async def _edit(self, message: int, page: Page, is_newest: bool) -> None:
        if message == self._promise:
            self._promise = None
        self.said.add(message)
        self._newest.keep(message, max(self.id, self._newest.get(message, 0)))

        def still() -> bool:
            return is_newest or self._newest.get(message, 0) <= self.id

        if message == self.used:
            await self.requests.edit_used(page, still)
        elif message == self.requests.original:
            await self.requests.edit_original(page, ReplyKind.EDIT_ORIGINAL, still)
        else:
            await self.requests.edit_follow_up(message, page, still)

    def can_edit(self, message: int | None) -> bool:
        """Whether this interaction can change that message."""
        if message is None or self.is_dead:
            return False
        if message == self.used:
            return self._state.to_edit_used() is not ReplyKind.NONE
        return message in self.said

    async def open(self, window: discord.ui.Modal | None = None) -> bool:
        """Opens a window to type in, or the application's page if it is None. Only a first answer can do that: False
        after any other, and nothing was done.
        """
        async with self._lock:
            if self._state.to_open_window() is ReplyKind.NONE:
                return False
            await self.requests.open(window)
            return True

    async def remove(self, message: int | None) -> bool:
        """Deletes a message. False, and nothing is done, if this interaction cannot."""
        if message is None or not self.can_edit(message):
            return False
        if message == self.used:
            await self.acknowledge()
        if message in (self.used, self.requests.original):
            async with self._lock:
                await self.requests.remove_original()
        else:
            await self.requests.remove_follow_up(message)
        self.said.discard(message)
        if message == self.used:
            self.used = None
        return True

    async def acknowledge(self) -> None:
        """Tells Discord that an answer will come, unless it already has one."""
        async with self._lock:
            if self._state.to_acknowledge() is ReplyKind.NONE:
                return
            self.was_deferred = True
            await self._reset_menu()
            if (way := self._state.to_acknowledge()) is not ReplyKind.NONE:
                await self.requests.defer(way)

    async def _reset_menu(self) -> None:
        """Lets a menu that was chosen from show no choice, unless there was a first answer. The person could not choose
        the same again: Discord's client keeps a choice until the message is updated, and sends only another one. Raises
        NoWay if the interaction takes no answer.
        """
        if "values" not in self.data or self._state.to_edit_used() is not ReplyKind.FIRST_EDIT:
            return
        reset = partial(self.requests.reset_used, [*files_in(self.components)])
        if await failure_of("a menu's reset", reset) is Failure.EXPIRED:
            raise NoWay


async def _showing(page: Page, request: Callable[[Page], Awaitable[T]]) -> T:
    """Makes a request with a page; in words if Discord may have refused what is drawn for it."""
    has = Refusable(pictures=any(isinstance(block, Drawing) for block in page.blocks), names=False)
    return await with_less("an answer", await drawn(page), lambda _: drawn(page.in_words()), request, has)


@dataclass(frozen=True, slots=True)
class SentPrivately:
    """Private messages of one interaction, and the answer that can delete them."""

    messages: tuple[int, ...]
    answer: InteractionAnswer


class PrivateMessages:
    """Keeps one private message per person and match: a new one replaces the last. Only this process remembers them.
    No method raises errors of Discord.

    Discord lets a private message be changed and deleted only with the token of the interaction that sent it, for 15
    minutes. The last one is deleted rather than changed: a person who dismissed it would not see the change.
    """

    def __init__(self) -> None:
        self._last = Recent[tuple[int, int], SentPrivately](MESSAGES_REMEMBERED, lambda said: said.answer.is_dead)

    async def replace(self, match: int, answer: InteractionAnswer, message: int | None) -> None:
        """Notes that the answer sent this private message about a match; deletes those of an earlier interaction,
        unless the answer has changed them. One of which the bot hears after that of a later interaction is deleted
        itself.
        """
        if message is None:
            return
        key = (answer.person, match)
        before = self._last.get(key)
        if before and before.answer.id > answer.id:
            if message not in before.messages:  # else the later one has used it
                await _delete(SentPrivately((message,), answer))
            return
        if before and not answer.said.isdisjoint(before.messages):
            others = (each for each in before.messages if each != message)
            self._last.keep(key, SentPrivately((*others, message), answer))
            return
        self._last.keep(key, SentPrivately((message,), answer))
        if before:
            await _delete(before)

    def take_over(self, match: int, answer: InteractionAnswer) -> None:
        """If the interaction used a component of the last private message, lets its answer delete that message."""
        last = self._last.get((answer.person, match))
        if last and answer.used in last.messages:
            self._last.keep((answer.person, match), SentPrivately((answer.used,), answer))

    async def clear(self, match: int, answer: InteractionAnswer) -> tuple[int, ...]:
        """Deletes the last private messages about a match, unless this interaction or a later one sent them. Returns
        the ids of those that were deleted.
        """
        key = (answer.person, match)
        last = self._last.get(key)
        if last is None or last.answer.id > answer.id or not answer.said.isdisjoint(last.messages):
            return ()
        del self._last[key]
        await _delete(last)
        return last.messages


async def _delete(said: SentPrivately) -> None:
    for message in said.messages:
        await failure_of("a private message", partial(said.answer.remove, message))  # if it fails, the message stays
