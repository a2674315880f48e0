"""From scores to chances, and from chances to what a move was worth.

A score is no measure of a mistake: to lose a pawn matters in an even game and not in one that is won. So a move is
judged by what it does to the *chance*: what a side may expect of the game, a win counting 1 and a draw 0.5.

    chance(score) = 1 / (1 + exp(-score / advantage))

`Game.advantage` is near what fits the results of the engine's own games best (`python -m tests.benchmarks.chances`); in
checkers, where most games are drawn, it lies between the fits with and without those. A decision that is seen is sure:
chance 1, 0.5 or 0.

People do not see what a game that is solved knows. Their *outlook* is the chance, but where a game names a
`foresight`, a decision farther away is sure only in part:

    outlook(n plies to the win) = 0.5 + 0.5 * exp(-(n - foresight) / 10)

A position whose outlook lies beyond 0.1 and 0.9 is *decided*: nothing that leaves it so is a mistake, or counts.

The accuracy of a side is 100 * exp(-4 * loss), where `loss` is the root mean square of what its moves that count lose
of the outlook, and of 0.04 besides, as a few moves prove little: 92 for three best moves, 97 for thirty, 55 where one
of ten gives away half a game. So one grave mistake weighs more than many small ones.
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
    """What a move was worth, by the share of the outlook that it lost: none, and at least 0.05, 0.10 and 0.20."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


_LEAST = {Verdict.BLUNDER: 0.20, Verdict.MISTAKE: 0.10, Verdict.INACCURACY: 0.05}  # losses


def chance(game: Game[Any], score: int) -> float:
    """What a side with this score may expect, from 0 (lost) to 1 (won)."""
    if abs(score) >= BAN - MAX_PLY:
        return 1.0 if score > 0 else 0.0
    return 1 / (1 + exp(-score / game.advantage))


def outlook(game: Game[Any], score: int) -> float:
    """What a side with this score may expect as people see it, from 0 (lost) to 1 (won)."""
    plies = Score(score).plies
    if not game.foresight or plies is None or plies <= game.foresight:
        return chance(game, score)
    sure = exp((game.foresight - plies) / _FADING) / 2
    return 0.5 + sure if score > 0 else 0.5 - sure


def decided(outlook: float) -> float | None:
    """The result that an outlook leaves no doubt of, 1 or 0; None while the game is open."""
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
