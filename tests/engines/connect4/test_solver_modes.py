"""One source, two speeds: the interpreted solver searches the same tree as the compiled one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import engines.connect4.solver

ROOT = Path(__file__).parents[3]
POSITIONS = ("15624647675354531", "25523546515174352274", "71321767373223367673164", "21712722723326773373541453")
SOLVES = f"""
import engines.connect4.solver as module
print(module.__file__.endswith(".py"))
for columns in {POSITIONS}:
    for ideas in (module.ALL_IDEAS, module.ALL_IDEAS & ~module.IDEAS["evens"], 0):
        solver = module.Solver(module.SMALLEST_TABLE, ideas=ideas)
        solver.node_limit = 20_000
        try:
            score = solver.solve(columns)
        except module.SearchStopped:
            score = "stopped"
        print(columns, ideas, score, solver.nodes)
"""


def solve_in(folder: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", SOLVES],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.skipif(engines.connect4.solver.__file__.endswith(".py"), reason="the solver is not compiled here")
def test_interpreted_and_compiled_solver_search_the_same_tree(tmp_path: Path) -> None:
    """Equal scores and node counts, with all ideas, without one, and with none."""
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
    shutil.copytree(ROOT / "engines", tmp_path / "engines", ignore=ignore)
    interpreted, compiled = solve_in(tmp_path), solve_in(ROOT)
    assert (interpreted[0], compiled[0]) == ("True", "False")
    assert interpreted[1:] == compiled[1:]
