"""The opening book of xiangqi, and the command that makes it."""

import subprocess
import sys
from pathlib import Path
from random import Random

from engines.game import Position
from engines.levels import Level
from engines.player import analyse, choose
from engines.registry import GAMES
from engines.search.terms import Limit
from engines.xiangqi import openings
from engines.xiangqi.openings import PLIES, key_of, known_moves, mirrored, read_entries, read_moves
from tests.benchmarks.make.xiangqi_openings import MARGIN, Effort, Studies, follower, grow, judged, write_moves
from tests.cases import for_each

XIANGQI = GAMES["xiangqi"]
LINES = openings.BOOK.read_text("ascii").splitlines()
BOOK = {key: read_moves(text) for key, text in read_entries(LINES).items()}
SMALL = (Effort(600, 8), Effort(300, 3), Effort(200, 1))


def first_moves(seed: int) -> list[str]:
    """The moves of a game that master plays against itself while the book lasts."""
    position, rng = Position(XIANGQI), Random(seed)
    while XIANGQI.book_moves(position.board):
        position.play(choose(position, XIANGQI.level("master"), None, None, 1.0, rng).move)
    return position.written()


def grown(journal: Path, told: list[str] | None = None) -> dict[str, dict[str, int]]:
    """A book of three plies with small efforts."""
    return grow(Studies(journal), SMALL, [].append if told is None else told.append)


def test_the_book_is_small_and_says_how_it_was_made() -> None:
    """Below 100 kB; the first line has the command that makes it."""
    assert 100 < len(BOOK) < 5_000
    assert openings.BOOK.stat().st_size < 100_000
    assert LINES[0].endswith("made by: python -m tests.benchmarks.make.xiangqi_openings --journal FILE")


def test_every_move_of_the_book_is_legal_and_scores_near_the_best() -> None:
    """Each position is named as the book names it, and its moves are legal, best first, none far below the best."""
    for key, moves in BOOK.items():
        board = XIANGQI.read(key)
        assert key_of(board) == (key, False)
        legal = {XIANGQI.write_move(board, move) for move in board.legal_moves()}
        assert set(moves) <= legal
        scores = list(moves.values())
        assert scores == sorted(scores, reverse=True)
        assert scores[0] - scores[-1] <= MARGIN


def test_every_position_of_the_book_can_be_met() -> None:
    """Moves of the book lead from the start to each of its positions in at most PLIES - 1 moves."""
    level = {key_of(Position(XIANGQI).board)[0]}
    met = set(level)
    for _ in range(PLIES - 1):
        level = {follower(key, move) for key in level for move in BOOK[key]} & set(BOOK)
        met |= level
    assert met == set(BOOK)


def test_mirror_images_have_mirrored_moves() -> None:
    """The mirror image of a position has the mirrored moves, with the same scores."""
    left, right = (Position(XIANGQI, moves=[move]).board for move in ("h2e2", "b2e2"))
    moves = {mirrored(XIANGQI.write_move(left, move)): score for move, score in known_moves(left).items()}
    assert moves == {XIANGQI.write_move(right, move): score for move, score in known_moves(right).items()}
    assert moves


@for_each("level", ["hard", "master"])
def test_the_strong_levels_begin_with_several_moves(level: str) -> None:
    """Ten seeds give at least three first moves, and none needs a search."""
    choices = [choose(Position(XIANGQI), XIANGQI.level(level), None, None, None, Random(seed)) for seed in range(10)]
    assert len({choice.move for choice in choices}) > 2
    assert all(choice.nodes == 0 for choice in choices)


def test_games_differ_and_can_be_repeated() -> None:
    """Nearly all of twelve seeds give different games, and the same seed gives the same game."""
    games = [first_moves(seed) for seed in range(12)]
    assert len({tuple(game) for game in games}) > 9
    assert games == [first_moves(seed) for seed in range(12)]


def test_a_book_move_is_told_with_its_score_and_without_a_search() -> None:
    """The answer has one of the book's moves, its score and the other moves; no node was searched."""
    choice = choose(Position(XIANGQI), XIANGQI.level("master"), None, None, None, Random(3))
    moves = {line.move: line.score for line in choice.lines}
    assert moves == BOOK[key_of(Position(XIANGQI).board)[0]]
    assert (choice.score.value, choice.depth, choice.nodes, choice.exact) == (moves[choice.move], 0, 0, False)


def test_beyond_the_book_a_level_searches() -> None:
    """A position outside the book, a level without the book and an analysis are searched."""
    reader = Level("reader", depth=1, book=True)
    odd = Position(XIANGQI, moves=["e0e1", "e9e8"])
    assert not XIANGQI.book_moves(odd.board)
    assert choose(odd, reader, None, None, None, Random(1)).nodes > 0
    assert choose(Position(XIANGQI), Level("plain", depth=1), None, None, None, Random(1)).nodes > 0
    assert analyse(Position(XIANGQI), Limit(depth=1)).nodes > 0


def test_a_game_that_comes_back_to_the_start_leaves_the_book() -> None:
    """After PLIES moves the book is not used, so that it never leads into a repetition."""
    there_and_back = ["b0c2", "b9c7", "c2b0", "c7b9"]
    position = Position(XIANGQI, moves=there_and_back)
    assert XIANGQI.book_moves(position.board)
    for move in there_and_back:
        position.play(move)
    assert not XIANGQI.book_moves(position.board)


def test_moves_are_read_as_they_are_written() -> None:
    """The text of moves and scores gives the same moves and scores."""
    for moves in ({}, {"h2e2": 0}, {"h2e2": 12, "b9c7": -30000}):
        assert read_moves(write_moves(moves)) == moves


def test_the_book_grows_the_same_however_often_it_is_broken_off(tmp_path: Path) -> None:
    """A journal cut in the middle of a line is continued; the book and the journal come out the same."""
    journal = tmp_path / "journal"
    whole = grown(journal)
    text = journal.read_bytes()
    journal.write_bytes(text[: len(text) // 2])
    told: list[str] = []
    assert grown(journal, told) == whole
    assert journal.read_bytes() == text
    assert len(whole) > 1
    assert told[0] == "ply 0 of 2: position 1 of 1"


def test_a_study_does_not_depend_on_those_before_it(tmp_path: Path) -> None:
    """A position has the same scores alone as after others."""
    start = key_of(Position(XIANGQI).board)[0]
    effort = Effort(8_000, 2)
    one, two = Studies(tmp_path / "one"), Studies(tmp_path / "two")
    one.study(start, effort)
    assert one.study(follower(start, "h2e2"), effort) == two.study(follower(start, "h2e2"), effort)


def test_a_move_that_its_replies_refute_is_left_out() -> None:
    """A move whose replies refute it is not in the book."""
    start = key_of(Position(XIANGQI).board)[0]
    good, bad = follower(start, "h2e2"), follower(start, "h2h9")
    plies = [{start: {"h2h9": 80, "h2e2": 60}}, {good: {"b9c7": -10}, bad: {"i9h9": 300}}]
    assert judged(plies) == {start: {"h2e2": 10}}


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.benchmarks.make.xiangqi_openings", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_a_file_that_is_no_journal_is_refused(tmp_path: Path) -> None:
    """The error is one line, and the file is left as it was."""
    other = tmp_path / "notes"
    other.write_text("buy milk\n")
    done = make("--journal", str(other))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "is not a journal of this command" in done.stderr
    assert other.read_text() == "buy milk\n"
    assert make("--journal", str(tmp_path)).stderr.startswith("error: cannot use ")
