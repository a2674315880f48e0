"""Plays the rounds of tournaments, and takes up what an earlier process left undone.

What is due (matches of a round that have not begun, the next round) is read from the database when a match of a
tournament ends, at every sweep and at every start; so it does not matter when a process is killed.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence

from bot.discord.place import Place
from bot.features.tournaments.pairing import Round, played_in, round_robin, rounds_of, swiss, table_of, walkover
from bot.listening import Listening, itself
from bot.locks import Locks
from bot.match.failure_log import failure_logged
from bot.match.referee import Referee, Service
from bot.match.state import Cause
from bot.match.terms import MatchTerms
from storage.tournament_rows import NewPairing, Pairing, Tournament

log = logging.getLogger(__name__)


class Rounds(Service):
    """Plays the rounds of tournaments. `tables` tells its listener of tournaments whose table is out of date, `posts`
    of those whose posts are; a listener may fail, and the next sweep tells it again. Whoever changes a tournament holds
    its lock.
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._store = self._stores.tournaments
        self.locks = Locks()
        self.tables = Listening(self._stores.background, "tournament", itself)
        self.posts = Listening(self._stores.background, "posts of tournament", itself)

    async def begin(self, found: Tournament, seeds: Sequence[int]) -> Tournament:
        """Begins the first round, with the players in the order of their `seeds`, under the lock of the tournament."""
        most = rounds_of(len(seeds))
        rounds = most if found.kind == "robin" else min(found.rounds, most)
        begun = await self._play(await self._begin_round(found, seeds, rounds, seeds))
        self.posts.announce(found.id)
        return begun

    def announce(self, tournament: int) -> None:
        """Has all messages of a tournament brought up to date."""
        self.tables.announce(tournament)
        self.posts.announce(tournament)

    async def do_due_work(self) -> None:
        """Begins the rounds and matches that are due, and has every message shown that is out of date."""
        is_known = not self._referee.clocks.standstill.stand  # where the bot can post
        for tournament in await self._store.owed():
            await self._go_on(tournament, is_known)
        await self._show_all(self.tables.remind, self.posts.remind)

    async def channels_reopen(self, channels: Collection[int]) -> None:
        """Shows what could not be shown in these channels, which may take messages again."""
        found = [await store.writable_again(channels) for store in (self._store.posts, self._store.round_posts)]
        if any(found):  # at a start this is called for every server
            await self._show_all(self.tables.announce, self.posts.announce)

    async def _show_all(self, tell_table: Callable[[int], None], tell_posts: Callable[[int], None]) -> None:
        for tournament in await self._store.posts.to_show():
            tell_table(tournament)
        for tournament in await self._store.round_posts.owed():
            tell_posts(tournament)

    async def match_ends(self, match_id: int) -> None:
        """Goes on with the tournament of a match that is over: its round may be over, too."""
        tournament = await self._store.with_match(match_id)
        if tournament is not None:
            await self._go_on(tournament)
            self.announce(tournament)

    async def _go_on(self, tournament: int, is_known: bool = True) -> None:
        """Begins what is due in a tournament; drawn matches only if it `is_known` where the bot can post. If that
        fails, the next sweep tries again.
        """
        with failure_logged(log, "tournament %s cannot go on", tournament):
            async with self.locks.of(tournament):
                found = await self._store.get(tournament)
                if is_known or not _waiting(found):
                    await self._play(found)

    async def _play(self, found: Tournament) -> Tournament:
        """Begins matches and rounds until matches are being played or the tournament is over, under its lock."""
        while found.status == "playing":
            await self._begin_matches(found)
            found = await self._store.get(found.id)
            if any(each.points is None and not each.is_over for each in found.current):
                break
            found = await self._next(found)
        return found

    async def _next(self, found: Tournament) -> Tournament:
        """Begins the round after one that is over, or ends the tournament."""
        if found.round >= found.rounds or len(found.present) < 2:
            return await self._store.end(found, "finished")
        if found.kind == "robin":
            order = [player.person for player in found.players]
        else:
            present = {player.person for player in found.present}
            order = [each.person for each in table_of(found) if each.person in present]
        return await self._begin_round(found, order, found.rounds)

    async def _begin_round(
        self, found: Tournament, order: Sequence[int], rounds: int, seeds: Sequence[int] = ()
    ) -> Tournament:
        blocked = await self._stores.blocks.among(order)
        if found.kind == "robin":
            drawn = round_robin(order, found.round + 1)
        else:  # with many players it takes tens of milliseconds
            drawn = await asyncio.to_thread(swiss, order, played_in(found), {frozenset(pair) for pair in blocked})
        return await self._store.begin_round(found, rounds, _pairings(found, drawn, blocked), seeds)

    async def _begin_matches(self, found: Tournament) -> None:
        """Begins the matches of the round that have not begun. They wait while the bot cannot post their boards: nobody
        loses on time what nobody sees.
        """
        place = Place(found.guild_id, found.channel_id)
        is_open = self._referee.places.posts_in(place)
        for each, pair in _waiting(found):
            if points := walkover(pair, found.gone):
                await self._store.give(each.id, points)
            elif is_open:
                terms = MatchTerms(found.game, clock=found.clock, opening=found.opening)
                view = await self._referee.challenges.pair(terms, pair, place, each.id)
                self._stores.announce(view, Cause.PAIRED)


def _waiting(found: Tournament) -> list[tuple[Pairing, tuple[int, int]]]:
    """The pairings of the round whose matches are still to begin, each with its two players."""
    return [
        (each, (each.first_player, each.second_player))
        for each in found.current
        if each.points is None and each.match_id is None and each.second_player is not None
    ]


def _pairings(found: Tournament, drawn: Round, blocked: set[tuple[int, int]]) -> list[NewPairing]:
    """The pairings of a round as they are stored. A player who has blocked the opponent does not play, and loses like
    one who has left. A bye is worth a point unless everybody has one, as in a round robin.
    """
    pairs = []
    for one, other in drawn.pairs:
        unwilling = {each for each, met in ((one, other), (other, one)) if (each, met) in blocked}
        pairs.append(NewPairing(one, other, walkover((one, other), found.gone | unwilling)))
    if drawn.bye is None:
        return pairs
    return [*pairs, NewPairing(drawn.bye, None, (0.0 if found.kind == "robin" else 1.0, 0.0))]
