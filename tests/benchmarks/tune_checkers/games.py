"""The engine's games against itself, and a file of their positions.

A position is a record of RECORD: the sets of cells of Black, of White and of all kings, the side to move, the search's
score in its view, plies without progress, and 1, 0 or -1 for Black's result of the game. Only positions where nothing
can be captured are kept: there alone a static score can be judged.
"""

import struct
from collections.abc import Iterator
from random import Random

from engines.checkers import Checkers
from engines.checkers.board import CheckersBoard
from engines.game import FIRST, Position
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import BANNED, Limit

RECORD = struct.Struct("<QQQbhbb")
GAME = Checkers()
_TABLE = 1 << 20
_OPENING = (3, 14)  # random plies before the engine plays, at least and at most
_STRAY = 0.04  # how often a random move is played instead of the best
_LONGEST = 250  # plies; a longer game counts as drawn
_WON = 900  # a score that settles the game when it has stood for so many plies
_STANDS = 6

Kept = tuple[int, int, int, int, int, int]


def played(seed: int, nodes: int, count: int) -> Iterator[bytes]:
    """So many games, the records of each as bytes; the same for the same seed and nodes."""
    for number in range(count):
        rng = Random(f"{seed} {number}")
        position = _opening(rng)
        if position.legal_moves():
            kept, result = _game(position, nodes, rng)
            yield b"".join(RECORD.pack(*each, result) for each in kept)


def _opening(rng: Random) -> Position:
    position = Position(GAME)
    for _ in range(rng.randint(*_OPENING)):
        if position.legal_moves():
            position.push(rng.choice(position.legal_moves()))
    return position


def _game(position: Position, nodes: int, rng: Random) -> tuple[list[Kept], int]:
    """The positions of a game played on from here, and Black's result."""
    board: CheckersBoard = position.board
    table, kept, settled = TranspositionTable(bytearray(_TABLE)), [], 0
    while not position.outcome() and len(position.moves) < _LONGEST:
        report = Search(board, table).think(Limit(nodes=nodes if rng.random() < 0.9 else nodes // 4))
        if board.can_stand_pat() and abs(report.score) < BANNED:
            kept.append((board.bits(0), board.bits(1), board.king_bits(), board.side, report.score, board.clock))
        settled = settled + 1 if abs(report.score) > _WON else 0
        if settled >= _STANDS or abs(report.score) >= BANNED:
            return kept, 1 if (report.score > 0) == (board.side == FIRST) else -1
        position.push(rng.choice(position.legal_moves()) if rng.random() < _STRAY else report.move)
    outcome = position.outcome()
    if outcome is None or outcome.winner is None:
        return kept, 0
    return kept, 1 if outcome.winner == FIRST else -1
