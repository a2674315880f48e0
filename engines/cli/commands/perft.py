"""Count the positions DEPTH plies away, to check the rules

The last line is the count alone.

Examples:
  python -m engines perft tictactoe 9
  python -m engines perft connect4 5 --position "7/7/7/7/7/3x3 o"
  python -m engines perft connect4 5 --moves "4 4 3"
"""

import argparse

from engines.cli.arguments import add_game, add_position, position_of, whole
from engines.search.perft import perft
from engines.search.terms import MAX_DEPTH


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("depth", type=whole(0, MAX_DEPTH), metavar="DEPTH", help="plies")
    add_position(parser)


def run(options: argparse.Namespace) -> int:
    print(perft(position_of(options).board, options.depth))
    return 0
