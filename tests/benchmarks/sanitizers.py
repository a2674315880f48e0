"""The compiled engines under GCC's address and undefined-behaviour sanitizers, over positions of every game.

Builds a copy of the engines with -fsanitize=address,undefined in a temporary folder, or in --folder, where it is kept
and rebuilt only as needed. Positions are from games whose moves are random, or chosen by a weak player or a short
search. Prints what the sanitizers found, and exits with 1 if they found anything.

python -m tests.benchmarks.sanitizers [--positions N] [--game G] [--folder F]
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engines.board import ONGOING, Board
from engines.game import Game, Position
from engines.player import choose
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import TranspositionTable, own_table
from engines.search.terms import Limit
from tests.engines.boards import checks_among, quiet_moves, ratings
from tests.engines.modes import ROOT, copy_sources

FLAGS = "-fsanitize=address,undefined -fno-sanitize=alignment"  # unaligned words are fine on x86 and ARM
SIGNS = ("runtime error:", "AddressSanitizer")
_TABLE = 1 << 20
_LONGEST = 300  # plies of a game
_TOLD = 10_000  # positions after which the progress is printed


def build(folder: Path) -> None:
    """Compiles a copy of the engines with the sanitizers."""
    copy_sources(folder)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, folder / name)
    script = (ROOT / "setup.py").read_text().replace('"-O3"', '"-O1"')  # -O3 would take a quarter of an hour
    (folder / "setup.py").write_text(script)
    environment = {**os.environ, "CFLAGS": FLAGS, "LDFLAGS": FLAGS, "QIBOT_REQUIRE_COMPILED": "1"}
    command = (sys.executable, "setup.py", "-q", "build_ext", "--inplace")
    subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)


def watched(folder: Path, key: str, positions: int) -> tuple[int, list[str]]:
    """Visits positions of a game with the engines of the folder; the exit status, and what the sanitizers said."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT))),
        "PYTHONMALLOC": "malloc",
        "LD_PRELOAD": " ".join(_library(name) for name in ("libasan.so", "libubsan.so")),
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
    }
    command = (sys.executable, "-m", "tests.benchmarks.sanitizers", "--visit", key, "--positions", str(positions))
    done = subprocess.run(command, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True)
    said = done.stderr.splitlines()
    return done.returncode, [line for line in said if any(sign in line for sign in SIGNS)] or said[-3:]


def _library(name: str) -> str:
    found = subprocess.run(("gcc", f"-print-file-name={name}"), capture_output=True, text=True, check=True)
    return found.stdout.strip()


def visit(game: Game[Any], positions: int) -> None:
    """Calls everything on so many positions, and prints the progress."""
    rng, table = random.Random(5), own_table(_TABLE)
    for number, position in zip(range(positions), _played(game, rng, table), strict=False):
        ask(position.board, rng)
        if number and number % _TOLD == 0:
            print(f"{game.key:10} {number} of {positions} positions visited", flush=True)
        if number % 50 == 0:
            Search(position.board, table).think(Limit(nodes=300), rng.choice((1, 1, 3)))


def _played(game: Game[Any], rng: random.Random, table: TranspositionTable) -> Iterator[Position]:
    """Positions of one game after another, each with moves of one kind: random, sensible or weak."""
    while True:
        position, kind = Position(game), rng.random()
        while not position.outcome() and len(position.moves) < _LONGEST:
            yield position
            if kind < 0.1 and len(position.moves) % 4 == 0:
                position.play(choose(position, rng.choice(game.levels[:2]), table, None, 0.01, rng).move)
            else:
                legal = position.legal_moves()
                worth = position.board.candidates() if kind < 0.7 else legal
                position.push(rng.choice([move for move in legal if move in worth] or legal))


def ask(board: Board, rng: random.Random) -> None:
    """Calls whatever a search calls."""
    moves = board.legal_moves()
    board.evaluate(), board.obvious(), board.static_eval_is_reliable(), board.reply_bound()
    board.in_check(), board.can_stand_pat()
    board.noisy_moves(), quiet_moves(board), board.candidates(), ratings(board, moves), checks_among(board, moves)
    board.proven(rng.randrange(8), 60)
    for move in rng.sample(moves, min(len(moves), 8)):
        board.see(move), board.see_ge(move, 1), board.gives_check(move), board.captured_value(move)
    board.is_pseudo_legal(rng.randrange(-5, 1 << 16))
    if board.verdict() == ONGOING and board.make_null():
        board.evaluate(), board.legal_moves()
        board.unmake_null()
    assert board.key == board.fresh_key()


def main() -> int:
    """Prints a row for each game."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.sanitizers")
    parser.add_argument("--positions", type=int, default=100_000, help="of each game (100000)")
    parser.add_argument("--game", choices=GAMES, action="append", help="this one alone; may be said again")
    parser.add_argument("--folder", type=Path, help="where to build, and to keep what was built")
    parser.add_argument("--visit", choices=GAMES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.visit:
        visit(GAMES[options.visit], options.positions)
        return 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        build(folder)
        found = [key for key in options.game or GAMES if _row(folder, key, options.positions)]
        return int(bool(found))


def _row(folder: Path, key: str, positions: int) -> bool:
    """Prints what was found in a game; True if anything was."""
    status, said = watched(folder, key, positions)
    print(
        f"{key:10} {positions} positions, {'clean' if not status and not said else f'found, exit status {status}:'}",
        flush=True,
    )
    for line in dict.fromkeys(said):
        print(f"    {line}", flush=True)
    return bool(status or said)


if __name__ == "__main__":
    sys.exit(main())
