"""Say how a game ended, or that it goes on

Prints `ongoing`, or the result and its reason. 1-0: the game's first side won; 0-1: the second side won.

Examples:
  python -m engines outcome tictactoe --moves "a1 a2 b1 b2 c1"         1-0 three
  python -m engines outcome connect4 --moves "4 4 3 3 2 2 1"           1-0 four
"""

import argparse

from engines.cli.arguments import add_game, add_position, position_of


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_position(parser)


def run(options: argparse.Namespace) -> int:
    print(position_of(options).outcome() or "ongoing")
    return 0
