"""The review of a finished game: what every move was worth, how well the sides played, and where it was decided."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engines.answer import Answer, Score
from engines.board import BAN, DRAW, MATE, MAX_PLY
from engines.game import FIRST, Position
from engines.review.chances import Verdict, accuracy, decided, outlook, verdict

MOMENTS = 3
NODES = 100_000  # for each position


@dataclass(frozen=True, slots=True)
class Judgement:
    """The evaluation of a position of the game."""

    score: int  # for the side to move
    line: tuple[str, ...] = ()  # the best line; empty if the game is over
    exact: bool = False  # whether the score is exact
    scores: Mapping[str, int] = field(default_factory=dict)  # exact scores of all legal moves, if known


@dataclass(frozen=True, slots=True)
class MoveReview:
    """One move of the game. The scores are for the side that made it.

    `loss` is the outlook that it gave away, 0 to 1; `line` begins with `best`. `counts`: there was a choice, in a game
    that was open before or after the move; a move that does not count loses nothing.
    """

    ply: int  # of the position before it: 0 for the first move
    side: int
    move: str
    score: Score
    best: str
    best_score: Score
    line: tuple[str, ...]
    loss: float
    verdict: Verdict
    counts: bool
    is_exact: bool


@dataclass(frozen=True, slots=True)
class Review:
    """The moves in order, the outlook of the game at every ply, and the accuracies of the sides.

    `chances` are the first side's outlook (0 to 1) before each move and after the last. An accuracy is 0 to 100, or
    None if no move of the side counts. The first `given` moves were not made by the players and are nobody's mistakes.
    """

    game: str
    moves: tuple[MoveReview, ...]
    chances: tuple[float, ...]
    accuracies: tuple[float | None, float | None]
    given: int = 0

    @property
    def mistakes(self) -> tuple[MoveReview, ...]:
        """The players' moves that are inaccuracies, mistakes or blunders."""
        return tuple(move for move in self.moves[self.given :] if move.verdict not in (Verdict.BEST, Verdict.GOOD))

    def moments(self, side: int | None = None, most: int = MOMENTS) -> tuple[MoveReview, ...]:
        """The moves of a side (None: of both) that lost most, `most` of them, in the order of the game."""
        own = [move for move in self.mistakes if side in (None, move.side)]
        return tuple(sorted(sorted(own, key=lambda move: -move.loss)[:most], key=lambda move: move.ply))


def judgement(answer: Answer) -> Judgement:
    """The judgement by an engine's answer; with the exact scores of all moves if they are known."""
    best = answer.lines[0]
    every = {line.move: line.score for line in answer.lines}
    return Judgement(best.score, best.moves, answer.exact, every if answer.exact else {})


def ended(position: Position) -> Judgement | None:
    """The judgement of a position in which the game is over; None while it goes on."""
    outcome = position.outcome()
    if outcome is None:
        return None
    if outcome.winner is None:
        return Judgement(DRAW, exact=True)
    return Judgement(MATE if outcome.winner == position.side else -MATE, exact=True)


def reviewed(position: Position, judgements: Sequence[Judgement], given: int = 0) -> Review:
    """The review of a game from the judgements of all its positions: one before each move, and one after the last.

    Its first `given` moves were not made by the players.
    """
    game = position.game
    if len(judgements) != len(position.moves) + 1:
        raise ValueError(f"{len(position.moves)} moves need {len(position.moves) + 1} judgements")
    moves = tuple(_moves(position, judgements))
    sides = [position.side ^ (len(position.moves) - ply) % 2 for ply in range(len(judgements))]
    own = [outlook(game, judged.score) for judged in judgements]
    chances = tuple(each if side == FIRST else 1 - each for side, each in zip(sides, own, strict=True))
    counted = [move for move in moves[given:] if move.counts]
    first, second = (accuracy(move.loss for move in counted if move.side == side) for side in (0, 1))
    return Review(game.key, moves, chances, (first, second), given)


def _moves(position: Position, judgements: Sequence[Judgement]) -> Iterator[MoveReview]:
    again = Position(position.game, position.start)
    for ply, text in enumerate(position.written()):
        yield _move(again, ply, text, judgements[ply], judgements[ply + 1])
        again.play(text)


def _move(position: Position, ply: int, text: str, judged: Judgement, after: Judgement) -> MoveReview:
    best = judged.line[0]
    score = judged.scores.get(text, judged.score if text == best else one_ply_earlier(-after.score))
    before, now = outlook(position.game, judged.score), outlook(position.game, score)
    counts = len(position.legal_moves()) > 1 and (decided(before) is None or decided(before) != decided(now))
    loss = max(0.0, before - now) if counts else 0.0
    return MoveReview(
        ply=ply,
        side=position.side,
        move=text,
        score=Score(score),
        best=best,
        best_score=Score(judged.score),
        line=judged.line,
        loss=loss,
        verdict=verdict(loss, text == best or score == judged.score),
        counts=counts,
        is_exact=judged.exact and (after.exact or text in judged.scores),
    )


def one_ply_earlier(score: int) -> int:
    """A score as it counts one ply before: a forced end is a ply farther away."""
    if abs(score) < BAN - MAX_PLY:
        return score
    return score - 1 if score > 0 else score + 1


def every_position(position: Position) -> Iterator[tuple[int, Position]]:
    """The positions of a game with their plies, the last first: a table learns from later moves for earlier ones.

    It is one position, from which move by move is taken back; a caller that stops early leaves it there.
    """
    yield len(position.moves), position
    while position.moves:
        position.undo()
        yield len(position.moves), position
