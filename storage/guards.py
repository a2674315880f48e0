"""What must hold for a change to be made: asked first, inside the transaction of the change."""

from storage.database import Transaction
from storage.errors import MatchNotFound, StaleMatch, WrongStatus
from storage.rows import Match, Status
from storage.statements import Statements

SQLITE_INTEGERS = 1 << 63  # its integers are smaller


def can_exist(number: int) -> bool:
    """Whether a row may have this number; a person may type any."""
    return 0 < number < SQLITE_INTEGERS


async def match_of(session: Statements, match_id: int) -> Match:
    """The match; raises `MatchNotFound`, for any number that a person may type."""
    sql = "SELECT * FROM matches WHERE id = :id"
    match = await session.one_as(Match, sql, id=match_id) if can_exist(match_id) else None
    if match is None:
        raise MatchNotFound(match_id)
    return match


async def require_status(session: Transaction, match_id: int, status: Status) -> Match:
    """The match, in that status; raises `MatchNotFound`, `WrongStatus`."""
    match = await match_of(session, match_id)
    if match.status != status:
        raise WrongStatus(match_id, match.status)
    return match


async def require_playing_at(session: Transaction, match_id: int, ply: int) -> Match:
    """The match, running and of `ply` moves; raises `MatchNotFound`, `WrongStatus`, `StaleMatch`."""
    match = await require_status(session, match_id, "playing")
    if match.ply != ply:
        raise StaleMatch(match_id, ply, match.ply)
    return match
