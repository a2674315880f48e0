"""Calls to people: one stands per match, and the same call is never made twice."""

from __future__ import annotations

import pytest

from storage.calls import CallStore, NewCall
from storage.database import Database
from storage.matches import MatchStore
from storage.offers import OfferStore
from storage.rows import Finish, NewOffer

from .conftest import ANN, BOB, between_two, privacy_of


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
    await privacy_of(db).delete(ANN)
    assert await db.column("SELECT id FROM calls") == [standing.id]
