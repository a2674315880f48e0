"""Offers during a match: a draw, a takeback. Accepting one is part of what it leads to (see `MatchStore`)."""

from storage.database import Database, Transaction
from storage.errors import OfferGone, OfferStands
from storage.guards import require_playing_at
from storage.personal import REPLACED, Personal
from storage.rows import Offer, OfferState
from storage.stored import now

PERSONAL = (Personal("offers", ("player",), REPLACED, done_at="made_at"),)


class OfferStore:
    """What players ask of each other. An offer is for the board as it stands: it lapses when that changes.

    That the other side answers, and the same side withdraws, is for the caller to see to.
    """

    def __init__(self, database: Database) -> None:
        self._db = database

    async def make(self, match_id: int, ply: int, kind: str, player: int, *, plies: int = 0) -> Offer:
        """Opens an offer by a player in a running match of `ply` moves; `plies` is what a takeback would undo.

        Raises `OfferStands` where one of this kind is open, by either side; `StaleMatch`, `WrongStatus`,
        `MatchNotFound`.
        """
        async with self._db.transaction() as write:
            await require_playing_at(write, match_id, ply)
            standing = await write.one(
                "SELECT id, player FROM offers WHERE match_id = :match AND kind = :kind AND state = 'open'",
                match=match_id,
                kind=kind,
            )
            if standing:
                raise OfferStands(standing["id"], standing["player"])
            (row,) = await write.insert(
                "offers", match_id=match_id, kind=kind, player=player, ply=ply, plies=plies, state="open", made_at=now()
            )
            await _raise_revision(write, match_id)
            return Offer.from_row(row)

    async def decline(self, offer_id: int) -> Offer:
        """The other side says no. Raises `OfferGone`."""
        return await self._close(offer_id, "declined")

    async def withdraw(self, offer_id: int) -> Offer:
        """The one who asked takes it back. Raises `OfferGone`."""
        return await self._close(offer_id, "withdrawn")

    async def get(self, offer_id: int) -> Offer:
        """An offer in whatever state. Raises `OfferGone` where there never was one."""
        offer = await self._db.one_as(Offer, "SELECT * FROM offers WHERE id = :id", id=offer_id)
        if offer is None:
            raise OfferGone(offer_id)
        return offer

    async def of_match(self, match_id: int) -> list[Offer]:
        """All offers of a match, as they were made; those that await an answer are 'open'."""
        return await self._db.all_as(Offer, "SELECT * FROM offers WHERE match_id = :match ORDER BY id", match=match_id)

    async def _close(self, offer_id: int, state: OfferState) -> Offer:
        async with self._db.transaction() as write:
            offer = await _answer(write, offer_id, state)
            await _raise_revision(write, offer.match_id)
            return offer


async def accept(write: Transaction, offer_id: int, match_id: int) -> None:
    """Marks an open offer of that match accepted, inside the transaction that does what it asked for.

    Raises `OfferGone`. An open offer is always for the present board, because it lapses with every change.
    """
    offer = await _answer(write, offer_id, "accepted")
    if offer.match_id != match_id:
        raise OfferGone(offer_id)


async def note_accepted(write: Transaction, match_id: int, ply: int, kind: str, player: int) -> None:
    """Notes what a player was granted without anybody having to agree."""
    offer = {"state": "accepted", "made_at": now(), "answered_at": now()}
    await write.insert("offers", match_id=match_id, kind=kind, player=player, ply=ply, plies=0, **offer)


async def lapse(write: Transaction, match_id: int) -> None:
    """Closes what is open in a match, because its board changes."""
    await write.all(
        "UPDATE offers SET state = 'lapsed', answered_at = :now WHERE match_id = :match AND state = 'open'",
        match=match_id,
        now=now(),
    )


async def _raise_revision(write: Transaction, match_id: int) -> None:
    await write.all("UPDATE matches SET revision = revision + 1 WHERE id = :id", id=match_id)


async def _answer(write: Transaction, offer_id: int, state: OfferState) -> Offer:
    sql = "UPDATE offers SET state = :state, answered_at = :now WHERE id = :id AND state = 'open' RETURNING *"
    offer = await write.one_as(Offer, sql, id=offer_id, state=state, now=now())
    if offer is None:
        raise OfferGone(offer_id)
    return offer
