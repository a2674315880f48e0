"""Stones placed to look ahead keep the data that they promise to keep."""

import pytest

from tests.engines.modes import run_in

PROBES = """
import random
from engines.gomoku.board import GomokuBoard
from engines.gomoku.points import EMPTY, POINTS

rng = random.Random(3)
for number in range(24):
    renju = number % 2 == 1
    near = [point for point in POINTS if 6 <= point // 17 <= 13 and 5 <= point % 17 <= 12]
    points = rng.sample(near, rng.randrange(8, 36))
    sides = [i % 2 for i in range(len(points))]
    probed = GomokuBoard(renju, tuple(points[0:-6:2]), tuple(points[1:-6:2])).stones
    placed = GomokuBoard(renju, tuple(points[::2]), tuple(points[1::2])).stones
    before = list(probed.kind), list(probed.large), list(probed.lines), list(probed.sets)
    for point, side in list(zip(points, sides))[-6:]:
        probed.probe(point, side)
    for point in POINTS:
        if placed.owner[point] == EMPTY:
            assert probed.large[point] == placed.large[point]
    assert list(probed.kind) == list(placed.kind)
    assert list(probed.sets) == list(placed.sets)
    for side in (0, 1):
        assert all(probed.count(side, kind) == sum(placed.kind[325 * side + point] == kind for point in POINTS)
                   for kind in range(2, 9))
    for point in reversed(points[-6:]):
        probed.remove(point)
    assert before == (list(probed.kind), list(probed.large), list(probed.lines), list(probed.sets))
print("equal")
"""


@pytest.mark.slow
def test_large_shapes_and_kinds_are_the_same_by_probe_and_by_place(interpreted):
    """In both rule sets; removing the stones restores everything."""
    assert run_in(interpreted, PROBES) == "equal\n"
