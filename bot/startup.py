"""Creates the parts of the bot and opens them in order."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, closing, nullcontext
from typing import TYPE_CHECKING, Any

from bot import installed
from bot.activity.server import Activity
from bot.background import stop
from bot.client import Qibot
from bot.discord.clock import Clock, DiscordTime, Elapsed, present
from bot.features.privacy.rules import Privacy
from bot.locales import LANGUAGES
from bot.match.referee import Referee
from bot.match.stores import Defaults
from bot.monitoring.run import Monitoring
from bot.monitoring.subjects import ObservedEngine, Subjects
from bot.settings import MIB, BadSetting, Settings
from engines.about import mode, qibot_version
from engines.pool import EnginePool
from engines.pool.addresses import in_brackets
from engines.registry import GAMES
from storage.database import Database
from storage.errors import DatabaseFault
from storage.prepare import BeforeUpgrade
from storage.restore_record import RestoreRecord, usual_folder
from storage.schedule import Backups
from storage.upgrading import Summary, summary_of

if TYPE_CHECKING:
    from bot.playground import Playground
    from engines.pool import ClusterPool

log = logging.getLogger(__name__)

NEW_OBJECTS = 10_000  # after how many new objects the garbage collector runs; Python's default is 700


@asynccontextmanager
async def opened(
    settings: Settings, *, clock: Clock = present, elapsed: Elapsed | None = time.monotonic, **options: Any
) -> AsyncIterator[Qibot]:
    """The bot with all its parts, not yet connected. At the end they are closed in order, the client first.

    `clock` is the host's, `elapsed` a monotonic one that shows when `clock` leaps (None: it never does); `options` are
    for the client. Raises BadSetting for engines that cannot run, DatabaseFault if the database cannot serve, OSError
    if the port of health and metrics cannot be opened.
    """
    for game in GAMES.values():
        game.read(game.start)  # makes its tables now, not in the event loop at somebody's click
    _freeze()
    defaults = Defaults(settings.challenge_time, settings.move_time, settings.default_language)
    discord_time, monitoring, backups = DiscordTime(clock, elapsed), Monitoring(), backups_of(settings)
    engines = engines_of(settings)  # first: it may refuse the settings
    restores = RestoreRecord(settings.database, backups.folder)
    async with (
        Database.open(
            settings.database, before_upgrade=before_upgrade(settings, backups), begin=restores.begin
        ) as database,
        engines as pool,
    ):
        log.info("%s", start_line(settings, await asyncio.to_thread(summary_of, database.path)))
        engine = ObservedEngine(pool, monitoring.search)
        async with (
            Referee(
                database, engine, installed.services(), clock=discord_time, elapsed=elapsed, defaults=defaults
            ) as referee,
            _caught_up(restores, database, referee),
            Qibot(referee, monitoring.interaction, discord_time, **options) as client,
            background(backups.run()) if settings.backup_time else nullcontext(),
            monitored(monitoring, settings, subjects_of(client, database, engine, backups)),
        ):
            yield client


def engines_of(settings: Settings) -> EnginePool | ClusterPool:
    """The engines of this machine, or those of a cluster with these as a fallback; not yet open. Raises BadSetting."""
    try:
        local = EnginePool(settings.workers, settings.engine_memory, settings.thinking_time)
    except OSError as error:
        needed = f"this machine has no {settings.engine_memory // MIB} MiB for the engines' tables"
        raise BadSetting(f"ENGINE_MEMORY: {needed}: {error.strerror}") from error
    if not settings.cluster:
        return local
    try:
        from engines.pool.cluster import ClusterPool  # needs the extra `cluster`

        return ClusterPool(settings.cluster, settings.certificates, local, settings.thinking_time)
    except ModuleNotFoundError as error:
        raise BadSetting(f'ENGINE_CLUSTER needs the extra "cluster", which is not installed: {error}') from error
    except OSError as error:
        raise BadSetting(f"ENGINE_CERTIFICATES: {settings.certificates} cannot be used: {error}") from error


def start_line(settings: Settings, database: Summary) -> str:
    """What runs, in one line: the version, whether for Discord, the database, the engines and the languages."""
    there = f"schema {database.schema}, {database.matches} matches" if database.schema else "new"
    engines = f"{len(GAMES)} games, engine processes {settings.workers}, {mode()}"
    if settings.cluster:
        engines += f", and those of {settings.cluster}"
    qibot = f"Qibot {qibot_version()} {'for Discord' if settings.token else 'in a playground'}"
    return f"{qibot}; database {database.path} ({there}); {engines}; languages {' '.join(LANGUAGES)}"


def _freeze() -> None:
    """Keeps the garbage collector from visiting the objects that exist now: they stay to the end.

    A full collection stops the event loop while it visits every object; here it does not matter yet. `Qibot.close`
    undoes the freezing. The collector then runs after every NEW_OBJECTS: by then most objects of a click are gone, so
    it has a tenth of the work.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)


def subjects_of(client: Qibot, database: Database, engine: ObservedEngine, backups: Backups) -> Subjects:
    """What the monitoring watches."""
    return Subjects(
        client=client,
        offline=client.servers.offline,
        rate_limits=client.limits.counts,
        database=database,
        engine=engine,
        outbox=client.services.publisher.waiting,
        backups=backups,
        commands=lambda: client.tree.trouble,
    )


@asynccontextmanager
async def monitored(monitoring: Monitoring, settings: Settings, subjects: Subjects) -> AsyncIterator[None]:
    """Serves health and metrics on the settings' port, if they name one. Raises OSError if it cannot be opened."""
    if not settings.health_port:
        yield
        return
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(monitoring.watch(settings.health_address, settings.health_port, subjects))
        except OSError as error:
            raise no_port("HEALTH_PORT", settings.health_address, settings.health_port, error) from error
        log.info("health and metrics: http://%s:%d/readyz", in_brackets(settings.health_address), settings.health_port)
        yield


@asynccontextmanager
async def with_activity(client: Qibot, settings: Settings) -> AsyncIterator[None]:
    """Serves the touch board from the login on, if the settings name a port and the secret."""
    if not (settings.activity_port and settings.activity_secret):
        yield
        return
    activity = Activity(client, settings.activity_secret)

    async def start() -> None:
        address, port = settings.activity_address, settings.activity_port
        try:
            await activity.start(address, port, client.application_id or 0)
        except OSError as error:
            raise no_port("ACTIVITY_PORT", address, port, error) from error
        log.info("the board that one can touch: http://%s:%d/", in_brackets(address), port)

    client.at_login = start
    try:
        yield
    finally:
        await activity.close()


@asynccontextmanager
async def activity_in(here: Playground, client: Qibot) -> AsyncIterator[Activity]:
    """Serves the touch board in a playground, on a free port, behind the playground's proxy."""
    origins = (here.url, here.url.replace("127.0.0.1", "localhost"))
    activity = Activity(client, here.secret, origins, here.proxy.origin)
    await here.portal.enable_activities()
    port = await activity.start("127.0.0.1", 0, here.world.application.id)
    await here.portal.change(mappings=(("/", f"127.0.0.1:{port}"),))
    try:
        yield activity
    finally:
        await activity.close()


def no_port(setting: str, address: str, port: int, error: OSError) -> OSError:
    """The error, which names the setting, for a port that cannot be opened."""
    return OSError(f"{setting} {port} cannot be opened on {address}: {os.strerror(error.errno or 0)}")


@asynccontextmanager
async def background(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Runs work in the background of the block, and cancels it at the end. An error that ends it is logged at once."""
    task = asyncio.create_task(work)
    task.add_done_callback(_tell_of_error)
    try:
        yield
    finally:
        await stop(task)


def _tell_of_error(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("work in the background has ended: %r", error, exc_info=error)


def backups_of(settings: Settings) -> Backups:
    """The backups that the settings ask for."""
    folder = settings.backup_folder or usual_folder(settings.database)
    return Backups(settings.database, folder, settings.backup_time, settings.backups_kept)


@asynccontextmanager
async def _caught_up(restores: RestoreRecord, database: Database, referee: Referee) -> AsyncIterator[None]:
    """After a backup was restored, repeats deletions of people that it lacks, before anybody plays. Keeps the record
    for the next restore up to date while the block runs.
    """
    with closing(restores):
        await restores.catch_up(database, referee.of(Privacy).remove)
        async with background(restores.run(database)):
            yield


def before_upgrade(settings: Settings, backups: Backups) -> BeforeUpgrade | None:
    """A function that copies the database before an upgrade from a schema, if the settings want a copy."""

    def copied(schema: int) -> None:
        try:
            backups.copy_before_upgrade(schema)
        except DatabaseFault:
            log.error("The database is not upgraded without a copy of it; UPGRADE_COPY=no does without.")
            raise

    return copied if settings.upgrade_copy == "yes" else None
