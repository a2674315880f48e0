"""Kills a command of `python -m storage` at each of its steps in turn: python -m tests.storage.killed LAST ARGUMENT ...

A step is an audit event of Python about a file, a lock or a database in the folder of the last argument. After each
try the step and whether the command was killed are printed, and a line is awaited on standard input. It ends after the
step LAST, or once the command came to its own end.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from storage.__main__ import main

STEPS = {"open", "sqlite3.connect", "os.rename", "os.link", "os.remove", "os.fsync", "fcntl.flock"}


def kill_at(step: int, folder: str) -> None:
    """Kills the process just before the step of that number, counted from 0."""
    left = step

    def look(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal left
        if event in STEPS and (event == "fcntl.flock" or folder in str(arguments)):
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1

    sys.addaudithook(look)


if __name__ == "__main__":
    command = sys.argv[2:]
    for step in range(int(sys.argv[1]) + 1):
        pid = os.fork()
        if not pid:
            kill_at(step, str(Path(command[-1]).parent))
            os._exit(main(command))
        _, status = os.waitpid(pid, 0)
        sys.stdout.write(f"{step} {os.WIFSIGNALED(status)}\n")
        sys.stdout.flush()
        sys.stdin.readline()  # the caller looks at the files meanwhile
        if not os.WIFSIGNALED(status):
            break
