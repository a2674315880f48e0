"""Servers that come and go, suspensions, and matches that do not count."""

from __future__ import annotations

from datetime import UTC, datetime

from storage.check import problems_of
from storage.database import Database
from storage.matches import MatchStore
from storage.rows import Finish
from storage.servers import ServerStore, Suspension, SuspensionStore
from tests.storage.conftest import ANN, BOB, between_two

HERE, THERE = 501, 502
SOON = datetime(2026, 11, 23, tzinfo=UTC)


async def test_servers_come_go_and_come_back(db: Database) -> None:
    """Arriving or leaving twice is the same as once. A server that is there is greeted once for each time it comes."""
    servers = ServerStore(db)
    for act, server, present, to_greet in (
        (servers.arrived, HERE, {HERE}, {HERE}),
        (servers.arrived, THERE, {HERE, THERE}, {HERE, THERE}),
        (servers.greeted, HERE, {HERE, THERE}, {THERE}),
        (servers.left, THERE, {HERE}, set()),
        (servers.left, THERE, {HERE}, set()),
        (servers.arrived, HERE, {HERE}, set()),
        (servers.arrived, THERE, {HERE, THERE}, {THERE}),
    ):
        await (act([server]) if act == servers.arrived else act(server))
        assert (await servers.present(), await servers.to_greet()) == (present, to_greet)


async def test_a_suspension_is_replaced_and_lifted(db: Database) -> None:
    """There is one per person and server; one that is not there cannot be lifted."""
    suspensions = SuspensionStore(db)
    assert await suspensions.of(HERE, ANN) is None
    await suspensions.suspend(Suspension(HERE, ANN, "rude", None))
    await suspensions.suspend(Suspension(HERE, ANN, "very rude", SOON))
    await suspensions.suspend(Suspension(THERE, ANN, "rude", None))
    assert await suspensions.of(HERE, ANN) == Suspension(HERE, ANN, "very rude", SOON)
    assert await suspensions.of(THERE, ANN) == Suspension(THERE, ANN, "rude", None)
    assert await suspensions.lift(HERE, ANN)
    assert not await suspensions.lift(HERE, ANN)
    assert not await suspensions.lift(HERE, BOB)


async def test_a_record_that_lacks_a_counted_match_is_found(db: Database, matches: MatchStore) -> None:
    """`check` wants no tally for a match that does not count, and one for a match that counts."""
    match = await matches.create(between_two())
    await matches.finish(match.id, 0, Finish("1-0", "resignation", counted=False))
    assert problems_of(db.path) == []
    await db.change("UPDATE matches SET counted = 1")
    assert len(problems_of(db.path)) == 2
