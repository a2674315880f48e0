"""The puzzle of the day: in a channel that a server picks, at an hour that it picks, once.

The row comes before the message, so that a day has one puzzle however often a process is killed; what is not posted, or
changed since, is shown when a sweep or a start finds it.
"""

import logging
from collections.abc import Collection
from datetime import datetime

from bot.discord.place import Person
from bot.features.puzzles.daily_settings import ANY_GAME, CHANNEL, DailySettings
from bot.listening import Listening, itself
from bot.match.referee import Referee, Service
from bot.match.refusals import NoLesson
from engines.review.puzzles import Puzzle, games_with_puzzles, puzzles
from storage.daily import DailyPuzzle
from storage.errors import DailyNotFound, DatabaseFault

log = logging.getLogger(__name__)


class Daily(Service):
    """Puzzles of the day, of every server that wants one. Whoever listens is told of those whose message is behind, and
    may fail; the next sweep tells it again.
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._store = self._stores.daily
        self._settings = referee.of(DailySettings)
        self._dice = referee.dice
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
        await self._stores.players.remember(person.id, person.name, person.locale)
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
        puzzle = await self._draw(guild_id, game)
        await self._store.make(guild_id, now.date(), rule.channel, game, puzzle.key)

    async def _draw(self, guild_id: int, game: str) -> Puzzle:
        """One that the server has not had, while there are such."""
        used = await self._store.used(guild_id, game)
        return self._dice.choice([each for each in puzzles(game) if each.key not in used] or list(puzzles(game)))
