"""The parts of the bot, put together and opened in their order."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, nullcontext
from datetime import UTC, datetime
from functools import partial
from typing import Any

import storage
from bot.app import Qibot
from bot.engines import engines_of
from bot.monitoring.engine import ObservedEngine
from bot.monitoring.run import Monitoring, Subjects
from bot.pages.help import Health
from bot.referee import Clock, Referee, Times, present
from bot.settings import Settings
from engines.about import mode, qibot_version
from engines.pool import Engine

log = logging.getLogger(__name__)


@asynccontextmanager
async def opened(settings: Settings, *, clock: Clock = present, **options: Any) -> AsyncIterator[Qibot]:
    """The bot with all that it stands on, not yet connected; closed in order, the client first.

    Raises a storage Fault where the database cannot serve. `clock` tells what time it is; `options` are for the client.
    """
    _freeze()
    times = Times(settings.challenge_time, settings.move_time)
    monitoring, backups = Monitoring(), backups_of(settings)
    async with (
        storage.Database.open(settings.database) as database,
        engines_of(settings) as pool,
    ):
        engine = ObservedEngine(pool, monitoring.search)
        health = partial(_health, pool, datetime.now(UTC))
        async with (
            Referee(database, engine, clock=clock, times=times, default_language=settings.default_language) as referee,
            Qibot(referee, storage.Settings(database), health, monitoring.interaction, **options) as client,
            background(backups.run()) if settings.backup_time else nullcontext(),
            monitored(monitoring, settings, client, database, engine, backups),
        ):
            yield client


def _freeze() -> None:
    """What was made by now stays to the end, so the garbage collector need not look through it ever again.

    A full collection holds up the loop for as long as it takes to visit every object: here, before there is anybody in
    it. `Qibot.close` undoes it.
    """
    gc.collect()
    gc.freeze()


@asynccontextmanager
async def monitored(
    monitoring: Monitoring,
    settings: Settings,
    client: Qibot,
    database: storage.Database,
    engine: ObservedEngine,
    backups: storage.Backups,
) -> AsyncIterator[None]:
    """Answers on the port of the settings, where they name one. Raises OSError where it is taken."""
    subjects = Subjects(
        client, client.offline, database, engine, engine.status, client.services.publisher.waiting, backups.newest
    )
    if not settings.health_port:
        yield
        return
    async with monitoring.watch(settings.health_port, subjects):
        log.info("health and metrics: http://127.0.0.1:%d/readyz", settings.health_port)
        yield


@asynccontextmanager
async def background(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Runs something beside the block, and cancels it in the end."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait({task})


def backups_of(settings: Settings) -> storage.Backups:
    """Where and how often backups are made."""
    folder = settings.backup_folder or settings.database.resolve().parent / "backups"
    return storage.Backups(settings.database, folder, settings.backup_time, settings.backups_kept)


def _health(pool: Engine, started: datetime) -> Health:
    status = pool.status()
    return Health(
        version=qibot_version(),
        compiled=mode() == "compiled",
        workers=status.workers,
        busy=status.busy,
        waiting=status.waiting,
        tables=status.tables,
        slots=status.slots,
        started=started,
    )
