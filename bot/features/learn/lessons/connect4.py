"""Connect Four: how discs fall, a row across and along a diagonal, blocking the opponent's row, and two threats at
once.
"""

from bot.features.learn.rules import lesson

EMPTY = "7/7/7/7/7/7 x"

LESSONS = (
    lesson("falling", "step", "5", moves="3 3 3 3 3 3 4 5", decoy=("3", EMPTY)),
    lesson("row", "win", "2 6", moves="3 3 4 4 5 5"),
    lesson("diagonal", "win", "4", moves="4 3 2 6 2 4 1 4 6 3 3 1"),
    lesson("block", "block", "5", moves="7 2 7 3 1 4"),
    lesson("double", "fork", "2 5", moves="3 3 4 4"),
)
