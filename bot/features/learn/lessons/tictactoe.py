"""Tic-tac-toe: a row, a row of the opponent's, and two at once."""

from functools import partial

from bot.match.exercises import Lesson

lesson = partial(Lesson, game="tictactoe")

LESSONS = (
    lesson("row", goal="win", answers=("c1",), moves=("a1", "a3", "b1", "b2"), marks=("c1",)),
    lesson("block", goal="block", answers=("b1",), moves=("a1", "b2", "c2", "b3")),
    lesson("fork", goal="fork", answers=("c1",), moves=("a1", "b2", "c3", "a3")),
)
