"""Only in games with checks are late moves asked whether they give check."""

import pytest

from engines.registry import game_named
from engines.search.root import Search
from engines.search.terms import Limit
from engines.tiaojiaqi.board import TiaojiaqiBoard


class Asked(TiaojiaqiBoard):
    """A game without checks that raises if it is asked for one."""

    def gives_check(self, move: int) -> bool:
        raise AssertionError("a game without checks was asked for one")


class Checking(Asked):
    """A game with checks, though none ever comes."""

    def in_check(self) -> bool:
        return False


def start(kind):
    board = game_named("tiaojiaqi").read(game_named("tiaojiaqi").start)
    return kind([board.owner(cell) for cell in range(144)])


def test_a_game_without_checks_is_not_asked_for_them():
    """Only the game with checks is asked, and raises."""
    assert Search(start(Asked)).think(Limit(depth=4)).depth == 4
    with pytest.raises(AssertionError, match="was asked"):
        Search(start(Checking)).think(Limit(depth=4))
