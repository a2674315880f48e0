"""A real database file for each test, with three people in it."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from storage import cleaning
from storage.__main__ import main
from storage.boards import BoardStore
from storage.challenges import ChallengeStore
from storage.cleaning import overwrite_free_parts
from storage.database import Database
from storage.hints import HintStore
from storage.history import HistoryStore
from storage.matches import MatchStore
from storage.offers import OfferStore
from storage.players import PlayerStore
from storage.privacy import PrivacyStore
from storage.rows import Match, NewMatch, NewMove
from storage.settings import SettingStore

ANN, BOB, EVE = 1001, 1002, 1003
PEOPLE = {ANN: "Ann", BOB: "Bob", EVE: "Eve"}


@pytest.fixture
async def db(path: Path) -> AsyncIterator[Database]:
    async with Database.open(path) as database:
        await remember(database)
        yield database


def _fixture(store: type) -> Any:
    """A fixture: a store of this kind over the test's database."""
    return pytest.fixture(lambda db: store(db))


players = _fixture(PlayerStore)
matches = _fixture(MatchStore)
challenges = _fixture(ChallengeStore)
boards = _fixture(BoardStore)
offers = _fixture(OfferStore)
hints = _fixture(HintStore)
history = _fixture(HistoryStore)
settings = _fixture(SettingStore)


async def remember(db: Database, *people: int) -> None:
    """Stores these people with their names; all three of them if none is given."""
    for person in people or PEOPLE:
        await PlayerStore(db).remember(person, PEOPLE[person])


class Operator:
    """Runs commands of `python -m storage`, in a thread, beside whoever has the database open."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    async def does(self, *command: object) -> str:
        """Runs a command, which succeeds. Returns what it tells."""
        return (await self._run(0, *command)).out

    async def is_refused(self, *command: object) -> str:
        """Runs a command, which fails. Returns the errors that it tells."""
        return (await self._run(1, *command)).err

    async def _run(self, status: int, *command: object) -> Any:
        self._capsys.readouterr()
        assert await asyncio.to_thread(main, [str(each) for each in command]) == status
        return self._capsys.readouterr()


@pytest.fixture
def operator(capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(capsys)


def privacy_of(db: Database) -> PrivacyStore:
    return PrivacyStore(db, SettingStore(db))


async def delete(db: Database, person: int) -> None:
    """Deletes a person, as the bot does."""
    await privacy_of(db).remove(person)
    await db.clean()


async def one_match(path: Path, *moves: str) -> Path:
    """A closed database with one match of these moves; the last writes are still in its log."""
    async with Database.open(path) as db:
        await remember(db, ANN)
        await play(MatchStore(db), await MatchStore(db).create(against_bot()), *moves)
    return path


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Has an entry for each time that the free parts of a whole file were looked through, in small pieces."""
    found: list[None] = []

    def overwrite(file: int, offset: int) -> int | None:
        after = overwrite_free_parts(file, offset)
        if after is None:
            found.append(after)
        return after

    monkeypatch.setattr(cleaning, "PIECE", 1 << 12)
    monkeypatch.setattr(cleaning, "overwrite_free_parts", overwrite)
    return found


def rubbish(path: Path, page: int = 8) -> None:
    """Overwrites the beginning of a page, counted from 0, with bytes that SQLite cannot read."""
    with path.open("r+b") as file:
        file.seek(page * 4096)
        file.write(b"\xa5" * 200)


@asynccontextmanager
async def no_room(db: Database) -> AsyncIterator[None]:
    """The database may not grow within the block."""
    pages = await db.value("PRAGMA page_count")
    await db.change(f"PRAGMA max_page_count = {pages}")
    yield
    await db.change("PRAGMA max_page_count = 1000000")


@contextmanager
def small_files(most: int) -> Iterator[None]:
    """The operating system lets no file of this process grow beyond so many bytes within the block."""
    least, before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (least, before))


def against_bot(**changes: Any) -> NewMatch:
    """A match of Ann, who moves first, against the bot."""
    match = NewMatch("connect4", "", first_player=ANN, second_player=None, challenger=ANN, level="easy")
    return replace(match, **changes)


def between_two(**changes: Any) -> NewMatch:
    """A match of Ann, who moves first, against Bob."""
    return against_bot(**{"second_player": BOB, "level": None} | changes)


async def play(matches: MatchStore, match: Match, *moves: str) -> Match:
    """Makes these moves, each by the side whose turn it is."""
    for text in moves:
        match = await matches.record_move(match.id, match.ply, NewMove(text), by=match.turn)
    return match
