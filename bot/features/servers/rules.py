"""The rules of a server: its settings, suspensions, and matches that end although their players did nothing."""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from datetime import datetime

from bot.discord.place import Person
from bot.match.failure_log import failure_logged
from bot.match.places import MOST_IDS, MOST_MATCHES, Quiet
from bot.match.referee import Service
from bot.match.refusals import BadChoice, Refused
from bot.match.state import MatchView, Reason
from storage.errors import DatabaseFault, MatchNotFound, StorageRefusal
from storage.rows import Match
from storage.servers import Suspension

log = logging.getLogger(__name__)

TOGGLES = ("leaderboard", "threads")  # what is on or off
MOST_CHOSEN = {"channels": MOST_IDS, "roles": MOST_IDS, "log": 1}
MOST_REASON = 200  # characters


class Servers(Service):
    """Changes the settings of servers. The caller checks whether a person may do so."""

    async def choose(self, guild_id: int, what: str, chosen: Sequence[int]) -> None:
        """Sets the "channels" or "roles" to which the bot is limited (none: no limit), the channel in which moderation
        is logged ("log"; none: nowhere), or how many matches a person may have open ("most"). Raises BadChoice.
        """
        is_number = what == "most" and set(chosen) <= set(MOST_MATCHES) and len(chosen) == 1
        if not (is_number or len(chosen) <= MOST_CHOSEN.get(what, -1)):
            raise BadChoice("setting", what)
        await self._put(guild_id, what, " ".join(map(str, chosen)))

    async def turn(self, guild_id: int, what: str, to: str) -> None:
        """Turns one of TOGGLES "on" or "off". Raises BadChoice."""
        if what not in TOGGLES or to not in ("on", "off"):
            raise BadChoice("setting", what)
        await self._put(guild_id, what, to)

    async def choose_quiet(self, guild_id: int, hours: str, zone: str) -> None:
        """Sets the quiet hours, when nobody is notified, from typed text; no hours: none. Raises BadChoice."""
        await self._put(guild_id, "quiet", str(Quiet.read(hours, zone)) if hours.strip() else "")

    async def _put(self, guild_id: int, key: str, value: str) -> None:
        await self._stores.settings.put("server", guild_id, key, value)
        await self._stores.servers.managed(guild_id)


# -- moderation -------------------------------------------------------------------------------------------------------


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

    async def suspend(self, guild_id: int, person: Person, reason: str, until: datetime | None) -> list[MatchView]:
        """Suspends a person in a server `until` then (None: for good), and ends what they have open there. Returns the
        matches that it ended.
        """
        async with self._stores.people.of(person.id):  # nothing begins for them before this is stored
            await self._stores.remember(person)
            suspension = Suspension(guild_id, person.id, reason[:MOST_REASON], until)
            await self._stores.suspensions.suspend(suspension)
            await self._stores.servers.managed(guild_id)
            return await self._end_all_of(suspension)

    async def do_due_work(self) -> None:
        """Ends what suspended people have open where an earlier process did not come to it."""
        for each in await self._stores.suspensions.ending_due():
            with failure_logged(log, "server %s: suspended %s has something open", each.guild_id, each.person):
                async with self._stores.people.of(each.person):
                    await self._end_all_of(each)

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
        ended = []
        for each in gone:
            with failure_logged(log, "server %s has dismissed the bot and has something open", each):
                ended += await self.left(each)
        return ended

    async def left(self, guild_id: int) -> list[MatchView]:
        """Ends what is open in a server that has dismissed the bot, and returns what it ended. The rules of the server
        are kept for its return.
        """
        await self._referee.channels_leave(guild_id)
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
