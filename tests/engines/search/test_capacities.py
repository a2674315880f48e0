"""How many moves a search can hold, and how compulsory captures are searched."""

import random

import pytest

from engines.board import EVAL_MAX, MAX_PLY, MOST_MOVES, MOST_SLOTS, MOST_TRUST, ONGOING, Board
from engines.search.perft import perft
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit
from tests.cases import for_each
from tests.engines.boards import write_moves
from tests.engines.dummy import DummyBoard, full_tree
from tests.textbook import Textbook


class WideBoard(Board):
    """A game with `moves` moves everywhere, which declares `said` as their number.

    The move with number i adds i to the score of its side.
    """

    def __init__(self, moves: int, said: int) -> None:
        Board.__init__(self, max_moves=said, history_slots=moves, eval_unit=100)
        self.count, self.path, self.sums = moves, [], [0, 0]

    def generate(self, at: int) -> int:
        return write_moves(self, list(range(self.count)), at)

    def make(self, move: int) -> bool:
        self.path.append(move)
        self.sums[self.side] += move
        self._turn(1)
        return True

    def unmake(self) -> int:
        self._turn(-1)
        self.sums[self.side] -= self.path[-1]
        return self.path.pop()

    def _turn(self, step: int) -> None:
        self.ply += step
        self.side ^= 1
        self.key = self.fresh_key()

    def verdict(self) -> int:
        return ONGOING

    def evaluate(self) -> int:
        return self.sums[self.side] - self.sums[self.side ^ 1]

    def history_slot(self, move: int) -> int:
        return move

    def fresh_key(self) -> int:
        return hash((*self.path, self.side)) & (1 << 64) - 1


class CapturesOnly(DummyBoard):
    """A tree whose moves are all captures, and compulsory."""

    def __init__(self, text: str) -> None:
        DummyBoard.__init__(self, text, eval_unit=100)

    def generate_noisy(self, at: int) -> int:
        return self.generate(at)

    def captured_value(self, move: int) -> int:
        return 100

    def see(self, move: int) -> int:
        return -1_000 * move

    def can_stand_pat(self) -> bool:
        return not self.path[-1].children


def test_a_search_holds_as_many_moves_as_the_game_says():
    """With the 361 moves of a large board the best are found, and no array is overrun."""
    board = WideBoard(361, 361)
    report = Search(board, TranspositionTable(bytearray(1 << 16))).think(Limit(depth=2), lines=3)
    assert [line.move for line in report.lines] == [360, 359, 358]
    assert board.path == []


def test_more_moves_than_the_game_says_are_an_error():
    """A board that writes more moves than it declares ends the search with an error."""
    with pytest.raises((OverflowError, IndexError)):
        Search(WideBoard(30, 29)).think(Limit(depth=3))


@for_each(
    "moves, slots, eval_unit",
    [(0, 1, 0), (MOST_MOVES + 1, 1, 0), (9, 0, 0), (9, MOST_SLOTS + 1, 0), (9, 1, -1), (9, 1, EVAL_MAX + 1)],
)
def test_a_board_beyond_what_a_search_holds_is_not_made(moves, slots, eval_unit):
    """What a board declares is checked when it is made."""
    with pytest.raises(ValueError, match="not"):
        Board(moves, slots, eval_unit)


@for_each("trust", [-1, 0, MOST_TRUST + 1])
def test_an_order_of_moves_that_no_search_can_trust_is_refused(trust):
    """The trust must be positive, and small enough for the number that holds it."""
    with pytest.raises(ValueError, match="trusted"):
        Board(9, 1, 0, trust)


def test_perft_does_not_overrun_the_stack():
    """Perft refuses a depth beyond MAX_PLY."""
    with pytest.raises(ValueError, match="plies"):
        perft(WideBoard(1, 1), MAX_PLY + 1)
    assert perft(WideBoard(1, 1), MAX_PLY) == 1


def test_where_capturing_is_compulsory_nobody_stands_pat():
    """Beyond the horizon the only capture is searched, though the side would rather pass."""
    board = CapturesOnly("0(50(90))")
    assert Search(board).think(Limit(depth=1)).score == 90
    assert Textbook(board, quiescence=True).minimax(1) == 90


@pytest.mark.slow
def test_where_capturing_is_compulsory_nothing_is_pruned():
    """With every part on, the score at every depth is that of the whole tree."""
    rng = random.Random(5)
    for _ in range(30):
        tree = full_tree(rng, 5, lost=0.05)
        expected = Textbook(CapturesOnly(tree)).minimax(5)
        for depth in (1, 2, 3, 4):
            score = Search(CapturesOnly(tree)).think(Limit(depth=depth)).score
            assert score == expected, (tree, depth)
