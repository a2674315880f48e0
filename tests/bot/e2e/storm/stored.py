"""What the database says: every match, every move ever made, and the boards that they led to, in order."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from engines.game import GameError, Position
from engines.registry import game_named

MATCHES = "SELECT * FROM matches ORDER BY id"
MOVES = "SELECT * FROM moves ORDER BY match_id, number"
OFFERS = "SELECT id, match_id FROM offers WHERE state = 'open'"
ASKING = "SELECT match_id, message_id FROM calls WHERE removed_at IS NULL AND reason LIKE 'offers.%'"
PLAYERS = "SELECT id, name FROM players"
JOINED = "SELECT id FROM invitations WHERE closed_at IS NOT NULL AND message_id IS NULL"


@dataclass(frozen=True, slots=True)
class Row:
    """One move as stored."""

    ply: int
    text: str
    taken: str | None


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """One match from its beginning to now; `asking` is the message of its open offers.

    `opening` is the name of its opening and the choices in it, separated by blanks; None if it has none.
    """

    id: int
    game: str
    start: str
    seats: tuple[int | None, int | None]
    level: str | None
    status: str
    ply: int
    result: str | None
    reason: str | None
    channel: int | None
    message: int | None
    given_up: bool
    rows: tuple[Row, ...]
    offers: frozenset[int]
    asking: int | None
    opening: str | None = None
    first_to_move: int = 0

    @property
    def line(self) -> tuple[str, ...]:
        """The moves that stand."""
        return tuple(row.text for row in sorted(self.rows, key=lambda row: row.ply) if row.taken is None)

    @property
    def side(self) -> int:
        """The side to move."""
        return (self.first_to_move + self.ply) % 2

    @property
    def turn(self) -> int | None:
        """The id of the person to move; None: the bot."""
        return self.seats[self.side]

    @property
    def steps(self) -> int:
        """The number of moves ever made and of choices in the opening."""
        return len(self.rows) + len((self.opening or "").split())

    @property
    def board_number(self) -> int:
        """How often a move was made or taken back."""
        return 2 * len(self.rows) - self.ply

    @property
    def ending(self) -> tuple[str, str | None, str | None]:
        """The status, result and reason."""
        return self.status, self.result, self.reason

    def lines(self) -> list[tuple[str, ...]]:
        """The moves on the board after every change, in order: moves and takebacks."""
        standing: list[Row] = []
        told = [standing]
        for row in self.rows:
            standing = [*_taken_back(standing, row.ply, told), row]
            told.append(standing)
        _taken_back(standing, 0, told)
        return [tuple(row.text for row in line) for line in told]


def _taken_back(standing: list[Row], ply: int, told: list[list[Row]]) -> list[Row]:
    """What is left after each takeback before a move at that ply was made, step by step.

    The times of moves do not tell it: they are the times at which people clicked.
    """
    for moment in sorted({row.taken for row in standing if row.taken and row.ply >= ply}):
        standing = standing[: next(at for at, row in enumerate(standing) if row.taken == moment)]
        told.append(standing)
    return standing


@dataclass(frozen=True, slots=True)
class Stored:
    """All matches by their number, all names, and the challenges to anybody that somebody has joined."""

    matches: dict[int, StoredMatch]
    names: dict[int, str]
    joined: frozenset[int] = frozenset()

    def __iter__(self):
        return iter(self.matches.values())


def read(path: Path) -> Stored:
    """The present database, read beside the bot that may be using it."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=30)) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute("BEGIN")
        rows, offers = defaultdict(list), defaultdict(set)
        for each in connection.execute(MOVES):
            rows[each["match_id"]].append(Row(each["ply"], each["text"], each["taken_back_at"]))
        for each in connection.execute(OFFERS):
            offers[each["match_id"]].add(each["id"])
        asking = dict(map(tuple, connection.execute(ASKING)))
        matches = {
            each["id"]: _stored(each, rows[each["id"]], offers[each["id"]], asking.get(each["id"]))
            for each in connection.execute(MATCHES)
        }
        joined = frozenset(number for (number,) in connection.execute(JOINED))
        return Stored(matches, dict(map(tuple, connection.execute(PLAYERS))), joined)


def _stored(row: sqlite3.Row, rows: list[Row], offers: set[int], asking: int | None) -> StoredMatch:
    return StoredMatch(
        id=row["id"],
        game=row["game"],
        start=row["start"],
        seats=(row["first_player"], row["second_player"]),
        level=row["level"],
        status=row["status"],
        ply=row["ply"],
        result=row["result"],
        reason=row["reason"],
        channel=row["channel_id"],
        message=row["message_id"],
        given_up=row["given_up"] >= row["revision"],
        rows=tuple(rows),
        offers=frozenset(offers) if row["status"] == "playing" else frozenset(),
        asking=asking,
        opening=row["opening"],
        first_to_move=row["first_to_move"],
    )


def position_after(match: StoredMatch, line: tuple[str, ...]) -> Position:
    """The position after `line`. Raises engines.game.GameError if a move is against the rules."""
    return Position(game_named(match.game), match.start, line)


def written(match: StoredMatch, line: tuple[str, ...]) -> frozenset[str]:
    """The last move of `line` in every notation of its game; only "" if there is none."""
    if not line:
        return frozenset({""})
    try:
        position = position_after(match, line)
    except GameError:  # another law reports it
        return frozenset({line[-1]})
    return frozenset({line[-1]} | {position.written(each)[-1] for each in position.game.notations})
