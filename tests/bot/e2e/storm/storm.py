"""One storm from its beginning to the calm after it, and its report."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from bot.playground import Playground, shapes
from bot.playground.people import DiscordUser
from bot.playground.permissions import Permission, of_bot
from bot.playground.records import Channel, Message
from bot.playground.seen import Response, ShownMessage
from storage.check import problems_of

from . import laws
from .boards import Told, add_boards, lost_on_boards
from .bot_process import BotProcess
from .failures import Failures
from .moderators import open_places
from .observer import Observer, is_board
from .players import RandomPlayer, add_players, make_a_move
from .stored import Stored, StoredMatch, read

LOOK = 0.5  # seconds between two looks at the database
ATTEMPTS = 5  # at a move on a machine that may be too slow for it
LOST, STUCK, WRONG, SECOND = "moves lost", "matches stuck", "boards wrong", "second boards"
"""What a campaign counts."""
PATIENCE = 180.0  # seconds that the calm may take to come: long for any machine


@dataclass(frozen=True)
class Plan:
    """How long, which dice, seconds between the acts of one person and between the blows, how many engines,
    which blows (none named: all), whether being too slow is a crime, how often boards must have been seen to change
    before it may end, however slow the machine is, and how many pages with a board that one can touch are open.
    """

    seconds: float
    seed: int
    pause: float = 0.25
    blows: float = 3.0
    workers: int = 1
    only: tuple[str, ...] = ()
    strict: bool = True
    changes: int = 0
    boards: int = 0


@dataclass(slots=True)
class Report:
    """What was done, and the violations of each law."""

    figures: list[str] = field(default_factory=list)
    broken: dict[str, list[str]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, law: str, violations: Iterable[str]) -> None:
        """Adds violations of a law; a law that was checked and holds is listed, too."""
        self.broken.setdefault(law, []).extend(violations)

    @property
    def violations(self) -> list[str]:
        """All violations, with their laws."""
        return [f"{law}: {each}" for law, found in self.broken.items() for each in found]

    def __str__(self) -> str:
        """The report as text."""
        held = [f"{'BROKEN' if found else 'held':8}{law}" for law, found in self.broken.items()]
        return "\n".join([*self.figures, *held, *self.violations])


class Storm:
    """One storm over one bot; `play`, `settle`, `end`, each once and in this order, then `judge`."""

    def __init__(self, here: Playground, folder: Path, plan: Plan) -> None:
        self.here, self.plan = here, plan
        self.bot = BotProcess(here, folder, plan.workers, serves_boards=plan.boards > 0)
        self.observer = Observer(here)
        self.chance = random.Random(plan.seed)
        self.players: list[RandomPlayer] = add_players(here, plan.seed, plan.pause, self.observer.done)
        people, pages = [each.person for each in self.players], (plan.boards, plan.seed, plan.pause)
        self.told = Told()
        self.boards = add_boards(here, people, pages, self.told, self.observer.done)
        self.failures = Failures(here, self.bot, self.observer, random.Random(f"{plan.seed} failures"), self.boards)
        self.report = Report()
        self._before: Stored | None = None

    async def play(self) -> None:
        """Everybody acts and the failures come, until the time is over; then people alone, until enough was seen."""
        await open_places(self.here)
        await self.bot.start()
        calm, over = asyncio.Event(), asyncio.Event()
        work = [somebody.live(over) for somebody in (*self.players, *self.boards)]
        work += [self.failures.strike_again(calm, self.plan.blows, self.plan.only), self._keep_looking(over)]
        async with asyncio.TaskGroup() as group:
            for each in work:
                group.create_task(each)
            await asyncio.sleep(self.plan.seconds)
            calm.set()
            await self.here.until(self._has_seen_enough, PATIENCE)
            over.set()

    def _has_seen_enough(self) -> bool:
        return sum(len(seen) - 1 for seen in self.observer.boards.values()) >= self.plan.changes

    async def _keep_looking(self, until: asyncio.Event) -> None:
        while not until.is_set():
            self._compare(await asyncio.to_thread(read, self.bot.database))
            with suppress(TimeoutError):
                await asyncio.wait_for(until.wait(), LOOK)

    def _compare(self, stored: Stored) -> None:
        if self._before is not None:
            self.report.add("1 nothing stored is rewritten", laws.rewritten(self._before, stored))
            self.report.add("1 everybody stays whom they are in a match", laws.exchanged(self._before, stored))
        self._before = stored

    # -- the calm -----------------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """Ends the blows and waits until all is as it should be; then every living board is played on."""
        await self.failures.end()
        await self.rest("3 in the calm every board shows how its match stands")
        if self.boards:
            stored = read(self.bot.database)
            looks = [await page.looks(stored) for page in self.boards]
            self.report.add("3 so does every page that is opened again", filter(None, looks))
        unplayable = [trouble async for trouble in self._play_on()]
        self.report.add("3 every living board can be played on", unplayable)
        self.report.counts[STUCK] += len(unplayable)
        await self.rest("3 and afterwards again")

    async def rest(self, law: str) -> None:
        """Waits until nothing is wrong, and notes what still is."""
        wrong = self._wrong()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while any(wrong.values()):
                    await asyncio.sleep(0.1)
                    wrong = self._wrong()
        self.report.add(law, [each for found in wrong.values() for each in found])
        for kind in (STUCK, WRONG):
            self.report.counts[kind] += len(wrong[kind])
        self.report.counts[SECOND] = len(wrong[SECOND])

    def _wrong(self) -> dict[str, list[str]]:
        """What is wrong, by kinds."""
        stored = read(self.bot.database)
        reached = [match for match in stored if self._is_in_reach(match)]
        return {
            "unanswered": list(laws.unanswered(self.observer, strict=False)),
            STUCK: list(laws.waiting_for_bot(stored)),
            WRONG: [*self._old_boards(reached, stored), *self._unshown(reached), *self._inviting(stored)],
            SECOND: self.observer.second_boards,
        }

    def _old_boards(self, matches: list[StoredMatch], stored: Stored) -> Iterator[str]:
        for match in matches:
            board = self._sight(match.message)
            if board and (trouble := laws.out_of_date(match, board, stored)):
                yield f"match {match.id} {trouble} (message {board.id})"
            if trouble := laws.unasked(match, self._sight(match.asking)):
                yield f"match {match.id} {trouble}"

    def _unshown(self, matches: list[StoredMatch]) -> Iterator[str]:
        for match in matches:
            if trouble := laws.unshown(match, self.observer):
                yield f"match {match.id} {trouble}"

    def _inviting(self, stored: Stored) -> Iterator[str]:
        for number in self.observer.inviting:
            there = self._sight(number)
            if there and self._may_write(there.channel_id) and (trouble := laws.asks_in_vain(there, stored)):
                yield f"message {number} {trouble}"

    def _is_in_reach(self, match: StoredMatch) -> bool:
        """True if the bot can write by itself where a match is played, and could when it had to show it.

        What it gave up because nobody could be reached is shown by the next move, which `_play_on` checks.
        """
        return not match.given_up and self._may_write(match.channel)

    def _may_write(self, number: int | None) -> bool:
        channel = self.here.world.get(Channel, number)
        return channel is not None and Permission.SEND_MESSAGES in of_bot(self.here.world, channel)

    def _sight(self, message: int | None) -> ShownMessage | None:
        """A message, if it still exists and is public."""
        there = self.here.world.get(Message, message)
        if there is None or there.only_for is not None:
            return None
        return ShownMessage(shapes.message(self.here.world, there))

    async def _play_on(self) -> AsyncIterator[str]:
        for match in read(self.bot.database):
            if match.status == "playing" and (trouble := await self._play(match)):
                yield f"match {match.id} {trouble}"

    async def _play(self, match: StoredMatch) -> str:
        """One move or choice on a board by the person to move. Returns what went wrong, or ""."""
        mover = next((each for each in self.here.people if each.id == match.turn), None)  # in the first channel
        if mover is None:
            return "waits for the bot"
        for _ in range(1 if self.plan.strict else ATTEMPTS):
            if not (trouble := await self._one_move(mover, match)):
                break
        return trouble

    async def _one_move(self, mover: DiscordUser, match: StoredMatch) -> str:
        try:
            board = self._sight(match.message) if self._is_in_reach(match) else None
            board = board or await self._ask_for_board(mover, match)
            there = mover.at(board.channel_id)
            seen = await _in_spite_of_the_coach(there, await make_a_move(there, board, self.chance))
            if seen.state == "failed":
                return "was played on, and the person saw a failure"
            await mover.until(lambda: read(self.bot.database).matches[match.id].steps > match.steps)
        except (LookupError, TimeoutError, ValueError) as error:
            return f"could not be played on: {error!r}"
        return ""

    async def _ask_for_board(self, mover: DiscordUser, match: StoredMatch) -> ShownMessage:
        """Posts the board by command, where the match is played if that place still exists."""
        place = mover.at(match.channel) if self.here.world.get(Channel, match.channel) else mover
        return await _posted(await place.slash("board", match=match.id))

    # -- the end ------------------------------------------------------------------------------------------------

    async def end(self) -> None:
        """Stops the bot in order, and checks that no process is left."""
        code = await self.bot.stop()
        left = await self.bot.survivors()
        self.report.add("4 the bot stops in order", [f"its exit code is {code}"] if code else [])
        self.report.add("4 no process is left", [f"{each} goes on" for each in left])
        self.report.add("4 the bot always comes back", self.failures.complaints)

    def judge(self) -> Report:
        """Checks every law that can be checked when all is over."""
        stored, report = read(self.bot.database), self.report
        self._compare(stored)
        report.add("1 no match is lost", laws.lost_matches(self.observer, stored))
        report.add("1 no move that was shown is lost", laws.unwritten(self.observer.boards.values(), stored))
        report.add("1 no message is the board of two matches", laws.strays(self.observer))
        if self.boards:
            report.add("1 no move that a page was told of is lost", lost_on_boards(self.told, stored))
            report.add("1 no page showed what was not so", laws.unwritten(self.told.seen.values(), stored))
            report.add("2 every page gets an answer", self.told.silent)
        report.add("1 every end that was shown stands", laws.wrong_endings(self.observer, stored))
        report.counts[LOST] = sum(len(found) for law, found in report.broken.items() if law.startswith("1 "))
        report.add("2 everybody gets an answer", laws.unanswered(self.observer, strict=self.plan.strict))
        report.add("4 the file is whole", problems_of(self.bot.database))
        report.add("4 every match was played by the rules", laws.against_the_rules(stored))
        log = self.bot.log.read_text(encoding="utf-8")
        report.add("4 the log tells of no bug", laws.log_trouble(log, self.here.token))
        report.figures = [*self._figures(stored)]
        return report

    def _figures(self, stored: Stored) -> Iterable[str]:
        observer = self.observer
        excused = sum(bool(observer.lacks(asked)) for asked in observer.asked.values())
        sightings = sum(map(len, observer.boards.values()))
        moves = sum(len(match.rows) for match in stored)
        self.report.counts |= {"matches": len(stored.matches), "moves": moves}
        finished = sum(match.status == "finished" for match in stored)
        yield f"seed {self.plan.seed}, {self.plan.seconds:g} s"
        yield f"{len(observer.asked)} interactions, {excused} without an answer, all of them excused or named below"
        yield f"{len(stored.matches)} matches ({finished} finished), {moves} moves, boards seen {sightings} times"
        openings = [match for match in stored if match.opening]
        settled = sum(laws.is_settled(match) for match in openings)
        yield f"{len(openings)} matches with an opening, {settled} in which a side was chosen"
        if back := sorted(self.told.back):
            middle, most = back[len(back) // 2], back[-1]
            yield f"{len(back)} sockets of pages, the board back after {middle:.2f} s (median), {most:.2f} s (most)"
            told = sum(map(len, self.told.seen.values()))
            yield f"{len(self.told.accepted)} moves accepted on pages, which were told {told} states"
        bot, given_up = self.bot, sum(match.given_up for match in stored)
        yield f"{given_up} matches stand as nobody could be shown"
        yield f"bot started {bot.starts} times, killed {bot.kills} times, {len(bot.engines)} engine processes"
        yield "people: " + ", ".join(f"{name} {count}" for name, count in observer.done.most_common())
        yield "failures: " + ", ".join(f"{name} {count}" for name, count in self.failures.struck.most_common())


async def _in_spite_of_the_coach(person: DiscordUser, moved: Response) -> Response:
    """Presses that the person is sure, if a move was answered by a warning. Returns the answer to the last press."""
    seen = await moved.settled()
    asked = seen.followups[-1] if seen.followups else seen.message
    sure = [each.custom_id for each in asked.buttons if (each.custom_id or "").startswith("sure:")] if asked else []
    return await person.click(asked, sure[0]) if asked and sure else seen


async def _posted(answer: Response) -> ShownMessage:
    """The board that a command posted."""
    settled = await answer.settled()
    found = [each for each in (settled.message, *settled.followups) if each and is_board(each)]
    if not found:
        raise LookupError("/board posted no board")
    return found[0]


@asynccontextmanager
async def started(folder: Path, plan: Plan) -> AsyncIterator[Storm]:
    """A storm with its own Discord; the bot is killed at the end, whatever happens."""
    async with Playground() as here:
        storm = Storm(here, folder, plan)
        try:
            yield storm
        finally:
            await storm.bot.kill()


async def run(folder: Path, plan: Plan) -> Report:
    """Runs a whole storm."""
    async with started(folder, plan) as storm:
        await storm.play()
        await storm.settle()
        await storm.end()
        return storm.judge()
