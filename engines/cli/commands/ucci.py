r"""Play by UCCI, the protocol of Chinese chess programs, on standard input and output

Options a board program can set: usemillisec, hashsize, newgame, multipv, level.

Example:
  printf 'ucci\nposition startpos\ngo time 500\n' | python -m engines ucci xiangqi
"""

import argparse
import sys

from engines.cli.arguments import add_game
from engines.protocol import Ucci
from engines.registry import game_named

configure = add_game


def run(options: argparse.Namespace) -> int:
    Ucci(game_named(options.game), sys.stdin.buffer, sys.stdout).serve()
    return 0
