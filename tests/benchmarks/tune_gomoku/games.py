"""The engine's games against itself, and positions near theirs with a search's score: a line of JSON for each."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import exp
from pathlib import Path
from random import Random

from engines.board import EVAL_MAX, ONGOING
from engines.game import Position
from engines.gomoku.points import NAMED, NAMES, POINTS, STRIDE, WIDTH
from engines.journal import whole_lines
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit

_TABLE = 1 << 19
_OPENING = (3, 7)  # stones before the engine plays, at least and at most
_CENTRAL = 3  # steps from the middle that the first of them may lie
_UNEVEN = 500  # an opening that favours one side by more is not played
_STRAY = 0.02  # how often another good move is played than the best
_GOOD = 6  # moves among which it is drawn
_LONGEST = 200  # plies
_SPREAD = 700  # of the order of moves: by how much a move near a position is likelier than another


@dataclass(frozen=True, slots=True)
class Game:
    """The rule set, the points played, and how many of them were the opening."""

    game: str
    moves: tuple[str, ...]
    opening: int


@dataclass(frozen=True, slots=True)
class Labelled:
    """A position, by the points played, what a search said of it in the view of the side to move, and its move."""

    game: str
    moves: tuple[str, ...]
    score: int
    move: str


def load_games(file: Path) -> list[Game]:
    """The games of a file; what a broken-off write left at its end is cut off."""
    return [Game(e["game"], tuple(e["moves"]), e["opening"]) for e in map(json.loads, whole_lines(file))]


def load_labelled(file: Path) -> list[Labelled]:
    """The positions of a file; what a broken-off write left at its end is cut off."""
    return [Labelled(e["game"], tuple(e["moves"]), e["score"], e["move"]) for e in map(json.loads, whole_lines(file))]


def append(file: Path, entry: Game | Labelled) -> None:
    """Add a game or a position to its file."""
    with file.open("a") as stream:
        stream.write(json.dumps(asdict(entry)) + "\n")


def position_of(game: str, moves: tuple[str, ...]) -> Position:
    """The position after these moves."""
    position = Position(GAMES[game])
    for name in moves:
        position.push(NAMED[name])
    return position


def played(game: str, seed: int, nodes: int, begin: int, end: int) -> Iterator[Game]:
    """The games from number `begin` up to `end`; each depends on the seed, its number and the nodes per move only."""
    for number in range(begin, end):
        rng, found = Random(f"{game} {seed} {number}"), None
        while found is None:
            found = _game(game, _opening(game, rng), nodes, rng)
        yield found


def labelled(games: list[Game], seed: int, nodes: int, begin: int, end: int) -> Iterator[Labelled]:
    """The positions from number `begin` up to `end`; each depends on the games, the seed, its number and the nodes."""
    for number in range(begin, end):
        rng, found = Random(f"{seed} {number}"), None
        while found is None:
            found = _near(rng.choice(games), nodes, rng)
        yield found


def _opening(game: str, rng: Random) -> Position:
    """Stones near the middle and near each other."""
    position, stones = Position(GAMES[game]), rng.randint(*_OPENING)
    position.push(rng.choice([point for point in POINTS if _is_central(point)]))
    while len(position.moves) < stones and not position.outcome():
        position.push(rng.choice([move for move in position.board.candidates() if move in position.legal_moves()]))
    return position


def _is_central(point: int) -> bool:
    row, column = divmod(point - 2 * STRIDE - 2, STRIDE)
    return max(abs(row - WIDTH // 2), abs(column - WIDTH // 2)) <= _CENTRAL


def _game(game: str, position: Position, nodes: int, rng: Random) -> Game | None:
    """Play on from the opening until a win is seen; None where the opening favours one side too much."""
    search = Search(position.board, TranspositionTable(bytearray(_TABLE)))
    opening = len(position.moves)
    while position.outcome() is None and len(position.moves) < _LONGEST:
        report = search.think(Limit(nodes=nodes))
        if len(position.moves) == opening and abs(report.score) > _UNEVEN:
            return None
        position.push(_another(position, rng) if rng.random() < _STRAY else report.move)
        if abs(report.score) > EVAL_MAX:
            break
    return Game(game, tuple(NAMES[move] for move in position.moves), opening)


def _another(position: Position, rng: Random) -> int:
    legal = position.legal_moves()
    return rng.choice(sorted(legal, key=position.board.ordering_score, reverse=True)[:_GOOD])


def _near(game: Game, nodes: int, rng: Random) -> Labelled | None:
    """A position of the game or some moves from it; None where it is decided or a five threatens."""
    last = rng.randrange(min(game.opening, len(game.moves) - 1), len(game.moves))
    position = position_of(game.game, game.moves[:last])
    for _ in range(rng.randrange(4)):
        if position.outcome() is None:
            position.push(_likely(position, rng))
    board = position.board
    if position.outcome() or board.in_check() or board.proven(1, 100) != ONGOING:
        return None
    report = Search(board, TranspositionTable(bytearray(_TABLE))).think(Limit(nodes=nodes))
    return Labelled(game.game, tuple(NAMES[move] for move in position.moves), report.score, NAMES[report.move])


def _likely(position: Position, rng: Random) -> int:
    """A move drawn by the order that moves are tried in."""
    legal = position.legal_moves()
    orders = [position.board.ordering_score(move) for move in legal]
    return rng.choices(legal, [exp((order - max(orders)) / _SPREAD) for order in orders])[0]
