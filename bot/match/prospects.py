"""What a line of moves leads to, as a value that the catalogues put into words."""

from collections import deque
from dataclasses import dataclass
from enum import StrEnum

from bot.match.positions import walked
from engines.board import BAN, DRAW, MATE, MAX_PLY, PROVEN
from engines.game import Position
from engines.pool import Answer

FEWEST, MOST = 3, 5  # moves of a line that are told
CLEAR = 80  # a score beyond this is an advantage worth a word


class Kind(StrEnum):
    """What the side to move gets."""

    WINS = "wins"
    LOSES = "loses"
    WINS_BY_RULE = "wins-by-rule"  # the opponent may not repeat the position for ever
    LOSES_BY_RULE = "loses-by-rule"
    DRAWS = "draws"
    WINS_MATERIAL = "wins-material"
    LOSES_MATERIAL = "loses-material"
    BETTER = "better"
    WORSE = "worse"
    EVEN = "even"


@dataclass(frozen=True, slots=True)
class Prospect:
    """The end of a line. `moves` counts the winner's moves to the end (0 where none is seen).

    `won` and `lost` are the letters of the pieces that the side to move takes and gives; in capitals.
    """

    kind: Kind
    moves: int = 0
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


def telling(position: Position, moves: tuple[str, ...]) -> int:
    """How many moves of a line are worth telling: FEWEST to MOST, where it has so many, and so that it ends where the
    side to move has gained most and nothing is taken back at once. The position stays as it is.
    """
    gains = [0, *_gains(position, moves)]
    quiet = [at for at in range(1, len(moves) + 1) if not gains[min(at + 1, len(moves))]]
    told = [at for at in quiet if FEWEST <= at <= MOST]
    best = max(told, key=lambda at: (sum(gains[: at + 1]), -at), default=0)
    return best or min(len(moves), FEWEST)


def prospect(position: Position, answer: Answer) -> Prospect:
    """What the best line leads to for the side to move. The position stays as it is."""
    line = answer.lines[0]
    score = line.score
    if abs(score) >= PROVEN:
        return decided(score)
    if abs(score) >= BAN - MAX_PLY:
        return Prospect(Kind.WINS_BY_RULE if score > 0 else Kind.LOSES_BY_RULE)
    if ends_drawn(position, answer):
        return Prospect(Kind.DRAWS)
    settled = _settled(position, line.moves)
    return _material(position, settled[: telling(position, line.moves)]) or Prospect(_by_score(score))


def decided(score: int) -> Prospect:
    """What a true score means: DRAW, or a proven win or loss."""
    if score == DRAW:
        return Prospect(Kind.DRAWS)
    plies = MATE - abs(score)
    return Prospect(Kind.WINS, (plies + 1) // 2) if score > 0 else Prospect(Kind.LOSES, plies // 2)


def ends_drawn(position: Position, answer: Answer) -> bool:
    """Whether the engine saw best play to a drawn end, or knows the true scores. The position stays as it is."""
    scores = [line.score for line in answer.lines]
    known = answer.exact or (len(scores) > 1 and all(s == DRAW or abs(s) >= PROVEN for s in scores))
    return (known and scores[0] == DRAW) or _is_drawn_after(position, answer.lines[0].moves)


def _by_score(score: int) -> Kind:
    if abs(score) <= CLEAR:
        return Kind.EVEN
    return Kind.BETTER if score > 0 else Kind.WORSE


def _is_drawn_after(position: Position, moves: tuple[str, ...]) -> bool:
    with walked(position, moves) as line:
        deque(line, maxlen=0)
        outcome = position.outcome()
    return outcome is not None and outcome.winner is None


def _settled(position: Position, moves: tuple[str, ...]) -> tuple[str, ...]:
    """A line without captures at its very end, of which nobody knows whether they are answered."""
    gains = _gains(position, moves)
    while gains and gains[-1]:
        gains.pop()
    return moves[: len(gains)]


def _gains(position: Position, moves: tuple[str, ...]) -> list[int]:
    """What each move of a line takes, in the units of the game's scores; less than 0 where the other side takes it."""
    board, side = position.board, position.side
    with walked(position, moves) as line:
        return [board.captured_value(move) * (1 if board.side == side else -1) for move in line]


def _material(position: Position, moves: tuple[str, ...]) -> Prospect | None:
    """The pieces that change hands, if one side gains by it."""
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
