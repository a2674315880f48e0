"""The discord.py client: start-up, what leaves nobody without an answer, orderly stop."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot import installed
from bot.command_tree import Tree
from bot.discord.access import Places
from bot.discord.discord_time import DiscordTime
from bot.discord.dismissals import Dismissals
from bot.discord.drawing import start_drawing
from bot.discord.failures import Failure, classify
from bot.discord.rate_limits import Limits
from bot.discord.reopening import Reopening
from bot.discord.retries import BROKEN, growing
from bot.features.servers.moderation import Moderation
from bot.handling.about_facts import AboutFacts
from bot.handling.answering import context_of, unwatch, watch
from bot.handling.registry import act
from bot.handling.services import Observe, Services
from bot.lean_cache import LeanClient
from bot.locales import catalogue
from bot.match.channels import Channels
from bot.match.referee import Referee
from bot.match.state import Cause, Change, MatchView
from bot.monitoring.rate_limits import RateLimitsMet
from storage.errors import DatabaseFault
from storage.settings import SettingStore

log = logging.getLogger(__name__)

# discord.py warns at every start that it cannot speak; this bot only writes.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

CALLED = {Cause.MOVED: "match.bot_moved", Cause.TIME_SHORT: "match.time_short"}
"""Why somebody is called to a match that changed with nobody there, where it is not only that it is their turn."""
NOT_CALLED = frozenset({Cause.FOLLOWED, Cause.HELPED, Cause.PAIRED})  # a round calls everybody by a post of its own
LATE = 1.5  # seconds after the click when it is acknowledged by itself; Discord gives three
AT_ONCE = 0.5  # seconds that an interaction gets in any case, however old it seems to be
STOP_SECONDS = 4.0  # seconds that answers under way get when the bot stops
KEPT_BACK = 20  # one of so many sessions a day is not begun
STARTING = "starting"  # stands for the connection that was not there yet
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before Discord is asked once more whether it is there
INSTALLING = 10.0  # seconds for which the start waits for the commands
AGAIN = 5.0  # seconds before another look at a database that could not be read
ANSWERABLE = frozenset({discord.InteractionType.application_command, discord.InteractionType.component,
                        discord.InteractionType.modal_submit})  # fmt: skip


class Qibot(LeanClient):
    """The client. Give it a referee that is open; it is resumed as soon as the client is logged in.

    `sync`: installs the commands at every start instead of only when they have changed.
    """

    services: Services

    def __init__(
        self,
        referee: Referee,
        memory: SettingStore,
        health: Callable[[], AboutFacts],
        observe: Observe,
        time: DiscordTime,
        *,
        sync: bool = False,
        **options: Any,
    ) -> None:
        self._limits = Limits()
        self.rate_limits = RateLimitsMet()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=self.rate_limits.counting(self._limits.tracing()),
            **options,
        )
        places = Places(self)
        channels = Channels(self, places, self._limits)
        self.services = Services(
            self, referee, places, channels, actions=installed.actions(), health=health, observe=observe, time=time
        )
        self.services.begin(installed.posters())
        self.tree = Tree(
            self,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        )
        self._reopening = Reopening(places, self._reopened)
        self._dismissals = Dismissals(self)
        self._memory = memory
        self._sync_always = sync
        self._background: set[asyncio.Task[Any]] = set()
        self._settled = False
        self.at_login: Callable[[], Awaitable[object]] | None = None  # is awaited once, before the gateway
        self.offline: set[int] = set()  # shards that were lost and are not back

    async def login(self, token: str) -> None:
        """As the library's, but waits for a Discord that is away. Raises LoginFailure."""
        await self._once_there(partial(self._log_in, token))

    async def _log_in(self, token: str) -> None:
        await self.http.close()  # what an attempt before has opened; the library opens its own again
        self.http.connector = discord.utils.MISSING
        await super().login(token)

    async def launch_shards(self) -> None:
        """As the library's, but waits for a Discord that does not say where its gateway is."""
        await self._once_there(super().launch_shards)

    async def _once_there(self, ask: Callable[[], Awaitable[None]]) -> None:
        for pause in growing(FIRST_PAUSE, LONGEST_PAUSE):
            try:
                await ask()
            except Exception as error:
                if classify(error) is not Failure.PASSES:
                    raise
                log.warning("Discord is not there, the next attempt is in %g s: %r", pause, error)
            else:
                return
            await self._limits.pause(pause)

    async def setup_hook(self) -> None:
        """Once, before the gateway: what the last process left undone, commands, pictures."""
        if self.at_login:
            await self.at_login()
        await self.services.referee.watch.lose(STARTING)
        self._spawn(self._resume())
        self.services.lateness.start()
        tried = asyncio.Event()
        payload, _ = await asyncio.gather(self.tree.prepare(), start_drawing())
        self._spawn(self.tree.install(payload, self._memory, self._limits, tried, self._sync_always))
        with suppress(TimeoutError):
            await asyncio.wait_for(tried.wait(), INSTALLING)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Before a new session. Discord resets the token of a bot that begins more a day than are allowed: where few
        are left it waits for the next day.
        """
        await super().before_identify_hook(shard_id, initial=initial)
        while (limits := await self.fetch_session_start_limits()).remaining <= limits.total // KEPT_BACK:
            log.error("%d of today's %d sessions are left: waiting for more", limits.remaining, limits.total)
            await asyncio.sleep(limits.reset_after / 1000)

    async def on_ready(self) -> None:
        """May come again after every reconnection."""
        log.info("connected as %s, in %d servers", self.user, len(self.guilds))
        await self.services.referee.watch.regain(STARTING)
        if not self._settled and not self.is_closed():
            self._settled = True
            present = self.services.referee.of(Moderation).present([guild.id for guild in self.guilds])
            await self._end_in_others(present, "which servers have the bot cannot be stored")
            gc.freeze()  # the servers stay, too; what `opened` has frozen is not looked through again

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Nobody of this shard's servers is heard any more."""
        self.offline.add(shard_id)
        self._dismissals.lost(shard_id)
        await self.services.referee.watch.lose(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """And now they are again."""
        self._dismissals.resumed(shard_id)
        await self._back(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """So they are after a new session, which does not tell who has invited or dismissed the bot meanwhile."""
        await self._back(shard_id)
        for guild in self._dismissals.found(shard_id):
            await self.on_guild_remove(guild)
        await self._arrived([guild for guild in self.guilds if guild.shard_id == shard_id])

    async def _back(self, shard_id: int) -> None:
        self.offline.discard(shard_id)
        await self.services.referee.watch.regain(shard_id)

    async def _resume(self) -> None:
        """Works off what the last process left undone; hangs on the database alone, which may come back."""
        self.services.referee.listen(self._show)
        while True:
            try:
                waiting = await self.services.referee.resume()
                await self.services.calls.resume()
            except DatabaseFault as fault:
                log.error("what the last process left undone cannot be read: %s", fault)
                await asyncio.sleep(AGAIN)
            else:
                log.info("%d matches were waiting for a move of the bot", waiting)
                return

    async def _show(self, change: Change) -> None:
        """What happened with nobody there to show it."""
        services, view, cause = self.services, change.view, change.cause
        if cause is not Cause.FOLLOWED:
            await services.publisher.show(view)
        for poster in services.posters:
            await poster.match_changed(change)
        if cause in CALLED:
            await services.calls.call(services.publisher.placed(view), CALLED[cause])
        elif cause not in NOT_CALLED and (cause is not Cause.RESUMED or not view.against_bot):
            await services.calls.call(services.publisher.placed(view))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        await self._reopening.look_at(guild)
        await self._arrived([guild])

    async def _arrived(self, guilds: Sequence[discord.Guild]) -> None:
        try:
            for poster in self.services.posters:
                await poster.servers_arrive(guilds)
        except DatabaseFault as fault:  # the next start makes up for it
            log.log(logging.INFO if self.is_closed() else logging.ERROR, "servers of the bot are not stored: %s", fault)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has dismissed the bot, or is no more."""
        left = self.services.referee.of(Moderation).left(guild.id)
        await self._end_in_others(left, f"server {guild.id} has dismissed the bot, its matches cannot be ended")

    async def _end_in_others(self, ending: Awaitable[Sequence[MatchView]], trouble: str) -> None:
        """Ends the matches of servers that have the bot no more; they are shown where somebody can still be reached.
        `trouble` is what a database that cannot serve makes impossible.
        """
        try:
            for view in await ending:
                await self.services.publisher.show(view)
        except DatabaseFault as fault:  # the next start makes up for it
            log.error("%s: %s", trouble, fault)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """With other permissions of a role any channel of the server may take messages again."""
        await self._reopening.look_at(after.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """So it may when the bot itself gets other roles or a time-out of it ends; of others Discord tells nothing."""
        is_changed = (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until)
        if after == after.guild.me and is_changed:
            await self._reopening.look_at(after.guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back, or the bot is: after an outage, a new connection or a start."""
        await self._reopening.look_at(guild)
        if self.is_ready():  # at the start there are many at a time
            await self._arrived([guild])

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """After a change of permissions a channel may take messages again, and so may its threads."""
        threads = (thread for thread in after.guild.threads if thread.parent_id == after.id)
        await self._reopening.look_in([after, *threads])

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread that is not locked takes messages; in an archived one, which the library forgets, they open it."""
        if not payload.data["thread_metadata"].get("locked"):
            await self._reopening.look_in([discord.Object(payload.thread_id)])

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """The bot sees a thread that it did not see before: somebody has let it into a private one."""
        await self._reopening.look_in([thread])

    async def _reopened(self, channels: list[int]) -> None:
        try:
            await self.services.referee.reopened(channels)
            await self.services.calls.ask_again(channels)
        except DatabaseFault as fault:
            log.warning("what could not be shown in a channel cannot be read: %s", fault)

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Every command, click and window: acted on here or by the tree, and acknowledged in time whatever happens."""
        self.services.time.heard(interaction.id)
        if interaction.type in ANSWERABLE:
            wait = max(LATE - self.services.time.since(interaction.id).total_seconds(), AT_ONCE)
            watch(interaction, self.loop.call_later(wait, self._be_late, interaction))
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await act(interaction)

    def _be_late(self, interaction: discord.Interaction[discord.Client]) -> None:
        unwatch(interaction)
        if not self.is_closed():
            self._spawn(self._acknowledge(interaction))

    async def _acknowledge(self, interaction: discord.Interaction[discord.Client]) -> None:
        context = context_of(interaction)
        try:
            if context is not None:
                await context.answer.acknowledge()
            elif not interaction.response.is_done():
                texts = catalogue(self.services.referee.preferences.assumed(interaction.locale.value).language)
                await interaction.response.send_message(texts.text("trouble.apology"), ephemeral=True)
        except (discord.HTTPException, *BROKEN) as error:  # too late even for this, or there is no way through
            log.info("an acknowledgement did not arrive: %r", error)

    async def close(self) -> None:
        """Finishes the answers under way, within PATIENCE, and leaves. discord.py itself would cut them off."""
        self.services.running.close()
        self.services.lateness.stop()
        self._reopening.close()
        await self.services.referee.thinking.close()  # who waits for a move of the bot's gets it after the next start
        await self.services.running.finish(STOP_SECONDS)
        await self.services.publisher.close()
        await self.services.calls.close()
        for task in tuple(self._background):
            task.cancel()
        await super().close()
        gc.unfreeze()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task
