"""What a line of moves leads to, as a value for which the catalogues have words."""

from collections import deque
from dataclasses import dataclass
from enum import StrEnum

from bot.match.positions import outcome_after, walked
from engines.board import BAN, DRAW, MATE, MAX_PLY, PROVEN
from engines.game import Position
from engines.pool import Answer
from engines.review.chances import chance

FEWEST, MOST = 3, 5  # how many moves of a line are told
BETTER, WORSE = 0.55, 0.45  # chances from which on a side is said to stand better or worse


class Kind(StrEnum):
    """The outcome of a line for the side to move."""

    WINS = "wins"
    LOSES = "loses"
    WINS_BY_RULE = "wins-by-rule"  # the opponent may not repeat the position
    LOSES_BY_RULE = "loses-by-rule"
    DRAWS = "draws"
    WINS_MATERIAL = "wins-material"
    LOSES_MATERIAL = "loses-material"
    BETTER = "better"
    WORSE = "worse"
    EVEN = "even"


@dataclass(frozen=True, slots=True)
class Prospect:
    """The outcome of a line for the side to move."""

    kind: Kind
    moves: int = 0  # the winner's moves to the end, one more if it is a move of the loser; 0 where none is left or seen
    won: tuple[str, ...] = ()  # the letters of the pieces that the side to move captures, in capitals
    lost: tuple[str, ...] = ()  # the letters of the pieces that it loses, in capitals


def moves_to_tell(position: Position, moves: tuple[str, ...]) -> int:
    """How many moves of a line to tell: FEWEST to MOST, or all of a shorter line. The part told ends where the side to
    move has gained most and the next move is no capture. The position is unchanged.
    """
    gains = [0, *_gains(position, moves)]
    quiet = [at for at in range(1, len(moves) + 1) if not gains[min(at + 1, len(moves))]]
    told = [at for at in quiet if FEWEST <= at <= MOST]
    best = max(told, key=lambda at: (sum(gains[: at + 1]), -at), default=0)
    return best or min(len(moves), FEWEST)


def prospect(position: Position, answer: Answer) -> Prospect:
    """What the best line leads to for the side to move. The position is unchanged."""
    line = answer.lines[0]
    score = line.score
    if abs(score) >= PROVEN:
        return decided(score)
    if abs(score) >= BAN - MAX_PLY:
        return Prospect(Kind.WINS_BY_RULE if score > 0 else Kind.LOSES_BY_RULE)
    if ends_drawn(position, answer):
        return Prospect(Kind.DRAWS)
    told = _settled(position, line.moves)[: moves_to_tell(position, line.moves)]
    return _material(position, told) or Prospect(_by_chance(chance(position.game, score)))


def decided(score: int) -> Prospect:
    """What an exact score means: DRAW, or a proven win or loss."""
    if score == DRAW:
        return Prospect(Kind.DRAWS)
    plies = MATE - abs(score)
    return Prospect(Kind.WINS, plies // 2 + 1) if score > 0 else Prospect(Kind.LOSES, plies // 2)


def ends_drawn(position: Position, answer: Answer) -> bool:
    """Whether best play is a draw: exact scores say so, or the best line ends drawn. The position is unchanged."""
    best = answer.lines[0]
    if answer.exact and best.score == DRAW:
        return True
    outcome = outcome_after(position, best.moves)
    return outcome is not None and outcome.winner is None


def _by_chance(found: float) -> Kind:
    if found >= BETTER:
        return Kind.BETTER
    return Kind.WORSE if found <= WORSE else Kind.EVEN


def _settled(position: Position, moves: tuple[str, ...]) -> tuple[str, ...]:
    """The line without the captures at its very end: a recapture may follow that the line does not show."""
    gains = _gains(position, moves)
    while gains and gains[-1]:
        gains.pop()
    return moves[: len(gains)]


def _gains(position: Position, moves: tuple[str, ...]) -> list[int]:
    """The value of each move's captures, in the units of the game's scores; negative for the opponent's moves."""
    board, side = position.board, position.side
    with walked(position, moves) as line:
        return [board.captured_value(move) * (1 if board.side == side else -1) for move in line]


def _material(position: Position, moves: tuple[str, ...]) -> Prospect | None:
    """The prospect of the pieces that are captured; None if neither side gains."""
    side, before = position.side, position.game.pieces(position.board)
    gain = sum(_gains(position, moves))
    if gain == 0:
        return None
    with walked(position, moves) as line:
        deque(line, maxlen=0)
        after = position.game.pieces(position.board)
    lost, won = before[side] - after[side], before[1 - side] - after[1 - side]
    kind = Kind.WINS_MATERIAL if gain > 0 else Kind.LOSES_MATERIAL
    return Prospect(kind, 0, tuple(won.elements()), tuple(lost.elements()))
