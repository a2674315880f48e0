"""The puzzle of the day: in a channel that a server picks, at an hour that it picks, once.

The row comes before the message, so that a day has one puzzle however often a process is killed; what is not posted, or
changed since, is shown when a sweep or a start finds it.
"""

import logging
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.discord.place import Person
from bot.listening import Listening, itself
from bot.match.referee import Referee, Service
from bot.match.refusals import BadChoice, NoLesson
from engines.review.puzzles import games_with_puzzles, puzzles
from storage.daily import DailyPuzzle
from storage.errors import DailyNotFound, DatabaseFault

log = logging.getLogger(__name__)

CHANNEL, HOUR, GAME, TOLD = "daily", "daily-hour", "daily-game", "daily-told"  # keys of a server's settings
ANY_GAME = "any"  # all games by turns
USUAL_HOUR = 9
HOURS = range(24)


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
    """What servers have picked for their puzzle of the day. Whether a person may change it is the caller's to check."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self.changes = 0  # after which a puzzle may be due that was not

    async def rule(self, guild_id: int) -> DailyRule:
        """What a server has picked."""
        stored = await self._stores.settings.of("server", guild_id)
        channel, hour, game = (stored.get(key, "") for key in (CHANNEL, HOUR, GAME))
        return DailyRule(
            int(channel) if channel.isdecimal() else None,
            int(hour) if hour.isdecimal() and int(hour) in HOURS else USUAL_HOUR,
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
        if hour not in map(str, HOURS):
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


class Daily(Service):
    """Puzzles of the day, of every server that wants one. Whoever listens is told of those whose message is behind, and
    may fail; the next sweep tells it again.
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._store = self._stores.daily
        self._settings = referee.of(DailySettings)
        self.listening = Listening(self._stores.spawn, "puzzle of the day", itself)
        self._looked: tuple[datetime, int] | None = None  # the hour at which all were looked at, and what was set then

    # -- what people do -----------------------------------------------------------------------------------------------

    async def of(self, daily: int, guild_id: int | None = None) -> DailyPuzzle:
        """One with its results, of that server where one is named. Raises DailyNotFound."""
        found = await self._store.get(daily)
        if guild_id is not None and found.guild_id != guild_id:
            raise DailyNotFound(daily)
        return found

    async def today(self, guild_id: int | None) -> DailyPuzzle | None:
        """That of a server for this day; None where it has none yet."""
        found = await self._store.on(guild_id, self._stores.clock().date()) if guild_id else None
        return await self._store.get(found) if found else None

    async def begin(self, daily: int, person: Person) -> bool:
        """Somebody looks at it; whether the first result of theirs will count, which is so on its day and once."""
        await self._stores.remember(person)
        return await self._store.begin(daily, person.id)

    async def answered(self, person: int, puzzle: str, solved: bool) -> None:
        """Somebody has solved a puzzle, or not; where it is one of the day that they began, that is its result."""
        for daily in await self._store.answer(person, puzzle, solved):
            self.listening.tell(daily)

    async def solved_by(self, person: int, puzzle: str, guild_id: int) -> int | None:
        """The newest puzzle of the day of a server that is this one and that the person solved; None where none is."""
        return await self._store.solved_by(person, puzzle, guild_id)

    async def streak(self, daily: int, person: int) -> int:
        """How many days in a row up to this one a person has solved. Raises NoLesson for who did not solve it."""
        found = await self._store.streak(daily, person)
        if not found:
            raise NoLesson
        return found

    # -- once a day ---------------------------------------------------------------------------------------------------

    async def servers_arrive(self) -> None:
        """The next look is at all of them."""
        self._looked = None

    async def channels_reopen(self, channels: Collection[int]) -> None:
        """These channels may take messages again: today's puzzle is posted there, where it could not be before."""
        if await self._store.posts.reopened(channels, day=self._stores.clock().date().isoformat()):
            await self._show_all()

    async def work_off(self) -> None:
        """Makes the puzzles that are due, and has every message shown that is behind."""
        hour = self._stores.clock().replace(minute=0, second=0, microsecond=0)
        if self._looked != (present := (hour, self._settings.changes)):
            self._looked = present  # before the look: what is picked meanwhile asks for another
            try:
                await self._make_all()
            except DatabaseFault:
                self._looked = None
                raise
        await self._show_all()

    async def _show_all(self) -> None:
        for daily in await self._store.posts.to_show():
            self.listening.tell(daily)

    async def _make_all(self) -> None:
        present = await self._stores.servers.present()
        for guild_id in await self._stores.settings.owners("server", CHANNEL):
            if guild_id not in present:
                continue
            try:
                await self._make(guild_id)
            except DatabaseFault:
                raise
            except Exception:  # one server must not keep the others from theirs
                log.exception("server %s: no puzzle of the day", guild_id)

    async def _make(self, guild_id: int) -> None:
        rule, now = await self._settings.rule(guild_id), self._stores.clock()
        if rule.channel is None or now.hour < rule.hour or await self._store.has(guild_id, now.date()):
            return
        games = games_with_puzzles()
        game = games[now.toordinal() % len(games)] if rule.game == ANY_GAME else rule.game
        used = await self._store.used(guild_id, game)
        new = [each for each in puzzles(game) if each.key not in used]  # to the server, while there are such
        puzzle = self._referee.dice.choice(new or list(puzzles(game)))
        await self._store.make(guild_id, now.date(), rule.channel, game, puzzle.key)
