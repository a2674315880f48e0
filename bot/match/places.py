"""What is allowed where: the rules of servers and whom they have suspended, as everything that begins asks for them."""

from bot.discord.place import Place
from bot.match.refusals import CannotPost, NoLeaderboard, Suspended, WrongChannel, WrongRole
from bot.match.server_rules import Rules
from bot.match.stores import Stores
from storage.servers import Suspension


class PlaceRules:
    """What each server has decided."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    async def of(self, guild_id: int | None) -> Rules:
        """What a server has decided; the defaults in private."""
        return Rules() if guild_id is None else Rules.read(await self._stores.settings.of("server", guild_id))

    async def require_allowed(self, place: Place, person: int) -> None:
        """Raises what stands against a board of this person's in a place: CannotPost, Suspended, and WrongChannel or
        WrongRole where the server wants none of it.
        """
        if not place.takes_boards:
            raise CannotPost
        await self.require_welcome(place.guild_id, person)
        rules = await self.of(place.guild_id)
        if rules.channels and not place.within.intersection(rules.channels):
            raise WrongChannel(rules.channels)
        if rules.roles and not place.roles.intersection(rules.roles):
            raise WrongRole(rules.roles)

    async def require_leaderboard(self, guild_id: int | None) -> None:
        """Raises NoLeaderboard where the server has none."""
        if not (await self.of(guild_id)).leaderboard:
            raise NoLeaderboard

    async def is_quiet(self, guild_id: int | None) -> bool:
        """Whether nobody is to be notified there now."""
        quiet = (await self.of(guild_id)).quiet
        return quiet is not None and quiet.holds(self._stores.clock())

    async def require_welcome(self, guild_id: int | None, person: int) -> None:
        """Raises Suspended where the person may not use the bot in the server."""
        if suspension := await self.suspension(guild_id, person):
            raise Suspended(suspension.reason, suspension.until)

    async def suspension(self, guild_id: int | None, person: int) -> Suspension | None:
        """Why, and until when, the person may not use the bot in the server; None where they may."""
        found = None if guild_id is None else await self._stores.suspensions.of(guild_id, person)
        return found if found and (found.until is None or self._stores.clock() < found.until) else None
