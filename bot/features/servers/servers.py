"""Servers: where, by whom and how much the bot is used there, and what moderators do."""

from collections.abc import Sequence
from datetime import datetime

from bot.discord.place import Place
from bot.features.servers.settings import MOST_IDS, MOST_MATCHES, Quiet, Rules, written_ids, written_quiet
from bot.match.refusals import BadChoice, CannotPost, NoLeaderboard, Suspended, WrongChannel, WrongRole
from bot.match.stores import Shared
from storage.servers import Suspension

TOGGLES = {"leaderboard": True, "threads": False}  # and their defaults
MOST_REASON = 200  # characters


class Servers:
    """The rules of each server, and whom it has suspended."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared

    async def rules(self, guild_id: int | None) -> Rules:
        """What a server has decided; the defaults in private."""
        return Rules() if guild_id is None else Rules.read(await self._shared.settings.of("server", guild_id))

    # -- deciding; whether the person may is the caller's to check ------------------------------------------------

    async def limit_to(self, guild_id: int, what: str, ids: Sequence[int]) -> None:
        """`what` is "channels" or "roles"; no ids: all of them. Raises BadChoice."""
        if what not in ("channels", "roles") or len(ids) > MOST_IDS:
            raise BadChoice("setting", what[:40])
        await self._put(guild_id, what, written_ids(ids))

    async def choose_log(self, guild_id: int, channel: int | None) -> None:
        """Where moderation is noted; None: nowhere."""
        await self._put(guild_id, "log", "" if channel is None else str(channel))

    async def choose_most(self, guild_id: int, most: str) -> None:
        """How many matches a person may have open in the server. Raises BadChoice."""
        if most not in map(str, MOST_MATCHES):
            raise BadChoice("most", most[:40])
        await self._put(guild_id, "most", most)

    async def toggle(self, guild_id: int, what: str) -> None:
        """Turns one of TOGGLES on or off, whichever it is not. Raises BadChoice."""
        if what not in TOGGLES:
            raise BadChoice("setting", what[:40])
        on = getattr(await self.rules(guild_id), what)
        await self._put(guild_id, what, "off" if on else "on")

    async def choose_quiet(self, guild_id: int, hours: str, zone: str) -> None:
        """When nobody is notified, as it was typed; no hours: never. Raises BadChoice."""
        await self._put(guild_id, "quiet", written_quiet(Quiet.read(hours, zone)) if hours.strip() else "")

    async def _put(self, guild_id: int, key: str, value: str) -> None:
        if value:
            await self._shared.settings.put("server", guild_id, key, value)
        else:
            await self._shared.settings.clear("server", guild_id, key)

    # -- asking ---------------------------------------------------------------------------------------------------

    async def require_allowed(self, place: Place, person: int) -> None:
        """Raises what stands against a board of this person's in a place: CannotPost, Suspended, and WrongChannel or
        WrongRole where the server wants none of it.
        """
        if not place.takes_boards:
            raise CannotPost
        await self.require_welcome(place.guild_id, person)
        rules = await self.rules(place.guild_id)
        if rules.channels and not place.within.intersection(rules.channels):
            raise WrongChannel(rules.channels)
        if rules.roles and not place.roles.intersection(rules.roles):
            raise WrongRole(rules.roles)

    async def require_leaderboard(self, guild_id: int | None) -> None:
        """Raises NoLeaderboard where the server has none."""
        if not (await self.rules(guild_id)).leaderboard:
            raise NoLeaderboard

    async def is_quiet(self, guild_id: int | None) -> bool:
        """Whether nobody is to be notified there now."""
        quiet = (await self.rules(guild_id)).quiet
        return quiet is not None and quiet.holds(self._shared.clock())

    # -- suspensions ----------------------------------------------------------------------------------------------

    async def require_welcome(self, guild_id: int | None, person: int) -> None:
        """Raises Suspended where the person may not use the bot in the server."""
        if suspension := await self.suspension(guild_id, person):
            raise Suspended(suspension.reason, suspension.until)

    async def suspension(self, guild_id: int | None, person: int) -> Suspension | None:
        """Why, and until when, the person may not use the bot in the server; None where they may."""
        found = None if guild_id is None else await self._shared.suspensions.of(guild_id, person)
        return found if found and (found.until is None or self._shared.clock() < found.until) else None

    async def suspend(self, guild_id: int, person: int, reason: str, until: datetime | None) -> None:
        """A person, who must be known, may not use the bot in a server, until then."""
        await self._shared.suspensions.suspend(Suspension(guild_id, person, reason[:MOST_REASON], until))

    async def lift(self, guild_id: int, person: int) -> bool:
        """They may again; False where nothing was in the way."""
        return await self._shared.suspensions.lift(guild_id, person)
