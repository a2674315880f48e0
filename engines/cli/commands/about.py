"""Say which version runs, and whether its engines are compiled

Example:
  python -m engines about
"""

import argparse

from engines.about import mode, python_version, qibot_version
from engines.protocol.session import MEGABYTES
from engines.registry import GAMES


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds nothing: the command has no arguments."""


def run(options: argparse.Namespace) -> int:
    print(f"Qibot {qibot_version()}")
    print(f"engines: {mode()}")
    print(f"python: {python_version()}")
    print(f"games: {', '.join(GAMES)}")
    print(f"transposition table: {MEGABYTES} MB")
    return 0
