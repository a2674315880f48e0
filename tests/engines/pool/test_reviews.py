"""Positions of studies and reviews, answered exactly where the game can be known."""

from engines.pool import EnginePool

from .workers import request


async def test_a_position_is_judged():
    """Every column of Connect Four has its exact score; in other games the given nodes are searched."""
    async with EnginePool(workers=1, memory=1) as pool:
        known = await pool.search(request(moves="444", nodes=100))
        assert known.exact
        assert {line.move for line in known.lines} == set("1234567")
        found = await pool.search(request(game="xiangqi", moves=("h2e2",), nodes=3_000))
        assert (found.exact, found.nodes, len(found.lines)) == (False, 3_000, 1)
