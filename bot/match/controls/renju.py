"""Renju: a move is entered as in gomoku; a forbidden point cannot be chosen."""

from bot.match.controls.gomoku import CONTROLS as GOMOKU

CONTROLS = GOMOKU
