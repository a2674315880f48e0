"""Positions of reviews: the least urgent requests, answered exactly where the game can be known."""

from engines.pool import EnginePool, Request
from engines.pool.pool import urgency_of
from engines.pool.queue import Urgency


def request(**options):
    return Request(
        **{"match": "1", "game": "connect4", "start": "", "moves": tuple("444"), "level": "master"} | options
    )


def test_turns_and_hints_come_first():
    """A request with nodes is a review."""
    assert urgency_of(request(nodes=100)) is Urgency.REVIEW
    assert urgency_of(request(hint=True)) is Urgency.HINT
    assert urgency_of(request()) is Urgency.TURN


async def test_a_position_is_judged():
    """Every column of Connect Four with its true score; a search of so many nodes elsewhere."""
    async with EnginePool(workers=1, memory=1) as pool:
        known = await pool.search(request(nodes=100))
        assert known.exact
        assert {line.move for line in known.lines} == set("1234567")
        found = await pool.search(request(game="xiangqi", moves=("h2e2",), nodes=3_000))
        assert (found.exact, found.nodes, len(found.lines)) == (False, 3_000, 1)
