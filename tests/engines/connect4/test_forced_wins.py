"""The search finds every win that can be forced within its depth."""

import random

from engines.board import MATE
from engines.connect4 import ConnectFour
from engines.connect4.perfect import mate_score
from engines.connect4.solver import Solver
from engines.game import Position
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit
from tests.engines.connect4.test_solver import stones_of

GAME = ConnectFour()
FAR = 11  # plies: the farthest wins that are tested


def test_every_forced_win_within_the_depth_is_found():
    """If the solver sees a win in n plies, a search of depth n with every part on sees it, too."""
    solver, rng, found = Solver(), random.Random(6), 0
    while found < 60:
        position = Position(GAME)
        for _ in range(rng.randint(12, 30)):
            if not position.outcome():
                position.push(rng.choice(position.legal_moves()))
        if position.outcome():
            continue
        columns = "".join(position.written())
        score = mate_score(solver.solve(stones_of(columns)), (1 << len(columns)) - 1)
        plies = MATE - score
        if 0 < plies <= FAR:
            table = TranspositionTable(bytearray(1 << 20))
            report = Search(position.board, table).think(Limit(depth=plies))
            assert report.score == score, (columns, plies)
            found += 1
