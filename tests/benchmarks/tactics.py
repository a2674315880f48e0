"""Xiangqi positions with one best move: making them and solving them.

    python -m tests.benchmarks.tactics solve --seconds 0.2     solved of all, and which were not
    python -m tests.benchmarks.tactics make --count 80         looks for new ones and prints them as JSON

The positions are from games of the engine against itself, some of whose moves are random. A mate in 2 to 6 is proved by
the search: pruning never leaves out a move of the side that is being mated, so an announced mate is real. A win is a
move that is clearly better than every other by a deep search, while a short search prefers another move.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

from engines.board import MATE, PROVEN
from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import own_table
from engines.search.terms import Limit, Report

FILE = Path(__file__).with_suffix(".json")
GAME = GAMES["xiangqi"]
_GLANCE, _LOOK, _STUDY = 500, 10_000, 150_000  # nodes
_AHEAD = 300  # by how much the best move must be better than the second
_ENOUGH = 200  # what it must be worth


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, its one best move, and how it wins: `mate in 3` or `win`."""

    position: str
    move: str
    theme: str


def solve(puzzle: Puzzle, limit: Limit) -> bool:
    """True if the search finds the move within the limit."""
    position = Position(GAME, puzzle.position)
    report = _think(position, limit)
    return GAME.write_move(position.board, report.move) == puzzle.move


def look_for(rng: random.Random) -> Iterator[Puzzle]:
    """Puzzles of one game after another, at most one of each theme per game."""
    while True:
        themes = set()
        for position in _game(rng):
            puzzle = puzzle_of(position)
            if puzzle is not None and puzzle.theme not in themes:
                themes.add(puzzle.theme)
                yield puzzle


def _game(rng: random.Random) -> Iterator[Position]:
    """The positions of a game in which some moves are random."""
    position = Position(GAME)
    while not position.outcome() and len(position.moves) < 160:
        strays = len(position.moves) < 8 or rng.random() < 0.15
        if strays:
            position.push(rng.choice(position.legal_moves()))
        else:
            position.push(_think(position, Limit(nodes=rng.randint(100, 1500))).move)
        if len(position.moves) > 12 and not position.outcome():
            yield position


def puzzle_of(position: Position) -> Puzzle | None:
    """The puzzle in the position, if there is one."""
    if len(position.legal_moves()) < 5:
        return None
    glance = _think(position, Limit(nodes=_GLANCE))
    best = _think(position, Limit(nodes=_LOOK))
    plies = MATE - best.score
    if best.score < _ENOUGH or plies < 3 or (best.move == glance.move and plies > 11):
        return None
    if plies > 11 and best.score > 2_000:
        return None
    both = _think(position, Limit(nodes=_STUDY), lines=2)
    ahead = both.score - both.lines[1].score
    plies = MATE - both.score
    if both.move != best.move or ahead < _AHEAD or (plies > 11 and glance.score > both.score - _AHEAD // 2):
        return None
    if plies <= 11 and both.lines[1].score >= PROVEN:
        return None  # another move mates as well, only later
    theme = f"mate in {(plies + 1) // 2}" if plies <= 11 else "win"
    return Puzzle(position.text, GAME.write_move(position.board, both.move), theme)


def _think(position: Position, limit: Limit, lines: int = 1) -> Report:
    return Search(position.board, own_table(1 << 22)).think(limit, lines)


def _make(count: int, seed: int) -> None:
    found: list[Puzzle] = []
    most = {"win": count // 3, "mate in 2": count // 5}
    for puzzle in look_for(random.Random(seed)):
        same = sum(other.theme == puzzle.theme for other in found)
        if same < most.get(puzzle.theme, count):
            found.append(puzzle)
            print(len(found), puzzle, file=sys.stderr, flush=True)
            FILE.write_text("[\n" + ",\n".join(json.dumps(asdict(each)) for each in found) + "\n]\n")
        if len(found) >= count:
            break


def _solve(limit: Limit) -> None:
    puzzles = [Puzzle(**entry) for entry in json.loads(FILE.read_text())]
    started = process_time()
    failed = [puzzle for puzzle in puzzles if not solve(puzzle, limit)]
    for puzzle in failed:
        print(f"  not solved: {puzzle.theme}, {puzzle.move} in {puzzle.position}")
    print(f"{len(puzzles) - len(failed)} of {len(puzzles)} solved, {process_time() - started:.1f} s of processor time")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    solver = commands.add_parser("solve")
    solver.add_argument("--seconds", type=float, default=0.0)
    solver.add_argument("--nodes", type=int, default=0)
    maker = commands.add_parser("make")
    maker.add_argument("--count", type=int, default=80)
    maker.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.command == "make":
        _make(options.count, options.seed)
    else:
        _solve(Limit(nodes=options.nodes, seconds=options.seconds or (0.0 if options.nodes else 0.2)))


if __name__ == "__main__":
    main()
