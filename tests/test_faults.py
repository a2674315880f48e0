"""The faults of the mutation tool: the same for a seed, each a valid program, and each different from the original."""

import ast
from itertools import groupby
from operator import attrgetter
from pathlib import Path

import pytest

from tests.benchmarks.faults import draw, faults_in
from tests.benchmarks.mutation import FILES, those_that_meet
from tests.long import LONG

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
SOME_FILES = ["storage/*.py"]
SOURCE = '''
def due(at: int, left: int | None = None) -> int | None:
    """Text < text AND text."""
    log.info("at %s", 1)
    if left is None or not at < 3:  # 早
        start(at, OPEN)
        return left
    return None

OPEN = "SELECT id FROM matches WHERE ended_at IS NULL AND game = :game ORDER BY id DESC"
'''.encode()


def test_the_same_seed_draws_the_same_faults() -> None:
    """Another seed draws others, and no fault is drawn twice."""
    faults, again, others = (draw(ROOT, SOME_FILES, 300, seed) for seed in (5, 5, 6))
    assert faults == again != others
    assert len(set(faults)) == 300


def test_every_fault_is_another_program() -> None:
    """Each can be compiled and differs from the original."""
    by_file = attrgetter("file")
    for file, faults in groupby(sorted(draw(ROOT, FILES, 300 if LONG else 50, 7), key=by_file), by_file):
        source = (ROOT / file).read_bytes()
        program = ast.dump(ast.parse(source))
        for fault in faults:
            changed = ast.parse(fault.applied(source))
            compile(changed, file, "exec")
            assert ast.dump(changed) != program, fault


def test_what_may_be_wrong() -> None:
    """There are no faults in what only a log, a reader or a type checker reads."""
    assert [(fault.line, fault.what) for fault in faults_in("due.py", SOURCE)] == [
        (5, "left is None or not at < 3 -> (left is None and (not at < 3))"),
        (5, "left is None -> (left is not None)"),
        (5, "not at < 3 -> (at < 3)"),
        (5, "at < 3 -> (at <= 3)"),
        (5, "3 -> 4"),
        (6, "start(at, OPEN) -> pass"),
        (7, "return left -> return None"),
        (10, "AND -> OR"),
        (10, "IS NULL -> IS NOT NULL"),
        (10, "DESC -> ASC"),
        (10, "AND game = :game -> nothing"),
    ]


def test_where_a_fault_is_run() -> None:
    """A fault is run on its own line; in a top-level value with a name, on the lines that use the name."""
    assert {(fault.line, *fault.run) for fault in faults_in("due.py", SOURCE)} == {(5, 5), (6, 6), (7, 7), (10, 6)}


def test_the_tests_of_a_fault_are_those_that_come_by() -> None:
    """Those of the file's name first, then the quickest, and end-to-end tests last; for a line outside functions all
    tests of its file.
    """
    start = next(fault for fault in faults_in("due.py", SOURCE) if fault.line == 6)
    known = {
        "tests/bot/e2e/test_a.py::a": (0.1, {"due.py": [5, 6]}),
        "tests/test_due.py::a": (3.0, {"due.py": [6]}),
        "tests/test_b.py::a": (0.2, {"due.py": [6]}),
        "tests/test_b.py::b": (9.0, {"due.py": [6]}),
        "tests/test_c.py::a": (0.1, {"due.py": [5]}),
        "tests/test_d.py::a": (0.1, {"other.py": [6]}),
    }
    first, then, last = "tests/test_due.py::a", "tests/test_b.py::a", "tests/bot/e2e/test_a.py::a"
    assert those_that_meet(start, known) == [first, then, last]
    assert those_that_meet(start._replace(run=frozenset({10})), known) == [first, "tests/test_c.py::a", then, last]
