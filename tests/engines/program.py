"""`python -m engines ...` at the price of a fork: a process that has imported the program runs each command in a child.

The child has files of its own as standard input, output and error, so that it is met as a program of its own would be.
What a start itself does (the module's entry, signals, a pipe that is closed) is tested with real starts.
"""

import atexit
import json
import os
import socket
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from tempfile import TemporaryDirectory

PATIENCE = 100.0  # seconds that a command may take
STREAMS = ("stdin", "stdout", "stderr")


def engines(*arguments: str | bytes, typed: str | bytes = "") -> subprocess.CompletedProcess[bytes]:
    """The program with `typed` on its standard input."""
    with TemporaryDirectory() as files:
        Path(files, "stdin").write_bytes(typed.encode() if isinstance(typed, str) else typed)
        asked = {"arguments": [os.fsdecode(each) for each in arguments], "files": files}
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
    main = import_module("engines.cli").main
    for module in iter_modules(import_module("engines.cli.commands").__path__):
        import_module(f"engines.cli.commands.{module.name}")
    for asked in line.makefile("r"):
        child = os.fork()
        if not child:
            _run(main, **json.loads(asked))
        _, status = os.waitpid(child, 0)
        line.sendall(str(os.waitstatus_to_exitcode(status)).encode())


def _run(main, arguments: list[str], files: str) -> None:
    """In the child: the command, to the end of the process."""
    for number, name in enumerate(STREAMS):
        os.dup2(os.open(Path(files, name), os.O_RDWR | os.O_CREAT), number)
    sys.exit(main(arguments))


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
