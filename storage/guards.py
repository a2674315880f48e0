"""Conditions of changes, which are checked first inside the transaction of the change."""

from storage.database import Transaction, can_exist
from storage.errors import MatchNotFound, StaleMatch, WrongStatus
from storage.rows import Match, Status
from storage.statements import Statements


async def match_of(session: Statements, match_id: int) -> Match:
    """The match; raises `MatchNotFound` for any number that is not the id of one."""
    sql = "SELECT * FROM matches WHERE id = :id"
    match = await session.one_as(Match, sql, id=match_id) if can_exist(match_id) else None
    if match is None:
        raise MatchNotFound(match_id)
    return match


async def require_status(session: Transaction, match_id: int, status: Status) -> Match:
    """The match, which has this status; raises `MatchNotFound`, `WrongStatus`."""
    match = await match_of(session, match_id)
    if match.status != status:
        raise WrongStatus(match_id, match.status)
    return match


async def require_playing_at(session: Transaction, match_id: int, ply: int) -> Match:
    """The match, which is running and has `ply` moves; raises `MatchNotFound`, `WrongStatus`, `StaleMatch`."""
    match = await require_status(session, match_id, "playing")
    if match.ply != ply:
        raise StaleMatch(match_id, ply, match.ply)
    return match
