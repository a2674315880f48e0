"""Moves of checkers: the published counts, and the plain rules."""

import random

from engines.board import MAX_PLY
from engines.checkers import Checkers
from engines.checkers.geometry import CODES, STEPS, TAKEN, jumped, path
from engines.checkers.placement import NO_CAPTURE
from engines.game import Position
from engines.search.perft import perft
from tests.cases import for_each
from tests.engines.checkers import plain

GAME = Checkers()
PUBLISHED = (7, 49, 302, 1_469, 7_361, 36_768, 179_740, 845_931, 3_963_680)  # A. Trice, for the start, by depth


def scattered(rng):
    """A position with pieces anywhere, kings among them, often with long captures."""
    squares = rng.sample(range(1, 33), rng.randint(2, 16))
    share = rng.random()
    board = {}
    for square in squares:
        letter = rng.choice("bw")
        last = range(29, 33) if letter == "b" else range(1, 5)
        board[square] = letter.upper() if square in last or rng.random() < share else letter
    return rng.choice("BW"), board


def test_the_published_counts_from_the_start():
    """Perft counts every route of a capture as a move."""
    assert tuple(perft(GAME.read(GAME.start), depth) for depth in range(1, 10)) == PUBLISHED


@for_each("seed", range(8))
def test_moves_are_those_of_the_plain_rules(seed):
    """In random positions the moves and the positions after them are those of the plain rules."""
    rng = random.Random(seed)
    for _ in range(150):
        side, board = scattered(rng)
        ours = GAME.read(plain.fen(side, board))
        assert sorted(map(path, ours.pseudo_legal())) == sorted(plain.moves(side, board))
        for move in ours.pseudo_legal():
            ours.make(move)
            assert GAME.write(ours) == plain.fen(*plain.played(side, board, path(move)))
            ours.unmake()


def test_counts_are_those_of_the_plain_rules():
    """Perft of random positions, three plies deep."""
    rng = random.Random(9)
    for _ in range(25):
        side, board = scattered(rng)
        assert perft(GAME.read(plain.fen(side, board)), 3) == plain.perft(side, board, 3)


def test_every_route_is_a_code_of_its_own():
    """No two codes have the same squares; a route captures one man per jump."""
    codes = [code for code in range(CODES) if code >= STEPS]
    assert len({path(code) for code in codes}) == len(codes) == 1328
    assert all(TAKEN[code].bit_count() == len(path(code)) - 1 == len(jumped(code)) for code in codes)


def test_the_longest_capture():
    """A king captures nine men in one move."""
    assert max(len(jumped(code)) for code in range(STEPS, CODES)) == 9


@for_each(
    "fen, moves",
    [
        ("B:W18,26:B15", ["15x22x31"]),  # crowned at the end
        ("B:W26,27:B22", ["22x31"]),  # and there the capture ends
        ("B:W6:B9", ["9-13", "9-14"]),  # a man captures forwards only
        ("W:W32,K18:B15,14", ["18x9", "18x11"]),
        ("B:W6,7,14,15:BK2,K10", None),
    ],
)
def test_captures(fen, moves):
    """Some captures by hand; without a list those of the plain rules."""
    board = GAME.read(fen)
    written = [
        "x".join(map(str, path(move))) if move >= STEPS else GAME.write_move(board, move)
        for move in board.legal_moves()
    ]
    if moves is None:
        moves = ["x".join(map(str, squares)) for squares in plain.moves(*plain.parse(fen))]
    assert sorted(written) == sorted(moves)


@for_each(
    "fen, moves, outcome",
    [
        ("B:W13,17,21:B9", "9-14 17x10", "0-1 no-pieces"),
        ("B:W:B1", "", "1-0 no-pieces"),  # from other programs: the side that is not to move has none
        ("W:W5:B", "", "0-1 no-pieces"),
        ("W:W21:B14,17", "", "1-0 blocked"),
        ("B:WK32,K31:BK1", "1-5 32-28 5-1 28-32 1-5 32-28 5-1", None),
        ("B:WK32,K31:BK1", "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32", "1/2-1/2 repetition"),
        ("B:W21,K32:BK1", "1-5 32-28 5-1 28-32 1-5 21-17 5-1", None),  # a man moved, so no position comes back
    ],
)
def test_endings(fen, moves, outcome):
    """No piece, no move, a third occurrence."""
    position = Position(GAME, fen, moves.split())
    assert (str(position.outcome()) if outcome else position.outcome()) == outcome


def test_eighty_plies_without_progress_are_a_draw():
    """Not 79; a capture or a man's move restarts the count; a side that cannot move has lost anyway."""
    rng = random.Random(3)
    seen = set()
    for seed in range(400):
        rng.seed(seed)
        position = Position(GAME, "B:WK32,K30,K27:BK1,K3,K8")
        while not position.outcome():
            position.push(rng.choice(position.legal_moves()))
        ending = position.outcome().ending
        seen.add(ending)
        assert (position.board.clock == 80) == (ending == "no-progress")
    assert "no-progress" in seen


def test_a_board_remembers_the_longest_game():
    """31 men move seven times each, 31 pieces are captured, 80 plies pass after each and at first; a search comes on
    top.
    """
    position = Position(GAME, "W:WK32:BK1", ["32-28", "1-5", "28-32", "5-1"])
    cycle = list(position.moves)
    for ply in range((7 * 31 + 31 + 1) * NO_CAPTURE + MAX_PLY - len(cycle)):
        position.board.make(cycle[ply % len(cycle)])
