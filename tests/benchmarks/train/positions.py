"""Positions with a search's score and move, a line of JSON for each.

Only calm ones, for which a static score makes sense: no check, no proved end, and no capture as the best move.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, count, islice
from math import exp
from pathlib import Path
from random import Random

from engines.board import EVAL_MAX, ONGOING, Board
from engines.game import Position
from engines.journal import whole_lines
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable, own_table
from engines.search.terms import Limit
from tests.benchmarks.train.games import TABLE, Played

_TOGETHER = 6  # positions from one game, and inside one search
_MOST_AWAY = 3  # moves from a game to a position near it
_MOST_BELOW = 8  # plies from the root of a search to a position inside it
_SPREAD = 0.25  # of the best ordering score: a larger value makes other moves likelier


@dataclass(frozen=True, slots=True)
class Labelled:
    """A position, a search's score in the view of the side to move, its move, and that side's points.

    There are points (1, 0.5 or 0) only for positions of a game.
    """

    game: str
    position: str
    score: int
    move: str
    points: float | None

    def board(self) -> Board:
        """The board of the position."""
        board: Board = GAMES[self.game].read(self.position)
        return board


def load(file: Path) -> list[Labelled]:
    """The positions of a file; an incomplete last line is cut off."""
    return [Labelled(**json.loads(line)) for line in whole_lines(file)]


def labelled(
    games: list[Played], source: str, nodes: int, seed: int, begin: int, end: int | None
) -> Iterator[Labelled]:
    """The positions from number `begin` up to `end`; each depends on games, source, seed, its number and nodes only."""
    if source == "games":
        yield from islice((each for game in games for each in _of(game)), begin, end)
        return
    first = begin // _TOGETHER
    drawn = (_drawn(games, source, nodes, Random(f"{source} {seed} {number}")) for number in count(first))
    yield from islice(chain.from_iterable(drawn), begin - first * _TOGETHER, (end or 0) - first * _TOGETHER)


def _drawn(games: list[Played], source: str, nodes: int, rng: Random) -> list[Labelled]:
    """_TOGETHER positions, as many as possible from one game."""
    found: list[Labelled] = []
    while len(found) < _TOGETHER:
        some = SOURCES[source](rng.choice(games), nodes, rng)
        found += filter(None, (_searched(position, nodes) for position in islice(some, _TOGETHER)))
    return found[:_TOGETHER]


def _of(game: Played) -> Iterator[Labelled]:
    """The calm positions of a game with the scores that it was played with."""
    position = game.position(game.opening)
    for score, move in zip(game.scores, game.moves[game.opening :], strict=True):
        chosen = position.game.read_move(position.board, move)
        if abs(score) <= EVAL_MAX and is_calm(position.board, chosen):
            points = 1 - game.points if position.side else game.points
            yield Labelled(game.game, position.game.without_past(position.board), score, move, points)
        position.push(chosen)


def is_calm(board: Board, move: int) -> bool:
    """Whether a static score makes sense here; `move` is the choice of a search."""
    forced = board.in_check() or not board.can_stand_pat() or board.captured_value(move) != 0
    return not forced and board.proven(1, 100) == ONGOING


def _searched(position: Position, nodes: int) -> Labelled | None:
    if position.outcome() or not position.legal_moves():
        return None
    report = Search(position.board, own_table(TABLE)).think(Limit(nodes=nodes))
    if not is_calm(position.board, report.move):
        return None
    move = position.game.write_move(position.board, report.move)
    return Labelled(position.game.key, position.text, report.score, move, None)


def _somewhere(game: Played, rng: Random) -> Position:
    """A random position of the game after its opening."""
    return game.position(rng.randrange(game.opening, len(game.moves)))


def _near(game: Played, nodes: int, rng: Random) -> Iterator[Position]:
    """Positions some likely moves away from those of the game."""
    while True:
        position = _somewhere(game, rng)
        for _ in range(rng.randint(0, _MOST_AWAY)):
            if not position.outcome():
                position.push(_likely(position, rng))
        yield _alone(position)


def _likely(position: Position, rng: Random) -> int:
    """A random move; those with high ordering scores are likelier."""
    legal = position.legal_moves()
    orders = [position.board.ordering_score(move) for move in legal]
    best = max(orders)
    return rng.choices(legal, [exp((order - best) / max(_SPREAD * abs(best), 1)) for order in orders])[0]


def _inside(game: Played, nodes: int, rng: Random) -> Iterator[Position]:
    """Positions that a search from one of the game has visited, found through its table."""
    root = _somewhere(game, rng)
    table = own_table(TABLE)
    Search(root.board, table).think(Limit(nodes=nodes))
    while True:
        yield _below(table, _alone(root), rng)


def _below(table: TranspositionTable, position: Position, rng: Random) -> Position:
    """A position some moves on, all of whose positions are in the table."""
    for _ in range(rng.randint(1, _MOST_BELOW)):
        known = [move for move in position.legal_moves() if _leads_into(table, position, move)]
        if not known:
            break
        position.push(rng.choice(known))
    return _alone(position)


def _leads_into(table: TranspositionTable, position: Position, move: int) -> bool:
    """True if the table has the position after a legal move."""
    position.board.make(move)
    found = table.probe(position.board.key)
    position.board.unmake()
    return found


def _alone(position: Position) -> Position:
    """The same position without its past."""
    return Position(position.game, position.game.without_past(position.board))


SOURCES = {"near": _near, "inside": _inside}
