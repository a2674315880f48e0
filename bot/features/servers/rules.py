"""The settings of a server."""

from collections.abc import Sequence

from bot.match.places import MOST_IDS, MOST_MATCHES, Quiet
from bot.match.referee import Service
from bot.match.refusals import BadChoice

TOGGLES = ("leaderboard", "threads")  # what is on or off
MOST_REASON = 200  # characters


class Servers(Service):
    """Changes the settings of servers. The caller checks whether a person may do so."""

    async def limit_to(self, guild_id: int, what: str, ids: Sequence[int]) -> None:
        """Limits the bot to "channels" or "roles" (`what`); no ids: no limit. Raises BadChoice."""
        if what not in ("channels", "roles") or len(ids) > MOST_IDS:
            raise BadChoice("setting", what)
        await self._put(guild_id, what, " ".join(map(str, ids)))

    async def choose_log(self, guild_id: int, channel: int | None) -> None:
        """Sets the channel in which moderation is logged; None: nowhere."""
        await self._put(guild_id, "log", "" if channel is None else str(channel))

    async def choose_most(self, guild_id: int, most: str) -> None:
        """Sets how many matches a person may have open in the server. Raises BadChoice."""
        if most not in map(str, MOST_MATCHES):
            raise BadChoice("most", most)
        await self._put(guild_id, "most", most)

    async def toggle(self, guild_id: int, what: str) -> None:
        """Turns one of TOGGLES on if it is off, and off if it is on. Raises BadChoice."""
        if what not in TOGGLES:
            raise BadChoice("setting", what)
        on = getattr(await self._referee.places.of(guild_id), what)
        await self._put(guild_id, what, "off" if on else "on")

    async def choose_quiet(self, guild_id: int, hours: str, zone: str) -> None:
        """Sets the quiet hours, when nobody is notified, from typed text; no hours: none. Raises BadChoice."""
        await self._put(guild_id, "quiet", str(Quiet.read(hours, zone)) if hours.strip() else "")

    async def _put(self, guild_id: int, key: str, value: str) -> None:
        await self._stores.settings.put("server", guild_id, key, value)
        await self._stores.servers.managed(guild_id)
