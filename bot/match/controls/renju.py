"""Renju: a move is entered as in gomoku. Forbidden points are disabled, since they are not legal moves."""

from bot.match.controls.gomoku import CONTROLS as GOMOKU

CONTROLS = GOMOKU
