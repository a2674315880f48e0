"""The messages of a tournament: its table, one for each round that begins, and one for its end."""

from collections.abc import Callable
from datetime import timedelta
from functools import partial

from bot.discord.answers import InteractionAnswer
from bot.discord.controls import Tag
from bot.discord.failures import Failure
from bot.discord.page import Page
from bot.discord.place import Place
from bot.features.tournaments.page import LEAVE, tournament_page, without_names
from bot.features.tournaments.posts_page import end_page, round_page, standings_tag
from bot.features.tournaments.rounds import Rounds
from bot.handling.services import Poster, Services
from bot.locks import Locks
from bot.match.posts import Post, PostPages, Posts
from bot.match.preferences import Preference
from bot.match.state import Cause, Change
from storage.posts import TournamentPost
from storage.tournament_rows import Tournament

NEW = timedelta(days=1)  # for which the table of a tournament that is over, or a post, comes again if it was deleted


class TournamentMessages(Poster):
    """Keeps the table of a tournament up to date, and one after another the posts of its rounds and of its end. If a
    failure may pass, the next sweep tries again.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._store, preferences = self._referee.stores.tournaments, self._referee.preferences
        self._tables = Posts(self._channels, self._store.posts, preferences)
        self._posts = Posts(self._channels, self._store.round_posts, preferences)
        self._table_locks, self._post_locks = Locks(), Locks()
        self._referee.of(Rounds).tables.listen(self._is_left)
        self._referee.of(Rounds).posts.listen(self.show_posts)

    async def show(self, tournament: int, answer: InteractionAnswer | None = None) -> Failure | None:
        """Posts or updates the table unless it is up to date, by the answer to the person who changed it if that can be
        done. Returns what went wrong, None if nothing. Raises a DatabaseFault, TournamentNotFound.
        """
        async with self._table_locks.of(tournament):
            found = await self._store.get(tournament)
            if found.shown >= found.revision:
                return None
            place, own = Place(found.guild_id, found.channel_id), Tag(LEAVE, detail=str(found.id))
            is_old = found.ended_at is not None and self._referee.stores.clock() - found.ended_at > NEW
            post = Post("t", found.id, found.revision, place, found.message_id, found.created_at, own, is_old)
            pages = PostPages(partial(tournament_page, found), partial(tournament_page, without_names(found)))
            return await self._tables.show(post, pages, answer)

    async def _is_left(self, tournament: int) -> bool:
        """Posts or updates the table. True if that is left to the next sweep."""
        return await self.show(tournament) is Failure.PASSES

    async def match_changed(self, change: Change) -> bool:
        """Has the table link to the board of a match once that is posted."""
        if change.cause is Cause.PAIRED and (tournament := await self._store.with_match(change.view.id)) is not None:
            self._referee.of(Rounds).announce(tournament)
        return False

    async def show_posts(self, tournament: int) -> bool:
        """Posts or updates the posts that are missing or out of date. True if some are left to the next sweep. Raises a
        DatabaseFault, TournamentNotFound.
        """
        async with self._post_locks.of(tournament):
            for row in await self._store.round_posts.owed_of(tournament):
                found = await self._store.get(tournament)
                place, own = Place(found.guild_id, found.channel_id), standings_tag(found, row.round or 0)
                is_old = self._referee.stores.clock() - row.made_at > NEW
                post = Post("r", row.id, row.revision, place, row.message_id, row.made_at, own, is_old)
                pages = PostPages(await self._page(found, row), await self._page(without_names(found), row))
                if await self._posts.show(post, pages, pinged=await self._pinged(found, row)) is Failure.PASSES:
                    return True
        return False

    async def _page(self, found: Tournament, row: TournamentPost) -> Callable[[Preference], Page]:
        if row.round is not None:
            return partial(round_page, found, row.round)
        return partial(end_page, found, await self._referee.stores.ratings.of_tournament(found.id))

    async def _pinged(self, found: Tournament, row: TournamentPost) -> tuple[int, ...]:
        """Whom to notify of a round: its players who are away and want to be called, only when the message is first
        posted.
        """
        if row.message_id is not None:
            return ()
        waiting = [each for each in found.pairings if each.round == row.round and not (each.points or each.is_over)]
        people = [person for each in waiting for person in (each.first_player, each.second_player)]
        notifies = self._services.presence.notifies
        return tuple([each for each in people if each and await notifies(each, found.guild_id)])
