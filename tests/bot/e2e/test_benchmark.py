"""The benchmark of the bot can play every game."""

import random

import pytest

from engines.registry import GAMES
from tests.benchmarks.bot import Times, one_move

from .playing import begin


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_of_every_game_is_made_and_answered(alice, game):
    """The move takes as many buttons and menus as it needs; both times are noted, and the board shows both moves."""
    into = Times()
    board = await one_move(alice, await begin(alice, game), 0, random.Random(1), into)
    assert (into.late, into.lost) == (0, 0)
    assert len(into.acknowledged) == len(into.answered) == 1
    assert board is not None
