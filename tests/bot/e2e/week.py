"""A week in the life of a server: python -m tests.bot.e2e.week --days 7

People play through the loopback Discord while the script moves the clock: challenges, a tournament, the daily puzzle,
days off, time that runs out, a leaderboard, the deletion of a person, and a bot that is stopped and started again. At
the end every board, table and puzzle that is shown is compared with the database.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

from bot.client import Qibot
from bot.features.records.leaderboards import Leaderboards
from bot.features.tournaments.page import points, tournament_page
from bot.features.tournaments.pairing import table_of
from bot.match.preferences import Preference
from bot.match.rating_rule import is_provisional
from bot.match.state import MatchView
from bot.playground import Playground
from bot.playground.laws.rates import Rate
from bot.playground.people import DiscordUser
from bot.playground.records import Channel, Message
from bot.playground.seen import ShownMessage
from storage.check import problems_of

from .conftest import bot_in, clock_of, settings_for
from .playing import (
    DRAWN,
    FIRST_WINS,
    SECOND_WINS,
    begin_against,
    click,
    match_of,
    puzzle_of,
    solve_puzzle,
    use,
)
from .test_daily import picked
from .test_privacy import delete

DAY, EVENING, HOUR = 86_400.0, 39_600.0, 3_600.0  # seconds; the evening comes eleven hours after the morning
GAME, CLOCK = "tictactoe", "move-86400"
LIVES = 3  # days that the bot runs before it is stopped for one evening
IDLE = {1: "Dave", 2: "Dave", 3: "Dave", 5: "小林", 6: "小林"}  # who does not move in the tournament on which day
NAMES = ("Olga", "Alice", "Bob", "Carol", "Dave", "小林")


@dataclass(slots=True)
class Week:
    """One server, its people, and what was done so far."""

    here: Playground
    folder: Path
    people: dict[str, DiscordUser] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
    tables: list[int] = field(default_factory=list)  # messages of tournaments
    done: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    def now(self) -> datetime:
        """The time of the world, which is also the bot's."""
        return clock_of(self.here)()

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Qibot]:
        """The bot, for a part of the week."""
        async with bot_in(self.here, settings_for(self.folder / "qibot.sqlite3"), clock=self.now) as client:
            yield client

    def at(self, name: str, channel: str = "games") -> DiscordUser:
        """A person in a channel."""
        return self.people[name].at(self.channels[channel])

    async def run(self, days: int) -> None:
        """Runs the whole week."""
        server = self.here.world.add_guild("The club", ("lobby", "games", "puzzles"), has_bot=False)
        self.channels = {each.name: each for each in self.here.world.all(Channel) if each.guild_id == server.id}
        for name in NAMES:
            self.people[name] = self.here.add_person(name, "zh-CN" if name == "小林" else "en-GB", admin=name == "Olga")
        for first in range(1, days + 1, LIVES):
            async with self.bot() as bot:
                await self.live(bot, range(first, min(first + LIVES, days + 1)), days)
            await self.pass_by(DAY - EVENING)  # without the bot: nobody loses by that
        async with self.bot() as bot:
            await self.let_time_run_out(bot)
            await self.check(bot, days)
        self.problems += problems_of(self.folder / "qibot.sqlite3")

    async def live(self, bot: Qibot, numbers: range, days: int) -> None:
        """Runs some days with the bot running."""
        for number in numbers:
            if number > numbers[0]:
                await self.pass_by(DAY - EVENING)
            if number == 1:
                await self.here.moderation.invite_the_bot(self.channels["games"].guild_id or 0)
                await self.set_up()
                await self.begin_tournament()
            await bot.services.referee.watch.look()
            await self.settle(bot)
            if number == 2:
                await self.days_off()
            await self.a_day(bot, number)
            await self.pass_by(EVENING)
            await self.settle(bot)
            await self.a_round(bot, self.people[IDLE.get(number, "Olga")].id)
            if number == days - 1:
                await self.delete_carol(bot)

    # -- time ---------------------------------------------------------------------------------------------------------

    async def pass_by(self, seconds: float) -> None:
        """Advances the clock by `seconds` at once."""

        async def advance() -> None:
            self.here.world.clock.advance(seconds)

        await self.here.call(advance)

    async def settle(self, bot: Qibot) -> None:
        """Waits until all that follows from the time is done and shown."""
        referee = bot.services.referee
        await referee.sweep()
        for _ in range(1000):
            behind = [*await referee.stores.tournaments.posts.to_show(), *await referee.stores.daily.posts.to_show()]
            if not (behind or await referee.stores.tournaments.owed() or await referee.stores.boards.to_show()):
                return
            await asyncio.sleep(0.02)
        self.problems.append(f"at {self.now()} something is not shown")

    # -- what people do -----------------------------------------------------------------------------------------------

    async def set_up(self) -> None:
        """The owner chooses a channel for puzzles, from this hour of the day on."""
        await picked(self.at("Olga", "lobby"), self.channels["puzzles"], self.now().hour)
        await self.at("Alice", "puzzles").sees("Puzzle of the day")

    async def begin_tournament(self) -> None:
        """Six people, everybody against everybody, one day for each move."""
        alice = self.at("Alice")
        await (await alice.slash("tournament", game=GAME, clock=CLOCK)).settled()
        table = await alice.sees("Tournament 1")
        for name in NAMES[1:]:
            await self.at(name).click(alice.look(table), "tournament-join:0:0:1")
        await alice.click(alice.look(table), "Start")
        self.tables.append(table.id)
        self.done["tournaments"] += 1

    async def a_day(self, bot: Qibot, number: int) -> None:
        """A challenge, a round of the tournament, the puzzle."""
        await self.a_challenge(bot, number)
        await self.a_round(bot, self.people[IDLE.get(number, "Olga")].id)
        await self.a_puzzle(bot, number)

    async def a_challenge(self, bot: Qibot, number: int) -> None:
        """Two people play a match to its end; the stronger one has the first side."""
        first, second = [("Alice", "Bob"), ("Bob", "Dave"), ("Alice", "小林")][number % 3]
        board = await begin_against(self.at(first), self.at(second), GAME, clock=CLOCK)
        await self.play(bot, match_of(board), FIRST_WINS if number % 2 else DRAWN)
        self.done["challenges"] += 1

    async def a_round(self, bot: Qibot, idle: int) -> None:
        """Plays the running matches of the tournament to their ends; the person earlier in NAMES wins. `idle` does not
        move, and a match that is about to run out of time is left alone.
        """
        found = await bot.services.referee.stores.tournaments.get(1)
        for each in found.current:
            if each.match_id is None or each.is_over or idle in (each.first_player, each.second_player):
                continue
            deadline = (await bot.services.referee.stores.view(each.match_id)).match.timing.deadline
            if deadline and deadline < self.now() + timedelta(hours=1):  # it is left to run out of time
                continue
            order = [self.people[name].id for name in NAMES]
            first_wins = order.index(each.first_player) < order.index(each.second_player or 0)
            await self.play(bot, each.match_id, FIRST_WINS if first_wins else SECOND_WINS)
            self.done["matches of the tournament"] += 1
        await self.settle(bot)

    async def play(self, bot: Qibot, match: int, moves: Sequence[str]) -> None:
        """Plays a match to its end, with the buttons of its board."""
        by_id = {person.id: name for name, person in self.people.items()}
        for move in moves:
            view = await bot.services.referee.stores.view(match)
            player = self.at(by_id[view.seats[view.turn].player or 0])
            board = await self.board(bot, player, view)
            await (await player.click(board, f"move:{match}:{view.board_number}:{move}")).settled()
            self.done["moves"] += 1

    async def board(self, bot: Qibot, player: DiscordUser, view: MatchView) -> ShownMessage:
        """The message of a match once it offers the present moves: a new one, if Discord takes no more edits of the
        last.
        """
        for _ in range(1000):
            message = self.here.world.get(Message, bot.services.publisher.newest_view(view).match.message_id)
            if message is not None and _offers(board := player.look(message.id), view):
                return board
            await asyncio.sleep(0.02)
        raise LookupError(f"match {view.id} is not shown")

    async def a_puzzle(self, bot: Qibot, number: int) -> None:
        """Alice solves it every day, Bob every second day; on the others he looks at the solution."""
        post = [each for each in self.at("Alice", "puzzles").reads() if "Puzzle of the day" in each.text][-1]
        await self.solve("Alice", post, True)
        await self.solve("Bob", post, number % 2 == 0)
        await self.settle(bot)

    async def solve(self, name: str, post: ShownMessage, right: bool) -> None:
        """Presses the right moves one after another, or asks for the solution."""
        person = self.at(name, "puzzles")
        page = await click(person, post, "Solve")
        if right:
            await solve_puzzle(person, page, puzzle_of(page))
            self.done["puzzles solved"] += 1
        else:
            await person.click(page, "Solution")

    async def days_off(self) -> None:
        """Dave takes two days off, so that his clocks stand."""
        told = await use(self.at("Dave"), "vacation", days=2)
        if "on vacation until" not in told.text:
            self.problems.append(f"no vacation: {told.text}")

    async def delete_carol(self, bot: Qibot) -> None:
        """Carol's data is deleted; her opponents keep the matches."""
        await delete(self.at("Carol"))
        await self.settle(bot)
        self.done["deletions"] += 1

    async def let_time_run_out(self, bot: Qibot) -> None:
        """Nobody moves any more: every running match ends on time, and so does the tournament."""
        referee = bot.services.referee
        for _ in range(12):
            await self.settle(bot)
            if (await referee.stores.tournaments.get(1)).ended_at:
                break
            await self.pass_by(DAY + HOUR)
            await referee.watch.look()
            self.done["days in which nobody moved"] += 1

    # -- what must be so in the end -----------------------------------------------------------------------------------

    async def check(self, bot: Qibot, days: int) -> None:
        """Checks that everything shown agrees with the database."""
        await self.check_tables(bot)
        await self.check_boards(bot)
        await self.check_puzzles(bot, days)
        await self.check_leaderboard(bot)
        carol = self.people["Carol"].id
        if await bot.services.referee.stores.players.get(carol) is not None:
            self.problems.append("Carol is known")

    async def check_tables(self, bot: Qibot) -> None:
        """Checks the table of the tournament, and that everybody met everybody."""
        found = await bot.services.referee.stores.tournaments.get(1)
        shown_now = self.at("Alice").look(found.message_id or 0)
        page = tournament_page(found, Preference("en", "picture"))
        text = "\n".join(block for block in page.blocks if isinstance(block, str))
        if shown_now.text != text:
            self.problems.append(f"the table shows {shown_now.text!r}, not {text!r}")
        if found.status != "finished":
            self.problems.append(f"the tournament is {found.status}")
        pairs = Counter(frozenset((each.first_player, each.second_player)) for each in found.pairings)
        if len(pairs) != 15 or set(pairs.values()) != {1}:
            self.problems.append(f"who met whom: {pairs}")
        total = sum(each.points for each in table_of(found))
        self.done["points"] = int(2 * total)
        if not 8 <= total <= 10:
            self.problems.append(f"{points(total)} points are no sum of ten matches")

    async def check_boards(self, bot: Qibot) -> None:
        """Checks that every board shows its match as it is: over, and how it ended."""
        referee, number = bot.services.referee, 0
        total = await referee.stores.matches._db.all("SELECT id FROM matches ORDER BY id")
        for number in (row["id"] for row in total):
            view = await referee.stores.view(number)
            match = view.match
            if match.playing or match.shown < match.revision:
                self.problems.append(f"match {number}: {match.status}, shown {match.shown} of {match.revision}")
                continue
            message = self.here.world.get(Message, match.message_id)
            board = self.at("Alice").look(message.id) if message else None
            if board is None or not _shows(board, view):
                self.problems.append(f"match {number}: its board shows {board and board.text!r}")
            self.done["boards"] += 1

    async def check_puzzles(self, bot: Qibot, days: int) -> None:
        """Checks that there is one message a day, with the results of that day."""
        posts = [each for each in self.at("Alice", "puzzles").reads() if "Puzzle of the day" in each.text]
        rows = await bot.services.referee.stores.daily._db.all("SELECT id FROM daily_puzzles ORDER BY id")
        counted = 0
        for row in rows:
            found = await bot.services.referee.stores.daily.get(row["id"])
            of_day = [each for each in posts if f"-# {found.day}" in each.text]
            if len(of_day) != 1:
                self.problems.append(f"{len(of_day)} puzzles on {found.day}")
            elif found.tried and f"Tried: {found.tried} · solved: {found.solved}" not in of_day[0].text:
                self.problems.append(f"the puzzle of {found.day} shows {of_day[0].text!r}")
            counted += found.tried
        self.done["puzzles of the day"] = len(rows)
        if len(rows) < days or counted != 2 * days:
            self.problems.append(f"{len(rows)} puzzles, {counted} tries in {days} days")
        if f"Longest streak: Alice, {days} days" not in posts[days - 1].text:
            self.problems.append(f"no streak of {days} days: {posts[days - 1].text!r}")

    async def check_leaderboard(self, bot: Qibot) -> None:
        """Checks the order of the leaderboard: by rating, with places for settled ratings, which come first."""
        told = (await use(self.at("Bob"), "top", game=GAME, when="all")).text
        board = await bot.services.referee.of(Leaderboards).top(GAME, self.channels["games"].guild_id, "all")
        order = sorted(board.standings, key=lambda each: (is_provisional(each.rating.deviation), -each.rating.rating))
        ranks = [None if is_provisional(each.rating.deviation) else place for place, each in enumerate(order, 1)]
        names = [f"**{each.name}**" for each in order]
        lines = [f"\n{rank}\\. {name}" if rank else f"\n{name}" for rank, name in zip(ranks, names, strict=True)]
        places = [told.find(line) for line in lines]
        if not order or order != [*board.standings] or -1 in places or places != sorted(places):
            self.problems.append(f"the leaderboard: {told!r}")
        if "Carol" in told:
            self.problems.append("Carol is on the leaderboard")
        self.done["on the leaderboard"] = len(board.standings)


def _offers(board: ShownMessage, view: MatchView) -> bool:
    """True if a board offers the present moves."""
    return any((each.custom_id or "").startswith(f"move:{view.id}:{view.board_number}:") for each in board.buttons)


def _shows(board: ShownMessage, view: MatchView) -> bool:
    """True if a board shows the end of a match, and offers no more moves."""
    marks = [f"**{seat.name}**" for seat in view.seats if seat.name]
    is_over = not any((each.custom_id or "").startswith("move:") for each in board.buttons)
    return is_over and f"Match {view.id}" in board.text and all(mark in board.text for mark in marks)


async def live(days: int, folder: Path, old_edits: Rate | None = None) -> Week:
    """Runs a week of `days` days; `old_edits` replaces the limit of edits of old messages."""
    async with Playground(own_thread=True) as here:
        here.world.rates.old_edits = old_edits or here.world.rates.old_edits
        week = Week(here, folder)
        await week.run(days)
        return week


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a week and prints what happened. Returns the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--days", type=int, default=7)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        week = asyncio.run(live(options.days, Path(folder)))
    told = [f"{options.days} days, {dict(week.done)}", *(week.problems or ["all boards and tables are right"])]
    sys.stdout.write("\n".join(told) + "\n")
    return 1 if week.problems else 0


if __name__ == "__main__":
    sys.exit(main())
