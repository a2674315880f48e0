"""How many of the faults that are put into the rules, the match and storage the tests notice.

Notes first which lines each test runs. Then draws faults by chance, puts one at a time into a copy of the tree and runs
some of the tests that come by it, until one fails. Prints a line for each fault, and the share of
those that were noticed. A hang is noticed, too. All of it is kept in the folder, and goes on where it was broken off;
without that folder a temporary one takes its place.

python -m tests.benchmarks.mutation [--faults N] [--seed S] [--jobs J] [--folder F]
"""

import argparse
import json
import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from types import FrameType
from typing import Any

import discord.ext.commands  # noqa: F401 - here once, not by each process anew
import pytest

from tests.benchmarks.faults import Fault, draw

ROOT = Path(__file__).parents[2]
FILES = ["bot/features/*/*rules.py", "bot/match/*.py", "storage/*.py"]
TESTS = ["tests/storage", "tests/bot/match", "tests/bot/features", "tests/bot/handling"]
PLAYED = """
calls card challenges clicks clocks coach daily import leaderboards learn meeting offers openings owner places privacy
private puzzles refused_moves reviews seeing share showing tournaments trouble unshown"""
LEFT = (".*", "build", "dist", "__pycache__", "*.c", "*.sqlite3*")  # out of the copy
SECONDS = 6.0  # of processor time, for the tests of a fault
LIMIT = 300.0  # seconds until they are taken to hang
_FORK = multiprocessing.get_context("fork")


class Lines:
    """A plugin that notes the lines that each passing test runs in FILES, and its processor time."""

    def __init__(self, folder: Path) -> None:
        self.known: dict[str, tuple[float, dict[str, list[int]]]] = {}
        self._folder = f"{folder}/"
        self._places = tuple(f"{folder}/{glob.partition('*')[0]}" for glob in FILES)
        self._run: set[tuple[str, int]] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._run.clear()
        self._failed, begun = False, time.process_time()
        result = yield
        if not self._failed:
            lines = defaultdict(list)
            for file, line in sorted(self._run.copy()):
                lines[file.removeprefix(self._folder)].append(line)
            self.known[item.nodeid] = (time.process_time() - begun, dict(lines))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= not report.passed

    def trace(self, frame: FrameType, event: str, _: Any) -> Any:
        """Follows FILES only."""
        if not frame.f_code.co_filename.startswith(self._places):
            return None
        if event == "line":
            self._run.add((frame.f_code.co_filename, frame.f_lineno))
        return self.trace


class First:
    """A plugin that runs only some tests and writes the last failing one to a file."""

    def __init__(self, tests: list[str], said: Path) -> None:
        self._tests = {name: number for number, name in enumerate(tests)}
        self._said = said

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self._tests), key=self._place)

    def _place(self, item: pytest.Item) -> int:
        return self._tests[item.nodeid]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._said.write_text(report.nodeid)

    pytest_collectreport = pytest_runtest_logreport


def copy(folder: Path) -> None:
    """Copies the tree, with the compiled engines."""
    for name in ("bot", "engines", "storage", "tests", "pyproject.toml", "README.md"):
        here, there = ROOT / name, folder / name
        if here.is_dir():
            shutil.copytree(here, there, ignore=shutil.ignore_patterns(*LEFT))
        else:
            shutil.copy2(here, there)


def _pytest(folder: Path, tests: list[str], plugin: Any) -> int:
    """Runs tests of a copy in this process, which has imported nothing of it but the engines."""
    os.setsid()
    out = os.open(folder / "output.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.chdir(folder)
    sys.path[0] = str(folder)
    for name in [name for name in sys.modules if name.partition(".")[0] in ("tests", "bot", "storage")]:
        del sys.modules[name]
    plain = ("-p", "no:randomly", "-p", "no:cacheprovider", "-n", "0", "--timeout", "0")
    chosen = ["-o", "addopts=--strict-markers", "-q", *plain]
    return pytest.main([*chosen, *tests], plugins=[plugin])


def _note(folder: Path, tests: str) -> None:
    lines = Lines(folder)
    threading.settrace(lines.trace)
    sys.settrace(lines.trace)
    _pytest(folder, [tests], lines)
    (folder / "noted").write_text(json.dumps(lines.known))
    os._exit(0)


def noted(kept: Path, known: dict[str, Any]) -> dict[str, Any]:
    """The lines that each test runs, for one folder or file of tests after the other; `known` ones are not run
    again.
    """
    with tempfile.TemporaryDirectory() as own:
        copy(folder := Path(own))
        for tests in [*TESTS, *(f"tests/bot/e2e/test_{name}.py" for name in PLAYED.split())]:
            if not any(name.startswith(tests) for name in known):
                _run_alone(_note, folder, tests)
                known |= (more := json.loads((folder / "noted").read_text()))
                (folder / "noted").unlink()  # else it would stand for the next tests, if those end their process
                print(f"{tests}: {len(more)} tests, {sum(took for took, _ in more.values()):.0f} s", flush=True)
                kept.write_text(json.dumps(known))
    return known


def _run_alone(work: Any, folder: Path, tests: Any, limit: float | None = None) -> int:
    """The exit status of a process of its own, whose children are killed afterwards."""
    child = _FORK.Process(target=work, args=(folder, tests))
    child.start()
    child.join(limit)
    with suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    child.join()
    return child.exitcode or 0


def _tested(folder: Path, tests: list[str]) -> None:
    files = list(dict.fromkeys(map(_file, tests)))
    status = _pytest(folder, ["-x", *files], First(tests, folder / "first"))
    os._exit(status)


def noticed_by(fault: Fault, folder: Path, tests: list[str]) -> str:
    """The test that notices a fault in a copy of the tree; empty if none does."""
    path, said = folder / fault.file, folder / "first"
    source = path.read_bytes()
    said.unlink(missing_ok=True)
    path.write_bytes(fault.applied(source))
    try:
        status = _run_alone(_tested, folder, tests, LIMIT)
    finally:
        path.write_bytes(source)
    return said.read_text() if said.exists() else f"exit status {status}" if status else ""


def those_that_meet(fault: Fault, known: dict[str, Any]) -> list[str]:
    """The tests that run a line of a fault, or else a line of its file: as many as take `SECONDS`, those of the
    file's name first, then the quickest; and the same again of the end-to-end tests.
    """
    near = {name: set(run[fault.file]) for name, (_, run) in known.items() if fault.file in run}
    by = [name for name, run in near.items() if not run.isdisjoint(fault.run)] or list(near)
    own = f"test_{Path(fault.file).stem}.py"
    by.sort(key=lambda name: (f"/{own}::" not in name, known[name][0]))
    chosen: list[str] = []
    for played in (False, True):
        some = [name for name in by if name.startswith("tests/bot/e2e") == played]
        sums = accumulate(known[name][0] for name in some)
        within = [name for name, sum in zip(some, sums, strict=True) if sum < SECONDS]
        files = list(dict.fromkeys(map(_file, within)))
        chosen += sorted(within, key=lambda name: files.index(_file(name)))
    return chosen


def _file(test: str) -> str:
    return test.partition("::")[0]


def work(faults: list[Fault], known: dict[str, Any], folder: Path) -> None:
    """Puts in one fault after the other, in a copy of its own."""
    with tempfile.TemporaryDirectory() as own:
        copy(Path(own))
        for fault in faults:
            begun = time.monotonic()
            noticed = noticed_by(fault, Path(own), tests) if (tests := those_that_meet(fault, known)) else ""
            with (folder / "journal").open("a") as journal:
                journal.write(json.dumps([fault.file, fault.begin, fault.what, noticed]) + "\n")
            print(f"{fault}: {noticed or 'NOT NOTICED'}, {time.monotonic() - begun:.0f} s", flush=True)


def main() -> None:
    """Prints the result for each fault, and the share that was noticed."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.mutation", description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = chosen.folder or Path(temporary)
        folder.mkdir(exist_ok=True)
        kept, journal = folder / "known.json", folder / "journal"
        known = noted(kept, json.loads(kept.read_text()) if kept.exists() else {})
        faults, done = draw(ROOT, FILES, chosen.faults, chosen.seed), told(journal)
        left = [fault for fault in faults if place(fault) not in done]
        workers = [_FORK.Process(target=work, args=(left[i :: chosen.jobs], known, folder)) for i in range(chosen.jobs)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        done = told(journal)
        noticed = sum(bool(done.get(place(fault))) for fault in faults)
        print(f"{noticed} of {len(faults)} faults noticed, {noticed / len(faults):.1%}")


def place(fault: Fault) -> tuple[str, int, str]:
    """A fault's key in the journal."""
    return fault.file, fault.begin, fault.what


def told(journal: Path) -> dict[tuple[str, int, str], str]:
    """The results of the faults that were tried."""
    lines = journal.read_text().splitlines() if journal.exists() else []
    return {(file, begin, what): noticed for file, begin, what, noticed in map(json.loads, lines)}


if __name__ == "__main__":
    main()
