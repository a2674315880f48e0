"""Moderation: matches that end because of somebody who does not play in them."""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from datetime import datetime

from bot.discord.place import Person
from bot.features.servers.servers import MOST_REASON
from bot.match.referee import Service
from bot.match.state import MatchView, Reason
from storage.errors import MatchNotFound, StorageRefusal
from storage.rows import Match
from storage.servers import Suspension

log = logging.getLogger(__name__)


class Moderation(Service):
    """What is done to the matches of a server. A match that ends so is in its players' histories and not in their
    records.
    """

    async def end(self, match_id: int, guild_id: int) -> MatchView:
        """Ends a match or a challenge of a server. Raises MatchNotFound where it is none of this server's, WrongStatus
        where it is over.
        """
        match = await self._stores.matches.get(match_id)
        if match.guild_id != guild_id:
            raise MatchNotFound(match_id)
        return await self._end(match, Reason.MODERATION)

    async def suspend(self, guild_id: int, person: Person, reason: str, until: datetime | None) -> list[MatchView]:
        """A person may not use the bot in a server, until then; what they have open there ends and is returned."""
        async with self._stores.people.of(person.id):  # nothing begins for them before it is known
            await self._stores.remember(person)
            suspension = Suspension(guild_id, person.id, reason[:MOST_REASON], until)
            await self._stores.suspensions.suspend(suspension)
            for service in self._referee.services:
                await service.person_leaves(person.id, guild_id)
            theirs = [each for each in await self._stores.matches.open_in(guild_id) if each.has(person.id)]
            return await end_all(theirs, lambda match: self._end(match, Reason.MODERATION))

    async def arrived(self, servers: Collection[int]) -> None:
        """These servers have the bot as a member."""
        await self._stores.servers.arrived(servers)
        for service in self._referee.services:
            await service.servers_arrive()

    async def present(self, servers: Collection[int]) -> list[MatchView]:
        """These servers and no others have it: what is open in others, which dismissed it meanwhile, ends."""
        gone = await self._stores.servers.present() - set(servers)
        await self.arrived(servers)
        return [view for each in gone for view in await self.left(each)]

    async def left(self, guild_id: int) -> list[MatchView]:
        """A server has dismissed the bot: what is open there ends. Its rules are kept for its return."""
        for service in self._referee.services:
            await service.server_leaves(guild_id)
        matches = await self._stores.matches.open_in(guild_id)
        ended = await end_all(matches, lambda match: self._end(match, Reason.DISMISSAL))
        await self._stores.servers.left(guild_id)
        return ended

    async def _end(self, match: Match, reason: Reason) -> MatchView:
        if match.status == "challenged":
            return await self._referee.challenges.expire(match.id)
        async with self._stores.locks.of(match.id):
            record = await self._stores.matches.game(match.id)
            return await self._referee.turns.end(record, None, reason)


async def end_all(matches: Iterable[Match], end: Callable[[Match], Awaitable[MatchView]]) -> list[MatchView]:
    """Ends each; those that it ended. One that is over already, or cannot be read, keeps no other from its end."""
    ended = []
    for match in matches:
        try:
            ended.append(await end(match))
        except StorageRefusal as refusal:
            log.info("match %s ended meanwhile: %s", match.id, refusal)
        except Exception:
            log.exception("match %s cannot be ended", match.id)
    return ended
