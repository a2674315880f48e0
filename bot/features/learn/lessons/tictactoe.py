"""Tic-tac-toe: a row, blocking the opponent's row, and two threats at once."""

from bot.features.learn.rules import lesson

LESSONS = (
    lesson("row", "win", "c1", moves="a1 a3 b1 b2", marks="c1"),
    lesson("block", "block", "b1", moves="a1 b2 c2 b3"),
    lesson("fork", "fork", "c1", moves="a1 b2 c3 a3"),
)
