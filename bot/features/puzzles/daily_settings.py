"""What a server has picked for its puzzle of the day: the channel, the hour, the game."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.match.referee import Referee, Service
from bot.match.refusals import BadChoice
from engines.review.puzzles import games_with_puzzles

CHANNEL, HOUR, GAME, TOLD = "daily", "daily-hour", "daily-game", "daily-told"  # keys of a server's settings
ANY_GAME = "any"  # all games by turns
USUAL_HOUR = 9
HOURS = 24


@dataclass(frozen=True, slots=True)
class DailyRule:
    """What a server has picked; no channel: no puzzle. The hour is UTC's."""

    channel: int | None = None
    hour: int = USUAL_HOUR
    game: str = ANY_GAME

    def next_at(self, now: datetime, has_today: bool) -> datetime:
        """When the next puzzle is posted."""
        today = now.replace(hour=self.hour, minute=0, second=0, microsecond=0)
        return today + timedelta(days=1) if has_today else max(today, now)


class DailySettings(Service):
    """Whether a person may change them is the caller's to check."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self.changes = 0  # after which a puzzle may be due that was not

    async def rule(self, guild_id: int) -> DailyRule:
        """What a server has picked."""
        stored = await self._stores.settings.of("server", guild_id)
        channel, hour, game = (stored.get(key, "") for key in (CHANNEL, HOUR, GAME))
        return DailyRule(
            int(channel) if channel.isdecimal() else None,
            int(hour) if hour.isdecimal() and int(hour) < HOURS else USUAL_HOUR,
            game if game in games_with_puzzles() else ANY_GAME,
        )

    async def next_at(self, guild_id: int) -> datetime | None:
        """When the next puzzle of a server is posted; None where it wants none."""
        rule, now = await self.rule(guild_id), self._stores.clock()
        return rule.next_at(now, await self._stores.daily.has(guild_id, now.date())) if rule.channel else None

    async def choose_channel(self, guild_id: int, channel: int | None) -> None:
        """Where it is posted; None: nowhere."""
        settings = self._stores.settings
        await settings.clear("server", guild_id, TOLD)
        if channel is None:
            await settings.clear("server", guild_id, CHANNEL)
            return
        await settings.put("server", guild_id, CHANNEL, str(channel))
        await self._stores.daily.move(guild_id, self._stores.clock().date(), channel)
        self.changes += 1

    async def choose_hour(self, guild_id: int, hour: str) -> None:
        """When. Raises BadChoice."""
        if hour not in map(str, range(HOURS)):
            raise BadChoice("setting", hour[:40])
        await self._stores.settings.put("server", guild_id, HOUR, hour)
        self.changes += 1

    async def choose_game(self, guild_id: int, game: str) -> None:
        """Of which game; ANY_GAME: of all by turns. Raises BadChoice."""
        if game not in (ANY_GAME, *games_with_puzzles()):
            raise BadChoice("game", game[:40])
        await self._stores.settings.put("server", guild_id, GAME, game)

    # -- trouble is told once -----------------------------------------------------------------------------------------

    async def is_told(self, guild_id: int) -> bool:
        """Whether the server was told that its puzzles cannot be posted."""
        return TOLD in await self._stores.settings.of("server", guild_id)

    async def note_told(self, guild_id: int, told: bool) -> None:
        """It was; or it is posted again."""
        if told:
            await self._stores.settings.put("server", guild_id, TOLD, "on")
        elif await self.is_told(guild_id):
            await self._stores.settings.clear("server", guild_id, TOLD)
