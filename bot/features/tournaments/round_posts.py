"""The messages with which a tournament begins each round, and ends."""

from __future__ import annotations

import logging

from bot.discord.drawing import drawn
from bot.discord.failures import Failure
from bot.discord.page import Page
from bot.discord.place import Place
from bot.discord.tags import Tag
from bot.features.tournaments.posts_page import end_page, is_post_of, round_page
from bot.features.tournaments.rules import Tournaments
from bot.handling.services import Poster, Services
from bot.locks import Locks
from bot.match.posts import NOBODY, Ping, Post, Posts
from storage.tournament_posts import TournamentPost
from storage.tournament_rows import Tournament

log = logging.getLogger(__name__)


class RoundPosts(Poster):
    """Brings them to what the tournament is, one after another; what may pass is tried again by the next sweep."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._posts = Posts(self._channels)
        self._locks = Locks()
        self._tournaments = self._referee.of(Tournaments)
        self._tournaments.listen_to_posts(self.show)

    async def show(self, tournament: int) -> None:
        """Shows what its messages lack. Raises a DatabaseFault, TournamentNotFound."""
        async with self._locks.of(tournament):
            for post in await self._tournaments.posts_owed(tournament):
                found = await self._tournaments.of(tournament)
                page = await drawn(await self._page(found, post))
                result = await self._posts.bring(_message(found, post), page, ping=await self._ping(found, post))
                if result is Failure.PASSES:
                    return
                if isinstance(result, Failure):
                    log.info("tournament %s: nobody can be reached by its posts: %s", tournament, result.value)
                await self._tournaments.post_shown(post, None if isinstance(result, Failure) else result)

    async def _page(self, found: Tournament, post: TournamentPost) -> Page:
        reader = await self.reader_of(found.guild_id)
        if post.round is not None:
            return round_page(found, post.round, reader)
        return end_page(found, await self._tournaments.rating_changes(found.id), reader)

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
    return Post("r", post.id, place, post.message_id, post.made_at, is_own)
