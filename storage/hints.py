"""The hints that players had during their matches."""

from storage.database import Store, Transaction, writing
from storage.guards import require_playing_at
from storage.personal import REMOVED, Personal
from storage.stored import now

PERSONAL = (Personal("hints", ("player",), REMOVED, done_at="given_at"),)

FURTHER = """
UPDATE hints SET step = max(step, :step)
 WHERE match_id = :match AND player = :player AND ply = :ply
   AND number = (SELECT count(*) FROM moves WHERE match_id = :match) RETURNING 1"""

FIRST = """
INSERT INTO hints (match_id, player, ply, number, step, given_at)
VALUES (:match, :player, :ply, (SELECT count(*) FROM moves WHERE match_id = :match), :step, :now)"""

SHOWN_TO_BOTH = "UPDATE matches SET revision = revision + 1 WHERE id = :match AND level IS NULL"


class HintStore(Store):
    """The hints. A hint is counted once per board and player, no matter how many of its steps were seen."""

    @writing
    async def record(self, write: Transaction, match_id: int, ply: int, player: int, *, step: int = 1) -> int:
        """Notes that a player saw a hint up to `step` (from 1) on a board of `ply` moves.

        Returns how many hints they have had in this match. A new hint raises the revision of a match between two
        people, because the board shows the number to both. Raises `StaleMatch`, `WrongStatus`, `MatchNotFound`.
        """
        await require_playing_at(write, match_id, ply)
        values = {"match": match_id, "player": player, "ply": ply, "step": step}
        if not await write.one(FURTHER, **values):
            await write.all(FIRST, **values, now=now())
            await write.all(SHOWN_TO_BOTH, match=match_id)
        sql = "SELECT count(*) FROM hints WHERE match_id = :match AND player = :player"
        return int((await write.row(sql, match=match_id, player=player))[0])
