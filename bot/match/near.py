"""What repetition or a lack of progress is about to decide, so that people are told before it happens."""

from collections.abc import Iterator
from dataclasses import dataclass

from engines.game import Outcome, Position

LAST_PLIES = 10  # without progress before the draw: for so many people are told of it


@dataclass(frozen=True, slots=True)
class Near:
    """The endings that may come soon."""

    repeated: tuple[Outcome, ...] = ()  # what one more repetition may lead to
    plies: int = 0  # until the game is drawn if none of them is progress; 0: it is not soon, or not drawn


NOTHING = Near()


def near(position: Position) -> Near:
    """What a repetition may decide that the next move completes, or a reply from which its side gains nothing; and the
    plies to the draw without progress. The game must go on. The position is unchanged.
    """
    board = position.board
    found = dict.fromkeys(_repetitions(position))
    for move in board.legal_moves() if _has_recurred(position) else ():
        position.push(move)
        found |= {outcome: None for outcome in _repetitions(position) if outcome.winner in (None, position.side)}
        position.undo()
    left = board.no_progress - board.since_progress()
    return Near(tuple(found), left if left <= LAST_PLIES else 0)


def _repetitions(position: Position) -> Iterator[Outcome]:
    """The outcomes of the legal moves that repeat a position once too often."""
    board = position.board
    for move in board.ending_moves():
        position.push(move)
        outcome, is_last = position.outcome(), board.since_progress() >= board.no_progress
        position.undo()
        if outcome and (outcome.winner is not None or not is_last):
            yield outcome


def _has_recurred(position: Position) -> bool:
    """Whether another position with the same side to move has occurred twice since the last progress: only such a one
    can a reply bring a third time.
    """
    keys, undone = list[int](), list[int]()
    for _ in range(min(position.board.since_progress(), len(position.moves))):
        undone.append(position.undo())
        keys.append(position.board.key)
    for move in reversed(undone):
        position.push(move)
    same_side = keys[1::2]
    return len(set(same_side)) < len(same_side)
