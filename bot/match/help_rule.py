"""Where people may have the engines' help, and where they may not."""

from bot.match.refusals import NoHints
from bot.match.time_control import TimeControl
from engines.game import Position
from storage.rows import Match


def allows_hints(match: Match) -> bool:
    """Against the bot; between people where both agreed to them, but not in a tournament or with a live clock."""
    return match.against_bot or (match.with_hints and match.pairing is None and may_agree(match.clock))


def may_agree(clock: str) -> bool:
    """Whether two people may agree to hints under a time control: not under a live clock."""
    return TimeControl.read(clock).bank is None


def hints_key(allowed: bool) -> str:
    """The key of the text that says to two people whether they have hints."""
    return "hints.both" if allowed else "hints.nobody"


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
