"""The endgame tables: their values agree with search, they can be made again, and play follows them."""

import random
from functools import cache

from engines.board import DRAW, MATE, ONGOING
from engines.checkers import Checkers
from engines.checkers.endgames import CLASSES, DRAWN, LOST, MISSING, TABLES, endgames, number_of, size_of, start_of
from engines.game import Position
from engines.levels import Level
from engines.player import choose
from engines.search.root import Search
from engines.search.terms import ALL_PARTS, Limit, Part
from tests.benchmarks.make import checkers_endgames
from tests.cases import for_each
from tests.engines.checkers import plain
from tests.long import LONG
from tests.textbook import Textbook

GAME = Checkers()
MOST_BYTES = 2_000_000


def scattered(rng, pieces):
    """A random position of so many pieces of both sides."""
    while True:
        squares = rng.sample(range(1, 33), pieces)
        letters = [rng.choice("bBwW") for _ in squares]
        placed = list(zip(squares, letters, strict=True))
        stands = all(not (square > 28 and x == "b") and not (square < 5 and x == "w") for square, x in placed)
        if stands and {"B", "W"} <= {letter.upper() for letter in letters}:
            return rng.choice("BW"), dict(placed)


def value_of(side, board):
    """The tables' value of a position."""
    return endgames().value(GAME.read(plain.fen(side, board)))


def by_one_ply(side, board):
    """The value of a position from those of its successors, by the plain rules."""
    after = [plain.played(side, board, path) for path in plain.moves(side, board)]
    values = [value_of(*each) if any(x.upper() == each[0] for x in each[1].values()) else LOST for each in after]
    lost = [value for value in values if value != DRAWN and value % 2 == 1]
    if lost:
        return min(lost) + 1
    return DRAWN if DRAWN in values else max(values, default=0) + 1


@for_each("pieces", [2, 3, 4])
def test_every_value_follows_from_those_after_it(pieces):
    """A win is one more than the nearest loss after it, a loss one more than the farthest win."""
    rng = random.Random(pieces)
    for _ in range(700 if LONG else 250):
        side, board = scattered(rng, pieces)
        assert value_of(side, board) == by_one_ply(side, board), plain.fen(side, board)


@cache
def searched(fen, depth):
    """True if the side to move wins within `depth` plies, by the plain rules and no table."""
    side, board = plain.parse(fen)
    return any(lost(plain.fen(*plain.played(side, board, path)), depth - 1) for path in plain.moves(side, board))


@cache
def lost(fen, depth):
    """True if the side to move has lost within `depth` plies."""
    side, board = plain.parse(fen)
    after = [plain.fen(*plain.played(side, board, path)) for path in plain.moves(side, board)]
    return depth >= 0 and (not after or (depth > 0 and all(searched(each, depth - 1) for each in after)))


def test_near_ends_are_those_that_search_finds():
    """A win in n plies by the tables is found by a plain search of n plies, and by none shallower."""
    rng, met = random.Random(8), set()
    for _ in range(400):
        side, board = scattered(rng, rng.choice((2, 3, 4)))
        value = value_of(side, board)
        fen = plain.fen(side, board)
        if value % 2 == 0 and 2 <= value <= 6:
            met.add(value)
            assert searched(fen, value - 1)
        assert not searched(fen, 3) or 2 <= value <= 4
    assert met == {2, 4, 6}


def test_our_search_without_tables_agrees():
    """A search without proofs never finds a mate that contradicts the tables."""
    rng, mates = random.Random(5), 0
    for _ in range(240):
        side, board = scattered(rng, 4)
        ours = GAME.read(plain.fen(side, board))
        value = endgames().value(ours)
        if not ours.legal_moves():
            continue
        score = Search(ours, None, ALL_PARTS & ~Part.PROOFS).think(Limit(depth=7)).score
        if abs(score) > MATE - 8:
            mates += 1
            assert value != DRAWN
            assert (score > 0) == (value % 2 == 0)
    assert mates > 5


def test_more_pieces_are_not_known():
    """Five pieces have no table; a side without pieces has lost."""
    tables = endgames()
    assert tables.value(GAME.read("B:W31,32,30:B1,2")) == MISSING
    assert tables.value(GAME.read("B:W13,14,15,16,K18,K19:BK1")) == MISSING
    assert tables.value(GAME.read("B:W31:B")) == LOST


def test_the_file_is_small_and_holds_every_class():
    """All positions of up to four pieces need less than two million bytes."""
    assert TABLES.stat().st_size < MOST_BYTES
    assert set(endgames().packed) == {number_of(*each) for each in CLASSES}
    assert sum(map(size_of, *zip(*CLASSES, strict=True))) == start_of(number_of(*CLASSES[-1])) + size_of(*CLASSES[-1])


def test_tables_are_made_from_nothing_and_after_a_stop(tmp_path, monkeypatch, capsys):
    """The made tables of two pieces are the shipped ones; what a first run finished is not made again."""
    monkeypatch.setattr(checkers_endgames, "TABLES", tmp_path / "made.tables")
    few = [some for some in checkers_endgames.order() if sum(some[0]) == 2]
    monkeypatch.setattr(checkers_endgames, "order", lambda: few[:2])
    monkeypatch.setattr(checkers_endgames, "CLASSES", [each for some in few for each in some])
    checkers_endgames.main(tmp_path / "work")
    monkeypatch.setattr(checkers_endgames, "order", lambda: few)
    checkers_endgames.main(tmp_path / "work")
    said = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert [word for word in said if "/" in word and ":" not in word] == ["1/2", "2/2", "3/3"]
    made = (tmp_path / "made.tables").read_bytes()
    for some in few:
        for each in some:
            assert endgames().packed[number_of(*each)] in made


@for_each("seed", range(6))
def test_a_won_ending_is_won_and_a_drawn_one_not_lost(seed):
    """Exact moves against any defence end a won position within the promised plies."""
    rng = random.Random(seed)
    while True:
        side, board = scattered(rng, rng.choice((3, 4)))
        position = Position(GAME, plain.fen(side, board))
        value = endgames().value(position.board)
        if not position.outcome() and (value == DRAWN or value % 2 == 0) and value < 60:
            break
    winner, plies = position.side, value - 1 if value else 60
    while not position.outcome() and len(position.moves) < plies:
        lines = GAME.solve(position.board, 1.0)
        position.push(lines[0].move if position.side == winner else rng.choice(position.legal_moves()))
    if value:
        assert position.outcome().winner == winner
    else:
        assert not position.outcome() or position.outcome().winner in (None, winner)


def test_solved_lines_tell_every_move_with_its_score():
    """Best first; the line of a decided move goes on to the end that its score names."""
    board = GAME.read("W:WK7,K22,31:BK29")
    before = GAME.write(board), board.key, board.ply
    lines = GAME.solve(board, 1.0)
    assert {line.move for line in lines} == set(board.legal_moves())
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    assert len(lines[0].moves) == MATE - lines[0].score
    assert (GAME.write(board), board.key, board.ply) == before
    assert GAME.solve(GAME.read(GAME.start), 1.0) is None


def test_the_search_asks_the_tables():
    """A drawn ending is proven a draw, a won one a win in its plies; with more pieces nothing is proven."""
    board = GAME.read("B:WK32,K28:BK1,K5")
    assert board.proven(9, 100) == DRAW
    assert not board.static_eval_is_reliable()  # the search must not use static scores where the tables know
    assert GAME.read(GAME.start).proven(9, 100) == 32_000
    won = GAME.read("W:WK7,K22,31:BK29")
    assert won.proven(9, 100) == GAME.solve(won, 1.0)[0].score
    assert 19_000 < won.proven(9, 1) < 20_000  # too far away for its exact number of plies


FAR = "W:WK14,K24:BK8,K26"  # won in 13 plies, with the first capture among the last of them


@for_each("clock", [75, 77, 79])
def test_no_win_is_announced_that_the_rule_of_no_progress_forbids(clock):
    """With so many plies without progress the score is a draw, as in a full search."""
    board = GAME.read(FAR)
    board.clock = clock
    assert Textbook(board).alpha_beta(6) == DRAW
    assert Search(board).think(Limit(depth=8)).score == DRAW
    assert board.proven(8, 100) == ONGOING
    assert GAME.solve(board, 1.0) is None


def test_a_win_that_the_rule_of_no_progress_allows_is_announced():
    """A win is announced while all its plies fit in before the draw; no slower move is called a win."""
    board = GAME.read(FAR)
    for clock in range(68):
        board.clock = clock
        assert board.proven(8, 100) == MATE - 13
        for line in GAME.solve(board, 1.0) or ():
            assert line.score <= DRAW or clock + MATE - line.score <= 80
    board.clock = 68
    assert board.proven(8, 100) == ONGOING


def test_master_plays_the_tables_move():
    """A level with `solves` gets exact scores in an ending."""
    position = Position(GAME, "W:WK7,K22,31:BK29")
    choice = choose(position, Level("m", seconds=1.0, solves=True), None, None, None, random.Random(1))
    assert choice.exact
    assert choice.score.plies == MATE - GAME.solve(position.board, 1.0)[0].score
