"""A search keeps its time limit, in its nodes and in a game's own proofs."""

from time import process_time

from engines.clock import Clock
from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.terms import Limit
from tests.cases import for_each

SECONDS = 0.05
SLACK = 0.02  # seconds of processor time: less than one long proof takes
HARD = "15/15/15/11o3/5o4x4/4x1xoxxxo3/3xooo1x1x4/2x2xoxox5/5oooxo5/4o1xoxoo4/3x4xo1x3/8oo5/7x1x5/15/15 o"
POSITIONS = [(key, start) for key, game in GAMES.items() for start in (game.start, *(text for text, _ in game.samples))]


@for_each("key, start", [*POSITIONS, ("gomoku", HARD)])
def test_every_game_keeps_its_deadline(key, start):
    """A search takes hardly more processor time than its limit."""
    position = Position(GAMES[key], start)
    search = Search(position.board)
    began = process_time()
    search.think(Limit(seconds=SECONDS))
    assert process_time() - began < SECONDS + SLACK


def test_a_proof_stops_with_the_clock():
    """Each node of a proof is a step of the search's clock; once it has stopped hardly another is visited."""
    board, clock, flag = Position(GAMES["gomoku"], HARD).board, Clock(), bytearray(1)
    for stopped in (False, True):
        flag[0] = stopped
        clock.start(0.0, 0, memoryview(flag))
        board.begin_search(clock)
        board.proven(16, 100)
        assert clock.stopped == stopped
        assert (clock.steps < 100) == stopped
    assert clock.nodes == 0


def test_a_board_proves_as_before_after_a_search_that_was_stopped():
    """A stopped clock holds for its own search only."""
    board = Position(GAMES["gomoku"], HARD).board
    expected = board.proven(12, 100)
    Search(board).think(Limit(nodes=1))
    assert board.proven(12, 100) == expected
