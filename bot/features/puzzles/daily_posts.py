"""The message of every puzzle of the day, with its results."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.discord.drawing import drawn
from bot.discord.failures import Failure
from bot.discord.page import Page
from bot.discord.place import Place
from bot.discord.tags import Tag
from bot.features.puzzles.daily_page import SOLVE, daily_page, trouble_page
from bot.features.puzzles.daily_rules import Daily
from bot.features.puzzles.daily_settings import DailySettings
from bot.features.puzzles.rules import shipped
from bot.handling.services import Poster, Services
from bot.locales import catalogue
from bot.locks import Locks
from bot.match.posts import Post, Posts
from bot.match.preferences import Preference
from storage.daily import DailyPuzzle

log = logging.getLogger(__name__)


class DailyPosts(Poster):
    """Brings the message of a puzzle to its results; what may pass is tried again by the next sweep. A server where it
    cannot be posted is told so once: in its channel for the log, else by a message to its owner.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._posts = Posts(self._channels)
        self._notices = services.notices
        self._locks = Locks()
        self._referee.of(Daily).listen(self.show)

    async def show(self, daily: int) -> None:
        """Shows its results. Raises a DatabaseFault, DailyNotFound."""
        async with self._locks.of(daily):
            found = await self._referee.of(Daily).of(daily)
            if found.shown >= found.revision:
                return
            result = await self._bring(found)
            if result is Failure.PASSES:
                return
            if isinstance(result, Failure):
                log.info("puzzle of the day %s cannot be posted: %s", found.id, result.value)
            await self._referee.of(Daily).shown(found, None if isinstance(result, Failure) else result)
            await self._tell(found, isinstance(result, Failure))

    async def _bring(self, found: DailyPuzzle) -> int | Failure:
        """Without a picture where the bot may not post one."""
        reader = await self.reader_of(found.guild_id)
        result = await self._posts.bring(_post(found), await drawn(_page(found, reader)))
        if result is Failure.FORBIDDEN:
            in_words = replace(reader, board="text" if reader.board == "text" else "grid")
            return await self._posts.bring(_post(found), _page(found, in_words))
        return result

    async def _tell(self, found: DailyPuzzle, is_trouble: bool) -> None:
        settings = self._referee.of(DailySettings)
        if is_trouble and not await settings.is_told(found.guild_id):
            page = trouble_page(catalogue((await self.reader_of(found.guild_id)).language), found)
            place = (await self._referee.places.of(found.guild_id)).log
            told = place is not None and await self._notices.post(Place(found.guild_id, place), page)
            owner = self._channels.owner_of(found.guild_id)
            if not told and owner is not None:
                await self._notices.write_to(owner, page)
        await settings.note_told(found.guild_id, is_trouble)


def _page(found: DailyPuzzle, reader: Preference) -> Page:
    return daily_page(found, shipped(found.puzzle), reader)


def _post(found: DailyPuzzle) -> Post:
    def is_own(tag: Tag) -> bool:
        return tag.kind == SOLVE and tag.detail == str(found.id)

    return Post("d", found.id, Place(found.guild_id, found.channel_id), found.message_id, found.made_at, is_own)
