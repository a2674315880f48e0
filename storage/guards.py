"""Conditions of changes, which are checked first inside the transaction of the change."""

from sqlite3 import Row

from storage.database import Transaction, can_exist
from storage.errors import MatchNotFound, StaleMatch, WrongStatus
from storage.rows import Match, Status
from storage.statements import Statements


async def match_of(session: Statements, match_id: int) -> Match:
    """The match; raises `MatchNotFound` for any number that is not the id of one."""
    return Match.from_row(await row_of(session, match_id))


async def row_of(session: Statements, match_id: int) -> Row:
    """What `match_of` makes a match of, which takes longer than the statement."""
    row = await session.one("SELECT * FROM matches WHERE id = :id", id=match_id) if can_exist(match_id) else None
    if row is None:
        raise MatchNotFound(match_id)
    return row


async def require_status(session: Transaction, match_id: int, status: Status) -> Row:
    """The row of the match, which has this status; raises `MatchNotFound`, `WrongStatus`."""
    row = await row_of(session, match_id)
    if row["status"] != status:
        raise WrongStatus(match_id, row["status"])
    return row


async def require_playing_at(session: Transaction, match_id: int, ply: int) -> Row:
    """The row of the match, which is running and has `ply` moves.

    Raises `MatchNotFound`, `WrongStatus`, `StaleMatch`.
    """
    row = await require_status(session, match_id, "playing")
    if row["ply"] != ply:
        raise StaleMatch(match_id, ply, row["ply"])
    return row
