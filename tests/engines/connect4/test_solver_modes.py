"""The interpreted solver searches the same tree as the compiled one."""

from pathlib import Path

from tests.engines.connect4.test_solver import stones_of
from tests.engines.modes import ROOT, needs_compiled, run_in

POSITIONS = tuple(
    map(
        stones_of,
        ("15624647675354531", "25523546515174352274", "71321767373223367673164", "21712722723326773373541453"),
    )
)
SOLVES = f"""
import engines.connect4.solver as module
print(module.__file__.endswith(".py"))
for position in {POSITIONS}:
    solver = module.Solver(module.SMALLEST_TABLE)
    solver.node_limit = 20_000
    try:
        score = solver.solve(position)
    except module.SearchStopped:
        score = "stopped"
    print(position, score, solver.nodes)
"""


@needs_compiled
def test_interpreted_and_compiled_solver_search_the_same_tree(interpreted: Path) -> None:
    said = run_in(interpreted, SOLVES).splitlines()
    compiled = run_in(ROOT, SOLVES).splitlines()
    assert (said[0], compiled[0]) == ("True", "False")
    assert said[1:] == compiled[1:]
