"""A move at first sight: what the bot plays when its engines cannot answer."""

from engines.board import ONGOING
from engines.game import Position


def quick_move(position: Position) -> str:
    """The legal move after which the opponent stands worst at a glance. Takes microseconds; changes nothing."""
    board = position.board

    def glance(move: int) -> int:
        board.make(move)
        verdict = board.verdict()
        score = board.evaluate() if verdict == ONGOING else verdict
        board.unmake()
        return score

    return position.game.write_move(board, min(position.legal_moves(), key=glance))
