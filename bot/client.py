"""Qibot, the discord.py client: its start, its connections, and its orderly stop."""

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import discord
import yarl
from discord import app_commands

from bot import installed
from bot.background import Background
from bot.command_tree import Tree
from bot.discord.access import KnownAccess, Reopening
from bot.discord.clock import DiscordTime
from bot.discord.drawing import start_drawing
from bot.discord.failures import Failure, classify
from bot.discord.rate_limits import Limits, RateLimited
from bot.handling.interactions import Interactions
from bot.handling.services import Observe, Services
from bot.handling.showing import Changes
from bot.lean_cache import LeanClient
from bot.match.channels import Channels
from bot.match.known_servers import KnownServers
from bot.match.referee import Referee
from bot.pauses import growing_pauses
from bot.server_events import ServerEvents
from bot.settings import BadSetting
from storage.errors import DatabaseFault

log = logging.getLogger(__name__)

# Else discord.py warns at every start that voice is not supported, which this bot does not use.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

STOP_SECONDS = 4.0  # seconds for the answers in progress when the bot stops
RESERVED_PART = 20  # the part of the daily sessions that is kept in reserve: one in 20
STARTING = "starting"  # the name of the connection before the first shard is ready
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before the next attempt to reach Discord
DOUBLED = 6  # times that the library doubles a second's pause before it connects again; by itself 10: 17 minutes
HEARTBEAT_SECONDS = 2.0  # for which an answer to a heartbeat is awaited
POLL_SECONDS = 0.02  # between two looks whether it is there
INSTALLING = 10.0  # seconds for which the start waits for the installation of the commands


class _NotLaunched(Exception):
    """A shard could not connect."""


class Qibot(LeanClient):
    """The client. Takes an open referee, and resumes it as soon as the client is logged in.

    `sync`: install the commands at every start, not only when they have changed.
    """

    services: Services

    def __init__(
        self, referee: Referee, observe: Observe, time: DiscordTime, *, sync: bool = False, **options: Any
    ) -> None:
        self.limits = Limits()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=self.limits.tracing(),
            **options,
        )
        self._connection.clock = time
        access = KnownAccess(self)
        servers = KnownServers(self, access)
        channels = Channels(self, servers, self.limits, referee.places.is_quiet)
        referee.preferences.server_locale = servers.server_locale
        self.services = Services(
            referee, channels, actions=installed.actions(), posters=installed.posters(), observe=observe, time=time
        )
        self.tree = Tree(
            self,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        )
        self._background = Background()
        self._changes = Changes(self.services)
        self._reopening = Reopening(access, time, self._changes.writable_again)
        self.servers = ServerEvents(self, self.services, self._reopening)
        for listener in (self._reopening, self.servers, Interactions(self.services, self._background)):
            for name in dir(listener):
                if name.startswith("on_"):
                    self.event(getattr(listener, name))
        self._sync_always = sync
        self._settled = False
        self._is_launching = False
        self.at_login: Callable[[], Awaitable[object]] | None = None  # awaited once, before the gateway connects

    async def login(self, token: str) -> None:
        """As the library's method, but retries until Discord can be reached. Raises LoginFailure."""
        await self._once_there(partial(self._log_in, token))

    async def _log_in(self, token: str) -> None:
        await self.http.close()  # closes what an earlier attempt opened; the library opens its own again
        self.http.connector = discord.utils.MISSING
        await super().login(token)

    async def launch_shards(self) -> None:
        """As the library's method, but retries until Discord says where its gateway is."""
        await self._once_there(super().launch_shards)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """As the library's method, but retries for ever: the library calls itself for each further attempt, and would
        fail at the thousandth. However long a connection is lost later, it is tried once a minute.
        """
        if self._is_launching:
            raise _NotLaunched
        while shard_id not in self.shards:
            await self._once_there(self._session_left)  # before the time begins that the library gives a connection
            self._is_launching = True
            with suppress(_NotLaunched):
                await super().launch_shard(gateway, shard_id, initial=initial)
            self._is_launching = initial = False
        self.shards[shard_id]._parent._backoff._max = DOUBLED

    async def _once_there(self, ask: Callable[[], Awaitable[None]]) -> None:
        for pause in growing_pauses(FIRST_PAUSE, LONGEST_PAUSE):
            try:
                await ask()
            except Exception as error:
                if classify(error) is not Failure.PASSES:
                    raise
                log.warning("Discord is not there, the next attempt is in %g s: %s", pause, str(error) or repr(error))
            else:
                return
            await self.limits.pause(pause)

    async def setup_hook(self) -> None:
        """Called once, before the gateway connects: resumes what the last process left undone, starts the drawing
        process, and installs the commands. Raises BadSetting if the database is that of another application.
        """
        await self._require_own_database()
        if self.at_login:
            await self.at_login()
        self.services.referee.watch.silence = self._silence
        await self.services.referee.watch.lose(STARTING)
        self._background.spawn(self._changes.resume())
        self.services.lateness.start()
        tried = asyncio.Event()
        payload, _ = await asyncio.gather(self.tree.prepare(), start_drawing())
        self._background.spawn(self.tree.install(payload, self.limits, tried, self._sync_always))
        with suppress(TimeoutError):
            await asyncio.wait_for(tried.wait(), INSTALLING)

    async def _silence(self) -> float:
        """Sends a heartbeat on every connection that is not known to be closed. Returns 0.0 if each is heard within
        HEARTBEAT_SECONDS, else for how long one was not. The library takes a minute to notice one that died in silence.
        """
        sockets = [shard._parent.ws for shard in self.shards.values()]
        beating = [(each, each._keep_alive) for each in sockets if each._keep_alive]
        asked = time.perf_counter()
        with suppress(Exception):  # of a connection that has just broken, too: it is not heard
            async with asyncio.timeout(HEARTBEAT_SECONDS):
                for socket, keeper in beating:
                    await socket.send_heartbeat(keeper.beat())
                while any(keeper._last_recv < asked for _, keeper in beating):  # noqa: ASYNC110 - no event tells of it
                    await asyncio.sleep(POLL_SECONDS)
        last = min((keeper._last_recv for _, keeper in beating), default=asked)
        return 0.0 if last >= asked else time.perf_counter() - last

    async def _require_own_database(self) -> None:
        """Another application's servers look as if they had removed the bot: all matches there would end."""
        settings, me = self.services.referee.stores.settings, str(self.application_id)
        owner = (await settings.of("bot")).get("application")
        if owner not in (None, me):
            raise BadSetting(
                f"DISCORD_TOKEN is that of application {me}, and the database is that of application {owner}"
                " (docs/operating.md: Another application)"
            )
        if owner is None:
            with suppress(DatabaseFault):  # the disk is full: the next start stores it
                await settings.put("bot", 0, "application", me)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits before a new session, as the library does and until one is left."""
        await super().before_identify_hook(shard_id, initial=initial)
        await self._session_left()

    async def _session_left(self) -> None:
        """Waits while only today's reserve of sessions is left: Discord resets the token if a bot begins too many."""
        while (limits := await self._sessions()).remaining <= limits.total // RESERVED_PART:
            log.error("%d of today's %d sessions are left: waiting for more", limits.remaining, limits.total)
            await asyncio.sleep(limits.reset_after / 1000)

    async def _sessions(self) -> discord.SessionStartLimits:
        """How many sessions are left today. Waits while Discord limits the bot: the library would end it."""
        while True:
            try:
                return await self.fetch_session_start_limits()
            except RateLimited as limited:
                log.warning("a new session waits: %s", limited)
                await asyncio.sleep(limited.retry_after)

    async def on_ready(self) -> None:
        """Called when all shards are ready, perhaps again after a reconnection."""
        log.info("connected as %s, in %d servers", self.user, len(self.guilds))
        await self.services.referee.watch.regain(STARTING)
        if not self._settled and not self.is_closed():
            self._settled = True
            await self.servers.begin()
            gc.freeze()  # the objects of the servers stay as well (see `bot.startup`)

    async def close(self) -> None:
        """Finishes the answers in progress, within STOP_SECONDS, then closes. discord.py would cut them off."""
        self.services.running.close()
        self.services.lateness.stop()
        self._reopening.close()
        await self.services.referee.thinking.close()  # the next start makes the bot moves that are left
        await self.services.running.finish(STOP_SECONDS)
        await self.services.publisher.close()
        await self.services.calls.close()
        await self._background.close()
        await super().close()
        gc.unfreeze()
