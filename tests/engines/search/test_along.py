"""A search that helps another over one table."""

from threading import Timer

from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable, next_age
from engines.search.terms import Limit
from tests.cases import for_each

SIZE = 4 << 20
DEPTH = {"xiangqi": 7, "checkers": 9, "connect4": 9}


@for_each("game, depth", DEPTH.items())
def test_what_the_helper_found_is_not_searched_again(game, depth):
    """The helped search needs less than half the nodes, and the helper leaves its board as it was."""
    memory, helped = bytearray(SIZE), Position(GAMES[game])
    TranspositionTable(memory).begin_search()
    Search(helped.board, TranspositionTable(memory)).search_along(Limit(depth=depth), 1)
    assert helped.text == GAMES[game].start
    after = Search(Position(GAMES[game]).board, TranspositionTable(memory)).think(Limit(depth=depth))
    alone = Search(Position(GAMES[game]).board, TranspositionTable(bytearray(SIZE))).think(Limit(depth=depth))
    assert after.nodes < alone.nodes / 2


def test_its_entries_are_those_of_the_search_that_it_helps():
    """The entries have the age of the helped search."""
    memory = bytearray(SIZE)
    board = Position(GAMES["xiangqi"]).board
    Search(board, TranspositionTable(memory)).think(Limit(depth=4))
    age = TranspositionTable(memory).age
    Search(board, TranspositionTable(memory)).search_along(Limit(depth=6), age)
    assert TranspositionTable(memory).age == age


def test_it_waits_for_the_search_that_it_helps():
    """Until the helped search has begun its own age nothing is written, because the table belongs to another match."""
    memory, board = bytearray(SIZE), Position(GAMES["xiangqi"]).board
    Search(board, TranspositionTable(memory)).think(Limit(depth=4))
    before = bytes(memory)
    age = next_age(memory)
    Search(board, TranspositionTable(memory)).search_along(Limit(seconds=0.05), age)
    assert memory == before
    TranspositionTable(memory).begin_search()
    Search(board, TranspositionTable(memory)).search_along(Limit(depth=5), age)
    assert memory != before


@for_each("key", ["checkers", "xiangqi"])
def test_it_leaves_the_histories_to_the_search_that_it_helps(key):
    """The histories fade once per search, not again for each helper."""
    memory, board = bytearray(16 << 20), Position(GAMES[key]).board
    Search(board, TranspositionTable(memory)).think(Limit(nodes=4_000))
    apart = 8 * board.history_slots + 2 * (board.history_slots + 1) * board.history_slots
    before = memory[-apart:]
    assert any(before)
    Search(board, TranspositionTable(memory)).search_along(Limit(nodes=1), TranspositionTable(memory).age)
    assert memory[-apart:] == before


def test_it_ends_when_it_is_told():
    """The flag ends it, long before its time."""
    flag = bytearray(1)
    stop = Timer(0.2, flag.__setitem__, (0, 1))
    stop.start()
    table = TranspositionTable(bytearray(SIZE))
    table.begin_search()
    Search(Position(GAMES["xiangqi"]).board, table).search_along(Limit(seconds=600, flag=memoryview(flag)), 1)
    stop.join()
    assert flag[0]
