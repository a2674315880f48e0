"""Plays a puzzle on after its solution until everybody can see the win, and names its idea.

A win can be seen if the game is won, or if the solver has captured more than the opponent, by at least
`Game.advantage`, and the opponent's best answer captures nothing.
"""

from dataclasses import replace
from enum import StrEnum

from engines.game import Position
from engines.review.evaluation import evaluate
from engines.review.puzzles import Puzzle

NODES = 50_000  # for every move after the solution
_LONGEST = 16  # most plies after the solution
_CHAIN = 3  # forced answers that make a chain
_SECONDS = 120.0  # more than a search by nodes takes


class Theme(StrEnum):
    """The idea of a puzzle; of several that fit, the first one."""

    SACRIFICE = "sacrifice"  # the solver is behind in captures for a while
    DOUBLE = "double"  # in the end there are two threats to win, and only one can be stopped
    FORCING = "forcing"  # each move of the solver leaves one answer only, or threatens
    ZUGZWANG = "zugzwang"  # in the end there is no threat, but any answer loses
    QUIET = "quiet"  # the first move captures nothing and threatens nothing at once
    CAPTURE = "capture"
    THREAT = "threat"  # the first move threatens, and so leads to more


def played_out(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the best moves of both sides until the win can be seen, and its theme; None if it cannot be."""
    bare = replace(puzzle, rest=(), theme="")
    position, rest = bare.position(len(bare.moves)), list[str]()
    while not can_be_seen(replace(bare, rest=tuple(rest))):
        if position.outcome() or len(rest) >= _LONGEST:
            return None
        for _ in range(2):
            if position.outcome() is None:
                rest.append(_best(position))
                position.play(rest[-1])
    found = replace(bare, rest=tuple(rest))
    return replace(found, theme=theme_of(found))


def can_be_seen(puzzle: Puzzle) -> bool:
    """Whether the win can be seen at the end of the puzzle's line, by the rules and one search of the best answer."""
    position, solver = puzzle.position(len(puzzle.line)), puzzle.position().side
    outcome = position.outcome()
    if outcome:
        return outcome.winner == solver
    if _gains(puzzle)[-1] < position.game.advantage:
        return False
    answer = position.game.read_move(position.board, _best(position))
    return position.board.captured_value(answer) == 0


def theme_of(puzzle: Puzzle) -> Theme:
    """The idea of a puzzle that was played out."""
    if min(_gains(puzzle)) < 0:
        return Theme.SACRIFICE
    forced = [_is_forced(puzzle, ply) for ply in range(1, len(puzzle.line), 2)]
    if forced and all(forced) and (len(forced) >= _CHAIN or not _is_of_stones(puzzle)):
        return Theme.FORCING
    if forced and _is_of_stones(puzzle):
        return Theme.DOUBLE if puzzle.position(len(puzzle.line) - 2).board.in_check() else Theme.ZUGZWANG
    first = puzzle.position()
    if first.board.captured_value(first.game.read_move(first.board, puzzle.moves[0])) > 0:
        return Theme.CAPTURE
    return Theme.THREAT if _is_forced(puzzle, 1) else Theme.QUIET


def _best(position: Position) -> str:
    return evaluate(position, NODES, seconds=_SECONDS).lines[0].move


def _gains(puzzle: Puzzle) -> list[int]:
    """The solver's captures less the opponent's after each move of the line, in units of the scores."""
    position, sums = puzzle.position(), [0]
    for ply, text in enumerate(puzzle.line):
        value = position.board.captured_value(position.game.read_move(position.board, text))
        sums.append(sums[-1] + (-value if ply % 2 else value))
        position.play(text)
    return sums[1:]


def _is_forced(puzzle: Puzzle, ply: int) -> bool:
    """Whether after `ply` plies of the line the opponent must answer a threat, or has only one move."""
    position = puzzle.position(ply)
    return position.board.in_check() or len(position.legal_moves()) == 1


def _is_of_stones(puzzle: Puzzle) -> bool:
    """Whether nothing is ever captured in the game: then only two threats at once force a loss."""
    position = puzzle.position()
    return not any(position.game.pieces(position.board))
