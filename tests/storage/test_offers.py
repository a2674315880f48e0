"""Offers: one open per kind, for one board, answered once; invitations that expire; calls, one of which stands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from storage.calls import CallStore, NewCall
from storage.database import Database
from storage.errors import OfferGone, WrongStatus
from storage.invitations import InvitationStore, NewInvitation
from storage.matches import MatchStore
from storage.offers import OfferStore
from storage.rows import Finish, Match, NewOffer
from storage.stored import to_text
from tests.cases import for_each
from tests.storage.conftest import ANN, BOB, between_two, delete, play

DRAW = Finish("1/2-1/2", "agreement")
NOON, HOUR = datetime(2026, 11, 20, 12, tzinfo=UTC), timedelta(hours=1)


@pytest.fixture
async def match(matches: MatchStore) -> Match:
    return await play(matches, await matches.create(between_two()), "a", "b")


async def test_an_offer_is_stored_as_it_was_made(offers: OfferStore, matches: MatchStore, match: Match) -> None:
    offer = await offers.make(NewOffer(match.id, 2, "takeback", BOB, 1))
    assert offer == await offers.get(offer.id)
    assert (offer.match_id, offer.kind, offer.player, offer.ply, offer.plies) == (match.id, "takeback", BOB, 2, 1)
    assert offer.state == "open"
    assert (await matches.game(match.id)).offers == (offer,)


async def test_an_answer_is_stored_with_what_follows(offers: OfferStore, matches: MatchStore, match: Match) -> None:
    """A draw offer beside an accepted takeback lapses."""
    draw = await offers.make(NewOffer(match.id, 2, "draw", ANN))
    offer = await offers.make(NewOffer(match.id, 2, "takeback", ANN, 2))
    assert (await matches.take_back(match.id, 2, offer.plies, offer_id=offer.id)).ply == 0
    last = await offers.make(NewOffer(match.id, 0, "draw", ANN))
    ended = await matches.finish(match.id, 0, DRAW, offer_id=last.id)
    assert (ended.status, ended.result) == ("finished", "1/2-1/2")
    states = [(await offers.get(each.id)).state for each in (draw, offer, last)]
    assert states == ["lapsed", "accepted", "accepted"]


@for_each("change", ["move", "takeback", "end", "declined", "withdrawn"])
async def test_an_offer_that_is_over_cannot_be_accepted(offers: OfferStore, matches: MatchStore, change: Any) -> None:
    """It was answered, or has lapsed with a move, a takeback or the end of the match, and the board shows that."""
    match = await play(matches, await matches.create(between_two()), "a", "b")
    offer = await offers.make(NewOffer(match.id, 2, "draw", ANN))
    seen = await matches.get(match.id)
    changes: dict[str, Callable[[], Awaitable[object]]] = {
        "move": lambda: play(matches, match, "c"),
        "takeback": lambda: matches.take_back(match.id, 2, 1),
        "end": lambda: matches.finish(match.id, 2, Finish("1-0", "resignation")),
    }
    await changes.get(change, lambda: offers.close(offer.id, change))()
    assert (await offers.get(offer.id)).state == ("lapsed" if change in changes else change)
    left = await matches.get(match.id)
    assert left.revision > seen.revision
    for refused in (matches.finish(match.id, left.ply, DRAW, offer_id=offer.id), offers.close(offer.id, "declined")):
        with pytest.raises((OfferGone, WrongStatus)):
            await refused
    assert await matches.get(match.id) == left


async def test_an_offer_of_another_match_accepts_nothing(offers: OfferStore, matches: MatchStore, match: Match) -> None:
    """An offer id of another match leaves both matches and the offer as they were."""
    other = await matches.create(between_two())
    offer = await offers.make(NewOffer(other.id, 0, "draw", ANN))
    with pytest.raises(OfferGone):
        await matches.finish(match.id, 2, DRAW, offer_id=offer.id)
    assert (await offers.get(offer.id)).state == "open"
    assert (await matches.get(match.id)).status == "playing"


async def test_an_invitation_whose_time_is_over(db: Database) -> None:
    """It is not listed and cannot be taken; the others of the same person stand until their own time is over."""
    invitations = InvitationStore(db)
    over, other, last = [
        await invitations.make(NewInvitation(ANN, "connect4", "first", "none", NOON + hours * HOUR, channel_id=7))
        for hours in (1, 2, 2)
    ]
    at = NOON + HOUR
    assert await invitations.open_in(7, at) == [last, other]
    assert {each.id for each in await invitations.open_of(ANN, at)} == {last.id, other.id}
    await invitations.withdraw(other.id, at)
    for each in (over, other):
        with pytest.raises(OfferGone):
            await invitations.withdraw(each.id, at)
    await invitations.expire(at, ANN, guild=9)
    assert await invitations.open_in(7, at) == [last]
    await invitations.expire(at, ANN)
    assert await invitations.open_in(7, at) == await invitations.open_of(ANN, at) == []


async def test_what_the_message_of_an_invitation_must_still_say(db: Database) -> None:
    """That it is over, however that came; that its maker has gone, even if it said before that it is over. One without
    a message is to be posted while it is open.
    """
    invitations, at = InvitationStore(db), datetime.now(UTC)
    unposted, expired, withdrawn, left, said, older = [
        await invitations.make(
            NewInvitation(ANN, "connect4", "first", "none", at + hours * HOUR, guild_id=guild, channel_id=7)
        )
        for hours, guild in ((2, 5), (1, 5), (2, 5), (2, 6), (2, 6), (2, 6))
    ]
    for each in (expired, withdrawn, left, said, older):
        await invitations.note_message(each.id, 70 + each.id)
    await invitations.withdraw(said.id, at)
    await invitations.note_over(said)
    withdrawal = "UPDATE invitations SET closed_at = :at WHERE id = :id"  # of an older version
    await db.change(withdrawal, at=to_text(at), id=older.id)

    async def unshown(hours: int) -> list[int]:
        return sorted(number for number, *_ in await invitations.unshown(at + hours * HOUR))

    assert await unshown(0) == [unposted.id]
    assert await unshown(1) == [unposted.id, expired.id]
    await invitations.withdraw(withdrawn.id, at)
    await invitations.expire(at, ANN, guild=6)
    assert await unshown(0) == [unposted.id, withdrawn.id, left.id]
    await delete(db, ANN)
    assert await unshown(1) == [expired.id, withdrawn.id, left.id, said.id, older.id]
    assert (await invitations.get(said.id)).person < 0


async def test_the_newest_messages_of_whoever_is_deleted_are_changed_where_there_are_very_many(db: Database) -> None:
    """Those that people may still see in a channel."""
    invitations, new = InvitationStore(db), NewInvitation(ANN, "connect4", "first", "none", NOON, guild_id=5)
    made = [await invitations.make(new) for _ in range(101)]
    for each in made:
        await invitations.note_message(each.id, each.id)
        await invitations.note_over(each)
    await delete(db, ANN)
    assert sorted(number for number, *_ in await invitations.unshown(NOON)) == [each.id for each in made[1:]]


@pytest.fixture
def calls(db: Database) -> CallStore:
    return CallStore(db)


async def test_a_call_is_made_once(calls: CallStore, matches: MatchStore) -> None:
    """One stands per match. The same is not made again for the same reason on the same board, not even after it was
    removed.
    """
    match = await matches.create(between_two())
    turn, next_turn = NewCall(match.id, ANN, "turn", 1, 1, 5), NewCall(match.id, BOB, "turn", 2, 2, 5)
    call = await calls.make(turn)
    assert call is not None
    assert [await calls.make(each) for each in (turn, next_turn)] == [None, None]
    await calls.posted(call.id, 77)
    assert [(each.id, each.message_id) for each in await calls.standing()] == [(call.id, 77)]
    await calls.remove(call.id)
    assert (await calls.standing(), await calls.make(turn)) == ([], None)
    assert await calls.make(next_turn) is not None


async def test_a_call_that_asks_is_made_again(calls: CallStore, matches: MatchStore) -> None:
    """Only after the standing one was removed, and then without its message."""
    match = await matches.create(between_two())
    asked = NewCall(match.id, ANN, "offers.5", 1, 1, 5)
    first = await calls.make(asked, again=True)
    assert first is not None
    await calls.posted(first.id, 77)
    assert await calls.make(asked, again=True) is None
    await calls.remove(first.id)
    other = await calls.make(NewCall(match.id, ANN, "offers.5.9", 1, 1, 5), again=True)
    assert other is not None
    assert await calls.make(asked, again=True) is None
    await calls.remove(other.id)
    second = await calls.make(asked, again=True)
    assert second is not None
    assert (second.id, second.message_id) == (first.id, None)
    assert [each.reason for each in await calls.standing()] == ["offers.5"]


async def test_an_offer_is_unasked_until_a_call_stands(db: Database, calls: CallStore, matches: MatchStore) -> None:
    """A call that was removed asked for something else, or was lost."""
    match = await matches.create(between_two())
    await OfferStore(db).make(NewOffer(match.id, 0, "draw", BOB))
    call = await calls.make(NewCall(match.id, ANN, "turn", 0, 1, 5))
    assert call is not None
    assert await calls.unasked() == []
    await calls.remove(call.id)
    assert await calls.unasked() == [match.id]


async def test_a_deletion_keeps_only_the_calls_whose_message_is_still_there(
    db: Database, calls: CallStore, matches: MatchStore
) -> None:
    """Their messages are to be removed, and name the person; nothing else tells whom the bot has called."""
    match = await matches.create(between_two(guild_id=5))
    over = await calls.make(NewCall(match.id, ANN, "turn", 1, 1, 5))
    assert over is not None
    await calls.remove(over.id)
    standing = await calls.make(NewCall(match.id, ANN, "turn", 3, 3, 5))
    assert standing is not None
    await matches.finish(match.id, 0, Finish("0-1", "resigned"))
    await delete(db, ANN)
    assert await db.column("SELECT id FROM calls") == [standing.id]
