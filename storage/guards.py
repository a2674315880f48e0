"""Conditions of changes, which are checked first inside the transaction of the change."""

from sqlite3 import Row

from storage.database import Transaction, can_exist
from storage.errors import MatchNotFound, StaleMatch, WrongStatus
from storage.rows import Match, Status, Timing
from storage.stored import Statements

GUARDED = "SELECT status, ply, turn, revision FROM matches WHERE id = :id"  # all of a match would take longer


async def match_of(session: Statements, match_id: int) -> Match:
    """The match; raises `MatchNotFound` for any number that is not the id of one."""
    return Match.from_row(await _row(session, "SELECT * FROM matches WHERE id = :id", match_id))


async def require_status(session: Transaction, match_id: int, status: Status) -> Row:
    """The columns of GUARDED of a match, which has this status; raises `MatchNotFound`, `WrongStatus`."""
    row = await _row(session, GUARDED, match_id)
    if row["status"] != status:
        raise WrongStatus(match_id, row["status"])
    return row


async def require_playing_at(session: Transaction, match_id: int, ply: int, timing: Timing | None = None) -> Row:
    """The columns of GUARDED of a match, which is running and has `ply` moves and this `timing` (None: any).

    Raises `MatchNotFound`, `WrongStatus`, `StaleMatch`.
    """
    row = await require_status(session, match_id, "playing")
    if row["ply"] != ply or (timing and (await match_of(session, match_id)).timing != timing):
        raise StaleMatch(match_id, ply, row["ply"])
    return row


async def _row(session: Statements, sql: str, match_id: int) -> Row:
    row = await session.one(sql, id=match_id) if can_exist(match_id) else None
    if row is None:
        raise MatchNotFound(match_id)
    return row
