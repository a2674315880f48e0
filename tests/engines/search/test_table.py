"""TranspositionTable: what is stored comes back."""

import pytest

from engines.search.table import EXACT, LOWER, UNKNOWN, UPPER, TranspositionTable


@pytest.mark.parametrize(
    ("move", "score", "static", "depth", "bound"),
    [(3, -20, UNKNOWN, 5, LOWER), (0, 29_000, 100, 100, EXACT), (8_099, -29_999, -100, -3, UPPER)],
)
def test_every_field_of_an_entry_comes_back(move: int, score: int, static: int, depth: int, bound: int) -> None:
    """Move, score, static evaluation, depth and bound are found again under their key, in either mode."""
    table = TranspositionTable(bytearray(1 << 12))
    table.renew(63)
    key = 0xFFFF_FFFF_0000_0001
    table.store(key, move, score, static, depth, bound)
    assert table.probe(key)
    assert (table.move, table.score, table.static, table.depth, table.bound) == (move, score, static, depth, bound)
    assert table.kept == 0
