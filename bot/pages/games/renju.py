"""Renju: a move is entered as in gomoku; a forbidden point cannot be chosen."""

from bot.pages.games.gomoku import CONTROLS as GOMOKU

CONTROLS = GOMOKU
