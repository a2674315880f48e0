"""`python -m ...` at the price of a fork: a process that has imported the program runs it in a child for each command.

The child has files of its own as standard input, output and error, so that it is met as a program of its own would be.
What a start itself does (signals, a pipe that is closed, a package that is missing) is tested with real starts.
"""

import atexit
import json
import os
import runpy
import socket
import subprocess
import sys
import traceback
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from tempfile import TemporaryDirectory
from typing import NoReturn

PATIENCE = 100.0  # seconds that a command may take
STREAMS = ("stdin", "stdout", "stderr")


def run(module: str, *arguments: str | bytes, typed: str | bytes = "") -> subprocess.CompletedProcess[bytes]:
    """`python -m module ...` with `typed` on its standard input."""
    with TemporaryDirectory() as files:
        Path(files, "stdin").write_bytes(typed.encode() if isinstance(typed, str) else typed)
        asked = {"module": module, "arguments": [os.fsdecode(each) for each in arguments], "files": files}
        server = _server()
        server.sendall(json.dumps(asked).encode() + b"\n")
        code = int(server.recv(16))
        said = [Path(files, name).read_bytes() for name in STREAMS[1:]]
    return subprocess.CompletedProcess(arguments, code, *said)


@cache
def _server() -> socket.socket:
    """The line to the process that forks, which is started where there is none yet."""
    ours, its = socket.socketpair()
    ours.settimeout(PATIENCE)
    strict = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}  # as in most people's locales
    command = [sys.executable, "-m", __name__, str(its.fileno())]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, env=strict, pass_fds=[its.fileno()])
    its.close()

    def stop() -> None:
        ours.close()
        process.wait()

    atexit.register(stop)
    return ours


def serve(line: socket.socket) -> None:
    """Runs what is asked, one command at a time, until nobody asks any more."""
    for text in line.makefile("r"):
        asked = json.loads(text)
        _load(asked["module"])
        child = os.fork()
        if not child:
            _become(**asked)
        _, status = os.waitpid(child, 0)
        line.sendall(str(os.waitstatus_to_exitcode(status)).encode())


@cache
def _load(module: str) -> None:
    """Imports a program, with the commands that it looks for when it is started."""
    spec = find_spec(module)
    assert spec
    import_module(f"{module}.__main__" if spec.submodule_search_locations else module)
    if module == "engines":
        for each in iter_modules(import_module("engines.cli.commands").__path__):
            import_module(f"engines.cli.commands.{each.name}")


def _become(module: str, arguments: list[str], files: str) -> NoReturn:
    """In the child: the command, to the end of the process."""
    for number, name in enumerate(STREAMS):
        os.dup2(os.open(Path(files, name), os.O_RDWR | os.O_CREAT), number)
    sys.argv[1:] = arguments
    for name in (module, f"{module}.__main__"):
        sys.modules.pop(name, None)  # what is imported already is not run a second time without a warning
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
    os._exit(code or 0)  # nothing of the server's is ended with it


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
