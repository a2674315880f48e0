"""The one list of games."""

from typing import Any

from engines.checkers import Checkers
from engines.connect4 import ConnectFour
from engines.game import Game, UnknownGame
from engines.gomoku import Gomoku, Renju
from engines.tiaojiaqi import Tiaojiaqi
from engines.tictactoe import TicTacToe
from engines.xiangqi import Xiangqi

MOVE_CODES = (1 << 16) - 1  # most codes of moves: a transposition table keeps a move, plus one, in 16 bits
LONGEST_MOVE = 40  # most characters of a move's text: buttons carry it


def registered(*games: Game[Any]) -> dict[str, Game[Any]]:
    """The games by key. Raises ValueError if two share a key, or if one exceeds the sizes of the compiled search."""
    by_key = {game.key: game for game in games}
    if len(by_key) < len(games):
        raise ValueError("two games have the same key")
    for game in games:
        _check(game)
    return by_key


def _check(game: Game[Any]) -> None:
    sizes = {"codes of moves": (game.move_codes, MOVE_CODES), "characters in a move": (game.longest_move, LONGEST_MOVE)}
    for what, (size, most) in sizes.items():
        if not 0 < size <= most:
            raise ValueError(f"{game.key} has {size} {what}; there can be 1 to {most}")


GAMES: dict[str, Game[Any]] = registered(
    TicTacToe(), ConnectFour(), Xiangqi(), Checkers(), Tiaojiaqi(), Gomoku(), Renju()
)


def game_named(key: str) -> Game[Any]:
    """The game with this key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(f"no game is called {key[:40]!r}; there are {', '.join(GAMES)}")
    return GAMES[key]
