"""Every move ever made in a match, as tests read them; the bot itself never asks for those taken back."""

from dataclasses import dataclass
from datetime import datetime

from storage.database import Database
from storage.stored import Stored


@dataclass(frozen=True, slots=True)
class Move(Stored):
    """A move: `number` counts all moves ever made in its match, `ply` is its place in the line. Both begin with 1."""

    number: int
    ply: int
    text: str
    made_at: datetime
    taken_back_at: datetime | None
    spent: int | None  # milliseconds charged; None where no clock ran


async def moves_of(db: Database, match_id: int) -> list[Move]:
    """The moves of a match, also those taken back, in the order in which they were made."""
    return await db.all_as(Move, "SELECT * FROM moves WHERE match_id = :id ORDER BY number", id=match_id)
