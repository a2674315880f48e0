"""Connect Four: how discs fall, a row across and along a diagonal, a row of the opponent's, and two threats at once."""

from functools import partial

from bot.match.exercises import Lesson

lesson = partial(Lesson, game="connect4")
EMPTY = "7/7/7/7/7/7 x"

LESSONS = (
    lesson("falling", goal="step", answers=("5",), moves=tuple("33333345"), decoys=(("3", EMPTY),)),
    lesson("row", goal="win", answers=("2", "6"), moves=tuple("334455")),
    lesson("diagonal", goal="win", answers=("4",), moves=tuple("432624146331")),
    lesson("block", goal="block", answers=("5",), moves=tuple("727314")),
    lesson("double", goal="fork", answers=("2", "5"), moves=tuple("3344")),
)
