"""Interpreted and compiled engines, made of one source, see the same positions and search the same tree.

Searches of 10,000 nodes: QIBOT_LONG_TESTS=1.
"""

from functools import cache

import pytest

from engines.registry import GAMES
from tests.cases import for_each
from tests.engines.modes import ROOT, needs_compiled, run_in
from tests.long import LONG

SIGHTS = """
import random
import sys
from engines.game import Position
from engines.registry import GAMES
import engines.board
print(engines.board.__file__.endswith(".py"))
for key in sys.argv[1:]:
    print(key)
    game, rng = GAMES[key], random.Random(11)
    for most in (200, 60):
        position = Position(game)
        while not position.outcome() and len(position.moves) < most:
            board = position.board
            moves = sorted(board.pseudo_legal())
            some = rng.sample(moves, min(len(moves), 3))
            each = [(board.see(move), board.captured_value(move), board.gives_check(move)) for move in some]
            print(position.text, board.key, board.evaluate(), board.obvious(), board.static_eval_is_reliable(), each)
            for at, move in enumerate(some):
                board.moves[at] = move
            board.rate(0, len(some))
            print(*board.scores[: len(some)], *board.slots[: len(some)])
            print(board.candidates(), len(position.moves) % 9 or board.proven(2, 60))
            for move in rng.sample(moves, len(moves)):
                if board.make(move):
                    board.unmake()
                    position.push(move)
                    break
"""

SEARCHES = """
import sys
from zlib import crc32
from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import ALL_PARTS, Limit, Part
import engines.board
print(engines.board.__file__.endswith(".py"))
for key, nodes, part, start in (each.split("-", 3) for each in sys.argv[1:]):
    parts = ALL_PARTS & ~Part[part] if part else ALL_PARTS
    position, memory = Position(GAMES[key], start), bytearray(16 << 20)
    slots = position.board.history_slots
    apart = 8 * slots + 2 * (slots + 1) * slots
    for lines, share in ((1, 1), (2, 4)):
        limit = Limit(nodes=int(nodes) // share)
        report = Search(position.board, TranspositionTable(memory), parts).think(limit, lines)
        print(report.nodes, report.depth, report.kept, report.lines)
        print(crc32(memory), any(memory[-apart:]))
        position.push(report.move)
"""
# nodes at which every part is at work, and from where
ENOUGH = {"gomoku": 1_100, "renju": 1_100, "checkers": 1_500, "tiaojiaqi": 1_700, "connect4": 2_500}  # else 3,000
STARTS = {"xiangqi": "3akab2/4r4/4b1n2/p1p1p3p/2P3p2/4c4/P3P1P1P/4C1N2/4N4/2BAKAB1R w"}
PARTS = ("SINGULAR", "HISTORY", "CONTINUATION")


@pytest.mark.slow
@needs_compiled
def test_interpreted_and_compiled_see_the_same(interpreted):
    """Scores, exchanges, order and proofs of random positions of every game are equal."""
    said = run_in(interpreted, SIGHTS, *GAMES).splitlines()
    compiled = run_in(ROOT, SIGHTS, *GAMES).splitlines()
    assert (said[0], compiled[0]) == ("True", "False")
    for slow, fast in zip(said[1:], compiled[1:], strict=True):
        assert slow == fast


@pytest.mark.slow
@needs_compiled
def test_interpreted_and_compiled_search_the_same_tree(interpreted):
    """The reports, the tables and the histories are equal."""
    for each, said in searched(interpreted, [(key, "") for key in GAMES], True).items():
        assert said == _compiled()[each]


def searched(folder, every, mode):
    """What engines of this mode print for each game and left-out part."""
    told, *said = run_in(folder, SEARCHES, *(asked(*each) for each in every)).splitlines()
    assert told == str(mode)
    return {each: said[4 * at : 4 * at + 4] for at, each in enumerate(every)}


@needs_compiled
@for_each("part", PARTS)
def test_those_trees_are_deep_enough(part):
    """Without singular extensions or histories the trees differ, so the searches above are deep enough for them."""
    for key in GAMES:
        assert _compiled()[key, ""] != _compiled()[key, part]
        assert all(line.endswith("True") for line in _compiled()[key, ""][1::2])


@cache
def _compiled():
    """What compiled engines print for each game, with all parts of the search and without each of PARTS."""
    return searched(ROOT, [(key, part) for key in GAMES for part in ("", *PARTS)], False)


def asked(key, part=""):
    """An argument of SEARCHES: two searches of a game, the second one shorter, without a part."""
    return f"{key}-{10_000 if LONG else ENOUGH.get(key, 3_000)}-{part}-{STARTS.get(key, '')}"
