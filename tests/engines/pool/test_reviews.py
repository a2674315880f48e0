"""Positions of studies and reviews, answered exactly where the game can be known."""

from engines.pool import EnginePool, Request


def request(**options):
    return Request(
        **{"match": "1", "game": "connect4", "start": "", "moves": tuple("444"), "level": "master"} | options
    )


async def test_a_position_is_judged():
    """Every column of Connect Four with its true score; a search of so many nodes elsewhere."""
    async with EnginePool(workers=1, memory=1) as pool:
        known = await pool.search(request(nodes=100))
        assert known.exact
        assert {line.move for line in known.lines} == set("1234567")
        found = await pool.search(request(game="xiangqi", moves=("h2e2",), nodes=3_000))
        assert (found.exact, found.nodes, len(found.lines)) == (False, 3_000, 1)
