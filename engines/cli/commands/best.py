"""Find the best move of a position

Without a limit it searches as the level master does and takes the best move. With --level it plays as that level
would: weak levels do not always take the best move, and show only the lines that they looked at.

Examples:
  python -m engines best tictactoe --moves "b2"
  python -m engines best connect4 --depth 6 --lines 3
  python -m engines best connect4 --moves "4 4 4" --seconds 1 --json
"""

import argparse
import json
from random import Random
from typing import Any

from engines.answer import Answer, Score
from engines.cli.arguments import add_game, add_limit, add_position, position_of, whole
from engines.cli.progress import progress
from engines.game import Game
from engines.player import analyse, choose, limit_of
from engines.protocol.session import MEGABYTES
from engines.search.table import own_table
from engines.search.terms import MAX_DEPTH, Limit, Line


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_position(parser)
    add_limit(parser)
    parser.add_argument("--lines", type=whole(1, 64), default=1, metavar="N", help="show the best N moves")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    position = position_of(options)
    table = own_table(MEGABYTES << 20)
    with progress() as show:
        if options.level:
            level = position.game.level(options.level)
            answer = choose(position, level, table, None, None, Random(), options.lines)
        else:
            limit = _limit(options, position.game)
            answer = analyse(position, limit, options.lines, table, lambda found: show(_summary(found)))
    print(json.dumps(_as_data(answer, options.lines)) if options.json else _as_text(answer, options.lines))
    return 0


def _limit(options: argparse.Namespace, game: Game[Any]) -> Limit:
    if options.depth or options.nodes or options.seconds:
        return Limit(options.depth or MAX_DEPTH, options.nodes or 0, options.seconds or 0.0)
    return limit_of(game.levels[-1])


def _summary(answer: Answer) -> str:
    return f"depth {answer.depth}, {answer.nodes} nodes, {answer.move} ({answer.score})"


def _as_text(answer: Answer, count: int) -> str:
    rows = [f"move     {answer.move}", f"score    {answer.score}{', exactly' if answer.exact else ''}"]
    lines = answer.lines[:count] if count > 1 else (answer.line,)
    rows += [f"line {n}   {' '.join(line.moves)}  ({Score(line.score)})" for n, line in enumerate(lines, 1)]
    rows += [f"depth    {answer.depth}", f"nodes    {answer.nodes}", f"seconds  {answer.seconds:.3f}"]
    return "\n".join(rows)


def _as_data(answer: Answer, count: int) -> dict[str, Any]:
    """Scores are for the side to move; `plies` to the end of the game are null where no end is seen."""
    return {
        **_line_as_data(answer.line),
        "lines": [_line_as_data(line) for line in answer.lines[:count]],
        "exact": answer.exact,
        "depth": answer.depth,
        "nodes": answer.nodes,
        "seconds": round(answer.seconds, 6),
    }


def _line_as_data(line: Line[str]) -> dict[str, Any]:
    return {
        "move": line.move,
        "score": line.score,
        "plies": Score(line.score).plies,
        "line": list(line.moves),
        "depth": line.depth,
    }
