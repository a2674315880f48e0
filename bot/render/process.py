"""Draws pictures in another process, so that drawing does not hold up the event loop.

The other process runs `python -m bot.render.process`.
"""

import logging
import pickle
import socket
import struct
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import IO, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")
SIZE = struct.Struct(">I")  # before each request and each answer: its length in bytes
PICTURE_SECONDS = 20.0  # for one picture, the start of the process included
ATTEMPTS = 2


class DrawingProcess:
    """Calls functions in another process, which starts at the first call and ends with this process. For one thread at
    a time.
    """

    def __init__(self, seconds: float = PICTURE_SECONDS) -> None:
        """A process that is replaced if it is silent for `seconds` while it should answer."""
        self._seconds = seconds
        self._began: tuple[subprocess.Popen[bytes], socket.socket, IO[bytes]] | None = None

    def call(self, draw: Callable[[T], bytes], subject: T) -> bytes:
        """The result of draw(subject), computed in the other process. Raises what `draw`, a module's function, raises.

        If `draw` raised there, or the process was lost twice, it is called again in this process.
        """
        request = pickle.dumps((draw, subject))
        for _ in range(ATTEMPTS):
            try:
                answer = self._exchange(request)
            except (OSError, EOFError) as error:
                log.warning("the drawing process was lost: %r", error)
                self.close()
            else:
                return answer or draw(subject)
        return draw(subject)

    def close(self) -> None:
        """Ends the process; the next call starts another."""
        began, self._began = self._began, None
        if began is not None:
            process, line, answers = began
            process.kill()
            process.wait()
            answers.close()
            line.close()

    def _exchange(self, request: bytes) -> bytes:
        if self._began is None:
            self._began = _begin(self._seconds)
        _, line, answers = self._began
        line.sendall(_framed(request))
        return _read(answers)


def _begin(seconds: float) -> "tuple[subprocess.Popen[bytes], socket.socket, IO[bytes]]":
    """A new process, the socket to it, on which every wait has a limit, and its answers."""
    line, other = socket.socketpair()
    line.settimeout(seconds)
    try:
        process = subprocess.Popen(
            [sys.executable, "-m", "bot.render.process"],
            stdin=other.fileno(),
            stdout=other.fileno(),
            start_new_session=True,  # so that Ctrl-C reaches only the bot, which then ends this process
        )
    except OSError:
        line.close()
        raise
    finally:
        other.close()
    return process, line, line.makefile("rb")


def main() -> None:
    """Answers requests from standard input until it ends."""
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    with suppress(EOFError, BrokenPipeError):
        while True:
            draw, subject = pickle.loads(_read(requests))  # noqa: S301 - from the process that began this one
            answers.write(_framed(_picture(draw, subject)))
            answers.flush()


def _picture(draw: Callable[[T], bytes], subject: T) -> bytes:
    """The picture, or nothing after an error: then the caller draws it itself and gets the error."""
    try:
        return draw(subject)
    except Exception:
        return b""


def _framed(data: bytes) -> bytes:
    return SIZE.pack(len(data)) + data


def _read(pipe: IO[bytes]) -> bytes:
    (size,) = SIZE.unpack(_exactly(pipe, SIZE.size))
    return _exactly(pipe, size)


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    data = pipe.read(size)
    if len(data) < size:
        raise EOFError("the other process has ended")
    return data


if __name__ == "__main__":
    main()
