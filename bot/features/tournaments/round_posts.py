"""The messages with which a tournament begins each round, and ends."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.discord.controls import Tag
from bot.discord.failures import Failure
from bot.discord.page import Page
from bot.discord.place import Place
from bot.features.tournaments.posts_page import end_page, is_post_of, round_page
from bot.features.tournaments.rounds import Rounds
from bot.handling.services import Poster, Services
from bot.locks import Locks
from bot.match.posts import NOBODY, Ping, Post, Posts
from bot.match.preferences import Preference
from storage.tournament_posts import TournamentPost
from storage.tournament_rows import Tournament


class RoundPosts(Poster):
    """Brings them to what the tournament is, one after another; what may pass is tried again by the next sweep."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._store = self._referee.stores.tournaments
        self._posts = Posts(self._channels, self._store.round_posts)
        self._locks = Locks()
        self._referee.of(Rounds).posts.listen(self.show)

    async def show(self, tournament: int) -> None:
        """Shows what its messages lack. Raises a DatabaseFault, TournamentNotFound."""
        async with self._locks.of(tournament):
            for post in await self._store.round_posts.owed_of(tournament):
                found = await self._store.get(tournament)
                page, reader = await self._page(found, post), await self.reader_of(found.guild_id)
                ping = await self._ping(found, post)
                if await self._posts.show(_message(found, post), page, reader, ping=ping) is Failure.PASSES:
                    return

    async def _page(self, found: Tournament, post: TournamentPost) -> Callable[[Preference], Page]:
        if post.round is not None:
            return partial(round_page, found, post.round)
        return partial(end_page, found, await self._store.rating_changes(found.id))

    async def _ping(self, found: Tournament, post: TournamentPost) -> Ping:
        """Whoever is to play in the round, is away and wants to be called: once, when it is posted first."""
        if post.message_id is not None:
            return NOBODY
        waiting = [each for each in found.pairings if each.round == post.round and not (each.points or each.is_over)]
        people = [person for each in waiting for person in (each.first_player, each.second_player)]
        away = [each for each in people if each and await self._services.presence.notifies(each, found.guild_id)]
        return Ping(tuple(away), await self._referee.places.is_quiet(found.guild_id))


def _message(found: Tournament, post: TournamentPost) -> Post:
    def is_own(tag: Tag) -> bool:
        return is_post_of(found, post.round or 0, tag)

    place = Place(found.guild_id, found.channel_id)
    return Post("r", post.id, post.revision, place, post.message_id, post.made_at, is_own)
