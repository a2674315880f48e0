"""The storm from its first gust to the calm after it, and what it leaves behind."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from bot.playground import Playground, shapes
from bot.playground.people import Person
from bot.playground.permissions import Permission, of_bot
from bot.playground.records import Channel, Message
from bot.playground.seen import Seen, Sight

from . import laws
from .crowd import Somebody, gather, make_a_move
from .demon import Demon
from .house import House
from .moderators import open_places
from .story import Book, Story, read
from .witness import Witness, is_board

LOOK = 0.5  # seconds between two looks at the database
ATTEMPTS = 5  # at a move on a machine that may be too slow for it
LOST, STUCK, WRONG, SECOND = "moves lost", "matches stuck", "boards wrong", "second boards"
"""What a campaign counts."""
PATIENCE = 60.0  # seconds that the calm may take to come: long for any machine


@dataclass(frozen=True)
class Plan:
    """How long, which dice, seconds between the acts of one person and between the blows, how many engines,
    which blows (none named: all), and whether being too slow is a crime.
    """

    seconds: float
    seed: int
    pause: float = 0.25
    blows: float = 3.0
    workers: int = 1
    only: tuple[str, ...] = ()
    strict: bool = True


@dataclass(slots=True)
class Report:
    """What was done, and what breaks which law."""

    figures: list[str] = field(default_factory=list)
    broken: dict[str, list[str]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, law: str, violations: Iterable[str]) -> None:
        """What was found; a law that was looked at and holds is noted too."""
        self.broken.setdefault(law, []).extend(violations)

    @property
    def violations(self) -> list[str]:
        """All of them, with their laws."""
        return [f"{law}: {each}" for law, found in self.broken.items() for each in found]

    def __str__(self) -> str:
        """For whoever runs it."""
        held = [f"{'BROKEN' if found else 'held':8}{law}" for law, found in self.broken.items()]
        return "\n".join([*self.figures, *held, *self.violations])


class Storm:
    """One storm over one bot; `rage`, `calm`, `end`, each once and in this order, then `judge`."""

    def __init__(self, here: Playground, folder: Path, plan: Plan) -> None:
        self.here, self.plan = here, plan
        self.house = House(here, folder, plan.workers)
        self.witness = Witness(here)
        self.chance = random.Random(plan.seed)
        self.demon = Demon(here, self.house, self.witness, random.Random(f"{plan.seed} demon"))
        self.crowd: list[Somebody] = gather(here, plan.seed, plan.pause, self.witness.done)
        self.report = Report()
        self._before: Book | None = None

    async def rage(self) -> None:
        """Everybody acts and the demon strikes, until the time is over."""
        await open_places(self.here)
        await self.house.start()
        over = asyncio.Event()
        work = [somebody.live(over) for somebody in self.crowd]
        work += [self.demon.rage(over, self.plan.blows, self.plan.only), self._keep_looking(over)]
        async with asyncio.TaskGroup() as group:
            for each in work:
                group.create_task(each)
            await asyncio.sleep(self.plan.seconds)
            over.set()

    async def _keep_looking(self, until: asyncio.Event) -> None:
        while not until.is_set():
            self._compare(await asyncio.to_thread(read, self.house.database))
            with suppress(TimeoutError):
                await asyncio.wait_for(until.wait(), LOOK)

    def _compare(self, book: Book) -> None:
        if self._before is not None:
            self.report.add("1 nothing stored is rewritten", laws.rewritten(self._before, book))
        self._before = book

    # -- the calm -----------------------------------------------------------------------------------------------

    async def calm(self) -> None:
        """No more blows: everything comes to rest as it should be, and then every living board is played on."""
        await self.demon.relent()
        await self._rest("3 in the calm every board shows how its match stands")
        unplayable = [trouble async for trouble in self._play_on()]
        self.report.add("3 every living board can be played on", unplayable)
        self.report.counts[STUCK] += len(unplayable)
        await self._rest("3 and afterwards again")

    async def _rest(self, law: str) -> None:
        """Waits until nothing is amiss, and notes what then still is."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._amiss():  # noqa: ASYNC110 - the database tells nobody when it changes
                    await asyncio.sleep(0.1)
        wrong = self._wrong()
        self.report.add(law, [each for found in wrong.values() for each in found])
        for kind in (STUCK, WRONG, SECOND):
            self.report.counts[kind] += len(wrong[kind])

    def _amiss(self) -> list[str]:
        return [each for found in self._wrong().values() for each in found]

    def _wrong(self) -> dict[str, list[str]]:
        """What is not as it should be, by kinds."""
        book = read(self.house.database)
        reached = [story for story in book if self._is_in_reach(story)]
        return {
            "unanswered": list(laws.unanswered(self.witness, strict=False)),
            STUCK: list(laws.waiting_for_bot(book)),
            WRONG: [*self._old_boards(reached, book), *self._unshown(reached)],
            SECOND: [each for story in reached for each in laws.second_boards(story, self.here.world)],
        }

    def _old_boards(self, stories: list[Story], book: Book) -> Iterator[str]:
        for story in stories:
            board = self._board_of(story)
            if board and (trouble := laws.out_of_date(story, board, book)):
                yield f"match {story.id} {trouble} (message {board.id})"

    def _unshown(self, stories: list[Story]) -> Iterator[str]:
        for story in stories:
            if trouble := laws.unshown(story, self.witness):
                yield f"match {story.id} {trouble}"

    def _is_in_reach(self, story: Story) -> bool:
        """Whether the bot can write by its own hand where a match is played."""
        channel = self.here.world.get(Channel, story.channel)
        return channel is not None and Permission.SEND_MESSAGES in of_bot(self.here.world, channel)

    def _board_of(self, story: Story) -> Sight | None:
        """The message of a match, where it has one that is still there and everybody sees."""
        there = self.here.world.get(Message, story.message)
        if there is None or there.only_for is not None:
            return None
        return Sight(shapes.message(self.here.world, there))

    async def _play_on(self) -> AsyncIterator[str]:
        for story in read(self.house.database):
            if story.status == "playing" and (trouble := await self._play(story)):
                yield f"match {story.id} {trouble}"

    async def _play(self, story: Story) -> str:
        """One move on a board by whoever is to move; what went wrong, or nothing."""
        mover = next((each for each in self.here.people if each.id == story.turn), None)  # in the first channel
        if mover is None:
            return "waits for the bot"
        for _ in range(1 if self.plan.strict else ATTEMPTS):
            if not (trouble := await self._one_move(mover, story)):
                break
        return trouble

    async def _one_move(self, mover: Person, story: Story) -> str:
        try:
            board = self._board_of(story) if self._is_in_reach(story) else None
            board = board or await self._ask_for_board(mover, story)
            seen = await make_a_move(mover.at(board.channel_id), board, self.chance)
            if seen.state == "failed":
                return "was played on, and the person saw a failure"
            await mover.until(lambda: len(read(self.house.database).stories[story.id].rows) > len(story.rows))
        except (LookupError, TimeoutError, ValueError) as error:
            return f"could not be played on: {error!r}"
        return ""

    async def _ask_for_board(self, mover: Person, story: Story) -> Sight:
        """The board by command, where the match is played if that is still there."""
        place = mover.at(story.channel) if self.here.world.get(Channel, story.channel) else mover
        return await _posted(await place.slash("board", match=story.id))

    # -- the end ------------------------------------------------------------------------------------------------

    async def end(self) -> None:
        """The bot stops in order and leaves no process behind."""
        code = await self.house.stop()
        left = await self.house.survivors()
        self.report.add("4 the bot stops in order", [f"its exit code is {code}"] if code else [])
        self.report.add("4 no process is left", [f"{each} goes on" for each in left])
        self.report.add("4 the bot always comes back", self.demon.complaints)

    def judge(self) -> Report:
        """Every law that can be looked at when all is over."""
        book, report = read(self.house.database), self.report
        self._compare(book)
        report.add("1 no match is lost", laws.lost_matches(self.witness, book))
        report.add("1 no move that was shown is lost", laws.lost_moves(self.witness, book))
        report.add("1 every end that was shown stands", laws.wrong_endings(self.witness, book))
        report.counts[LOST] = sum(len(found) for law, found in report.broken.items() if law.startswith("1 "))
        report.add("2 everybody gets an answer", laws.unanswered(self.witness, strict=self.plan.strict))
        report.add("4 the file is whole", laws.damaged(self.house.database))
        report.add("4 every match was played by the rules", laws.against_the_rules(book))
        log = self.house.log.read_text(encoding="utf-8")
        report.add("4 the log tells of no bug", laws.log_trouble(log, self.here.token))
        report.figures = [*self._figures(book)]
        return report

    def _figures(self, book: Book) -> Iterable[str]:
        witness = self.witness
        excused = sum(bool(witness.lacks(asked)) for asked in witness.asked.values())
        sightings = sum(map(len, witness.boards.values()))
        moves = sum(len(story.rows) for story in book)
        self.report.counts |= {"matches": len(book.stories), "moves": moves}
        finished = sum(story.status == "finished" for story in book)
        yield f"seed {self.plan.seed}, {self.plan.seconds:g} s"
        yield f"{len(witness.asked)} interactions, {excused} without an answer, all of them excused or named below"
        yield f"{len(book.stories)} matches ({finished} finished), {moves} moves, boards seen {sightings} times"
        house = self.house
        yield f"bot started {house.starts} times, killed {house.kills} times, {len(house.engines)} engine processes"
        yield "people: " + ", ".join(f"{name} {count}" for name, count in witness.done.most_common())
        yield "demon: " + ", ".join(f"{name} {count}" for name, count in self.demon.struck.most_common())


async def _posted(answer: Seen) -> Sight:
    """The board that a command posted."""
    settled = await answer.settled()
    found = [each for each in (settled.message, *settled.followups) if each and is_board(each)]
    if not found:
        raise LookupError("/board posted no board")
    return found[0]


@asynccontextmanager
async def brewing(folder: Path, plan: Plan) -> AsyncIterator[Storm]:
    """A storm with a Discord of its own; whatever happens, the bot is gone in the end."""
    async with Playground() as here:
        storm = Storm(here, folder, plan)
        try:
            yield storm
        finally:
            await storm.house.kill()


async def run(folder: Path, plan: Plan) -> Report:
    """A whole storm."""
    async with brewing(folder, plan) as storm:
        await storm.rage()
        await storm.calm()
        await storm.end()
        return storm.judge()
