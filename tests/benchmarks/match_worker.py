"""One player of `match`: started with a folder, a game and options; answers each position (a line of JSON) with a move.

It uses only what the engines have had from the first, so that old builds can play too.
"""

import json
import sys

sys.path.insert(0, sys.argv[1])

from dataclasses import replace

from engines.game import Position
from engines.registry import GAMES
from engines.search.negamax import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit, Options


def main() -> None:
    game = GAMES[sys.argv[2]]
    switches = dict(text.split("=") for text in sys.argv[3].split(",") if text)
    options = replace(Options(), **{name: bool(int(value)) for name, value in switches.items()})
    table = TranspositionTable(bytearray(16 << 20))
    for line in sys.stdin:
        order = json.loads(line)
        if len(order["moves"]) < 2:
            table.clear()
        position = Position(game, order["start"], order["moves"])
        limit = Limit(nodes=order["nodes"], seconds=order["seconds"])
        if order.get("soft"):
            limit = replace(limit, soft=order["soft"])
        report = Search(position.board, table, options).think(limit, age=position.board.ply)
        move = game.write_move(position.board, report.move)
        answer = {"move": move, "score": report.score, "depth": report.depth, "nodes": report.nodes}
        answer["seconds"] = report.seconds
        print(json.dumps(answer), flush=True)


main()
