"""What is allowed where: the rules of servers, and the people whom they have suspended."""

from collections.abc import Callable
from dataclasses import replace

from bot.discord.place import Place
from bot.match.refusals import CannotPost, NoLeaderboard, Suspended, WrongChannel, WrongRole
from bot.match.server_rules import Rules
from bot.match.stores import Stores
from storage.servers import Suspension


class PlaceRules:
    """The rules and suspensions of servers.

    `existing` tells which of some channels or roles a server still has, `enclosing` what `Place.within` tells.
    """

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self.existing: Callable[[int, tuple[int, ...]], tuple[int, ...]] = lambda guild_id, ids: ids
        self.enclosing: Callable[[Place], frozenset[int]] = lambda place: frozenset({place.channel_id or 0})

    async def of(self, guild_id: int | None) -> Rules:
        """The rules of a server, without channels and roles that were deleted; the defaults where it is None."""
        if guild_id is None:
            return Rules()
        rules = Rules.read(await self._stores.settings.of("server", guild_id))
        channels, roles = self.existing(guild_id, rules.channels), self.existing(guild_id, rules.roles)
        log = rules.log if rules.log and self.existing(guild_id, (rules.log,)) else None
        return replace(rules, channels=channels, roles=roles, log=log)

    async def require_allowed(self, place: Place, person: int) -> None:
        """Raises CannotPost, Suspended, WrongChannel or WrongRole if the person may not have a board in the place."""
        if not place.takes_boards:
            raise CannotPost
        await self.require_not_suspended(place.guild_id, person)
        rules = await self.of(place.guild_id)
        if rules.channels and not (place.within or self.enclosing(place)).intersection(rules.channels):
            raise WrongChannel(rules.channels)
        if rules.roles and not place.roles.intersection(rules.roles):
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
        found = None if guild_id is None else await self._stores.suspensions.of(guild_id, person)
        return found if found and (found.until is None or self._stores.clock() < found.until) else None
