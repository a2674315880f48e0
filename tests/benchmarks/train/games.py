"""The engine's games against itself: a file with a line of JSON for each whole game."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from random import Random
from typing import Any

from engines.board import EVAL_MAX
from engines.game import FIRST, Position
from engines.journal import whole_lines
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import own_table
from engines.search.terms import Limit
from tests.benchmarks.match import adjudicated

TABLE = 1 << 20  # bytes of a search's table
_GOOD = 6  # best moves among which another one is drawn


@dataclass(frozen=True, slots=True)
class Style:
    """How a game is played so that games differ."""

    opening: tuple[int, int]  # random plies before the engine plays, at least and at most
    uneven: int  # larger score of an opening that is not played
    stray: float  # how often another good move is played instead of the best


STYLES = {
    "checkers": Style((3, 14), 300, 0.04),
    "gomoku": Style((3, 7), 500, 0.02),
    "renju": Style((3, 7), 500, 0.02),
    "xiangqi": Style((6, 10), 150, 0.0),
}


@dataclass(frozen=True, slots=True)
class Played:
    """A game: its moves, the scores of the searches that chose the last of them, and the first side's points.

    Scores are in the view of the side to move; points are 1, 0.5 or 0.
    """

    game: str
    moves: tuple[str, ...]
    scores: tuple[int, ...]
    points: float

    def position(self, plies: int) -> Position:
        """The position after so many plies."""
        return Position(GAMES[self.game], moves=self.moves[:plies])

    @property
    def opening(self) -> int:
        """The plies that no search chose."""
        return len(self.moves) - len(self.scores)


def load(file: Path) -> list[Played]:
    """The games of a file; an incomplete last line is cut off."""
    entries = [json.loads(line) for line in whole_lines(file)]
    return [Played(e["game"], tuple(e["moves"]), tuple(e["scores"]), e["points"]) for e in entries]


def append(file: Path, *entries: Any) -> None:
    """Adds games or positions, dataclasses of JSON values, to their file."""
    with file.open("a") as stream:
        for entry in entries:
            stream.write(json.dumps({each.name: getattr(entry, each.name) for each in fields(entry)}) + "\n")


def played(game: str, seed: int, nodes: int, begin: int, end: int) -> Iterator[Played]:
    """The games from number `begin` up to `end`; each depends on the seed, its number and the nodes per move only."""
    for number in range(begin, end):
        rng, found = Random(f"{game} {seed} {number}"), None
        while found is None:
            found = _game(_opening(game, rng), nodes, rng)
        yield found


def _opening(game: str, rng: Random) -> Position:
    position = Position(GAMES[game])
    for _ in range(rng.randint(*STYLES[game].opening)):
        if not position.outcome():
            legal = position.legal_moves()
            position.push(rng.choice([move for move in position.board.candidates() if move in legal] or legal))
    return position


def _game(position: Position, nodes: int, rng: Random) -> Played | None:
    """Plays on from the opening until the end is clear; None if the opening favours one side too much."""
    style, search, scores = STYLES[position.game.key], Search(position.board, own_table(TABLE)), []
    points = _points(position, scores)
    while points is None:
        report = search.think(Limit(nodes=nodes))
        if not scores and abs(report.score) > style.uneven:
            return None
        scores.append(report.score)
        position.push(_another(position, rng) if rng.random() < style.stray else report.move)
        points = _points(position, scores)
    return Played(position.game.key, tuple(position.written()), tuple(scores), points) if scores else None


def _another(position: Position, rng: Random) -> int:
    legal = position.legal_moves()
    return rng.choice(sorted(legal, key=position.board.ordering_score, reverse=True)[:_GOOD])


def _points(position: Position, scores: list[int]) -> float | None:
    """The first side's points, None while they are not clear; the last score is of the ply before this position."""
    outcome = position.outcome()
    if outcome is not None:
        return 0.5 if outcome.winner is None else float(outcome.winner == FIRST)
    last = len(position.moves) - 1
    as_first = [score if (last - i) % 2 == FIRST else -score for i, score in enumerate(reversed(scores))]
    if as_first and abs(as_first[0]) > EVAL_MAX:
        return float(as_first[0] > 0)
    return adjudicated(as_first[::-1], len(position.moves))
