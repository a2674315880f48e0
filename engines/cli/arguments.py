"""Arguments that several commands share, and their values."""

import argparse
import math
from collections.abc import Callable
from typing import TextIO

from engines.game import Position
from engines.levels import LEVEL_NAMES
from engines.registry import GAMES, game_named
from engines.search.terms import MAX_DEPTH


def add_game(parser: argparse.ArgumentParser) -> None:
    """Adds GAME."""
    parser.add_argument("game", choices=tuple(GAMES), metavar="GAME", help=" or ".join(GAMES))


def add_position(parser: argparse.ArgumentParser) -> None:
    """Adds --position and --moves."""
    parser.add_argument("--position", default="", metavar="P", help="a position as text (the game's start if left out)")
    parser.add_argument("--moves", default="", metavar='"M1 M2"', help="moves to play from there, in any notation")


def position_of(options: argparse.Namespace) -> Position:
    """The position that GAME, --position and --moves lead to. Raises GameError."""
    return Position(game_named(options.game), options.position, options.moves.split())


def add_limit(parser: argparse.ArgumentParser) -> None:
    """Adds --level, --depth, --nodes and --seconds, of which one at most may be given."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--level", choices=LEVEL_NAMES, metavar="L", help=f"think as {', '.join(LEVEL_NAMES)}")
    group.add_argument("--depth", type=whole(1, MAX_DEPTH), metavar="N", help="look N plies ahead")
    group.add_argument("--nodes", type=whole(1, 10**15), metavar="N", help="look at N positions")
    group.add_argument("--seconds", type=seconds, metavar="S", help="think for S seconds")


def short_line(file: TextIO, longest: int) -> str:
    """The next line, cut to its first `longest` characters; empty at the end of the file."""
    line = rest = file.readline(longest)
    while len(rest) == longest and not rest.endswith("\n"):
        rest = file.readline(longest)
    return line


def whole(least: int, most: int) -> Callable[[str], int]:
    """An argparse type: whole numbers from `least` to `most`."""

    def read(text: str) -> int:
        if text.isdecimal() and len(text) < 20 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"expected a whole number from {least} to {most}")

    return read


def seconds(text: str) -> float:
    """An argparse type: seconds above 0 and at most a day."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= 86_400:
        raise argparse.ArgumentTypeError("expected a number of seconds above 0")
    return value
