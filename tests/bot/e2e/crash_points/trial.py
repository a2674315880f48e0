"""One crash: people do something, the bot dies of it and is started again; then the storm's laws must hold."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from ..playing import until
from ..storm.storm import Plan, started
from .acts import Prepare, Stage
from .dying import CrashPoint, Place

ACT, AFTERWARDS = 20.0, 5.0  # seconds for an act to end or to be the last, and for what the bot does after it
CALM = 1.5  # seconds without a write after which the bot has done all that the preparations asked for
CHECK = 90.0  # seconds for the check of an act
GREETED = "servers WHERE greeting_due = 0"  # the last that the bot does by itself at its start


@dataclass(slots=True)
class Trial:
    """What the bot was doing when it died ("": it did not die), and what was wrong afterwards."""

    crash: str = ""
    wrong: list[str] = field(default_factory=list)


async def crash_at(place: Place, number: int, prepare: Prepare, folder: Path) -> Trial:
    """Lets the bot die at the `number`-th write or request of an act."""
    trial, point = Trial(), CrashPoint(place, number, str(folder / "crash"))
    async with started(folder, Plan(seconds=0, seed=1, strict=False)) as storm:
        storm.bot.crash = point
        await storm.bot.start()
        stage = Stage(storm.here, [each.person for each in storm.players], storm.bot.database)
        await until(partial(asyncio.to_thread, stage.count, GREETED))
        plot = await prepare(stage)
        await _at_rest(stage.database)
        with storm.observer.trouble("crash"):
            await storm.bot.arm()
            acting = asyncio.create_task(plot.act())
            if not await _dies(storm.bot.ended(), acting):
                return trial
            trial.crash, storm.bot.crash = Path(point.file).read_text(), None
            await storm.bot.start()
        await storm.rest("3 after the crash every board shows how its match stands")
        try:
            await asyncio.wait_for(plot.check(), CHECK)
        except (AssertionError, LookupError, TimeoutError) as error:
            trial.wrong.append(f"the act's own check: {error!r}")
        await storm.rest("3 and afterwards again")
        await storm.end()
        trial.wrong += storm.judge().violations
    return trial


async def _at_rest(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        version, since = None, time.monotonic()
        while time.monotonic() - since < CALM:
            (now,) = connection.execute("PRAGMA data_version").fetchone()
            if now != version:
                version, since = now, time.monotonic()
            await asyncio.sleep(0.05)


async def _dies(ended: asyncio.Task[int], acting: asyncio.Task[object]) -> bool:
    """True if the bot dies during the act or soon after it. The act need not succeed: its answer may never come."""
    await asyncio.wait((ended, acting), timeout=ACT, return_when=asyncio.FIRST_COMPLETED)
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(ended), AFTERWARDS)
    acting.cancel()
    await asyncio.wait((acting,))
    return ended.done()
