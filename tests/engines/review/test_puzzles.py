"""Puzzles: what is shipped can be played, and in each position exactly one move wins."""

from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from engines.answer import Score
from engines.cli.commands.puzzles import prune
from engines.game import Position
from engines.registry import GAMES
from engines.review import making
from engines.review.evaluation import evaluate
from engines.review.making import JUDGE, NODES, Making, is_question, proves, puzzles_of, write_file
from engines.review.playing_out import Theme, can_be_seen, played_out, theme_of
from engines.review.puzzles import Puzzle, games_with_puzzles, is_sound, puzzles, read_lines, read_puzzle, write_puzzle
from engines.review.selfplay import played
from tests.cases import for_each
from tests.long import LONG

SHIPPED = games_with_puzzles()


@for_each("game", SHIPPED)
def test_every_puzzle_can_be_played(game):
    """At least 20, no two alike; each ends with the solver's move and is read as it was written."""
    found = puzzles(game)
    assert len(found) >= 20
    assert len({puzzle.key for puzzle in found}) == len(found)
    for puzzle in found if LONG else Random(5).sample(found, 20):
        assert is_sound(puzzle), puzzle
        assert is_question(puzzle.position()), puzzle
        assert puzzle.position().outcome() is None
        assert read_puzzle(game, write_puzzle(puzzle)) == puzzle
        assert puzzle.theme == theme_of(puzzle)


@pytest.mark.slow
@pytest.mark.timeout(1800 if LONG else 120)
@pytest.mark.parametrize("game", SHIPPED)
def test_a_few_are_judged(game):
    """By default a few with few nodes; with QIBOT_LONG_TESTS=1 all of them with many, as `--judge` does."""
    judged, nodes = (puzzles(game), JUDGE) if LONG else (Random(26).sample(puzzles(game), 2), NODES)
    assert [puzzle for puzzle in judged if not proves(puzzle, nodes)] == []
    assert [puzzle for puzzle in judged if not can_be_seen(puzzle)] == []


@for_each("game", SHIPPED)
def test_puzzles_are_of_the_source_that_the_game_names(game):
    """None is from later in a game than its source says; an end that must be visible is, and no farther away."""
    source = GAMES[game].puzzle_source
    found = puzzles(game)
    assert max(int(puzzle.source.rpartition(" ")[2]) for puzzle in found) <= source.latest
    for puzzle in Random(7).sample(found, 10) if source.ends else []:
        plies = Score(evaluate(puzzle.position(), NODES).lines[0].score).plies
        assert plies is not None
        assert source.shortest <= plies <= source.longest


@for_each("game", ["gomoku", "renju"])
def test_no_board_of_stones_is_crowded(game):
    """40 stones at most, as in games between people."""
    assert max(sum(map(puzzle.start.split()[0].count, "xo")) for puzzle in puzzles(game)) <= 40


def test_a_puzzle_is_played_out_until_the_win_can_be_seen():
    """Until four discs, or a piece that is not recaptured; if the win is too far away there is no such end."""
    bare = Puzzle("connect4", "7/7/7/7/1oo4/1xxx2o x", ("1",), 1000, "")
    assert can_be_seen(bare)
    assert played_out(bare).rest == ()
    threat = Puzzle("connect4", "7/7/7/7/7/2xx1oo x", ("2",), 1000, "")
    assert not can_be_seen(threat)
    ended = played_out(threat)
    assert ended.position(len(ended.line)).outcome().winner == 0
    assert (len(ended.rest), ended.theme) == (2, Theme.DOUBLE)
    even = Puzzle("checkers", GAMES["checkers"].start, ("11-15",), 1000, "")
    assert played_out(even) is None


def test_games_of_a_level_are_the_same_for_the_same_number():
    """And other games than those of short searches."""
    games = [
        [position.text for position, _ in played(GAMES["connect4"], 3, level=level)] for level in ("easy",) * 2 + ("",)
    ]
    assert games[0] == games[1] != games[2]


def test_connect_four_puzzles_by_an_independent_solver():
    """Each of the solver's moves wins, and no other column does."""
    core = pytest.importorskip("bitbully.bitbully_core")
    solver = core.BitBullyCore()
    for puzzle in Random(26).sample(puzzles("connect4"), 12):
        for ply in range(0, len(puzzle.moves), 2):
            position = puzzle.position(ply)
            if position.board.ply + sum(map(str.isalpha, puzzle.start[:-2])) >= 10:
                assert winning(core, solver, position) == [puzzle.moves[ply]], puzzle


def winning(core, solver, position):
    """The winning columns, by bitbully."""
    cells = [[0] * 6 for _ in range(7)]
    own = position.side
    for column in range(7):
        for row in range(6):
            owner = position.board.stone(7 * column + row)
            cells[column][row] = 0 if owner < 0 else owner + 1
    found = []
    for move in position.legal_moves():
        board = core.BoardCore()
        assert board.setBoard(cells), (position.text, own)
        won = board.canWin(move)
        board.play(move)
        if won or solver.mtdf(board, 0) < 0:
            found.append(str(move + 1))
    return found


def test_a_wrong_puzzle_is_told():
    """A move that does not win, and a position with two winning moves, prove nothing."""
    two = "7/7/7/7/1oo4/1xxx2o x"  # both ends win
    assert not proves(Puzzle("connect4", two, ("1",), 1000, ""))
    right = puzzles("connect4")[0]
    one = right.start
    assert proves(right)
    others = [str(move + 1) for move in right.position().legal_moves() if str(move + 1) != right.moves[0]]
    assert not any(proves(replace(right, moves=(other,))) for other in others)
    assert not is_sound(Puzzle("connect4", one, ("9",), 1000, ""))
    assert not is_sound(Puzzle("connect4", "7 x", ("5",), 1000, ""))
    with pytest.raises(ValueError, match="ends with a move of the solver"):
        read_puzzle("connect4", f"1000\t{one}\t5 6\t\tquiet\tx")


@for_each(
    "game, start, move",
    [
        ("xiangqi", "2R4C1/5k3/9/p3R3p/2P1N1p2/9/6P1P/9/4K4/2Br1r3 w - - 0 31", "e5g6"),  # c9c8 is check, too
        ("checkers", "W:W19,K23,30,32:B12,17,21,K27", "23-18"),  # 23-26 27-31 26-23 31-27
    ],
)
def test_another_move_after_which_the_position_comes_back_wins_too(game, start, move):
    """A search takes the return to its first position for a draw, but from there the person wins."""
    puzzle = Puzzle(game, start, (move,), 1000, "")
    first, second = evaluate(puzzle.position(), NODES, lines=2).lines
    assert first.move == move
    assert second.score <= 0
    assert not proves(puzzle, NODES)


def test_how_clear_a_puzzle_must_be():
    """The win must give the required chance, and the best other move here, a draw, must not give more."""
    puzzle = Puzzle("connect4", "7/7/2o4/2xo3/x1xxo2/o1oxxxo o", ("4",), 1000, "")
    assert proves(puzzle, won=1.0, not_won=0.5)
    assert not proves(puzzle, won=1.01)
    assert not proves(puzzle, not_won=0.49)


def test_what_is_wrong_is_taken_out(tmp_path):
    right, out = puzzles("connect4")[0], tmp_path / "out.txt"
    others = [str(move + 1) for move in right.position().legal_moves() if str(move + 1) != right.moves[0]]
    prune([right, *(replace(right, moves=(move,)) for move in others)], out)
    assert list(read_lines("connect4", out.read_text().splitlines())) == [right]


def test_the_same_game_gives_the_same_puzzles():
    game = GAMES["connect4"]
    numbers = range(3)
    found = [[*puzzles_of(game, number)] for number in numbers]
    assert found == [[*puzzles_of(game, number)] for number in numbers]
    assert any(found)
    for puzzle in chain(*found):
        assert Position(game, puzzle.start).text == puzzle.start


@pytest.mark.slow
def test_a_win_too_far_away_is_played_on_to_a_puzzle(monkeypatch):
    """In game 483 of renju several moves win after 11 plies; after two more of the best ones only one does."""
    game = GAMES["renju"]
    monkeypatch.setattr(making, "JUDGE", JUDGE if LONG else NODES)  # how clear the puzzle is, is for another test
    (found,) = puzzles_of(game, 483)
    assert found.source == "own game 483, ply 11, best moves to ply 13"
    assert sum(map(found.start.split()[0].count, "xo")) == 13
    before = next(position for position, _ in played(game, 483, level="easy") if len(position.moves) == 11)
    assert not proves(Puzzle("renju", before.text, (evaluate(before, NODES).lines[0].move,), 1000, ""), NODES)
    assert is_question(found.position())
    assert proves(found, NODES)


def test_two_programs_may_work_on_one_journal(tmp_path):
    """Both search the same games; the next one goes on after the last."""
    game, path = GAMES["tictactoe"], tmp_path / "journal"
    one, two = Making(game, path), Making(game, path)
    for each in (one, two, two, one, two):
        each.go_on()
    assert Making(game, path).games == 3
    assert Making(game, path).puzzles == two.puzzles


def test_a_journal_is_gone_on_with(tmp_path):
    """Written puzzles stay, a torn line is done again, and the file has every puzzle once."""
    game, path, out = GAMES["tictactoe"], tmp_path / "journal", tmp_path / "out.txt"
    puzzle = Puzzle("connect4", "7/7/7/7/1oo4/1xxxo2 x", ("1",), 1000, "own game 0, ply 6")
    path.write_text(f"0\t{write_puzzle(puzzle)}\t{write_puzzle(puzzle)}\n1")
    making = Making(game, path)
    assert (making.games, len(making.puzzles)) == (1, 1)
    making.go_on()
    assert Making(game, path).games == 2
    write_file([puzzle], out)
    assert list(read_lines("connect4", out.read_text().splitlines())) == [puzzle]
    path.write_text("7\n")
    with pytest.raises(ValueError, match="not numbered from 0"):
        Making(game, path)
