"""The message of every tournament: its table, which everybody in the channel sees."""

from __future__ import annotations

from functools import partial

from bot.discord.answers import InteractionAnswer
from bot.discord.controls import Tag
from bot.discord.place import Place
from bot.features.tournaments.page import JOIN, LEAVE, tournament_page
from bot.features.tournaments.rounds import Rounds
from bot.features.tournaments.rules import Tournaments
from bot.handling.services import Poster, Services
from bot.locks import Locks
from bot.match.posts import Post, Posts
from bot.match.state import Cause, Change
from storage.tournament_rows import Tournament


class TournamentMessages(Poster):
    """Brings the message of a tournament to what the tournament is; what may pass is tried again by the next sweep."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._posts = Posts(self._channels, self._referee.stores.tournaments.posts)
        self._locks = Locks()
        self._referee.of(Rounds).tables.listen(self.show)

    async def show(self, tournament: int, answer: InteractionAnswer | None = None) -> bool:
        """Shows how it stands, by the answer to who changed it where that can be done; whether it is shown now.

        Raises a DatabaseFault, TournamentNotFound.
        """
        async with self._locks.of(tournament):
            found = await self._referee.of(Tournaments).of(tournament)
            if found.shown >= found.revision:
                return True
            reader = await self.reader_of(found.guild_id)
            return await self._posts.show(_post(found), partial(tournament_page, found), reader, answer) is None

    async def match_changed(self, change: Change) -> None:
        """The board of a match has its message: the table can link to it."""
        if change.cause is Cause.PAIRED:
            await self._referee.of(Rounds).board_posted(change.view.id)


def _post(found: Tournament) -> Post:
    def is_own(tag: Tag) -> bool:
        return tag.kind in (JOIN, LEAVE) and tag.detail == str(found.id)

    place = Place(found.guild_id, found.channel_id)
    return Post("t", found.id, found.revision, place, found.message_id, found.created_at, is_own)
