"""Offers during a match, such as a draw or a takeback. The change that is asked for accepts one: see `MatchStore`."""

from typing import Literal

from storage.database import Store, Transaction, writing
from storage.errors import OfferGone, OfferStands
from storage.guards import require_playing_at
from storage.personal import REPLACED, Personal
from storage.rows import NewOffer, Offer, OfferState
from storage.stored import columns_of, now

PERSONAL = (Personal("offers", ("player",), REPLACED, done_at="made_at"),)

STANDING = "SELECT id, player FROM offers WHERE match_id = :match AND kind = :kind AND state = 'open'"


class OfferStore(Store):
    """The offers. An offer is for the present board and lapses when the board changes.

    The caller checks who may answer an offer (the other side) and who may withdraw it (the asker).
    """

    @writing
    async def make(self, write: Transaction, new: NewOffer) -> Offer:
        """Opens an offer in a running match.

        Raises `OfferStands` if an offer of this kind is open, by either side; `StaleMatch`, `WrongStatus`,
        `MatchNotFound`.
        """
        await require_playing_at(write, new.match_id, new.ply)
        if standing := await write.one(STANDING, match=new.match_id, kind=new.kind):
            raise OfferStands(standing["id"], standing["player"])
        (row,) = await write.insert("offers", **columns_of(new), state="open", made_at=now())
        await _raise_revision(write, new.match_id)
        return Offer.from_row(row)

    async def get(self, offer_id: int) -> Offer:
        """An offer in any state. Raises `OfferGone` if there is no such offer."""
        offer = await self._db.one_as(Offer, "SELECT * FROM offers WHERE id = :id", id=offer_id)
        if offer is None:
            raise OfferGone(offer_id)
        return offer

    @writing
    async def decline_at_once(self, write: Transaction, new: NewOffer) -> None:
        """Stores an offer to the bot as declined. Raises `StaleMatch`, `WrongStatus`, `MatchNotFound`."""
        await require_playing_at(write, new.match_id, new.ply)
        await note_answered(write, new, "declined")
        await _raise_revision(write, new.match_id)

    @writing
    async def close(self, write: Transaction, offer_id: int, state: Literal["declined", "withdrawn"]) -> None:
        """Closes an open offer without what it asked for. Raises `OfferGone`."""
        offer = await _answer(write, offer_id, state)
        await _raise_revision(write, offer.match_id)


async def accept(write: Transaction, offer_id: int | None, match_id: int) -> None:
    """Marks an open offer of a match (None: there is none) as accepted, inside the transaction that does what it asked
    for.

    Raises `OfferGone`. An open offer is always for the present board, because offers lapse with every change.
    """
    if offer_id is not None and (await _answer(write, offer_id, "accepted")).match_id != match_id:
        raise OfferGone(offer_id)


async def note_answered(write: Transaction, new: NewOffer, state: OfferState) -> None:
    """Stores what a player asked for together with the answer, where nobody had to wait for it."""
    await write.insert("offers", **columns_of(new), state=state, made_at=now(), answered_at=now())


async def lapse(write: Transaction, match_id: int) -> None:
    """Closes the open offers of a match, because its board changes."""
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
