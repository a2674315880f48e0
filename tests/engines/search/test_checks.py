"""Late moves that give check are spared, so each is asked whether it does; not in games where nothing is a check."""

import pytest

from engines.registry import game_named
from engines.search.root import Search
from engines.search.terms import Limit
from engines.tiaojiaqi.board import TiaojiaqiBoard


class Asked(TiaojiaqiBoard):
    """Has no checks, and raises where it is asked for one."""

    def gives_check(self, move: int) -> bool:
        raise AssertionError("a game without checks was asked for one")


class Checking(Asked):
    """Has checks, though none ever comes."""

    def in_check(self) -> bool:
        return False


def start(kind):
    board = game_named("tiaojiaqi").read(game_named("tiaojiaqi").start)
    return kind([board.owner(cell) for cell in range(144)])


def test_a_game_without_checks_is_not_asked_for_them():
    """The moves that are left out near the leaves are made, and looked at, only in games with checks."""
    assert Search(start(Asked)).think(Limit(depth=4)).depth == 4
    with pytest.raises(AssertionError, match="was asked"):
        Search(start(Checking)).think(Limit(depth=4))
