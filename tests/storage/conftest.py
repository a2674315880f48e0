"""A real database file for each test, with three people in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from storage.boards import BoardStore
from storage.database import Database
from storage.hints import HintStore
from storage.history import HistoryStore
from storage.matches import MatchStore
from storage.offers import OfferStore
from storage.players import PlayerStore
from storage.rows import Match, NewMatch, NewMove
from storage.settings import SettingStore

ANN, BOB, EVE = 1001, 1002, 1003


@pytest.fixture
async def db(path: Path) -> AsyncIterator[Database]:
    async with Database.open(path) as database:
        for player, name in ((ANN, "Ann"), (BOB, "Bob"), (EVE, "Eve")):
            await PlayerStore(database).remember(player, name)
        yield database


@pytest.fixture
def players(db: Database) -> PlayerStore:
    return PlayerStore(db)


@pytest.fixture
def matches(db: Database) -> MatchStore:
    return MatchStore(db)


@pytest.fixture
def boards(db: Database) -> BoardStore:
    return BoardStore(db)


@pytest.fixture
def offers(db: Database) -> OfferStore:
    return OfferStore(db)


@pytest.fixture
def hints(db: Database) -> HintStore:
    return HintStore(db)


@pytest.fixture
def history(db: Database) -> HistoryStore:
    return HistoryStore(db)


@pytest.fixture
def settings(db: Database) -> SettingStore:
    return SettingStore(db)


def against_bot(**changes: Any) -> NewMatch:
    """Ann moves first against the bot."""
    match = NewMatch("connect4", "", first_player=ANN, second_player=None, challenger=ANN, level="easy")
    return replace(match, **changes)


def between_two(**changes: Any) -> NewMatch:
    """Ann moves first against Bob."""
    return against_bot(**{"second_player": BOB, "level": None} | changes)


async def play(matches: MatchStore, match: Match, *moves: str) -> Match:
    """Each side in its turn makes these moves."""
    for text in moves:
        match = await matches.record_move(match.id, match.ply, NewMove(text), by=match.turn)
    return match
