"""From scores to chances, and from chances to what a move was worth.

A score is no measure of a mistake: to lose a pawn matters in an even game and not in one that is won. So a move is
judged by what it does to the *chance*: what a side may expect of the game, a win counting 1 and a draw 0.5.

    chance(score) = 1 / (1 + exp(-score / advantage))

`Game.advantage` is near what fits the results of the engine's own games best (`python -m tests.benchmarks.chances`); in
checkers, where most games are drawn, it lies between the fits with and without those. A decision that is seen is sure:
chance 1, 0.5 or 0.

The accuracy of a move that loses `loss` of the chance is 100 * exp(-4 * loss): 100 for the best move, 67 where a tenth
of the chance is lost, 14 where a win becomes a draw. A side's accuracy is the mean over its moves, those left out where
the rules allowed no other.
"""

from collections.abc import Iterable
from enum import StrEnum
from math import exp
from typing import Any

from engines.board import BAN, MAX_PLY
from engines.game import Game

_STEEP = 4.0
_SLIGHT, _WRONG, _GRAVE = 0.05, 0.10, 0.20


class Verdict(StrEnum):
    """What a move was worth, by the share of the chance that it lost: none, and at least 0.05, 0.10 and 0.20."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


def chance(game: Game[Any], score: int) -> float:
    """What a side with this score may expect, from 0 (lost) to 1 (won)."""
    if abs(score) >= BAN - MAX_PLY:
        return 1.0 if score > 0 else 0.0
    return 1 / (1 + exp(-score / game.advantage))


def verdict(loss: float, is_best: bool) -> Verdict:
    """The verdict on a move that lost this much of the chance."""
    if loss >= _GRAVE:
        return Verdict.BLUNDER
    if loss >= _WRONG:
        return Verdict.MISTAKE
    if loss >= _SLIGHT:
        return Verdict.INACCURACY
    return Verdict.BEST if is_best else Verdict.GOOD


def accuracy(losses: Iterable[float]) -> float | None:
    """The accuracy of moves with these losses, 0 to 100; None for no moves."""
    parts = [100 * exp(-_STEEP * loss) for loss in losses]
    return sum(parts) / len(parts) if parts else None
