r"""Play by UCI, the protocol of chess programs, on standard input and output

Options a board program can set: Hash, Clear Hash, Threads, MultiPV, Move Overhead, Level.
Moves are written as in the game's first notation; the squares of xiangqi are a0 to i9.

Example:
  printf 'position startpos\ngo movetime 500\n' | python -m engines uci xiangqi
"""

import argparse
import sys

from engines.cli.arguments import add_game
from engines.protocol import Uci
from engines.registry import game_named

configure = add_game


def run(options: argparse.Namespace) -> int:
    Uci(game_named(options.game), sys.stdin.buffer, sys.stdout).serve()
    return 0
