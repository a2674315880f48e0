"""The engine's games against itself, and a file of them: one line of JSON for each, complete or not there.

A line has the number of the game, Red's points and the calm positions of the game with the scores that the search gave
them: not in check, and the search does not begin with a capture. Only there can a static score be judged.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from engines.game import FIRST, Position
from engines.journal import whole_lines
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit
from tests.benchmarks.match import adjudicated

XIANGQI = GAMES["xiangqi"]
_TABLE = 1 << 20
_OPENING = (6, 10)  # random plies before the engine plays, at least and at most
_BALANCED = 150  # the most that an opening may favour one side
_DECIDED = 3_000  # beyond it a position teaches nothing


@dataclass(frozen=True, slots=True)
class Game:
    """One game: Red's points (1, 0.5 or 0), its calm positions and their scores in the view of the side to move."""

    number: int
    points: float
    positions: tuple[str, ...]
    scores: tuple[int, ...]


def load(file: Path) -> list[Game]:
    """The games of a file; what a broken-off write left at its end is cut off."""
    entries = [json.loads(line) for line in whole_lines(file)]
    return [Game(e["number"], e["points"], tuple(e["positions"]), tuple(e["scores"])) for e in entries]


def append(file: Path, game: Game) -> None:
    """Add a game to the file."""
    with file.open("a") as stream:
        stream.write(json.dumps(asdict(game)) + "\n")


def played(seed: int, nodes: int, begin: int, end: int) -> Iterator[Game]:
    """The games from number `begin` up to `end`; each depends on the seed, its number and the nodes per move only."""
    for number in range(begin, end):
        rng = Random(f"{seed} {number}")
        game = None
        while game is None:
            game = _game(number, _opening(rng), nodes)
        yield game


def _opening(rng: Random) -> Position:
    position = Position(XIANGQI)
    for _ in range(rng.randint(*_OPENING)):
        if position.outcome() is None:
            position.push(rng.choice(position.legal_moves()))
    return position


def _game(number: int, position: Position, nodes: int) -> Game | None:
    """Play on from the opening; None where that favours one side too much."""
    board = position.board
    search = Search(board, TranspositionTable(bytearray(_TABLE)))
    scores: list[int] = []
    calm: list[tuple[str, int]] = []
    while True:
        points = _points(position, scores)
        if points is not None:
            return Game(number, points, *zip(*calm, strict=True)) if calm else None
        report = search.think(Limit(nodes=nodes))
        if not scores and abs(report.score) > _BALANCED:
            return None
        if abs(report.score) < _DECIDED and not board.in_check() and not board.captured_value(report.move):
            calm.append((position.text, report.score))
        scores.append(-report.score if board.side else report.score)
        position.push(report.move)


def _points(position: Position, scores: list[int]) -> float | None:
    outcome = position.outcome()
    if outcome is None:
        return adjudicated(scores, len(scores))
    return 0.5 if outcome.winner is None else float(outcome.winner == FIRST)
