"""The one list of games."""

from typing import Any

from engines.connect4 import ConnectFour
from engines.game import Game, UnknownGame
from engines.tictactoe import TicTacToe
from engines.xiangqi import Xiangqi

GAMES: dict[str, Game[Any]] = {game.key: game for game in (TicTacToe(), ConnectFour(), Xiangqi())}


def game_named(key: str) -> Game[Any]:
    """The game with this key. Raises UnknownGame."""
    try:
        return GAMES[key]
    except KeyError:
        raise UnknownGame(f"no game is called {key[:40]!r}; there are {', '.join(GAMES)}") from None
