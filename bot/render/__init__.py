"""Positions to pictures and words: one renderer per game. No chat library is needed or imported here."""

from bot.render.connect4 import ConnectFourRenderer
from bot.render.renderer import Renderer
from bot.render.scene import Scene
from bot.render.tictactoe import TicTacToeRenderer
from bot.render.xiangqi import XiangqiRenderer

__all__ = ["RENDERERS", "Renderer", "Scene"]

RENDERERS: dict[str, Renderer] = {
    "tictactoe": TicTacToeRenderer(),
    "connect4": ConnectFourRenderer(),
    "xiangqi": XiangqiRenderer(),
}
