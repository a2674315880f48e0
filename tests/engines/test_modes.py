"""One source, two speeds: interpreted and compiled engines search the same tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import engines.board

ROOT = Path(__file__).parents[2]
COMPILED = not engines.board.__file__.endswith(".py")

SEARCHES = """
import random, sys
from engines.game import Position
from engines.registry import GAMES
from engines.search.negamax import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit
import engines.board
print(engines.board.__file__.endswith(".py"), file=sys.stderr)
for key, game in GAMES.items():
    rng = random.Random(7)
    for plies in (0, 4, 9, 20):
        position = Position(game)
        for _ in range(plies):
            moves = position.legal_moves()
            if moves:
                position.push(rng.choice(sorted(moves)))
        if position.outcome():
            continue
        table = TranspositionTable(bytearray(1 << 16))
        for depth in (3, 4):
            report = Search(position.board, table).think(Limit(depth=depth, nodes=4000), lines=2)
            print(key, position.text, report.nodes, report.depth, report.kept, report.lines)
        table.clear()
        position.push(sorted(position.legal_moves())[0])
"""


def run_searches(folder: Path) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", SEARCHES], cwd=folder, env=environment, capture_output=True, text=True, timeout=100
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


@pytest.mark.skipif(not COMPILED, reason="the engines are not compiled here")
def test_interpreted_and_compiled_search_the_same_tree(tmp_path):
    """Equal node counts, depths, scores and lines on fixed positions of every game."""
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
    shutil.copytree(ROOT / "engines", tmp_path / "engines", ignore=ignore)
    interpreted, said = run_searches(tmp_path)
    assert said.strip() == "True"
    compiled, said = run_searches(ROOT)
    assert said.strip() == "False"
    assert interpreted == compiled
    assert interpreted.count("\n") > 10
