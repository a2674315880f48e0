"""What is allowed where: the rules of servers, and the people whom they have suspended."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.discord.place import Place
from bot.match.refusals import CannotPost, NoLeaderboard, Suspended, WrongChannel, WrongRole
from bot.match.server_rules import Rules
from bot.match.stores import Stores
from storage.rows import Match
from storage.servers import Suspension

NO_RULES = Rules()


class PlaceRules:
    """The rules and suspensions of servers. A server that has dismissed the bot has none: people use it there by their
    own installation, and no moderator could undo them.

    `existing` tells which of some channels or roles a server still has, `enclosing` what `Place.within` tells, and
    `roles_of` which roles a person has in a server; that raises PersonUnknown.
    """

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self.existing: Callable[[int, tuple[int, ...]], tuple[int, ...]] = lambda guild_id, ids: ids
        self.enclosing: Callable[[Place], frozenset[int]] = lambda place: frozenset({place.channel_id or 0})
        self.roles_of: Callable[[int, int], Awaitable[frozenset[int]]] = _no_roles

    async def of(self, guild_id: int | None) -> Rules:
        """The rules of a server, without channels and roles that were deleted; the defaults where it has none."""
        if guild_id is None or await self._stores.servers.has_left(guild_id):
            return NO_RULES
        if not (chosen := await self._stores.settings.of("server", guild_id)):
            return NO_RULES
        rules = Rules.read(chosen)
        channels, roles = self.existing(guild_id, rules.channels), self.existing(guild_id, rules.roles)
        log = rules.log if rules.log and self.existing(guild_id, (rules.log,)) else None
        return replace(rules, channels=channels, roles=roles, log=log)

    async def where_both_are(self, match: Match, place: Place, person: int) -> Place:
        """Where the players of a match act if this one does so in `place`: there, if it is in the match's server, else
        where its board is. This player's roles there are asked for if a rule depends on them. Raises PersonUnknown.
        """
        if place.guild_id != match.guild_id or not (place.guild_id or place.channel_id == match.channel_id):
            place = Place(match.guild_id, match.channel_id)
        if place.guild_id is None or place.roles is not None or not (await self.of(place.guild_id)).roles:
            return place
        return replace(place, roles=await self.roles_of(place.guild_id, person))

    async def require_allowed(self, place: Place, person: int) -> None:
        """Raises CannotPost, Suspended, WrongChannel or WrongRole if the person may not have a board in the place."""
        if not place.takes_boards:
            raise CannotPost
        await self.require_not_suspended(place.guild_id, person)
        rules = await self.of(place.guild_id)
        if rules.channels and not (place.within or self.enclosing(place)).intersection(rules.channels):
            raise WrongChannel(rules.channels)
        if rules.roles and not (place.roles or frozenset()).intersection(rules.roles):
            raise WrongRole(rules.roles)

    async def require_leaderboard(self, guild_id: int | None) -> None:
        """Raises NoLeaderboard where the server has switched its leaderboard off."""
        if not (await self.of(guild_id)).leaderboard:
            raise NoLeaderboard

    async def is_quiet(self, guild_id: int | None) -> bool:
        """Whether it is now in the server's quiet hours, when messages notify nobody."""
        quiet = (await self.of(guild_id)).quiet
        return quiet is not None and quiet.holds(self._stores.clock())

    async def require_not_suspended(self, guild_id: int | None, person: int) -> None:
        """Raises Suspended where the person may not use the bot in the server."""
        if suspension := await self.suspension(guild_id, person):
            raise Suspended(suspension.reason, suspension.until)

    async def suspension(self, guild_id: int | None, person: int) -> Suspension | None:
        """The person's present suspension in the server; None where they may use the bot."""
        if guild_id is None or await self._stores.servers.has_left(guild_id):
            return None
        found = await self._stores.suspensions.of(guild_id, person)
        return found if found and (found.until is None or self._stores.clock() < found.until) else None


async def _no_roles(guild_id: int, person: int) -> frozenset[int]:
    return frozenset()
