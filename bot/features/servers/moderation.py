"""Moderation: suspensions, and matches that end although their players did nothing."""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import replace
from datetime import datetime

from bot.discord.place import Person
from bot.features.servers.rules import MOST_REASON
from bot.match.referee import Service
from bot.match.refusals import Refused
from bot.match.state import MatchView, Reason
from storage.errors import DatabaseFault, MatchNotFound, StorageRefusal
from storage.invitations import Invitation
from storage.rows import Match
from storage.servers import Suspension

log = logging.getLogger(__name__)


class ModeratorPlays(Refused):
    """A moderator does not end a match that they play in: it would have no result."""

    key = "moderation.own-match"


class Moderation(Service):
    """Ends matches of a server and suspends people. A match that ends this way is in its players' histories and not in
    their records.
    """

    async def end(self, match_id: int, guild_id: int, moderator: int) -> MatchView:
        """Ends a match or a challenge of a server. Raises MatchNotFound if it is not of this server, ModeratorPlays if
        the moderator plays in it, and WrongStatus if it is over.
        """
        match = await self._stores.matches.get(match_id)
        if match.guild_id != guild_id:
            raise MatchNotFound(match_id)
        if moderator in match.people:
            raise ModeratorPlays
        return await self._end(match, Reason.MODERATION)

    async def suspend(
        self, guild_id: int, person: Person, reason: str, until: datetime | None
    ) -> tuple[list[MatchView], list[Invitation]]:
        """Suspends a person in a server `until` then (None: for good), and ends what they have open there. Returns the
        matches and the invitations that it ended.
        """
        async with self._stores.people.of(person.id):  # nothing begins for them before this is stored
            await self._stores.remember(person)
            suspension = Suspension(guild_id, person.id, reason[:MOST_REASON], until)
            await self._stores.suspensions.suspend(suspension)
            await self._stores.servers.managed(guild_id)
            asked = await self._stores.invitations.open_of(person.id, self._stores.clock())
            ended = await self._end_all_of(suspension)
        return ended, [replace(each, closed=True) for each in asked if each.guild_id == guild_id]

    async def do_due_work(self) -> None:
        """Ends what suspended people have open where an earlier process did not come to it."""
        for suspension in await self._stores.suspensions.ending_due():
            async with self._stores.people.of(suspension.person):
                await self._end_all_of(suspension)

    async def _end_all_of(self, suspension: Suspension) -> list[MatchView]:
        guild_id, person = suspension.guild_id, suspension.person
        for service in self._referee.objects:
            await service.person_leaves(person, guild_id)
        theirs = [each for each in await self._stores.matches.open_in(guild_id) if person in each.people]
        ended = await end_all(theirs, lambda match: self._end(match, Reason.MODERATION))
        await self._stores.suspensions.note_ended(suspension)
        return ended

    async def arrived(self, servers: Collection[int]) -> None:
        """Stores that these servers have the bot, and tells the services of the features."""
        await self._stores.servers.arrived(servers)
        for service in self._referee.objects:
            await service.servers_arrive()

    async def present(self, servers: Collection[int]) -> list[MatchView]:
        """Stores that these servers have the bot and no others. Ends what is open in those that have dismissed it
        meanwhile, and returns what it ended.
        """
        gone = await self._stores.servers.present() - set(servers)
        await self.arrived(servers)
        return [view for each in gone for view in await self.left(each)]

    async def left(self, guild_id: int) -> list[MatchView]:
        """Ends what is open in a server that has dismissed the bot, and returns what it ended. The rules of the server
        are kept for its return.
        """
        for service in self._referee.objects:
            await service.server_leaves(guild_id)
        matches = await self._stores.matches.open_in(guild_id)
        ended = await end_all(matches, lambda match: self._end(match, Reason.DISMISSAL))
        await self._stores.servers.left(guild_id)
        return ended

    async def _end(self, match: Match, reason: Reason) -> MatchView:
        if match.status == "challenged":
            return await self._referee.challenges.expire(match.id, counted=False)
        async with self._stores.locks.of(match.id):
            record = await self._stores.matches.game(match.id)
            return await self._referee.turns.end(record, None, reason)


async def end_all(matches: Iterable[Match], end: Callable[[Match], Awaitable[MatchView]]) -> list[MatchView]:
    """Ends each match and returns those that it ended. One that is over already, or cannot be read, does not stop the
    others. Raises a DatabaseFault and leaves the rest open: the whole is to be done again.
    """
    ended = []
    for match in matches:
        try:
            ended.append(await end(match))
        except DatabaseFault:
            raise
        except StorageRefusal as refusal:
            log.info("match %s ended meanwhile: %s", match.id, refusal)
        except Exception:
            log.exception("match %s cannot be ended", match.id)
    return ended
