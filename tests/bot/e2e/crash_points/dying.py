"""A bot that dies at a chosen point, as of a power cut."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from typing import Any, Literal

import aiohttp

from storage.database import Database

Place = Literal["after write", "before request", "after request"]
"""Before a write there is what was after the write or request before it."""
PLACES: tuple[Place, ...] = ("after write", "before request", "after request")
BY_ITSELF = ("note_alive", "_give_back", "Daily._make_all", "Moderation.present", "GET /v10/gateway")
"""What the bot does at any time, whatever people do. It is not counted."""
NUMBER_OR_TOKEN = re.compile(r"/[\w.-]{17,}")
SIGNAL = signal.SIGUSR1


@dataclass(frozen=True)
class CrashPoint:
    """The `number`-th write or request, counted from SIGNAL on. `file` exists from SIGNAL on, and in the end tells what
    the bot was doing.
    """

    place: Place
    number: int
    file: str

    def to_json(self) -> str:
        """For the environment of a process."""
        return json.dumps(asdict(self))


def arm(point: str) -> None:
    """Makes this process die at a crash point in JSON."""
    crash = CrashPoint(**json.loads(point))
    moment, _, kind = crash.place.partition(" ")
    signal.signal(SIGNAL, lambda *_: Path(crash.file).touch())
    if kind == "write":
        _count(Database, "write", lambda *_: _callers(), crash, moment)
    else:
        _count(aiohttp.ClientSession, "_request", _address, crash, moment)


def _count(kind: type, name: str, describe: Callable[..., str], crash: CrashPoint, moment: str) -> None:
    """Counts the calls of a method, and dies before or after the chosen one."""
    numbers, act = count(1), getattr(kind, name)

    async def counted(self: object, *args: Any, **values: Any) -> Any:
        what = describe(*args)
        counts = Path(crash.file).exists() and not any(each in what for each in BY_ITSELF)
        chosen = counts and next(numbers) == crash.number
        if chosen and moment == "before":
            _die(crash, what)
        result = await act(self, *args, **values)
        if chosen:
            _die(crash, what)
        return result

    setattr(kind, name, counted)


def _die(crash: CrashPoint, what: str) -> None:
    Path(crash.file).write_text(f"{crash.place} {crash.number}: {what}")
    os._exit(137)


def _address(method: str, url: object, *_: object) -> str:
    return f"{method} {NUMBER_OR_TOKEN.sub('/*', str(url).partition('/api')[2])}"


def _callers() -> str:
    """The names of the three innermost functions of the bot that wait for a write."""
    frame, names = sys._getframe(2), []
    while frame and len(names) < 3:
        file = frame.f_code.co_filename
        if ("/bot/" in file or "/storage/" in file) and not file.endswith(("dying.py", "database.py")):
            names.append(frame.f_code.co_qualname)
        frame = frame.f_back
    return " < ".join(names)
