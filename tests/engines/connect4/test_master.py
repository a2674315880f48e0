"""The best level never gives away what a position is worth."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from engines.connect4 import ConnectFour
from engines.game import Position
from engines.player import choose
from tests.cases import for_each
from tests.engines.connect4.bitbully import judge
from tests.long import LONG

GAME = ConnectFour()
MASTER = replace(GAME.level("master"), seconds=60.0)  # a slow machine may take longer, but play no worse


@pytest.fixture(scope="module")
def worth() -> Callable[[str], int]:
    """What the position after these columns is worth, by bitbully and its book."""
    return judge(book=True)


def play(side: int, other: Callable[[str], str], worth: Callable[[str], int], rng: Random) -> int:
    """Plays one game of the master and judges each of its moves; returns their number."""
    columns, judged = "", 0
    while not (position := Position(GAME, moves=columns)).outcome():
        if len(columns) % 2 != side:
            columns += other(columns)
            continue
        choice = choose(position, MASTER, None, None, None, rng)
        before, columns = columns, columns + choice.move
        after = Position(GAME, moves=columns).outcome()
        value = -worth(columns) if not after else (43 - len(before)) // 2 if after.winner is not None else 0
        assert choice.exact or len(position.legal_moves()) == 1
        assert value == worth(before), (before, choice.move)
        judged += 1
    return judged


@pytest.mark.slow
@for_each("side", [0, 1])
def test_no_move_gives_anything_away_to_chance(side: int, worth: Callable[[str], int]) -> None:
    """Against random play each move keeps the score of an independent solver, to the last stone."""
    rng = Random(41 + side)

    def other(columns: str) -> str:
        return str(rng.choice(Position(GAME, moves=columns).legal_moves()) + 1)

    games = 6 if LONG else 2
    assert sum(play(side, other, worth, rng) for _ in range(games)) > 4 * games


@pytest.mark.slow
@for_each("side", [0, 1])
def test_no_move_gives_anything_away_to_perfect_play(side: int, worth: Callable[[str], int]) -> None:
    """Against the most stubborn resistance each move keeps the score, too."""
    rng = Random(43 + side)

    def other(columns: str) -> str:
        position = Position(GAME, moves=columns)
        found = position.game.solve(position.board, 60.0)
        assert found
        return str(rng.choice([line for line in found if line.score == found[0].score]).move + 1)

    games = 2 if LONG else 1
    assert sum(play(side, other, worth, rng) for _ in range(games)) > 15 * games
