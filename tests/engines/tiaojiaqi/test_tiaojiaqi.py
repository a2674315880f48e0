"""Tiaojiaqi: the rules against a second implementation, and positions and moves as text."""

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import GameError, IllegalMove, MoveError, Position
from engines.registry import game_named
from engines.search.perft import perft
from engines.search.root import Search
from engines.search.terms import Limit
from tests.cases import for_each
from tests.long import LONG

GAME = game_named("tiaojiaqi")
ROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
CELLS = [(x, y) for y in range(12) for x in range(12)]


def name(cell):
    return "abcdefghijkl"[cell[0]] + str(cell[1] + 1)


def stones_of(board):
    """The side on each occupied cell."""
    return {cell: board.owner(i) for i, cell in enumerate(CELLS) if board.owner(i) >= 0}


def position(placed, side="x", played=0):
    """A position from the cells of the first side and of the second."""
    signs = {cell: sign for sign, cells in zip("xo", placed, strict=True) for cell in cells.split()}
    rows = [[signs.get(name((x, y)), ".") for x in range(12)] for y in reversed(range(12))]
    text = "/".join("".join(row) for row in rows)
    for run in range(12, 0, -1):
        text = text.replace("." * run, str(run))
    return Position(GAME, f"{text} {side} {played}")


def after(stones, side, start, end):
    """The stones after a step and the turned ones, by a plain reading of the rules."""
    stones = dict(stones)
    stones[end] = stones.pop(start)
    turned = set()
    for x, y in ROUND:
        one, back, two = (end[0] + x, end[1] + y), (end[0] - x, end[1] - y), (end[0] + 2 * x, end[1] + 2 * y)
        if stones.get(one) == 1 - side and stones.get(back) == 1 - side:
            turned |= {one, back}
        if stones.get(one) == 1 - side and stones.get(two) == side:
            turned.add(one)
    return stones | dict.fromkeys(turned, side), turned


@for_each("depth, count", [(1, 53), (2, 2811), (3, 150845)])
def test_perft(depth, count):
    assert perft(GAME.read(GAME.start), depth) == count


@for_each("seed", range(12 if LONG else 5))
def test_moves_and_captures_are_as_the_rules_say(seed):
    """In random games every step and every turned stone are those of the plain reading."""
    chance, played = random.Random(seed), Position(GAME)
    captures = 0
    while not played.outcome():
        stones, side = stones_of(played.board), played.side
        steps = {
            name(cell) + name((cell[0] + x, cell[1] + y)): (cell, (cell[0] + x, cell[1] + y))
            for cell, owner in stones.items()
            for x, y in ROUND
            if owner == side and (cell[0] + x, cell[1] + y) in CELLS and (cell[0] + x, cell[1] + y) not in stones
        }
        moves = played.legal_moves()
        assert sorted(GAME.write_move(played.board, move) for move in moves) == sorted(steps)
        move = max(moves, key=lambda each: (played.board.captured_value(each) > 0, chance.random()))
        start, end = steps[GAME.write_move(played.board, move)]
        expected, turned = after(stones, side, start, end)
        assert sorted(GAME.path(played.board, move).over) == sorted(map(name, turned))
        assert played.board.captured_value(move) == 200 * len(turned)
        captures += len(turned)
        played.push(move)
        assert stones_of(played.board) == expected
    assert captures > 0


FAR = "a1 b1 c1 d1 e1 f1"  # stones that play no part


@for_each(
    "first, second, move, turned",
    [
        ("e4", "d6 f6", "e4e5", []),  # beside neither
        ("e5", "d6 f6", "e5e6", ["d6", "f6"]),  # lift
        ("e5", "d5 f7", "e5e6", ["d5", "f7"]),  # lift on a slanting line
        ("e4 e7", "e6", "e4e5", ["e6"]),  # clamp
        ("d4 g7", "f6", "d4e5", ["f6"]),  # clamp on a slanting line
        ("l3 l6", "l5", "l3l4", ["l5"]),  # clamp along the edge
        ("e4 e8", "e6 e7", "e4e5", []),  # two enemies in between are not clamped
        ("d4 e7 g5", "e6 f5 d5", "d4e4", []),  # what is beside the line is left alone
        ("e5 e8 c7", "d6 f6 e7", "e5e6", ["d6", "e7", "f6"]),  # lift and clamp at once
        ("e5 c6", "d6 f6 g6", "e5e6", ["d6", "f6"]),  # a turned stone captures no further: g6 stays
    ],
)
def test_captures(first, second, move, turned):
    """Lift and clamp, alone and together, in all directions."""
    placed = [first + " ", second + " "]
    placed[0] += " ".join(FAR.split()[: 8 - len(first.split())]) if len(first.split()) < 8 else ""
    placed[1] += " ".join(f"{cell[0]}12" for cell in [*FAR.split(), "g1", "h1"])
    placed[1] = " ".join(placed[1].split()[: 16 - len(placed[0].split())])
    board = position(placed).board
    assert sorted(GAME.path(board, GAME.read_move(board, move)).over) == turned


ROW, OTHER = "a1 b1 c1 d1 e1 f1 g1 h1", "a12 b12 c12 d12 e12 f12 g12 h12"
MORE = OTHER.removesuffix(" h12")


@for_each(
    "placed, played, told",
    [
        ((ROW, OTHER), 120, "1/2-1/2 equal-stones"),
        ((ROW + " h12", MORE), 120, "1-0 more-stones"),
        ((MORE, ROW + " h12"), 120, "0-1 more-stones"),
        ((ROW + " " + OTHER, ""), 7, "1-0 all-turned"),
        (("a1", "a2 b2 b1 c1 c2 c3 b3 a3 d1 d2 d3 d4 a4 b4 c4"), 7, "0-1 no-move"),
        ((ROW, OTHER), 119, "None"),
    ],
)
def test_endings(placed, played, told):
    """After 120 plies the side with more stones wins; a side without stones or legal moves loses at once."""
    assert str(position(placed, played=played).outcome()) == told


def test_a_win_by_the_last_ply_is_seen():
    """The number of plies is part of the position: one ply before the end a search captures."""
    board = position(("e5 " + ROW.removesuffix(" h1"), "d6 f6 " + MORE.removesuffix(" g12")), played=119).board
    report = Search(board).think(Limit(depth=3))
    assert GAME.write_move(board, report.lines[0].move) == "e5e6"
    assert report.lines[0].score > 20_000


@for_each(
    "text, rule, cells",
    [
        ("a1a2", "no-stone", ("a1",)),
        ("c3c2", "not-yours", ("c3",)),
        ("d7d9", "no-step", ("d7", "d9")),
        ("d7d7", "no-step", ("d7", "d7")),
        ("d7e7", "taken", ("e7",)),
    ],
)
def test_why_a_move_is_refused(text, rule, cells):
    with pytest.raises(IllegalMove) as caught:
        Position(GAME).play(text)
    assert (caught.value.refusal.rule, caught.value.refusal.cells) == (rule, cells)


@for_each("text", ["d7e8", "D7E8", "d7-e8", " d7e8 "])
def test_ways_to_write_a_move(text):
    """Capitals and a hyphen are read, too."""
    assert GAME.write_move(GAME.read(GAME.start), Position(GAME).play(text)) == "d7e8"


@for_each(
    "text",
    [
        GAME.start.replace("2ooo4x2", "2oo5x2"),
        GAME.start.replace("2ooo4x2", "2oooo3x2"),
        GAME.start.replace(" x 0", " x 121"),
        GAME.start.replace(" x 0", " x -1"),
        GAME.start.replace(" x 0", " x ١"),
        GAME.start.replace(" x 0", " x"),
        GAME.start.replace("12/12/", "12/9/"),
        GAME.start + " 0",
    ],
)
def test_what_is_no_position(text):
    """A position has sixteen stones, and at most 120 plies."""
    with pytest.raises(GameError):
        GAME.read(text)


@settings(max_examples=300 if LONG else 40)
@given(
    st.text(max_size=60) | st.text("xo/0123456789 ", max_size=300) | st.from_regex("[a-m][0-9]{1,2}-?[a-m][0-9]{1,2}")
)
def test_any_text_is_read_or_refused(text):
    """Any text is a position or a move, or an error."""
    with suppress(GameError):
        GAME.read(text)
    with suppress(MoveError):
        Position(GAME).play(text)


@for_each("seed", range(6))
def test_the_evaluation_is_the_same_for_both_sides(seed):
    """With the board rotated and the sides exchanged the score is the same."""
    chance, played = random.Random(seed), Position(GAME)
    for _ in range(60):
        if played.outcome():
            break
        played.push(chance.choice(played.legal_moves()))
        cells, side, plies = played.text.split()
        turned = "/".join(_run_lengths(row) for row in _rows(cells)[::-1])
        other = GAME.read(f"{turned} {'o' if side == 'x' else 'x'} {plies}")
        assert other.evaluate() == played.board.evaluate()


def _rows(cells):
    """The rows from the top, a sign per cell, each row reversed and the sides exchanged."""
    swap = str.maketrans("xo", "ox")
    board = GAME.read(f"{cells} x 0")
    signs = ["." if board.owner(i) < 0 else "xo"[board.owner(i)] for i in range(144)]
    rows = ["".join(signs[12 * y : 12 * y + 12]) for y in reversed(range(12))]
    return [row[::-1].translate(swap) for row in rows]


def _run_lengths(row):
    for run in range(12, 0, -1):
        row = row.replace("." * run, str(run))
    return row


def test_threats_count_for_both_sides():
    """The static score is the stones, plus what the side's moves turn over minus what the opponent's moves do."""
    rng = random.Random(4)
    for _ in range(12):
        position = Position(GAME)
        for _ in range(40):
            board = position.board
            own = sum(len(board.turned_by(move)) for move in board.pseudo_legal())
            assert board.make_null()
            foe = sum(len(board.turned_by(move)) for move in board.pseudo_legal())
            board.unmake_null()
            stones = board.stones(board.side) - board.stones(board.side ^ 1)
            assert board.evaluate() == 100 * stones + 12 * (own - foe)
            if not position.legal_moves():
                break
            position.push(rng.choice(position.legal_moves()))
