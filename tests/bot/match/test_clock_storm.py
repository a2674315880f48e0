"""Live matches under bad conditions: a small storm over them, whose laws notice a violation.

The referee runs over a real database file, with a clock that the storm moves: clicks arrive late, the connection is
cut, the bot is killed and started again. Meanwhile and afterwards the laws of the clocks are checked:

* no move is charged more than the time between the stamps of its click and of the move before, and less only by time
  in which nobody was heard (and the few seconds around it that are given to notice);
* the banks agree with the charges;
* no match ends on time while its side still had some, or had clicked in time;
* while people are heard, no match goes on for more than two seconds after its time.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import installed
from bot.discord.place import Person, Place
from bot.features.challenges.invitations import Invitations
from bot.match import time_control
from bot.match.clock_watch import ON_ITS_WAY
from bot.match.clocks import NOTICE
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.match.terms import MatchTerms
from bot.match.time_control import FIRST_MOVE
from storage.database import Database
from storage.matches import MatchStore
from storage.rows import Timing
from tests.bot.local_engine import LocalEngine
from tests.long import LONG
from tests.moves import moves_of

CONTROL, BANK, INCREMENT = "live-60-5", 60_000, 5_000
LOOK = timedelta(seconds=0.4)
UNNOTED = 5 * LOOK  # the bot may have been there for so long without noting it
LATEST = timedelta(seconds=2)
AT_ONCE = 40  # matches
PEOPLE = 12
HERE = Place(1, 2)


@dataclass(slots=True)
class Click:
    """The next click of the side to move, and when it arrives."""

    match: int
    ply: int
    made_at: datetime
    arrives_at: datetime


@dataclass(slots=True)
class ClockStorm:
    """One storm; `violations` is what broke a law."""

    matches: int
    seed: int
    time: datetime = datetime(2026, 11, 20, 16, 0, tzinfo=UTC)
    away: list[tuple[datetime, datetime]] = field(default_factory=list)
    clicks: dict[int, Click] = field(default_factory=dict)
    dues: dict[int, datetime] = field(default_factory=dict)
    ended: dict[int, datetime] = field(default_factory=dict)
    done: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)
    chance: random.Random = field(default_factory=random.Random)

    async def run(self, path: Path) -> None:
        """Plays all the matches to their ends."""
        self.chance.seed(self.seed)
        begun = 0
        while begun < self.matches or self.clicks:
            async with (
                Database.open(path) as db,
                Referee(db, LocalEngine(), installed.services(), clock=lambda: self.time, sweep=1e6) as bot,
            ):
                for number in range(PEOPLE):
                    await bot.stores.players.remember(number + 1, f"P{number}")
                await bot.resume()
                begun = await self._live(bot, begun)
            if self.clicks:
                self._silence("kills")
        async with Database.open(path) as db:
            for match in range(1, self.matches + 1):
                await self._judge(db, match)

    async def _live(self, bot: Referee, begun: int) -> int:
        """Runs until the bot is killed, or all is over. Returns how many matches have begun."""
        dies_at = self.time + timedelta(seconds=self.chance.expovariate(1 / 60))
        while self.time < dies_at and (begun < self.matches or self.clicks):
            while begun < self.matches and len(self.clicks) < AT_ONCE:
                begun += 1
                await self._begin(bot)
            if self.chance.random() < 0.004:
                await self._cut(bot)
            await self._step(bot)
        return begun

    async def _begin(self, bot: Referee) -> None:
        one, other = self.chance.sample(range(1, PEOPLE + 1), 2)
        host, guest = (Person(each, f"P{each - 1}") for each in (one, other))
        invitation = await bot.of(Invitations).invite(MatchTerms("tictactoe", "first", CONTROL), host, HERE)
        view = await bot.of(Invitations).join(invitation.id, guest, HERE)
        self._plan(view)

    async def _step(self, bot: Referee) -> None:
        self.time += LOOK
        for click in [each for each in self.clicks.values() if each.arrives_at <= self.time]:
            await self._deliver(bot, click)
        await bot.watch.look()
        for match in await bot.stores.clocks.timed():
            late = self.time - (match.timing.deadline or self.time)
            if late > LATEST:
                self.violations.append(f"match {match.id} goes on {late} after its time")
        for match_id in list(self.clicks):
            view = await bot.stores.view(match_id)
            if not view.match.playing:
                self._over(view)

    async def _deliver(self, bot: Referee, click: Click) -> None:
        view = await bot.stores.view(click.match)
        if not view.match.playing:
            if click.made_at <= self.dues[click.match] and self.time - click.made_at <= ON_ITS_WAY:
                self.violations.append(f"match {click.match} ended though a click was made in time")
            self._over(view)
            return
        person = view.seats[view.turn].player
        assert person is not None
        move = self.chance.choice(view.legal)
        view = await bot.turns.move(click.match, person, move, click.ply, at=click.made_at)
        self.done["moves"] += view.ply > click.ply
        self._plan(view) if view.match.playing else self._over(view)

    def _plan(self, view: MatchView) -> None:
        """Plans the next click: most are quick, some come close to the end of the time or after it."""
        assert view.match.timing.turn_at
        assert view.match.timing.deadline
        self.dues[view.id] = view.match.timing.deadline
        left = (view.match.timing.deadline - view.match.timing.turn_at).total_seconds()
        thought = self.chance.choices((self.chance.uniform(0, 8), left + self.chance.uniform(-1, 1), 1e4), (80, 15, 5))[
            0
        ]
        made_at = max(self.time, view.match.timing.turn_at + timedelta(milliseconds=round(1000 * thought)))
        delay = timedelta(seconds=self.chance.uniform(0.02, 0.75))
        self.clicks[view.id] = Click(view.id, view.ply, made_at, made_at + delay)

    def _over(self, view: MatchView) -> None:
        self.clicks.pop(view.id, None)
        self.ended[view.id] = self.time
        self.done[str(view.match.reason)] += 1

    async def _cut(self, bot: Referee) -> None:
        await bot.watch.lose(0)
        self._silence("cuts")
        await bot.watch.regain(0)

    def _silence(self, what: str) -> None:
        """A time in which no click is heard: people click again when the bot is back."""
        began = self.time
        self.time += timedelta(seconds=self.chance.expovariate(1 / 15))
        self.away.append((began, self.time))
        self.done[what] += 1
        for click in self.clicks.values():
            if began - timedelta(seconds=1) <= click.arrives_at <= self.time:
                click.made_at = self.time + timedelta(seconds=self.chance.uniform(0, 3))
                click.made_at = click.made_at.replace(microsecond=click.made_at.microsecond // 1000 * 1000)
                click.arrives_at = click.made_at + timedelta(seconds=0.2)

    # -- the laws -----------------------------------------------------------------------------------------------------

    async def _judge(self, db: Database, number: int) -> None:
        match = await MatchStore(db).get(number)
        banks, last = [BANK, BANK], None
        for move in await moves_of(db, number):
            side, spent = (move.ply + 1) % 2, move.spent or 0
            if last is not None:
                between = (move.made_at - last) // timedelta(milliseconds=1)
                if spent > between or spent < between - self._unheard(last, move.made_at) // timedelta(milliseconds=1):
                    self.violations.append(f"match {number}, move {move.ply}: charged {spent} of {between} ms")
            if move.ply > 2:
                banks[side] = banks[side] - spent + INCREMENT
            last = move.made_at
        if match.reason != "timeout":
            return
        if (match.timing.first_left, match.timing.second_left) != tuple(banks):
            self.violations.append(f"match {number}: banks {match.timing.left} where {banks} are left")
        limit = FIRST_MOVE if match.ply < 2 else timedelta(milliseconds=banks[match.ply % 2])
        if last is not None and self.ended[number] - last < limit:
            self.violations.append(f"match {number} ended {limit - (self.ended[number] - last)} too early")

    def _unheard(self, since: datetime, until: datetime) -> timedelta:
        """How much may have been given back in that time: a silence as a whole, with the time to notice its end; also
        one that began while the click was on its way.
        """
        shares = (end + NOTICE - max(since, began - UNNOTED) for began, end in self.away if began < until + ON_ITS_WAY)
        return sum((share for share in shares if share > timedelta()), timedelta())


async def test_the_laws_of_the_clocks_hold(tmp_path: Path) -> None:
    """Clicks arrive late, the connection is cut, and the bot is killed."""
    storm = ClockStorm(12 if LONG else 4, seed=4)
    await storm.run(tmp_path / "storm.sqlite3")
    assert storm.violations == []
    assert len(storm.ended) == storm.matches
    assert storm.done["cuts"]
    assert storm.done["kills"]


async def test_a_clock_that_charges_too_much_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves cost a second more than they took."""
    honest = time_control.spent

    def dear(timing: Timing, at: datetime) -> int | None:
        cost = honest(timing, at)
        return None if cost is None else cost + 1000

    monkeypatch.setattr("bot.match.clocks.spent", dear)
    storm = ClockStorm(1, seed=6)
    await storm.run(tmp_path / "storm.sqlite3")
    assert any("charged" in each for each in storm.violations)
