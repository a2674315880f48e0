"""The legal moves of a match, ready to be chosen from."""

from dataclasses import dataclass

from bot.referee.state import MatchView
from engines.game import Path
from engines.registry import game_named


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move: its canonical text, the same in a notation, the cells that it touches, and the letter of the piece
    that moves, empty where all are alike.
    """

    move: str
    written: str
    path: Path
    piece: str = ""


def choices_of(view: MatchView, notation: str = "") -> tuple[Choice, ...]:
    """The legal moves of a view, in a notation of its game (canonical where it has no such)."""
    if not view.legal:
        return ()
    game = game_named(view.game)
    board = game.read(view.position)
    notation = notation if notation in game.notations else ""
    return tuple(
        Choice(
            move=text,
            written=game.write_move(board, move, notation) if notation else text,
            path=game.path(board, move),
            piece=game.mover(board, move),
        )
        for text, move in ((text, game.read_move(board, text)) for text in view.legal)
    )
