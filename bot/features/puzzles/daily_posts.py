"""Posts every puzzle of the day and keeps its results up to date."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.discord.controls import Tag
from bot.discord.failures import Failure
from bot.discord.page import Page
from bot.discord.place import Place
from bot.features.puzzles.daily_page import SOLVE, daily_page
from bot.features.puzzles.daily_rules import Daily, DailySettings
from bot.features.puzzles.rules import shipped
from bot.handling.services import Poster, Services
from bot.locks import Locks
from bot.match.posts import Post, PostPages, Posts
from storage.daily import DailyPuzzle


class DailyPosts(Poster):
    """Keeps the message of a puzzle up to date. If a failure may pass, the next sweep tries again. A server where it
    cannot be posted is told so once: in its log channel, else by a message to its owner.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._posts = Posts(self._channels, self._referee.stores.daily.posts)
        self._locks = Locks()
        self._referee.of(Daily).listening.listen(self.show)

    async def show(self, daily: int) -> bool:
        """Posts a puzzle of the day or shows its new results. True if it is left to the next sweep.

        Raises a DatabaseFault, DailyNotFound.
        """
        async with self._locks.of(daily):
            found = await self._referee.stores.daily.get(daily)
            if found.shown >= found.revision:
                return False
            place, own = Place(found.guild_id, found.channel_id), Tag(SOLVE, detail=str(found.id))
            post = Post("d", found.id, found.revision, place, found.message_id, found.made_at, own)
            puzzle, nameless = shipped(found.puzzle), replace(found, solvers=())
            pages = PostPages(partial(daily_page, found, puzzle), partial(daily_page, nameless, puzzle))
            failure = await self._posts.show(post, pages, await self._referee.preferences.of_server(found.guild_id))
            if failure is not Failure.PASSES:
                await self._report_trouble(found, failure is not None)
            return failure is Failure.PASSES

    async def _report_trouble(self, found: DailyPuzzle, is_trouble: bool) -> None:
        settings = self._referee.of(DailySettings)
        if is_trouble and not await settings.is_told(found.guild_id):
            texts = (await self._referee.preferences.of_server(found.guild_id)).texts
            page = Page(texts.text("daily.trouble", channel=f"<#{found.channel_id}>"))
            place = (await self._referee.places.of(found.guild_id)).log
            told = place is not None and await self._channels.post(Place(found.guild_id, place), page)
            owner = self._channels.servers.owner_of(found.guild_id)
            if not told and owner is not None:
                await self._channels.write_to(owner, page)
        await settings.note_told(found.guild_id, is_trouble)
