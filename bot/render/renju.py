"""Pictures of renju: gomoku's, with the points that are forbidden to Black."""

from bot.render.gomoku import GomokuRenderer
from engines.gomoku import Renju

RENDERER = GomokuRenderer(Renju())
