"""A search that helps another over one table."""

from threading import Timer

import pytest

from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit

SIZE = 4 << 20
DEPTH = {"xiangqi": 7, "checkers": 9, "connect4": 9}


@pytest.mark.parametrize(("game", "depth"), DEPTH.items())
def test_what_the_helper_found_is_not_searched_again(game, depth):
    """Over its table a search needs less than half the nodes, and the helper leaves the board as it was."""
    memory, helped = bytearray(SIZE), Position(GAMES[game])
    Search(helped.board, TranspositionTable(memory)).search_along(Limit(depth=depth), 1)
    assert helped.text == GAMES[game].start
    after = Search(Position(GAMES[game]).board, TranspositionTable(memory)).think(Limit(depth=depth))
    alone = Search(Position(GAMES[game]).board, TranspositionTable(bytearray(SIZE))).think(Limit(depth=depth))
    assert after.nodes < alone.nodes / 2


def test_its_entries_are_those_of_the_search_that_it_helps():
    """They count as no older and no younger."""
    memory = bytearray(SIZE)
    board = Position(GAMES["xiangqi"]).board
    Search(board, TranspositionTable(memory)).think(Limit(depth=4))
    age = TranspositionTable(memory).age
    Search(board, TranspositionTable(memory)).search_along(Limit(depth=6), age)
    assert TranspositionTable(memory).age == age


def test_it_ends_when_it_is_told():
    """By the flag, long before its time."""
    flag = bytearray(1)
    stop = Timer(0.2, flag.__setitem__, (0, 1))
    stop.start()
    search = Search(Position(GAMES["xiangqi"]).board, TranspositionTable(bytearray(SIZE)))
    search.search_along(Limit(seconds=600, flag=memoryview(flag)), 1)
    stop.join()
    assert flag[0]
