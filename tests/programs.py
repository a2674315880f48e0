"""Runs `python -m ...` for the cost of a fork: a server process has imported the program, and a child runs each
command.

The child has files as standard input, output and error, so that it behaves like a program of its own. Real starts test
what depends on the start: signals, a closed pipe, a missing package.
"""

import atexit
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from tempfile import TemporaryDirectory
from typing import NoReturn

import psutil  # type: ignore[import-untyped]

PATIENCE = 100.0  # seconds for a command
STREAMS = ("stdin", "stdout", "stderr")


def run(
    module: str, *arguments: str | bytes, typed: str | bytes = "", folder: Path = Path(), output: str = ""
) -> subprocess.CompletedProcess[bytes]:
    """Runs `python -m module ...` in a folder, with `typed` on its standard input. What it writes to a file `output` is
    not returned.
    """
    with TemporaryDirectory() as files:
        Path(files, "stdin").write_bytes(typed.encode() if isinstance(typed, str) else typed)
        stdin, stdout, stderr = (str(Path(files, name)) for name in STREAMS)
        code = _ask(module, arguments, [stdin, output or stdout, stderr], folder=folder)
        said = [b"" if output else Path(stdout).read_bytes(), Path(stderr).read_bytes()]
    return subprocess.CompletedProcess(arguments, code, *said)


class Program(psutil.Process):  # type: ignore[misc]
    """A program that goes on beside the tests: `python -m module ...`, forked after importing the module `needs`.
    Its standard error goes to the file `log`.
    """

    def __init__(self, module: str, *arguments: str, needs: str, log: str = os.devnull) -> None:
        super().__init__(_ask(module, arguments, [os.devnull, os.devnull, log], needs))

    def poll(self) -> int | None:
        """0 once it has ended, because its exit code is not known; else None. Like subprocess.Popen's."""
        return None if self.is_running() else 0

    def kill(self) -> None:
        """Kills it, unless it has ended."""
        with suppress(psutil.NoSuchProcess):
            super().kill()


def _ask(
    module: str, arguments: Sequence[str | bytes], streams: list[str], needs: str = "", folder: Path = Path()
) -> int:
    """The exit code of a command, or the process id of a program that goes on."""
    words = [os.fsdecode(each) for each in arguments]
    asked = {"module": module, "arguments": words, "streams": streams, "needs": needs, "folder": str(folder)}
    server = _server()
    server.sendall(json.dumps(asked).encode() + b"\n")
    return int(server.recv(16))


@cache
def _server() -> socket.socket:
    """The connection to the forking process, which is started at the first call."""
    ours, its = socket.socketpair()
    ours.settimeout(PATIENCE)
    strict = {"PYTHONIOENCODING": "utf-8:strict", "OPENBLAS_NUM_THREADS": "1"}  # as in most people's locales; see serve
    command = [sys.executable, "-m", __name__, str(its.fileno())]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, env=os.environ | strict, pass_fds=[its.fileno()])
    its.close()

    def stop() -> None:
        ours.close()
        process.wait()

    atexit.register(stop)
    return ours


def serve(line: socket.socket) -> None:
    """Runs one command at a time, until the connection ends. It has one thread: a child of several may hang at once."""
    going: set[int] = set()

    def reap(*_: object) -> None:
        for each in [*going]:
            with suppress(ChildProcessError):  # a signal in the middle of this has reaped it
                if os.waitpid(each, os.WNOHANG)[0]:
                    going.discard(each)

    signal.signal(signal.SIGCHLD, reap)
    for text in line.makefile("r"):
        asked = json.loads(text)
        needs = asked.pop("needs")
        _load(asked["module"])
        if needs:
            import_module(needs)
        gc.freeze()  # else a child's collections would copy the memory that it shares
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            line.close()
            _become(**asked)
        if needs:
            going.add(child)
            line.sendall(str(child).encode())
            reap()
        else:
            _, status = os.waitpid(child, 0)
            line.sendall(str(os.waitstatus_to_exitcode(status)).encode())


@cache
def _load(module: str) -> None:
    """Imports a program, with the commands that it would import at its start."""
    spec = find_spec(module)
    assert spec
    import_module(f"{module}.__main__" if spec.submodule_search_locations else module)
    if module == "engines":
        for each in iter_modules(import_module("engines.cli.commands").__path__):
            import_module(f"engines.cli.commands.{each.name}")


def _become(module: str, arguments: list[str], streams: list[str], folder: str) -> NoReturn:
    """Runs the command in the child, and ends the process."""
    os.chdir(folder)
    for number, path in enumerate(streams):
        os.dup2(os.open(path, os.O_RDWR | os.O_CREAT), number)
    sys.argv[1:] = arguments
    for name in (module, f"{module}.__main__"):
        sys.modules.pop(name, None)  # running an imported module again would warn
    code: int | str | None = 0
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code
    except BaseException:
        traceback.print_exc()
        code = 1
    if isinstance(code, str):
        print(code, file=sys.stderr)  # noqa: T201
        code = 1
    sys.stdout.flush()
    os._exit(code or 0)  # without the server's exit handlers


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
