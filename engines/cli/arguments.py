"""Arguments that several commands share, and what they mean."""

import argparse
import math
from collections.abc import Callable
from typing import TextIO

from engines.game import Position
from engines.levels import LEVEL_NAMES
from engines.registry import GAMES, game_named
from engines.search.terms import MAX_DEPTH


def add_game(parser: argparse.ArgumentParser) -> None:
    """GAME."""
    parser.add_argument("game", choices=tuple(GAMES), metavar="GAME", help=" or ".join(GAMES))


def add_position(parser: argparse.ArgumentParser) -> None:
    """--position and --moves."""
    parser.add_argument("--position", default="", metavar="P", help="a position as text (the game's start if left out)")
    parser.add_argument("--moves", default="", metavar='"M1 M2"', help="moves to play from there, in any notation")


def position_of(options: argparse.Namespace) -> Position:
    """The position that GAME, --position and --moves lead to. Raises GameError."""
    return Position(game_named(options.game), options.position, options.moves.split())


def add_limit(parser: argparse.ArgumentParser) -> None:
    """--level, --depth, --nodes or --seconds."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--level", choices=LEVEL_NAMES, metavar="L", help=f"think as {', '.join(LEVEL_NAMES)}")
    group.add_argument("--depth", type=whole(1, MAX_DEPTH), metavar="N", help="look N plies ahead")
    group.add_argument("--nodes", type=whole(1, 10**15), metavar="N", help="look at N positions")
    group.add_argument("--seconds", type=seconds, metavar="S", help="think for S seconds")


def short_line(file: TextIO, longest: int) -> str:
    """The next line, of which so many characters are kept at most; empty at the end of the file."""
    line = rest = file.readline(longest)
    while len(rest) == longest and not rest.endswith("\n"):
        rest = file.readline(longest)
    return line


def whole(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers within these bounds."""

    def read(text: str) -> int:
        if text.isdecimal() and len(text) < 20 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"expected a whole number from {least} to {most}")

    return read


def seconds(text: str) -> float:
    """A time above 0, a day at most."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= 86_400:
        raise argparse.ArgumentTypeError("expected a number of seconds above 0")
    return value
