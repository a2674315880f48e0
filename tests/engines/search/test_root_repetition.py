"""Repetition at the root: a move after which the other side can repeat a position for the third time."""

from random import Random

import pytest

from engines.board import DRAW, MATE, ONGOING
from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import EXACT, UNKNOWN, TranspositionTable
from engines.search.terms import Limit
from tests.cases import for_each

WON = "W:WK18,K22,25:BK3,K16"
REPEATS = {  # game: its start, and moves after which the last one named allows the third occurrence
    "checkers": (WON, "18-15 3-8 22-26 8-4 26-22 4-8 22-26 8-4", "26-22"),
    "xiangqi": ("4k4/9/9/9/9/4P4/9/9/9/3K1R3 w", "f0f1 e9e8 f1f0 e8e9 f0f1 e9e8", "f1f0"),
}


def test_a_won_game_is_not_drawn_by_repetition():
    """A search whose table knows the game from its start avoids the move after which the other side repeats."""
    moves = REPEATS["checkers"][1].split()
    table = TranspositionTable(bytearray(16 << 20))
    for played in range(0, len(moves) + 1, 2):
        position = Position(GAMES["checkers"], WON, moves[:played])
        best = Search(position.board, table).think(Limit(nodes=50_000)).move
    position.push(best)
    assert all(not _ends(position, reply) for reply in position.legal_moves())


def _ends(position: Position, reply: int) -> bool:
    position.push(reply)
    over = position.outcome() is not None
    position.undo()
    return over


@for_each("key", REPEATS)
@for_each("depth", [1, 6])
def test_whatever_the_table_remembers_such_a_move_is_worth_no_more_than_a_draw(key, depth):
    """A table entry that promises a win after the move is not believed; other moves keep their scores."""
    start, moves, move = REPEATS[key]
    position = Position(GAMES[key], start, moves.split())
    repeating = position.play(move)
    table = TranspositionTable(bytearray(16 << 20))
    table.store(position.board.key, -1, -5_000, UNKNOWN, 99, EXACT)
    position.undo()
    report = Search(position.board, table).think(Limit(depth=depth), lines=len(position.legal_moves()))
    scores = {line.move: line.score for line in report.lines}
    assert scores[repeating] == DRAW
    assert report.score > DRAW


def test_the_endgame_tables_do_not_hide_it():
    """With four pieces, too, a won position that the other side can repeat at once is a draw."""
    start = "W:WK6,K7:BK1"
    position = Position(GAMES["checkers"], start, ["7-10", "1-5", "10-7", "5-1", "7-10", "1-5"])
    position.play("10-7")
    assert any(_ends(position, reply) for reply in position.legal_moves())
    position.undo()
    solved = {line.move: line.score for line in position.game.solve(position.board, 1.0)}
    assert solved[position.game.read_move(position.board, "10-7")] == DRAW
    assert max(solved.values()) > DRAW


@pytest.mark.slow
@for_each("game", GAMES.values())
def test_every_reply_that_the_rules_end_is_known(game):
    """In games with many repetitions `reply_bound` is the least verdict of the replies, MATE if none repeats."""
    rng, met, repeats, again = Random(3), 0, False, False
    for _ in range(12):
        position = Position(game)
        while not position.outcome() and len(position.moves) < 60:
            position.push(_to_and_fro(position, rng))
            board = position.board
            if not position.outcome() and board.since_progress() >= 7:
                verdicts = [_verdict_after(board, reply) for reply in board.legal_moves()]
                bound = min([each for each in verdicts if each != ONGOING], default=MATE)
                assert board.reply_bound() == bound
                met, repeats = met + (bound < MATE), True
        seen = _keys(position)
        again = again or len(set(seen)) < len(seen)
    assert repeats == again == (met > 0)


def _to_and_fro(position: Position, rng: Random) -> int:
    """Mostly a move that takes the side's last one back; else any."""
    moves = position.legal_moves()
    back = [move for move in moves if len(position.moves) > 1 and _undoes(position, move)]
    return rng.choice(back if back and rng.random() < 0.9 else moves)


def _undoes(position: Position, move: int) -> bool:
    """True if a move takes the side's last one back."""
    board, last = position.board, position.moves[-2:]
    for _ in last:
        board.unmake()
    before = position.game.path(board, last[0])
    for each in last:
        board.make(each)
    after = position.game.path(board, move)
    return bool(after.stops) and (after.start, after.stops[-1]) == (
        before.stops[-1] if before.stops else "",
        before.start,
    )


def _verdict_after(board, reply: int) -> int:
    board.make(reply)
    verdict = board.verdict()
    board.unmake()
    return verdict


def _keys(position: Position) -> list[int]:
    board, found = position.game.read(position.start), []
    for move in position.moves:
        board.make(move)
        found.append(board.key)
    return found
