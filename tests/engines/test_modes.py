"""One source, two speeds: interpreted and compiled engines see the same positions and search the same tree.

Eight times as many positions and three times as many nodes where interpreted code is slowest: QIBOT_LONG_TESTS=1.
"""

from functools import cache

import pytest

from engines.registry import GAMES
from tests.engines.modes import ROOT, interpreted, needs_compiled, run_in
from tests.long import LONG

SIGHTS = """
import random
import sys
from engines.game import Position
from engines.registry import GAMES
import engines.board
print(engines.board.__file__.endswith(".py"))
game, rng = GAMES[sys.argv[1]], random.Random(11)
for number in range(int(sys.argv[3])):
    position = Position(game)
    while not position.outcome() and len(position.moves) < 200:
        board, moves = position.board, sorted(position.legal_moves())
        if len(position.moves) % int(sys.argv[2]):
            position.push(rng.choice(moves))
            continue
        some = rng.sample(moves, min(len(moves), 3))
        each = [(board.see(move), board.captured_value(move), board.gives_check(move)) for move in some]
        print(position.text, board.key, board.evaluate(), board.obvious(), board.static_eval_is_reliable(), each)
        board.rate(0, board.write_moves(some, 0))
        print(*board.scores[: len(some)], *board.slots[: len(some)])
        print(board.candidates(), len(position.moves) % 9 or board.proven(2, 60))
        position.push(rng.choice(moves))
"""

SEARCHES = """
import sys
from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import ALL_PARTS, Limit, Part
import engines.board
print(engines.board.__file__.endswith(".py"))
game, most, nodes, parts = GAMES[sys.argv[1]], int(sys.argv[2]), int(sys.argv[3]), ALL_PARTS
if len(sys.argv) > 4:
    parts &= ~Part[sys.argv[4]]
position, memory = Position(game), bytearray(16 << 20)
slots = position.board.history_slots
apart = 8 * slots + 2 * (slots + 1) * slots
for lines in range(1, most + 1):
    if position.outcome():
        break
    report = Search(position.board, TranspositionTable(memory), parts).think(Limit(nodes=nodes), lines)
    print(report.nodes, report.depth, report.kept, report.lines)
    print(sum(memory[:-apart]), sum(memory[-apart:]))
    position.push(report.move)
"""


# Where interpreted code takes longest: which positions are looked at, one of so many, and of how many games; how many
# searches are made, and of how many nodes.
SLOWEST = ("gomoku", "renju")
LOOKED_AT = dict.fromkeys(SLOWEST, ("9", "2") if LONG else ("36", "1"))
ALL = ("1", "2")
SEARCHED = dict.fromkeys(SLOWEST, ("1", "10000" if LONG else "3000"))
USUALLY = ("2", "10000")


@needs_compiled
@pytest.mark.parametrize("key", GAMES)
def test_interpreted_and_compiled_see_the_same(key, tmp_path):
    """Scores, exchanges, order and proofs of random positions of every game, crowded boards among them, are equal."""
    looked_at = LOOKED_AT.get(key, ALL)
    said = run_in(interpreted(tmp_path), SIGHTS, key, *looked_at).splitlines()
    compiled = run_in(ROOT, SIGHTS, key, *looked_at).splitlines()
    assert (said[0], compiled[0]) == ("True", "False")
    for slow, fast in zip(said[1:], compiled[1:], strict=True):
        assert slow == fast


@needs_compiled
@pytest.mark.parametrize("key", GAMES)
def test_interpreted_and_compiled_search_the_same_tree(key, tmp_path):
    """At 10,000 nodes, 3,000 where they take longest, all that a search says, its table and its histories are equal."""
    said = run_in(interpreted(tmp_path), SEARCHES, key, *SEARCHED.get(key, USUALLY)).splitlines()
    compiled = _compiled(key)
    assert (said[0], compiled[0]) == ("True", "False")
    assert said[1:] == list(compiled[1:])


@needs_compiled
@pytest.mark.parametrize("part", ["SINGULAR", "HISTORY", "CONTINUATION"])
def test_those_trees_are_deep_enough(part):
    """Singular extensions and the histories in the table are at work there: without them the trees are others."""
    for key in GAMES:
        assert _compiled(key) != _compiled(key, part)
        assert all(int(line.split()[1]) for line in _compiled(key)[2::2])


@cache
def _compiled(*arguments):
    key, *without = arguments
    return tuple(run_in(ROOT, SEARCHES, key, *SEARCHED.get(key, USUALLY), *without).splitlines())
