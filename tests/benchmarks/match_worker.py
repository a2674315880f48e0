"""One player of `match`: started with a folder, a game and options; answers each position (a line of JSON) with a
move.

Older builds whose search has no `Part` play too, with everything switched on.
"""

import json
import sys

sys.path.insert(0, sys.argv[1])

from dataclasses import replace
from typing import Any

from engines.board import Board
from engines.game import Position
from engines.memory import own
from engines.registry import GAMES
from engines.search import terms
from engines.search.table import TranspositionTable
from engines.search.terms import Limit, Report

try:
    from engines.search.root import Search
except ImportError:  # an older build
    from engines.search.negamax import Search  # type: ignore[attr-defined,no-redef]


def main() -> None:
    game = GAMES[sys.argv[2]]
    off = [text.removesuffix("=0").upper() for text in sys.argv[3].split(",") if text]
    table = TranspositionTable(memoryview(own(16 << 20)))
    for line in sys.stdin:
        order = json.loads(line)
        if len(order["moves"]) < 2:
            table.clear()
        position = Position(game, order["start"], order["moves"])
        limit = Limit(nodes=order["nodes"], seconds=order["seconds"])
        if order.get("soft"):
            limit = replace(limit, soft=order["soft"])
        report = _think(position.board, table, off, limit, order.get("margins"))
        move = game.write_move(position.board, report.move)
        answer = {"move": move, "score": report.score, "depth": report.depth, "nodes": report.nodes}
        answer["seconds"] = report.seconds
        print(json.dumps(answer), flush=True)


def _think(
    board: Board, table: TranspositionTable, off: list[str], limit: Limit, margins: dict[str, int] | None
) -> Report:
    if not hasattr(terms, "Part"):
        older: Any = Search(board, table)
        return older.think(limit, age=board.ply)  # type: ignore[no-any-return]
    parts = terms.ALL_PARTS
    for name in off:
        parts &= ~terms.Part[name]
    if margins:
        return Search(board, table, parts, terms.Margins(**margins)).think(limit)
    return Search(board, table, parts).think(limit)


main()
