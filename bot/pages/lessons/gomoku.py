"""Gomoku: five in a row, fours and threes, and two threes at once."""

from functools import partial

from bot.referee import Lesson

lesson = partial(Lesson, game="gomoku")

LESSONS = (
    lesson("five", goal="win", answers=("e8", "j8"), moves=("f8", "f9", "g8", "g9", "h8", "h9", "i8", "k11")),
    lesson("four", goal="block", answers=("k9",), moves=("f9", "g9", "c5", "h9", "k4", "i9", "d12", "j9")),
    lesson("open", goal="fork", answers=("f8", "j8"), moves=("g8", "d4", "h8", "l12", "i8", "e11")),
    lesson("three", goal="stop", answers=("f9", "j9"), moves=("e5", "g9", "k5", "h9", "l11", "i9")),
    lesson("double", goal="double", answers=("i8",), moves=("g8", "d4", "h8", "l12", "i9", "e11", "i10", "d12")),
)
