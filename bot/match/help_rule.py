"""Where people may have the engines' help, and where they may not."""

from bot.match.refusals import NoHints
from bot.match.time_control import TimeControl
from engines.game import Position
from storage.rows import Match


def allows_hints(match: Match) -> bool:
    """Not in a tournament, and not with a live clock between people."""
    return match.pairing is None and (match.against_bot or TimeControl.read(match.clock).bank is None)


def require_hints_allowed(match: Match) -> None:
    """Raises NoHints."""
    if not allows_hints(match):
        raise NoHints


def helps_with(position: Position, key: int) -> bool:
    """Whether what is best in the position with that key tells what to play in this one: it is the same, or one move
    leads to it. The position stays as it is.
    """
    if position.board.key == key:
        return True
    for move in position.legal_moves():
        position.push(move)
        leads_there = position.board.key == key
        position.undo()
        if leads_there:
            return True
    return False
