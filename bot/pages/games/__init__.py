"""How a game is played with components: one file per game, and the list of them."""

from collections.abc import Mapping

from bot.pages.games import connect4, tictactoe, xiangqi
from bot.pages.games.controls import Controls, Setting

__all__ = ["CONTROLS", "Controls", "Setting"]

CONTROLS: Mapping[str, Controls] = {
    "tictactoe": tictactoe.CONTROLS,
    "connect4": connect4.CONTROLS,
    "xiangqi": xiangqi.CONTROLS,
}
