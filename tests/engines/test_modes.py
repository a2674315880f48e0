"""One source, two speeds: interpreted and compiled engines search the same tree."""

from tests.engines.modes import ROOT, interpreted, needs_compiled, run_in

SEARCHES = """
import random
from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit
import engines.board
print(engines.board.__file__.endswith(".py"))
for key, game in GAMES.items():
    rng = random.Random(7)
    for plies in (0, 9, 20):
        position = Position(game)
        for _ in range(plies):
            moves = position.legal_moves()
            if moves:
                position.push(rng.choice(sorted(moves)))
        if position.outcome():
            continue
        table = TranspositionTable(bytearray(1 << 16))
        for depth in (3, 4):
            report = Search(position.board, table).think(Limit(depth=depth, nodes=2000), lines=2)
            print(key, position.text, report.nodes, report.depth, report.kept, report.lines)
        table.clear()
        position.push(sorted(position.legal_moves())[0])
"""


@needs_compiled
def test_interpreted_and_compiled_search_the_same_tree(tmp_path):
    """Equal node counts, depths, scores and lines on fixed positions of every game."""
    said = run_in(interpreted(tmp_path), SEARCHES).splitlines()
    compiled = run_in(ROOT, SEARCHES).splitlines()
    assert (said[0], compiled[0]) == ("True", "False")
    assert said[1:] == compiled[1:]
    assert len(said) > 10
