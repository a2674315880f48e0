"""The search against known trees and the textbook algorithms."""

import random

import pytest

from engines.board import MATE, PROVEN
from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import ALL_PARTS, PLAIN, Limit, Part
from tests.cases import for_each
from tests.engines.dummy import DummyBoard, full_tree, random_tree
from tests.long import LONG
from tests.textbook import Textbook

# every part that changes no score
SOUND = (
    Part.NULL_WINDOW
    | Part.ASPIRATION
    | Part.QUIESCENCE
    | Part.KILLERS
    | Part.HISTORY
    | Part.CONTINUATION
    | Part.MATE_DISTANCE
)


def think(board, depth, parts=PLAIN, table=None, **limits):
    return Search(board, table, parts).think(Limit(depth=depth, **limits))


def fresh_table(size=1 << 20):
    return TranspositionTable(bytearray(size))


@for_each(
    "tree, depth, score, line",
    [
        ("(3 -7 5)", 1, 7, (1,)),
        ("((4 9) (-6 2))", 2, 4, (0, 0)),
        ("((4 9) (8 5) (-1 20))", 2, 5, (1, 1)),
        ("(L 3)", 1, MATE - 1, (0,)),
        ("((L D) (D D))", 2, 0, (1, 0)),
        ("(((L)))", 3, MATE - 3, (0, 0, 0)),
        ("(((L) (2 L)) (5))", 3, MATE - 3, (0, 0, 0)),
    ],
)
@for_each("parts", [PLAIN, SOUND])
def test_known_trees(tree, depth, score, line, parts):
    """Score and principal variation of trees that can be checked by eye."""
    report = think(DummyBoard(tree), depth, parts)
    assert report.score == score
    if tree.count("L") < 3:
        assert report.lines[0].moves == line


def test_random_trees_agree_with_minimax():
    """With and without every sound part, the root score is that of minimax."""
    rng = random.Random(5)
    for _ in range(300 if LONG else 50):
        tree = random_tree(rng, 5)
        if tree[0] in "LD" or "(" not in tree:
            continue
        depth = rng.randint(1, 6)
        expected = Textbook(DummyBoard(tree)).minimax(depth)
        for parts in (PLAIN, Part.NULL_WINDOW, SOUND):
            assert think(DummyBoard(tree), depth, parts).score == expected, (tree, depth, parts)
            assert think(DummyBoard(tree), depth, parts, fresh_table()).score == expected, (tree, depth, parts)


def random_positions(game, count, plies):
    rng = random.Random(count)
    while count:
        position = Position(game)
        for _ in range(rng.randint(0, plies)):
            if position.outcome():
                break
            position.push(rng.choice(position.legal_moves()))
        if not position.outcome():
            count -= 1
            yield position


def affordable(game, depth):
    """The depth that can be searched in full: one ply less in games with hundreds of moves."""
    return depth if game.read(game.start).max_moves < 150 else depth - 1


@for_each("game", GAMES.values())
def test_a_table_changes_no_score(game):
    """A search with a table finds the same scores, in lines too short to repeat a position."""
    for position in random_positions(game, 20 if LONG else 5, 30):
        for parts in (PLAIN, SOUND & ~Part.QUIESCENCE):
            for depth in range(1, affordable(game, 3) + 1):
                without = think(position.board, depth, parts)
                assert think(position.board, depth, parts, fresh_table()).score == without.score, position.text


@for_each("game", GAMES.values())
def test_the_plain_driver_is_textbook_alpha_beta(game):
    """With all extras off the score is that of textbook alpha-beta."""
    for position in random_positions(game, 12 if LONG else 4, 30):
        for depth in range(1, affordable(game, 3) + 1):
            assert think(position.board, depth).score == Textbook(position.board).alpha_beta(depth), position.text


@for_each("game", GAMES.values())
def test_the_board_is_left_as_it_was(game):
    """A search leaves no trace on the board, whether finished or stopped."""
    for position in random_positions(game, 10, 20):
        before = position.text, position.board.key, position.board.ply
        think(position.board, 5, ALL_PARTS, fresh_table())
        think(position.board, 30, ALL_PARTS, fresh_table(), nodes=700)
        assert (position.text, position.board.key, position.board.ply) == before


@for_each("game", GAMES.values())
@for_each("nodes", [1, 2, 10, 1000])
def test_however_small_the_limit_there_is_a_legal_move(game, nodes):
    """One node is enough for an answer, and a limit of nodes is never exceeded."""
    for position in random_positions(game, 5, 10):
        report = think(position.board, 50, ALL_PARTS, nodes=nodes)
        assert report.move in position.legal_moves()
        assert report.nodes <= nodes


def test_a_flag_that_is_set_stops_the_search():
    board = GAMES["connect4"].read(GAMES["connect4"].start)
    report = think(board, 40, PLAIN, flag=memoryview(bytearray(b"\1")))
    assert report.nodes <= 1024


def test_a_soft_limit_ends_between_two_depths():
    """No depth is begun after the soft time; the answer is that of the last finished depth."""
    board = GAMES["connect4"].read(GAMES["connect4"].start)
    depths = []
    report = Search(board, None, PLAIN).think(
        Limit(seconds=1000.0, soft=0.01), listener=lambda told: depths.append(told.depth)
    )
    assert report.depth == depths[-1]
    assert report.seconds < 100


@pytest.mark.slow
@for_each("game", GAMES.values())
def test_lines_are_the_best_moves_in_order(game):
    """Multi-PV scores are those of each move searched alone, best first."""
    for position in random_positions(game, 2 if LONG else 1, 12):
        count = len(position.legal_moves())
        depth = affordable(game, 3)
        report = Search(position.board, None, PLAIN).think(Limit(depth=depth), lines=count)
        assert sorted(line.move for line in report.lines) == sorted(position.legal_moves())
        scores = [line.score for line in report.lines]
        assert scores == sorted(scores, reverse=True)
        for line in report.lines:
            position.board.make(line.move)
            assert -Textbook(position.board).negamax(depth - 1, ply=1) == line.score
            position.board.unmake()


@for_each("game", GAMES.values())
def test_every_line_can_be_played(game):
    """The moves of a principal variation are legal one after the other."""
    for position in random_positions(game, 10, 30):
        for line in Search(position.board, fresh_table()).think(Limit(depth=5), lines=2).lines:
            for move in line.moves:
                assert move in position.legal_moves()
                position.push(move)
            for _ in line.moves:
                position.undo()


ASKED = {Part.CANDIDATES, Part.PROOFS}  # these games do not use them: tests/engines/search/test_candidates.py


@pytest.mark.slow
@for_each("part", [part for part in Part if part not in ASKED])
def test_every_part_can_be_switched_off(part):
    """Without the part the tree of some position is another one."""
    without = ALL_PARTS & ~part
    for game in ("xiangqi", "connect4"):
        for position in random_positions(GAMES[game], 8, 25):
            counts = [think(position.board, 9, parts, fresh_table()).nodes for parts in (ALL_PARTS, without)]
            if counts[0] != counts[1]:
                return
    pytest.fail(f"nothing changes without {part.name}")


def test_a_finished_game_cannot_be_searched():
    with pytest.raises(ValueError, match="over"):
        think(DummyBoard("L"), 1)


def test_tables_kept_speed_up_the_next_move():
    """Two plies later the table of the last search saves nodes."""
    kept_nodes = cleared_nodes = 0
    for position in random_positions(GAMES["connect4"], 8, 8):
        table = fresh_table()
        first = think(position.board, 11, ALL_PARTS, table)
        assert first.kept == 0
        for move in first.lines[0].moves[:2]:
            position.push(move)
        if position.outcome():
            continue
        kept = think(position.board, 11, ALL_PARTS, table)
        assert kept.kept > 0
        kept_nodes += kept.nodes
        cleared_nodes += think(position.board, 11, ALL_PARTS, fresh_table()).nodes
    assert 0 < kept_nodes < cleared_nodes


def test_what_a_search_has_learnt_lives_as_long_as_its_table():
    """After a search of the same game, a position that is not in the table takes another number of nodes."""
    game = GAMES["xiangqi"]
    other = "3akab2/9/4b4/p3p3p/9/2P3P2/P3P3P/4B4/4A4/2BAK4 w - - 0 1"
    kept, fresh = fresh_table(16 << 20), fresh_table(16 << 20)
    think(game.read(game.start), 7, ALL_PARTS, kept)
    after, alone = (think(game.read(other), 7, ALL_PARTS, table) for table in (kept, fresh))
    assert after.kept == 0
    assert after.nodes != alone.nodes
    kept.clear()
    assert think(game.read(other), 7, ALL_PARTS, kept).nodes == alone.nodes


def test_a_move_that_was_proved_better_is_the_answer_when_time_ends():
    """With one node less than the whole search the answer is the same, also if the last nodes only re-search in a
    wider window.
    """
    rng = random.Random(11)
    changed = 0
    for _ in range(50):
        tree = full_tree(rng, 4)
        for parts in (Part.NULL_WINDOW, Part.NULL_WINDOW | Part.ASPIRATION):
            whole = think(DummyBoard(tree), 4, parts)
            short = think(DummyBoard(tree), 4, parts, nodes=whole.nodes)
            changed += think(DummyBoard(tree), 3, parts).move != whole.move
            assert (short.move, short.depth) == (whole.move, 4), (tree, parts)
    assert changed > 7


@for_each("lines", [1, 3])
def test_no_loss_is_told_before_every_move_was_searched(lines):
    """White must block on 7; wherever the nodes end, the moves searched so far do not make the game lost."""
    board = Position(GAMES["connect4"], "7/7/7/7/7/1ooxxx1 o").board
    for nodes in range(1, 60):
        report = Search(board, fresh_table()).think(Limit(nodes=nodes), lines)
        assert report.score > -PROVEN, (nodes, report)


def test_the_same_search_visits_the_same_nodes():
    """Nodes, scores and lines repeat exactly."""
    for game in GAMES.values():
        for position in random_positions(game, 4, 20):
            first, second = (think(position.board, 6, ALL_PARTS, fresh_table(), nodes=20_000) for _ in range(2))
            assert first.lines == second.lines
            assert first.nodes == second.nodes


def test_pruning_waits_for_a_pawn():
    """A game with `eval_unit` 0 is not pruned by static scores."""
    without = ALL_PARTS & ~(Part.REVERSE_FUTILITY | Part.FUTILITY | Part.LATE_MOVES | Part.BAD_HISTORY | Part.SEE)
    for position in random_positions(GAMES["connect4"], 6, 12):
        counts = [think(position.board, 7, parts, fresh_table()).nodes for parts in (ALL_PARTS, without)]
        assert counts[0] == counts[1]
