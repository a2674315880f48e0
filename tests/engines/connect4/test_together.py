"""Two processes on one request: the same answers as one, whatever becomes of the second."""

import fcntl
import os
import signal
import subprocess
import sys
import termios
from array import array
from collections.abc import Callable, Iterator
from time import monotonic, sleep
from typing import Any

import psutil
import pytest

from engines.connect4.position import InvalidPosition
from engines.connect4.search import WAYS
from engines.connect4.solver import LOWEST, SMALLEST_TABLE, SearchStopped, Solver
from engines.connect4.together import SharedSolver
from tests.engines.connect4.test_solver import unfinished

LONG = "74726121347"  # 374,695 positions to search
LOOKS = 1 << 14  # positions between two looks at the stop flag

OWNER = """
from engines.connect4.together import SharedSolver
solver = SharedSolver(2 << 20)  # so little that the search would go on for long
print(solver._second.pid, flush=True)
solver.solve("")
"""


class Event(bytearray):
    """A stop flag that never stops, but does something when the search looks at it for the n-th time."""

    def __init__(self, look: int, action: Callable[[], object]) -> None:
        super().__init__(1)
        self._looks_left, self._action = look, action

    def __getitem__(self, at: Any) -> Any:
        self._looks_left -= 1
        if self._looks_left == 0:
            self._action()
        return super().__getitem__(at)


@pytest.fixture
def shared() -> Iterator[SharedSolver]:
    with SharedSolver(SMALLEST_TABLE) as solver:
        yield solver


def second_of(solver: SharedSolver) -> psutil.Process:
    return psutil.Process(solver._second.pid)


def is_idle(solver: SharedSolver) -> bool:
    """Whether the second process has read what it was asked, and waits for more."""
    unread = array("i", [0])
    fcntl.ioctl(solver._requests.fileno(), termios.FIONREAD, unread)
    return not unread[0] and all(_sleeps(solver) for _ in range(10))


def _sleeps(solver: SharedSolver) -> bool:
    """Whether it does now, after a moment: it also rests for an instant whenever it lets other threads run."""
    sleep(0.01)
    return bool(second_of(solver).status() == psutil.STATUS_SLEEPING)


def wait_until_up(solver: SharedSolver) -> None:
    """Until the second process has answered a first, small request."""
    solver._ask(next(unfinished(30, 1, seed=44)), False, LOWEST)
    wait_until(lambda: is_idle(solver))


def wait_until(happened: Callable[[], bool], seconds: float = 60) -> None:
    started = monotonic()
    while not happened():
        assert monotonic() - started < seconds
        sleep(0.01)


def test_two_processes_find_what_one_finds(shared: SharedSolver) -> None:
    """Scores, weak results, all columns and best moves are those of one process."""
    alone = Solver()
    for columns in unfinished(13, 12, seed=41):
        shared.clear()
        assert shared.solve(columns, weak=True) == alone.solve(columns, weak=True)
        assert shared.solve(columns) == alone.solve(columns)
        assert shared.best(columns) == alone.best(columns)
        assert shared.scores(columns) == alone.scores(columns)


def test_what_the_second_process_finds_is_the_first_ones(shared: SharedSolver) -> None:
    """Once the second process alone has solved a position, the first answers it from the table."""
    wait_until_up(shared)
    shared._ask(LONG, False, LOWEST)
    wait_until(lambda: is_idle(shared))
    assert shared.solve(LONG) == Solver().solve(LONG)
    assert shared.nodes < LOOKS


def test_a_killed_second_process_changes_no_answer(shared: SharedSolver) -> None:
    """Killed in the midst of a search, it leaves the first to end the search alone, and to answer what comes next."""
    second, alone = second_of(shared), Solver()
    wait_until_up(shared)
    shared.stop_flag = Event(2, second.kill)
    assert shared.solve(LONG) == alone.solve(LONG)
    shared.stop_flag = None
    second.kill()  # where it was so fast that the first never looked
    wait_until(lambda: second.status() == psutil.STATUS_ZOMBIE)
    for columns in unfinished(14, 6, seed=42):
        assert shared.solve(columns) == alone.solve(columns)


def test_a_second_process_that_hangs_holds_up_nothing(shared: SharedSolver) -> None:
    """More requests than its pipe holds are answered while it is suspended."""
    second_of(shared).suspend()
    columns = next(unfinished(30, 1, seed=43))
    score = Solver(SMALLEST_TABLE).solve(columns)
    assert all(shared.solve(columns) == score for _ in range(3000))


def test_moves_that_the_other_is_at_are_put_off_and_not_left_out() -> None:
    """With the way of a search that never goes on, the tree is searched in another order, to the same score."""
    ways, alone, seen = bytearray(WAYS), Solver(), list[bytes]()
    leaving = Solver()
    leaving.join(ways, second=True)
    leaving.stop_flag = Event(9, lambda: seen.append(bytes(ways)))
    score = leaving.solve(LONG)
    assert any(seen[0][WAYS // 2 :])
    following = Solver()
    following.join(bytearray(seen[0]), second=False)
    assert following.solve(LONG) == alone.solve(LONG) == score
    assert following.nodes != alone.nodes


def test_what_the_other_settled_is_searched_no_further() -> None:
    """When another search over one table proves the position, the search ends at its next look with that score."""
    memory = bytearray(8 << 20)
    other, first = Solver(memory=memory), Solver(memory=memory)
    first.stop_flag = Event(2, lambda: other.solve(LONG))
    assert first.solve(LONG) == Solver().solve(LONG)
    assert first.nodes < 3 * LOOKS < other.nodes


def test_limits_hold_and_the_second_process_stops_too(shared: SharedSolver) -> None:
    """A node limit ends the request; the second process then soon has nothing to do."""
    wait_until_up(shared)
    shared.node_limit = 30_000
    with pytest.raises(SearchStopped):
        shared.solve("")
    wait_until(lambda: is_idle(shared))


def test_an_impossible_position_does_not_end_the_second_process(shared: SharedSolver) -> None:
    """It is refused as by any solver, whatever characters stand in it, and the second process goes on."""
    wait_until_up(shared)
    for columns in ("4x", '4"\n4', "444444444"):
        with pytest.raises(InvalidPosition):
            shared.solve(columns)
        shared._ask(columns, False, LOWEST)
        shared._block[WAYS + shared._number] = 0
    shared._ask(LONG, False, LOWEST)
    wait_until(lambda: is_idle(shared))


def test_the_second_process_ends_with_its_owner() -> None:
    """When the first process is killed in the midst of a search, the second ends too."""
    with subprocess.Popen([sys.executable, "-c", OWNER], stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout
        pid = int(owner.stdout.readline())
        wait_until(lambda: psutil.Process(pid).cpu_times().user > 0.5)
        os.kill(owner.pid, signal.SIGKILL)
    wait_until(lambda: not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE, 6)
