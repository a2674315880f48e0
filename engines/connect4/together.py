"""Two cores on one request: a second process searches along, over one table that both share.

    | way of the first | way of the second | stop flags | table |
      one page

The table is the only channel for results: a bound that one process proves is the other's at once. The ways let each
see what the other is searching, see `search.Search`. So the second process can be late, stopped or dead: all it can
do is help. The memory has no name, so that nothing is left behind when both are killed.
"""

import json
import os
import subprocess
import sys
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import IO, Self, cast

from engines.connect4.position import InvalidPosition
from engines.connect4.search import WAYS
from engines.connect4.solver import DEFAULT_TABLE, LOWEST, SearchStopped, Solver
from engines.memory import attach, unnamed

_PAGE = 4096
_LOOK = 0.5  # seconds between two looks of the second process whether the first still lives
_FLAGS = _PAGE - WAYS  # each request has its own, so that a late stop cannot end the next


class SharedSolver(Solver):
    """A solver whose `solve` a second process helps with, from its start until `close`."""

    def __init__(self, table_bytes: int = DEFAULT_TABLE) -> None:
        handle = unnamed(_PAGE + table_bytes)
        try:
            self._block = attach(handle)
            Solver.__init__(self, memory=memoryview(self._block)[_PAGE:])
            self.join(memoryview(self._block)[:WAYS], False)
            command = [sys.executable, "-m", "engines.connect4.together", str(handle), str(os.getpid())]
            self._second = subprocess.Popen(  # noqa: S603 - our own module
                command, stdin=subprocess.PIPE, bufsize=0, pass_fds=(handle,), start_new_session=True
            )
        finally:
            os.close(handle)
        self._requests = cast(IO[bytes], self._second.stdin)
        os.set_blocking(self._requests.fileno(), False)  # who does not listen must not hold up the first process
        self._number = 0

    def solve(self, position: str | tuple[int, int], weak: bool = False, least: int = LOWEST) -> int:
        self._number = (self._number + 1) % _FLAGS
        flag = WAYS + self._number
        self._block[flag] = 0
        self._ask(position, weak, least)
        try:
            return Solver.solve(self, position, weak, least)
        finally:
            self._block[flag] = 1

    def _ask(self, position: str | tuple[int, int], weak: bool, least: int) -> None:
        line = json.dumps([self._number, position, weak, least]).encode() + b"\n"
        with suppress(OSError):  # it is dead
            self._requests.write(line)

    def close(self) -> None:
        """Ends the second process."""
        self._second.kill()
        self._second.wait()
        self._requests.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def main() -> None:
    """The second process: searches along until input or owner end. Arguments: the memory's descriptor, the owner."""
    handle, owner = int(sys.argv[1]), int(sys.argv[2])
    block = memoryview(attach(handle))
    solver = Solver(memory=block[_PAGE:])
    solver.join(block[:WAYS], True)
    for line in sys.stdin:
        number, position, weak, least = json.loads(line)
        solver.stop_flag = flag = block[WAYS + number :]
        while not flag[0] and os.getppid() == owner:
            solver.deadline = monotonic() + _LOOK
            try:
                solver.solve(position, weak, least)
            except SearchStopped:
                continue
            except InvalidPosition:
                pass  # the first process says so
            break


if __name__ == "__main__":
    main()
