"""The player: what it answers, and when it stops."""

import pickle
from random import Random
from time import process_time
from typing import Any

import pytest

from engines.answer import Answer, Score
from engines.board import BAN, DRAW, MATE
from engines.game import Game, GameOver, Position
from engines.levels import Level
from engines.player import analyse, choose, limit_of, rest_of
from engines.registry import GAMES
from engines.search.table import TranspositionTable
from engines.search.terms import MAX_DEPTH, Limit, Line
from engines.tictactoe import TicTacToe
from engines.tictactoe.board import TicTacToeBoard
from tests.cases import for_each

TICTACTOE, CONNECT4 = GAMES["tictactoe"], GAMES["connect4"]
every_game = for_each("game", GAMES.values())


class Knowing(TicTacToe):
    """A game with exact scores: the last legal move is a draw, the others lose."""

    def solve(self, board: TicTacToeBoard, seconds: float, flag: memoryview | None = None) -> tuple[Line, ...] | None:
        *others, best = board.legal_moves()
        return (Line(best, DRAW, (best,), 9), *(Line(move, 2 - MATE, (move,), 9) for move in others))


@for_each(
    "value, plies, words",
    [
        (0, None, "0"),
        (35, None, "+35"),
        (-7, None, "-7"),
        (MATE - 1, 1, "wins in 1 move"),
        (MATE - 5, 5, "wins in 3 moves"),
        (2 - MATE, 2, "loses in 1 move"),
        (6 - MATE, 6, "loses in 3 moves"),
        (BAN - 3, 3, "wins in 2 moves by repetition"),
        (4 - BAN, 4, "loses in 2 moves by repetition"),
    ],
)
def test_a_score_is_told_in_words(value: int, plies: int | None, words: str) -> None:
    """Scores that see the end say how far it is; the others are numbers with a sign."""
    assert (Score(value).plies, str(Score(value))) == (plies, words)


@every_game
def test_a_choice_is_text_and_numbers_that_can_be_played(game: Game[Any]) -> None:
    """The moves of every line are legal, the board is as before, and the answer can be pickled."""
    position = Position(game)
    before = position.board.key, position.text
    choice = analyse(position, Limit(depth=3), lines=3, table=TranspositionTable(bytearray(1 << 16)))
    assert (position.board.key, position.text) == before
    assert len(choice.lines) == 3
    assert choice.lines[0].score >= choice.lines[1].score >= choice.lines[2].score
    for line in choice.lines:
        assert line.move == line.moves[0]
        assert len(Position(game, moves=line.moves).moves) == len(line.moves)
    assert pickle.loads(pickle.dumps(choice)) == choice  # noqa: S301  # our own bytes


def test_a_win_in_one_is_found_and_told() -> None:
    """The winning column is chosen, with a score that says so."""
    choice = analyse(Position(CONNECT4, moves=["4", "1", "4", "1", "4", "1"]), Limit(depth=4))
    assert (choice.move, str(choice.score)) == ("4", "wins in 1 move")


@for_each("level", CONNECT4.levels)
def test_the_only_move_is_played_at_once(level: Level) -> None:
    """No level searches when only one move is legal."""
    position = _forced()
    started = process_time()
    choice = choose(position, level, None, None, None, Random(1))
    assert choice.depth <= 1 or level.sight
    assert choice.nodes < 50
    assert process_time() - started < 1.0
    assert [choice.move] == [position.game.write_move(position.board, move) for move in position.legal_moves()]


def _forced() -> Position:
    """A position of a random game with one legal column."""
    rng = Random(2)
    while True:
        position = Position(CONNECT4)
        while position.legal_moves():
            if len(position.legal_moves()) == 1 and len(position.moves) < 41:
                return position
            position.push(rng.choice(position.legal_moves()))


def test_a_game_that_is_over_has_no_choice() -> None:
    """Asking for a move after the end raises GameOver with the outcome."""
    position = Position(TICTACTOE, moves=["a1", "a2", "b1", "b2", "c1"])
    with pytest.raises(GameOver, match="1-0 three"):
        choose(position, TICTACTOE.level("easy"), None, None, None, Random(1))
    with pytest.raises(GameOver):
        analyse(position, Limit(depth=3))


def test_a_set_flag_ends_the_search() -> None:
    choice = analyse(Position(CONNECT4), Limit(flag=memoryview(bytearray(b"\1"))))
    assert choice.move in "1234567"
    assert choice.nodes < 10_000


def test_the_listener_hears_of_every_depth() -> None:
    """The listener gets every depth, from the first to the last."""
    told: list[Answer] = []
    analyse(Position(CONNECT4), Limit(depth=5), lines=2, listener=told.append)
    assert [choice.depth for choice in told] == [1, 2, 3, 4, 5]
    assert all(len(choice.lines) == 2 for choice in told)


def test_what_the_game_knows_goes_before_search() -> None:
    """A level with `solves` and an analysis by time use the game's exact scores; other levels and a depth search."""
    knowing = Knowing()
    master = choose(Position(knowing), Level("m", seconds=1.0, solves=True), None, None, None, Random(1))
    assert (master.move, master.exact, master.nodes) == ("c3", True, 0)
    hint = analyse(Position(knowing), Limit(seconds=1.0), lines=2)
    assert (hint.move, hint.exact, len(hint.lines)) == ("c3", True, 2)
    assert not choose(Position(knowing), Level("h", depth=2), None, None, None, Random(1)).exact
    assert not analyse(Position(knowing), Limit(depth=2, seconds=1.0)).exact


def test_a_cap_shortens_a_level_and_never_lengthens_it() -> None:
    """The shorter of the level's time and the cap counts; no number means no limit."""
    assert limit_of(Level("x", seconds=2.0), 0.5) == Limit(MAX_DEPTH, 0, 0.5)
    assert limit_of(Level("x", seconds=2.0), 5.0) == Limit(MAX_DEPTH, 0, 2.0)
    assert limit_of(Level("x", seconds=2.0)) == Limit(MAX_DEPTH, 0, 2.0)
    assert limit_of(Level("x", depth=3), 0.5) == Limit(3, 0, 0.5)
    assert limit_of(Level("x", depth=3)) == Limit(3, 0, 0.0)


def test_a_table_is_remembered_from_move_to_move() -> None:
    table = TranspositionTable(bytearray(1 << 20))
    position = Position(CONNECT4)
    first = analyse(position, Limit(depth=6), table=table)
    position.play(first.move)
    position.play("1")
    assert first.kept == 0
    assert analyse(position, Limit(depth=6), table=table).kept > 0


def test_what_a_game_took_to_know_is_taken_from_every_limit_of_time() -> None:
    """The soft and the hard limit are reduced by the same time; a little is always left."""
    assert rest_of(Limit(seconds=2.0, soft=1.0), 0.25) == Limit(seconds=1.75, soft=0.75)
    assert rest_of(Limit(seconds=2.0), 0.25) == Limit(seconds=1.75)
    assert rest_of(Limit(seconds=2.0, soft=1.0), 5.0) == Limit(seconds=0.001, soft=0.001)
