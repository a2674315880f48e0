"""List the puzzles of a game, make new ones, or judge them

In each position exactly one move wins. --make plays games of its own and looks for such positions until it has N.
Each game that was searched is at once a line of the journal: the command can be stopped and started again.
--judge checks each move of each solution with ten times the nodes that found it (or with --nodes), or exactly where the
game is solved, that no other move wins, even by first repeating the position, and that the win can be seen where the
line ends; the exit code is 1 if a puzzle is wrong. --sample judges only N puzzles, drawn at random. --prune judges by
the stricter bounds of --make, plays the lines out again, and removes what fails: use it after a change of the engine.

Examples:
  python -m engines puzzles connect4
  python -m engines puzzles xiangqi --json
  python -m engines puzzles gomoku --make 300 --journal gomoku.journal --out gomoku.txt
  python -m engines puzzles checkers --judge --sample 50
  python -m engines puzzles checkers --prune
"""

import argparse
import json
from collections.abc import Collection, Iterable
from pathlib import Path
from random import Random

from engines.cli.arguments import add_game, whole
from engines.cli.progress import progress
from engines.game import GameError
from engines.registry import game_named
from engines.review.making import JUDGE, Making, is_clear, is_question, proves, write_file
from engines.review.playing_out import can_be_seen, played_out
from engines.review.puzzles import Puzzle, file_of, is_sound, puzzles

WRONG = 1


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object a puzzle")
    work = parser.add_mutually_exclusive_group()
    work.add_argument("--make", type=whole(1, 100_000), metavar="N", help="make puzzles until there are N")
    work.add_argument("--judge", action="store_true", help="judge every puzzle")
    work.add_argument("--prune", action="store_true", help="take out puzzles that --make would not take")
    parser.add_argument("--sample", type=whole(1, 100_000), metavar="N", help="judge N puzzles at random")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="where the games that were looked at are kept")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the puzzles that are made (the game's own)")
    parser.add_argument("--nodes", type=whole(1, 10**12), default=JUDGE, metavar="N", help=f"to judge by ({JUDGE})")


def run(options: argparse.Namespace) -> int:
    if options.make:
        return _make(options)
    found = puzzles(options.game)
    if options.judge:
        drawn = Random().sample(found, min(options.sample or len(found), len(found)))
        return _judge(drawn, options.nodes)
    if options.prune:
        return prune(found, options.out or file_of(options.game), options.nodes)
    print("\n".join(map(_as_json if options.json else _as_text, found)) or "no puzzles")
    return 0


def _make(options: argparse.Namespace) -> int:
    if options.journal is None:
        raise GameError("--make needs --journal FILE, where its work is kept")
    out = options.out or file_of(options.game)
    try:
        making = Making(game_named(options.game), options.journal)
    except ValueError:
        raise GameError(f"{str(options.journal)!r} is not a journal of this command") from None
    with progress() as show:
        while len(making.puzzles) < options.make:
            show(f"{len(making.puzzles)} of {options.make} puzzles in {making.games} games")
            making.go_on()
    write_file(making.puzzles.values(), out)
    print(f"{out}: {len(making.puzzles)} puzzles from {making.games} games")
    return 0


def _judge(found: Iterable[Puzzle], nodes: int) -> int:
    wrong = count = 0
    with progress() as show:
        for count, puzzle in enumerate(found, 1):
            show(f"puzzle {count}")
            if not is_sound(puzzle) or not can_be_seen(puzzle) or not proves(puzzle, nodes):
                wrong += 1
                show("")
                print(f"wrong: {_as_text(puzzle)}", flush=True)
    print(f"{count} puzzles, {wrong} wrong")
    return WRONG if wrong else 0


def prune(found: Collection[Puzzle], out: Path, nodes: int = JUDGE) -> int:
    """Writes the puzzles that a search of `nodes` still finds clear to the file `out`. Raises OSError."""
    kept = []
    with progress() as show:
        for count, puzzle in enumerate(found, 1):
            show(f"puzzle {count} of {len(found)}")
            good = is_sound(puzzle) and is_question(puzzle.position()) and is_clear(puzzle, nodes)
            ending = played_out(puzzle) if good else None
            kept += [ending] if ending else []
    write_file(kept, out)
    print(f"{out}: {len(kept)} of {len(found)} puzzles")
    return 0


def _as_text(puzzle: Puzzle) -> str:
    return f"{puzzle.key}  {puzzle.rating:4}  {puzzle.start}  solution {' '.join(puzzle.moves)}  ({puzzle.source})"


def _as_json(puzzle: Puzzle) -> str:
    told = {"key": puzzle.key, "rating": puzzle.rating, "position": puzzle.start, "solution": puzzle.moves}
    return json.dumps(told | {"rest": puzzle.rest, "theme": puzzle.theme, "source": puzzle.source})
