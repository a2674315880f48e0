"""What moderators do while people play, and what Discord itself does: every law of the playground.

Each act lasts a while and is then undone, at the latest when the storm is over.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import nullcontext, suppress
from typing import Any

from bot.playground import Playground
from bot.playground.errors import ApiError
from bot.playground.laws.rates import Rate, Rates
from bot.playground.permissions import Permission
from bot.playground.records import ANNOUNCEMENT, FORUM, STAGE, TEXT, VOICE, Channel, Guild

from .observer import Observer

LASTING = (0.5, 6.0)  # seconds
LOST = (
    Permission.ATTACH_FILES,
    Permission.SEND_MESSAGES,
    Permission.VIEW_CHANNEL,
    Permission.READ_MESSAGE_HISTORY,
)  # one of them at a time
ROUTES = ("PATCH /channels/*/messages/*", "POST /channels/*/messages", "* /webhooks/*")
GUESTS = "Guests"  # the server that the bot is not in
Undo = Callable[[], Awaitable[object]]


class Moderators:
    """The blows of moderators; all of them can be undone."""

    def __init__(self, here: Playground, observer: Observer, chance: random.Random) -> None:
        self._here, self._observer, self._chance = here, observer, chance
        self._lasting: dict[asyncio.Task[None], Undo] = {}
        self.blows: tuple[Callable[[], Awaitable[None]], ...] = (
            self.archive_a_thread,
            self.lock_a_thread,
            self.delete_a_thread,
            self.refuse_edits_of_old_messages,
            self.limit_writing,
            self.limit_a_route,
            self.force_answers_private,
            self.slow_people_down,
            self.block_a_name,
            self.take_a_permission,
            self.close_direct_messages,
            self.take_servers_down,
            self.send_the_bot_away,
        )

    async def end(self) -> None:
        """Undoes everything."""
        for task, undo in list(self._lasting.items()):
            task.cancel()
            self._observer.disturb()
            await _shielded(undo())
        self._lasting.clear()

    # -- threads ------------------------------------------------------------------------------------------------

    async def archive_a_thread(self) -> None:
        """Archives a thread, which opens again when a person presses something in it or the bot writes."""
        self._observer.disturb()
        await self._here.moderation.archive(self._thread())

    async def lock_a_thread(self) -> None:
        """Locks a thread, archived or not: only moderators can do anything in it for a while."""
        number = self._thread()
        if self._chance.random() < 0.5:
            await self._here.moderation.lock(number)
        else:
            await self._here.moderation.archive(number, locked=True)
        self._take_back(lambda: self._unlock(number), excused="locked")

    async def _unlock(self, number: int) -> None:
        if self._here.world.get(Channel, number):
            await self._here.moderation.reopen(number)

    async def delete_a_thread(self) -> None:
        """Deletes a thread with every board in it; another takes its place."""
        self._observer.disturb()
        number = self._thread()
        parent = self._here.world.tables[Channel][number].parent_id
        with suppress(ApiError):  # the server is down: no thread can begin
            await self._here.moderation.begin_thread(parent)
            await self._here.moderation.remove(number)

    def _thread(self) -> int:
        threads = [each.id for each in self._here.world.all(Channel) if each.is_thread]
        return self._chance.choice(threads)

    # -- limits -------------------------------------------------------------------------------------------------

    async def refuse_edits_of_old_messages(self) -> None:
        """Makes every message an old one for a while, which may be edited rarely or never."""
        rates = self._here.world.rates
        rates.old_seconds, rates.old_edits = -1.0, Rate(self._chance.choice((0, 1, 2)), self._chance.uniform(1, 6))
        self._take_back(self._allow_edits)

    async def _allow_edits(self) -> None:
        usual = Rates()
        self._here.world.rates.old_seconds, self._here.world.rates.old_edits = usual.old_seconds, usual.old_edits

    async def limit_writing(self) -> None:
        """Lets little be written in a channel."""
        self._here.world.rates.writes = Rate(self._chance.choice((1, 2)), self._chance.uniform(0.2, 1))
        self._take_back(self._allow_writing)

    async def _allow_writing(self) -> None:
        self._here.world.rates.writes = None

    async def limit_a_route(self) -> None:
        """Takes few requests of a route, and says in every answer how many more; the next one must wait."""
        route, most = self._chance.choice(ROUTES), self._chance.choice((1, 2, 5))
        self._here.faults.limit(route, most, self._chance.uniform(1, 5))
        self._take_back(self._free_routes)

    async def _free_routes(self) -> None:
        self._here.faults.limits.clear()

    async def slow_people_down(self) -> None:
        """Switches slow mode on, which affects people only."""
        channel = self._channel()
        await self._here.moderation.slow_down(channel, 60)
        self._take_back(lambda: self._here.moderation.slow_down(channel, 0))

    # -- rights -------------------------------------------------------------------------------------------------

    async def force_answers_private(self) -> None:
        """Forces answers to be private in the servers that the bot is not in."""
        for guild in self._guests():
            await self._here.moderation.deny_everyone(guild, Permission.USE_EXTERNAL_APPS)
            self._take_back(lambda guild=guild: self._here.moderation.deny_everyone(guild))

    async def block_a_name(self) -> None:
        """Adds a person's name to the words that the server's filter blocks."""
        guild, name = self._here.world.guild.id, self._chance.choice(list(self._here.people)).name
        await self._here.moderation.block_words(guild, name)
        self._take_back(lambda: self._here.moderation.block_words(guild), excused="filter")

    async def take_a_permission(self) -> None:
        """Takes a permission from the bot in a channel and its threads."""
        channel = self._channel()
        await self._here.moderation.deny(channel, self._chance.choice(LOST))
        self._take_back(lambda: self._here.moderation.deny(channel))

    async def close_direct_messages(self) -> None:
        """A person stops accepting direct messages from the bot."""
        person = self._chance.choice(list(self._here.people)).id
        await self._here.moderation.close_direct_messages(person)
        self._take_back(lambda: self._here.moderation.close_direct_messages(person, ""))

    # -- servers ------------------------------------------------------------------------------------------------

    async def take_servers_down(self) -> None:
        """Makes one of the bot's servers unavailable, or all; they come back one after another."""
        homes = self._homes()
        for guild in homes if self._chance.random() < 0.5 else [self._chance.choice(homes)]:
            await self._here.moderation.take_down(guild)
            self._take_back(lambda guild=guild: self._here.moderation.bring_back(guild), excused="outage")

    async def send_the_bot_away(self) -> None:
        """Expels the bot, and invites it again; meanwhile it is there by people's own installations."""
        guild = self._chance.choice(self._homes())
        await self._here.moderation.expel_the_bot(guild)
        self._take_back(lambda: self._here.moderation.invite_the_bot(guild), excused="sent away")

    # -- how it works -------------------------------------------------------------------------------------------

    def _homes(self) -> list[int]:
        """The servers that the bot is in, or was before it was sent away."""
        return sorted(each.id for each in self._here.world.all(Guild) if each.name != GUESTS)

    def _guests(self) -> list[int]:
        return sorted(each.id for each in self._here.world.all(Guild) if each.name == GUESTS)

    def _channel(self) -> int:
        home = self._here.world.guild.id
        return self._chance.choice([each.id for each in self._here.world.all(Channel) if each.guild_id == home])

    def _take_back(self, undo: Undo, excused: str = "") -> None:
        """Undoes a blow after a while. With a name in `excused` its effect on the bot's answers is excused."""
        self._observer.disturb()

        async def later() -> None:
            with self._observer.trouble(excused) if excused else nullcontext():
                await asyncio.sleep(self._chance.uniform(*LASTING))
            await undo()
            self._observer.disturb()
            self._lasting.pop(task, None)

        task: asyncio.Task[None] = asyncio.create_task(_shielded(later()))
        self._lasting[task] = undo


async def _shielded(act: Coroutine[Any, Any, None]) -> None:
    with suppress(KeyError):  # what was to be undone is gone
        await act


async def open_places(here: Playground) -> list[int]:
    """The places where people play: channels of every kind, threads, posts, a second server, and one that the bot
    is not in.
    """
    games = next(each.id for each in here.world.all(Channel) if each.type == TEXT)
    places = [games]
    places += [(await here.moderation.begin_thread(games, f"table {number}")).id for number in range(2)]
    places += [(await here.moderation.add_channel(name, kind)).id for name, kind in
               (("Voice", VOICE), ("Stage", STAGE), ("news", ANNOUNCEMENT))]  # fmt: skip
    forum = await here.moderation.add_channel("forum", FORUM)
    places.append((await here.moderation.begin_thread(forum.id, "who plays?")).id)
    others = here.world.add_guild("Second"), here.world.add_guild(GUESTS, has_bot=False)
    places += [each.id for each in here.world.all(Channel) if each.guild_id in [other.id for other in others]]
    return places
