"""The puzzle of the day: once a day, in the channel and at the hour that a server has chosen.

The row comes before the message, so that a day has one puzzle however often a process is killed. A message that is
missing or out of date is shown when a sweep or a start finds it.
"""

import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from bot.discord.place import Person
from bot.listening import Listening, itself
from bot.match.referee import Referee, Service
from bot.match.refusals import BadChoice, UnknownControl
from engines.review.puzzles import games_with_puzzles, puzzles
from storage.daily import DailyPuzzle
from storage.errors import DatabaseFault

log = logging.getLogger(__name__)

CHANNEL, HOUR, GAME, TOLD = "daily", "daily-hour", "daily-game", "daily-told"  # keys of a server's settings
ANY_GAME = "any"  # all games by turns
USUAL_HOUR = 9
HOURS = range(24)


@dataclass(frozen=True, slots=True)
class DailyRule:
    """Where, when and of which game a server wants its puzzle of the day."""

    channel: int | None = None  # None: no puzzle
    hour: int = USUAL_HOUR  # UTC
    game: str = ANY_GAME


def since(now: datetime) -> date:
    """The first day of which a puzzle may still be the newest of its server: it stays so until that of the next day."""
    return now.date() - timedelta(days=1)


class Daily(Service):
    """The puzzles of the day, of every server that wants one, and what servers have chosen for them; the caller checks
    whether a person may change that. `listening` is told of each puzzle whose message is out of date; its listener may
    fail, and the next sweep tells it again.
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._store = self._stores.daily
        self.listening = Listening(self._stores.background, "puzzle of the day", itself)
        self._looked: datetime | None = None  # the hour of the last look at all servers, unless another one is due

    # -- what servers choose ------------------------------------------------------------------------------------------

    async def rule(self, guild_id: int) -> DailyRule:
        """The rule of a server."""
        stored = await self._stores.settings.of("server", guild_id)
        channel, hour, game = (stored.get(key, "") for key in (CHANNEL, HOUR, GAME))
        return DailyRule(
            int(channel) if channel.isdecimal() else None,
            int(hour) if hour.isdecimal() and int(hour) in HOURS else USUAL_HOUR,
            game if game in games_with_puzzles() else ANY_GAME,
        )

    async def next_at(self, guild_id: int) -> datetime:
        """When the next puzzle of a server is posted, if it wants one."""
        rule, now = await self.rule(guild_id), self._stores.clock()
        today = now.replace(hour=rule.hour, minute=0, second=0, microsecond=0)
        return today + timedelta(days=1) if await self._store.on(guild_id, now.date()) else max(today, now)

    async def choose(self, guild_id: int, what: str, value: str) -> None:
        """Sets the "channel" in which it is posted (empty: nowhere), the "hour", or the "game", or ANY_GAME. The next
        sweep moves the newest one to the channel if it could not be posted. Raises BadChoice.
        """
        offered = {CHANNEL: (value,), HOUR: map(str, HOURS), GAME: (ANY_GAME, *games_with_puzzles())}
        key = {"channel": CHANNEL, "hour": HOUR, "game": GAME}.get(what, "")
        if value not in offered.get(key, ()):
            raise BadChoice(what, value)
        await self._stores.settings.put("server", guild_id, key, value)
        self._looked = None

    async def is_told(self, guild_id: int) -> bool:
        """Whether the server was told that its puzzles cannot be posted in the channel that it wants."""
        stored = await self._stores.settings.of("server", guild_id)
        return TOLD in stored and stored[TOLD] == stored.get(CHANNEL)

    async def note_told(self, guild_id: int, told: bool) -> None:
        """Stores that the server was told so, or that its puzzles can be posted again."""
        stored = await self._stores.settings.of("server", guild_id)
        if told or TOLD in stored:
            await self._stores.settings.put("server", guild_id, TOLD, stored.get(CHANNEL, "") if told else "")

    # -- what people do -----------------------------------------------------------------------------------------------

    async def newest(self, guild_id: int | None) -> DailyPuzzle | None:
        """The puzzle of a server for this day, or that of the day before until there is one; None without both."""
        found = await self._store.newest(guild_id, since(self._stores.clock())) if guild_id else None
        return await self._store.get(found) if found else None

    async def begin(self, daily: int, person: Person) -> bool:
        """Notes that a person opened it. True if their first result will count: they have none yet, and opened it while
        it was the newest of its server.
        """
        await self._stores.remember(person)
        return await self._store.begin(daily, person.id)

    async def streak(self, daily: int, person: int) -> int:
        """How many days in a row, up to this one, a person has solved. Raises UnknownControl if not this one."""
        found = await self._store.streak(daily, person)
        if not found:
            raise UnknownControl
        return found

    # -- once a day ---------------------------------------------------------------------------------------------------

    async def servers_arrive(self) -> None:
        """Has the next sweep look at all servers."""
        self._looked = None

    async def channels_reopen(self, channels: Collection[int]) -> None:
        """Shows the newest puzzles that could not be posted in these channels, which may take messages again."""
        if await self._store.posts.writable_again(channels, since=since(self._stores.clock()).isoformat()):
            await self._show_all(self.listening.announce)

    async def do_due_work(self) -> None:
        """Makes the puzzles that are due, and has every message shown that is out of date."""
        hour = self._stores.clock().replace(minute=0, second=0, microsecond=0)
        if self._looked != hour:
            self._looked = hour  # set before the look: a choice made meanwhile leads to another
            try:
                await self._make_all()
            except DatabaseFault:
                self._looked = None
                raise
        await self._show_all(self.listening.remind)

    async def _show_all(self, tell: Callable[[int], None]) -> None:
        for daily in await self._store.posts.to_show():
            tell(daily)

    async def _make_all(self) -> None:
        present, now = await self._stores.servers.present(), self._stores.clock()
        wanting = await self._stores.settings.owners("server", CHANNEL)
        wanted = {each: (await self.rule(each)).channel for each in wanting if each in present}
        channels = {guild_id: channel for guild_id, channel in wanted.items() if channel}
        await self._store.move(channels, since(now))
        for guild_id in channels:
            try:
                await self._make(guild_id, now)
            except DatabaseFault:
                raise
            except Exception:  # a failure of one server must not stop the others
                log.exception("server %s: no puzzle of the day", guild_id)

    async def _make(self, guild_id: int, now: datetime) -> None:
        rule = await self.rule(guild_id)  # as it is now: there may be thousands of servers before this one
        if rule.channel is None or now.hour < rule.hour or await self._store.on(guild_id, now.date()):
            return
        games = games_with_puzzles()
        game = games[now.toordinal() % len(games)] if rule.game == ANY_GAME else rule.game
        used = await self._store.used(guild_id, game)
        new = [each for each in puzzles(game) if each.key not in used]  # to the server, as long as there are any
        puzzle = self._referee.dice.choice(new or list(puzzles(game)))
        await self._store.make(guild_id, now.date(), rule.channel, game, puzzle.key)
