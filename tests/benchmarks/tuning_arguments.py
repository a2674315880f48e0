"""What the commands that tune a game's numbers have in common: the arguments of `play` and of `train`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction


def add_play(commands: _SubParsersAction[Any], games: int, counted: str, nodes: int) -> ArgumentParser:
    """`play FILE`; `counted` says which games are so many."""
    parser: ArgumentParser = commands.add_parser("play", help="add the engine's own games to a file")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=games, help=f"{counted} ({games})")
    parser.add_argument("--nodes", type=int, default=nodes, help=f"nodes for each move ({nodes})")
    parser.add_argument("--seed", type=int, default=1, help="of all that is left to chance (1)")
    return parser


def add_train(commands: _SubParsersAction[Any], passes: int) -> ArgumentParser:
    """`train FILE ...`, of a network."""
    parser: ArgumentParser = commands.add_parser("train", help="train the network on the games of files")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--passes", type=int, default=passes, help=f"passes over the positions ({passes})")
    parser.add_argument("--seed", type=int, default=1, help="of the first weights and the order of the positions (1)")
    parser.add_argument("--write", action="store_true", help="put the weights into network.weights")
    return parser
