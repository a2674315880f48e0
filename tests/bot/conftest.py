"""A referee over a real database file, three people, and a way to hear what listeners hear."""

import asyncio
import random
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from bot import installed
from bot.discord.place import NOWHERE, Person, Place
from bot.features.coach import rules
from bot.features.offers.rules import OfferReply, Offers
from bot.match.referee import Referee
from bot.match.state import Change, MatchView
from bot.match.terms import MatchTerms
from engines.pool import EnginePool
from storage.database import Database
from tests.bot.local_engine import LocalEngine

ANN, BOB, EVE = Person(1001, "Ann", "en-GB"), Person(1002, "Bob", "zh-CN"), Person(1003, "Eve")


class Clock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 20, 16, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def pass_by(self, span: timedelta) -> None:
        self.time += span


@pytest.fixture(scope="module", autouse=True)
def warnings_for_nobody() -> Iterator[None]:
    """Makes everybody experienced, so that a blunder is played without a warning."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "FIRST_MATCHES", 0)
        yield


@pytest.fixture
def beginners(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes everybody a beginner, who is warned even on a slow machine."""
    monkeypatch.setattr(rules, "FIRST_MATCHES", 3)
    monkeypatch.setattr(rules, "LOOK_SECONDS", 30.0)


@pytest.fixture
async def db(path: Path) -> AsyncIterator[Database]:
    async with Database.open(path) as database:
        yield database


@pytest.fixture
async def engine() -> LocalEngine:
    return LocalEngine()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def referee(db: Database, engine: LocalEngine, clock: Clock) -> AsyncIterator[Referee]:
    async with Referee(db, engine, installed.services(), clock=clock, dice=random.Random(7), sweep=3600) as service:
        for person in (ANN, BOB, EVE):
            await service.stores.remember(person)
        yield service


@pytest.fixture
async def served(db: Database, pool: EnginePool) -> AsyncIterator[Referee]:
    """A referee over the real engines of the module's fixture `pool`, without people."""
    async with Referee(db, pool, installed.services()) as service:
        yield service


@pytest.fixture
def heard(referee: Referee) -> list[Change]:
    """The changes that the referee tells a listener."""
    return changes_of(referee)


def changes_of(referee: Referee) -> list[Change]:
    """The changes that the referee tells a listener from now on; the list grows."""
    changes: list[Change] = []

    async def listen(change: Change) -> None:
        changes.append(change)

    referee.listen(listen)
    return changes


async def against_bot(referee: Referee, game: str = "tictactoe", level: str = "easy", moves: str = "") -> MatchView:
    """Ann moves first against the bot, which answers each of `moves` (separated by spaces)."""
    view = await referee.challenges.play_bot(MatchTerms(game, "first", level=level), ANN)
    for text in moves.split():
        view = await referee.turns.move(view.id, ANN.id, text, view.ply)
        view = await referee.thinking.answer(view.id)
    return view


async def between_people(
    referee: Referee,
    game: str = "tictactoe",
    moves: str = "",
    clock: str = "auto",
    people: tuple[Person, Person] = (ANN, BOB),
    place: Place = NOWHERE,
) -> MatchView:
    """The first of two people moves first, with hints for both where the clock allows them; then `moves` are played."""
    view = await referee.challenges.challenge(MatchTerms(game, "first", clock, with_hints=True), *people, place)
    view = await referee.challenges.accept(view.id, people[1])
    for text in moves.split():
        view = await moved(referee, view, text)
    return view


async def moved(referee: Referee, view: MatchView, text: str) -> MatchView:
    """The person whose turn it is makes a move."""
    mover = view.seats[view.turn].player
    assert mover is not None
    return await referee.turns.move(view.id, mover, text, view.board_number)


async def agreed(referee: Referee, asked: Awaitable[OfferReply], by: Person) -> MatchView:
    """What a person asks for, once the other one agrees to it."""
    return (await referee.of(Offers).accept((await asked).view.offers[0].id, by.id)).view


@asynccontextmanager
async def started(path: Path, clock: Clock) -> AsyncIterator[Referee]:
    """A referee over a database that nobody else has open, as after a start of the bot; without people."""
    async with (
        Database.open(path) as db,
        Referee(db, LocalEngine(), installed.services(), clock=clock, sweep=3600) as service,
    ):
        yield service


async def eventually(condition: Callable[[], bool]) -> None:
    """Waits until the condition holds, looking ever more rarely. Only the test's own time limit ends it otherwise."""
    pause = 0.001
    while not condition():
        await asyncio.sleep(pause)
        pause = min(1.5 * pause, 0.03)


@contextmanager
def calls_of_this_thread() -> Iterator[set[str]]:
    """The functions, in Python or C, that this thread calls within the block, by module and name."""
    called: set[str] = set()

    def note(frame: FrameType, event: str, function: Any) -> None:
        if event == "call":
            called.add(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}")
        elif event == "c_call":
            module = function.__module__ or type(function.__self__).__module__
            called.add(f"{module}.{function.__name__}")

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)


@asynccontextmanager
async def occupied(path: Path) -> AsyncIterator[None]:
    """Another program holds the database's write lock within the block."""
    other = await asyncio.to_thread(sqlite3.connect, path, isolation_level=None, check_same_thread=False)
    await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def unreadable(db: Database) -> Iterator[None]:
    """Whoever reads finds another file in the place of the database within the block; what is written is stored."""
    file, db._reader._file = db._reader._file, (0, 0)
    try:
        yield
    finally:
        db._reader._file = file


@asynccontextmanager
async def locked(db: Database) -> AsyncIterator[None]:
    """Does the same as `occupied`, and a write finds it out at once."""

    async def wait_for_others(milliseconds: int) -> None:
        await db.change(f"PRAGMA busy_timeout = {milliseconds}")

    await wait_for_others(10)
    try:
        async with occupied(db.path):
            yield
    finally:
        await wait_for_others(5000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Shows the traffic over the sockets with a failure in a playground."""
    report = yield
    transcript = getattr(getattr(item, "funcargs", {}).get("here"), "transcript", None)
    if report.failed and transcript is not None:
        report.sections.append(("playground", str(transcript)[-6000:]))
    return report
