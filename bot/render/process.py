"""Draws pictures in another process, so that drawing does not hold up the event loop.

The other process runs `python -m bot.render.process`.
"""

import asyncio
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
MOST_RECEIVED = 1 << 16  # bytes of an answer that are received at a time
PICTURE_SECONDS = 20.0  # for one picture, the start of the process included
ATTEMPTS = 2


class DrawingProcess:
    """Calls functions in a process that starts at the first call and ends with this one. For one call at a time."""

    def __init__(self, seconds: float = PICTURE_SECONDS) -> None:
        """A process that is replaced if it takes longer than `seconds`."""
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._line: socket.socket  # to the process, while there is one

    async def call(self, draw: Callable[[T], bytes], subject: T) -> bytes:
        """The result of draw(subject), computed in the other process. Raises what `draw`, a module's function, raises.
        If `draw` raised there, or the process was lost twice, it is called again in a thread of this process.
        """
        request = pickle.dumps((draw, subject))
        answer = b""
        for _ in range(ATTEMPTS):
            try:
                async with asyncio.timeout(self._seconds):
                    answer = await self._exchange(request)
                break
            except (OSError, EOFError) as error:
                log.warning("the drawing process was lost: %r", error)
                self.close()
            except asyncio.CancelledError:
                self.close()  # its answer would be taken for that of the next call
                raise
        return answer or await asyncio.to_thread(draw, subject)

    def close(self) -> None:
        """Ends the process; the next call starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            self._line.close()

    async def _exchange(self, request: bytes) -> bytes:
        if self._process is None:
            self._process, self._line = _begin()
        await asyncio.get_running_loop().sock_sendall(self._line, _framed(request))
        answer = bytearray()
        while len(answer) < SIZE.size or len(answer) < SIZE.size + SIZE.unpack_from(answer)[0]:
            answer += await self._received()
        return bytes(answer[SIZE.size :])

    async def _received(self) -> bytes:
        if part := await asyncio.get_running_loop().sock_recv(self._line, MOST_RECEIVED):
            return part
        raise EOFError("the other process has ended")


def _begin() -> "tuple[subprocess.Popen[bytes], socket.socket]":
    """A new process, and the socket to it."""
    line, other = socket.socketpair()
    line.setblocking(False)
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
    return process, line


def main() -> None:
    """Answers requests from standard input until it ends."""
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    with suppress(EOFError, ConnectionError):
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
