"""Review a game: what each move was worth, and how well both sides played

Prints one line a move: its number, side, move, score, the best move and its score, how much of the chance to win was
lost (in hundredths), and a verdict; then the accuracy of both sides (engines/review/chances.py has the formula) and the
moves where most was lost. Scores are for the side that moves; `=` behind one says that it is exact.

The game is --moves, or the only game of a PGN or PDN file. Without --moves and FILE it is read from standard input.

Examples:
  python -m engines review tictactoe --moves "a1 b1 b2 c3"
  python -m engines review xiangqi game.pgn --nodes 300000 --json
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from engines.cli.arguments import add_game, add_position, position_of, whole
from engines.cli.progress import progress
from engines.decoding import decoded
from engines.game import GameError, Position
from engines.pgn import LONGEST, read_record
from engines.protocol.session import MEGABYTES
from engines.registry import game_named
from engines.review.evaluation import evaluate
from engines.review.review import NODES, Judgement, MoveReview, Review, ended, every_position, judgement, reviewed
from engines.search.table import own_table

_BYTES = 4 * LONGEST  # most bytes of a file


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_position(parser)
    parser.add_argument("file", nargs="?", default="", metavar="FILE", help="a PGN or PDN file with one game")
    parser.add_argument("--nodes", type=whole(1, 10**12), default=NODES, metavar="N", help=f"a position ({NODES})")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    review = _review(_game(options), options.nodes)
    print(json.dumps(_as_data(review)) if options.json else _as_text(review))
    return 0


def _game(options: argparse.Namespace) -> Position:
    """The game to review. Raises GameError, OSError."""
    typed = bool(options.moves or options.position)
    if typed and options.file:
        raise GameError("give --moves or FILE, not both")
    position = position_of(options) if typed else _read(options)
    if not position.moves:
        raise GameError("the game has no moves")
    return position


def _read(options: argparse.Namespace) -> Position:
    record = read_record(_text(options.file), options.game)
    if record.game != options.game:
        raise GameError(f"the file has a game of {game_named(record.game).title}, not of {options.game}")
    return record.position()


def _text(name: str) -> str:
    with Path(name).open("rb") if name not in ("", "-") else sys.stdin.buffer as file:
        data = file.read(_BYTES + 1)
    if len(data) > _BYTES:
        raise GameError(f"the file is longer than {_BYTES} bytes")
    return decoded(data)


def _review(position: Position, nodes: int) -> Review:
    table = own_table(MEGABYTES << 20)
    again = Position(position.game, position.start, position.written())
    judged: list[Judgement] = []
    with progress() as show:
        for ply, each in every_position(again):
            show(f"{len(judged)} of {ply + len(judged) + 1} positions")
            judged.append(ended(each) or judgement(evaluate(each, nodes, table=table)))
    return reviewed(position, judged[::-1])


def _as_text(review: Review) -> str:
    sides = game_named(review.game).sides
    width = max(len(move.move) for move in review.moves)
    rows = [_row(move, sides, width) for move in review.moves]
    for side, value in zip(sides, review.accuracies, strict=True):
        rows.append(f"accuracy  {side}: {'-' if value is None else f'{value:.1f}'}")
    rows += [f"moment  {_row(move, sides, width)}" for move in review.moments()]
    return "\n".join(rows)


def _row(move: MoveReview, sides: tuple[str, str], width: int) -> str:
    sure = "=" if move.is_exact else ""
    score, best = f"({move.score}{sure})", f"({move.best_score})"
    return (
        f"{move.ply + 1:3}  {sides[move.side]:{max(map(len, sides))}}  {move.move:{width}} {score:18} "
        f"best {move.best:{width}} {best:17} lost {100 * move.loss:5.1f}  {move.verdict}"
    )


def _as_data(review: Review) -> dict[str, Any]:
    """Scores are for the side that moves, `chances` for the first side; chances and losses are 0 to 1."""
    return {
        "game": review.game,
        "moves": [_move_as_data(move) for move in review.moves],
        "chances": [round(each, 4) for each in review.chances],
        "accuracy": [None if each is None else round(each, 1) for each in review.accuracies],
        "moments": [move.ply for move in review.moments()],
    }


def _move_as_data(move: MoveReview) -> dict[str, Any]:
    return {
        "ply": move.ply,
        "side": move.side,
        "move": move.move,
        "score": move.score.value,
        "plies": move.score.plies,
        "best": move.best,
        "best_score": move.best_score.value,
        "line": list(move.line),
        "loss": round(move.loss, 4),
        "verdict": move.verdict,
        "exact": move.is_exact,
    }
