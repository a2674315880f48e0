"""Pictures of renju: those of gomoku, with crosses on the points that are forbidden to Black."""

from bot.render.gomoku import GomokuRenderer, GomokuWords
from engines.gomoku import Renju

RENDERER = GomokuRenderer(Renju())
WORDS = GomokuWords(RENDERER)
