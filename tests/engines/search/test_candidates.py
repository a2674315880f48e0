"""What a game may tell its search: candidate moves, and scores that it proves by itself."""

from engines.board import MATE, MAX_PLY, ONGOING
from engines.gomoku.points import NAMED
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.terms import ALL_PARTS, Limit, Part
from tests.engines.boards import write_moves
from tests.engines.dummy import DummyBoard

TREE = "(3 -7 (2 -4) 5)"


class Choosy(DummyBoard):
    """Gives only moves 0 and 2 as candidates."""

    def generate_candidates(self, at: int) -> int:
        return write_moves(self, [move for move in self.pseudo_legal() if move != 1], at)


class Knowing(DummyBoard):
    """Proves a win in three plies after move 1 at the root; notes its arguments."""

    asked: tuple[tuple[int, int], ...] = ()

    def proven(self, depth: int, most: int) -> int:
        self.asked += ((depth, most),)
        return MATE - 3 if self.ply and self.path[1] is self.path[0].children[1] else ONGOING


def think(board, depth, lines=1, parts=ALL_PARTS):
    return Search(board, None, parts).think(Limit(depth=depth), lines)


def test_only_moves_worth_a_search_are_searched():
    """Even the best move is left out if it is no candidate."""
    tree = "(3 -9 5)"
    assert think(DummyBoard(tree), 2).move == 1
    assert think(Choosy(tree), 2).move == 0
    assert think(Choosy(tree), 2, parts=ALL_PARTS & ~Part.CANDIDATES).move == 1


def test_where_more_lines_are_wanted_all_moves_are_searched():
    """Two candidates fill two lines; for three lines all legal moves are searched."""
    assert {line.move for line in think(Choosy("(3 -9 5)"), 2, lines=2).lines} == {0, 2}
    assert {line.move for line in think(Choosy("(3 -9 5)"), 2, lines=3).lines} == {0, 1, 2}


def test_what_is_worth_searching_comes_first_however_many_lines_are_wanted():
    """Where no time is left to search, a four is stopped nevertheless."""
    four = GAMES["gomoku"].read("15/15/3o11/7o4o2/2o12/15/15/2oxxxx8/15/10x4/10x4/10x4/2o12/15/15 o")
    assert Search(four).think(Limit(nodes=1), lines=5).move == NAMED["h8"]


def test_a_proof_is_believed_and_counts_from_the_root():
    """The other side wins in three plies after move 1: a loss in four from the root, which the search avoids."""
    assert think(Knowing("(3 -7 5)"), 1).move == 0
    lines = think(Knowing("(3 -7 5)"), 1, lines=3).lines
    assert {line.move: line.score for line in lines} == {0: -3, 1: 4 - MATE, 2: -5}
    assert think(Knowing("(3 -7 5)"), 1, parts=ALL_PARTS & ~Part.PROOFS).move == 1


def test_a_proof_is_asked_for_with_its_limits():
    """The depth is 0 at the horizon and the root's depth at the root; the plies never exceed those left to MAX_PLY."""
    board = Knowing(TREE)
    think(board, 2)
    assert {depth for depth, _ in board.asked} == {0, 1, 2}
    assert all(0 < most <= MAX_PLY for _, most in board.asked)
