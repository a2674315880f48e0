"""How a game is played with components: one file per game, and the list of them."""

from collections.abc import Mapping

from bot.views.games import connect4, tictactoe, xiangqi
from bot.views.games.controls import Controls, Setting

__all__ = ["CONTROLS", "Controls", "Setting"]

CONTROLS: Mapping[str, Controls] = {
    "tictactoe": tictactoe.CONTROLS,
    "connect4": connect4.CONTROLS,
    "xiangqi": xiangqi.CONTROLS,
}
