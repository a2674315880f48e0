"""Converts scores to chances, and judges moves by the chances that they lose.

Scores do not measure mistakes: losing a pawn matters in an even game, but not in a won one. So a move is judged by the
change of the *chance*: the points that a side may expect from the game, 1 for a win and 0.5 for a draw.

    chance(score) = 1 / (1 + exp(-score / advantage))

`Game.advantage` is near what fits the results of the engine's own games best (`python -m tests.benchmarks.chances`); in
checkers, where most games are drawn, it lies between the fits with and without draws. A forced end that the search sees
has chance 1, 0.5 or 0.

People do not see everything that is known of a solved game. Their *outlook* is the chance; but if a game names a
`foresight`, a forced end farther away counts only in part:

    outlook(n plies to the win) = 0.5 + 0.5 * exp(-(n - foresight) / 10)

A position with an outlook below 0.1 or above 0.9 is *decided*: a move that leaves it so does not count.

The accuracy of a side is 100 * exp(-4 * loss). `loss` is the root mean square of the outlook that each counting move
lost, with 0.04 as one more value because few moves prove little: 92 for three best moves, 97 for thirty, 55 if one of
ten loses half a point. So one grave mistake weighs more than many small ones.
"""

from collections.abc import Iterable
from enum import StrEnum
from math import exp, sqrt
from typing import Any

from engines.answer import Score
from engines.board import BAN, MAX_PLY
from engines.game import Game

_STEEP, _UNPROVED = 4.0, 0.04
_FADING = 10.0  # plies
_DECIDED = 0.1


class Verdict(StrEnum):
    """The verdict on a move by the outlook that it lost: none; some; or at least 0.05, 0.10 or 0.20."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


_LEAST = {Verdict.BLUNDER: 0.20, Verdict.MISTAKE: 0.10, Verdict.INACCURACY: 0.05}  # losses


def chance(game: Game[Any], score: int) -> float:
    """The points that a side with this score may expect, from 0 (lost) to 1 (won)."""
    if abs(score) >= BAN - MAX_PLY:
        return 1.0 if score > 0 else 0.0
    return 1 / (1 + exp(-score / game.advantage))


def outlook(game: Game[Any], score: int) -> float:
    """The points that a side with this score may expect, as people see it, from 0 (lost) to 1 (won)."""
    plies = Score(score).plies
    if not game.foresight or plies is None or plies <= game.foresight:
        return chance(game, score)
    sure = exp((game.foresight - plies) / _FADING) / 2
    return 0.5 + sure if score > 0 else 0.5 - sure


def decided(outlook: float) -> float | None:
    """The certain result, 1 or 0, of a position with this outlook; None if the game is open."""
    if outlook > 1 - _DECIDED:
        return 1.0
    return 0.0 if outlook < _DECIDED else None


def verdict(loss: float, is_best: bool) -> Verdict:
    """The verdict on a move that lost this much of the outlook."""
    wrong = (each for each, least in _LEAST.items() if loss >= least)
    return next(wrong, Verdict.BEST if is_best else Verdict.GOOD)


def accuracy(losses: Iterable[float]) -> float | None:
    """The accuracy of moves with these losses, 0 to 100; None for no moves."""
    squares = [_UNPROVED * _UNPROVED, *(loss * loss for loss in losses)]
    return 100 * exp(-_STEEP * sqrt(sum(squares) / len(squares))) if len(squares) > 1 else None
