"""The parts of the bot, put together and opened in their order."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, nullcontext
from datetime import UTC, datetime
from functools import partial
from typing import Any

from bot.client import Qibot
from bot.discord.discord_time import DiscordTime
from bot.discord.steady_clock import Clock, Elapsed, present
from bot.engines import engines_of
from bot.features.help.page import Health
from bot.match.referee import Referee
from bot.match.stores import Times
from bot.monitoring.engine import ObservedEngine
from bot.monitoring.run import Monitoring, Subjects
from bot.settings import Settings
from engines.about import mode, qibot_version
from engines.pool import Engine
from storage.database import Database
from storage.errors import Fault
from storage.restored import Restores
from storage.schedule import Backups
from storage.settings import SettingStore

log = logging.getLogger(__name__)

NEW_OBJECTS = 10_000  # instead of Python's 700


@asynccontextmanager
async def opened(
    settings: Settings, *, clock: Clock = present, elapsed: Elapsed | None = time.monotonic, **options: Any
) -> AsyncIterator[Qibot]:
    """The bot with all that it stands on, not yet connected; closed in order, the client first.

    Raises a storage Fault where the database cannot serve. `clock` is the host's, and leaps where it does not go as
    `elapsed` counts seconds (None: it never leaps); `options` are for the client.
    """
    _freeze()
    times = Times(settings.challenge_time, settings.move_time)
    discord_time, monitoring, backups = DiscordTime(clock), Monitoring(), backups_of(settings)
    restores = Restores(settings.database, backups.folder)
    async with (
        Database.open(
            settings.database, before_upgrade=before_upgrade(settings, backups), begin=restores.begin
        ) as database,
        engines_of(settings) as pool,
    ):
        engine = ObservedEngine(pool, monitoring.search)
        health = partial(_health, pool, datetime.now(UTC))
        async with (
            Referee(
                database,
                engine,
                clock=discord_time,
                elapsed=elapsed,
                times=times,
                default_language=settings.default_language,
            ) as referee,
            _caught_up(restores, database, referee),
            Qibot(
                referee, SettingStore(database), health, monitoring.interaction, discord_time, **options
            ) as client,
            background(backups.run()) if settings.backup_time else nullcontext(),
            monitored(monitoring, settings, client, database, engine, backups),
        ):
            yield client


def _freeze() -> None:
    """What was made by now stays to the end, so the garbage collector need not look through it ever again.

    A full collection holds up the loop for as long as it takes to visit every object: here, before there is anybody in
    it. `Qibot.close` undoes it. The collector then looks at NEW_OBJECTS at a time: by then most of what a click makes
    is gone, so that it has a tenth of the work.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)


@asynccontextmanager
async def monitored(
    monitoring: Monitoring,
    settings: Settings,
    client: Qibot,
    database: Database,
    engine: ObservedEngine,
    backups: Backups,
) -> AsyncIterator[None]:
    """Answers on the port of the settings, where they name one. Raises OSError where it is taken, or where the address
    is none of this machine's.
    """
    subjects = Subjects(
        client,
        client.offline,
        database,
        engine,
        engine.status,
        client.services.publisher.waiting,
        backups.newest,
        lambda: client.tree.trouble,
    )
    if not settings.health_port:
        yield
        return
    async with monitoring.watch(settings.health_address, settings.health_port, subjects):
        log.info("health and metrics: http://%s:%d/readyz", settings.health_address, settings.health_port)
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


def backups_of(settings: Settings) -> Backups:
    """Where and how often backups are made."""
    folder = settings.backup_folder or settings.database.resolve().parent / "backups"
    return Backups(settings.database, folder, settings.backup_time, settings.backups_kept)


@asynccontextmanager
async def _caught_up(restores: Restores, database: Database, referee: Referee) -> AsyncIterator[None]:
    """What a restored backup lacks is made good before anybody plays, and recorded from then on."""
    await restores.catch_up(database, referee.privacy.delete)
    async with background(restores.run(database)):
        yield


def before_upgrade(settings: Settings, backups: Backups) -> Callable[[int], object]:
    """Makes a copy, if the settings want one."""

    def copied(schema: int) -> None:
        try:
            backups.copy_before_upgrade(schema)
        except Fault:
            log.error("The database is not upgraded without a copy of it; UPGRADE_COPY=no does without.")
            raise

    return copied if settings.upgrade_copy == "yes" else lambda schema: None


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
