"""What the bot may do in a place: post by itself, only answer, or nothing; and what follows once it may do more."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from enum import Enum

import discord

from bot.discord.clock import DiscordTime, present
from bot.discord.place import Place
from bot.recent import Recent

CHANNELS_REMEMBERED = 4096
VOICE = (discord.ChannelType.voice, discord.ChannelType.stage_voice)

Channel = discord.abc.GuildChannel | discord.Thread
TOGETHER = 25  # servers whose channels are reported at once: the event loop has time for others in between


class Access(Enum):
    """What the bot may do in a place."""

    FULL = "it posts in this channel of its own accord"
    DIRECT = "its own direct messages with a person, where it does, too"
    EXTERNAL = "it is no member here: it answers commands and clicks, and can do nothing else"
    UNINVITED = "a private thread that it is not in: as EXTERNAL, until somebody mentions it there"
    READ_ONLY = "the server lets it see the channel, and post nothing"
    CLOSED = "the server hides the channel from it, or has locked the thread"

    @property
    def posts(self) -> bool:
        """Whether the bot may post without an interaction."""
        return self in (Access.FULL, Access.DIRECT)

    @property
    def edits(self) -> bool:
        """Whether the bot may edit its own messages."""
        return self.posts or self is Access.READ_ONLY

    @property
    def answers_only(self) -> bool:
        """Whether the bot can only answer interactions, for another reason than the server's permissions."""
        return self in (Access.EXTERNAL, Access.UNINVITED)


class KnownAccess:
    """Tells what the bot may do in each place. It learns this from interactions, from the gateway's news of a server's
    channels, and from requests that Discord refused. Where nothing is known, the bot may try.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._refused: Recent[int, bool] = Recent(CHANNELS_REMEMBERED)  # not tried again until something changes there

    def of_interaction(self, interaction: discord.Interaction[discord.Client]) -> Access:
        """What the bot may do where the interaction happened."""
        access = self._of_interaction(interaction)
        channel = interaction.channel_id or 0
        self.refused(channel) if access.answers_only else self.changed(channel)
        return access

    def of(self, place: Place) -> Access:
        """What the bot may do in a place without an interaction."""
        if place.channel_id in self._refused:
            return Access.EXTERNAL
        if place.guild_id is None or not self._client.is_ready():
            return Access.DIRECT if place.guild_id is None else Access.FULL
        guild = self._client.get_guild(place.guild_id)
        if guild is None:
            return Access.EXTERNAL
        channel = guild.get_channel_or_thread(place.channel_id or 0)
        return Access.FULL if channel is None else access_in(channel)

    def takes_files(self, place: Place) -> bool:
        """Whether the bot may attach files to what it posts in a place without an interaction, as far as is known."""
        guild = self._client.get_guild(place.guild_id or 0)
        channel = guild.get_channel_or_thread(place.channel_id or 0) if guild else None
        held = _held_in(channel) if channel else None
        return held is None or held.attach_files or _access_with(held, channel) is not Access.FULL

    def refused(self, channel: int) -> None:
        """Notes that Discord refuses requests in a channel that answer no interaction."""
        self._refused.keep(channel, True)

    def changed(self, channel: int) -> None:
        """Notes that something has changed in a channel: the bot may try again."""
        self._refused.pop(channel, None)

    def _of_interaction(self, interaction: discord.Interaction[discord.Client]) -> Access:
        if interaction.guild_id is None:
            return Access.DIRECT if interaction.context.dm_channel else Access.EXTERNAL
        guild = self._client.get_guild(interaction.guild_id)
        channel, held = interaction.channel, interaction.app_permissions
        if guild is None:  # the bot is installed by a user, or the server has installed only the commands
            return Access.EXTERNAL
        is_secret = isinstance(channel, discord.Thread) and channel.is_private() and not held.manage_threads
        if is_secret and guild.get_thread(interaction.channel_id or 0) is None:
            return Access.UNINVITED
        return _access_with(held, channel)


def _is_timed_out(member: discord.Member) -> bool:
    """Whether a time-out of the member goes on. The library takes the host's clock."""
    end = member.timed_out_until
    return end is not None and getattr(member._state, "clock", present)() < end


discord.Member.is_timed_out = _is_timed_out  # type: ignore[assignment, method-assign]


def access_in(channel: discord.abc.GuildChannel | discord.Thread) -> Access:
    """What the bot may do in a channel or thread of a server that has it."""
    held = _held_in(channel)
    if held is None:
        return Access.FULL
    if isinstance(channel, discord.Thread) and channel.locked and not held.manage_threads:
        return Access.CLOSED
    return _access_with(held, channel)


def _held_in(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions | None:
    """The bot's permissions in a channel or thread; None if nothing is known of them."""
    if channel.guild.unavailable or (isinstance(channel, discord.Thread) and channel.parent is None):
        return None
    return channel.permissions_for(channel.guild.me)


def _access_with(held: discord.Permissions, channel: object) -> Access:
    """What these permissions allow in a channel. Without permission to connect, a voice channel's chat is hidden."""
    if not held.view_channel or (getattr(channel, "type", None) in VOICE and not held.connect):
        return Access.CLOSED
    is_thread = isinstance(channel, discord.Thread)
    return Access.FULL if (held.send_messages_in_threads if is_thread else held.send_messages) else Access.READ_ONLY


class Reopening:
    """Listens to changes in servers, and tells `writable_again` the channels in which the bot can now post or edit.

    Only changes of permissions are looked at: Discord tells of all roles when one is moved, and a look at a large
    server takes some 20 ms. No event tells that a time-out of the bot has ended: a timer looks at the server then.
    """

    def __init__(
        self, access: KnownAccess, time: DiscordTime, writable_again: Callable[[list[int]], Awaitable[None]]
    ) -> None:
        self._access, self._time = access, time
        self._writable_again = writable_again
        self._time_outs: dict[int, asyncio.Task[None]] = {}

    async def look_at(self, *guilds: discord.Guild) -> None:
        """Looks at all channels of servers: any may take messages again."""
        for at in range(0, len(guilds), TOGETHER):
            some = guilds[at : at + TOGETHER]
            await self.look_in([each for guild in some for each in (*guild.channels, *guild.threads)])
            for guild in some:
                self._await_end(guild)

    async def look_in(self, channels: Iterable[Channel]) -> None:
        """Reports those of the channels that take messages or edits now."""
        is_open = [each.id for each in channels if access_in(each).edits]
        for channel in is_open:
            self._access.changed(channel)
        await self._writable_again(is_open)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role has other permissions: any channel of the server may take messages again."""
        if before.permissions != after.permissions:
            await self.look_at(after.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role is gone, and with it what channels denied to the bot as its member."""
        await self.look_at(role.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot itself, of which alone Discord tells this, has other roles or another time-out: any channel may take
        messages again.
        """
        is_changed = (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until)
        if after == after.guild.me and is_changed:
            await self.look_at(after.guild)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel has other permissions: it and its threads may take messages again."""
        if before.overwrites != after.overwrites:
            threads = (thread for thread in after.guild.threads if thread.parent_id == after.id)
            await self.look_in([after, *threads])

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread that was locked is not locked any more, so it takes messages."""
        if before.locked and not after.locked:
            await self.look_in([after])

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """A thread that the library did not hold: the bot was added to it, or an archived one may be unlocked."""
        await self.look_in([thread])

    def close(self) -> None:
        for task in self._time_outs.values():
            task.cancel()

    def _await_end(self, guild: discord.Guild) -> None:
        """Looks at a server again when the bot's time-out there is over, if there is one."""
        if waiting := self._time_outs.pop(guild.id, None):
            waiting.cancel()
        if (end := guild.me.timed_out_until) is None:
            return
        if (seconds := (end - self._time()).total_seconds()) > 0:
            self._time_outs[guild.id] = asyncio.create_task(self._look_after(guild, seconds))

    async def _look_after(self, guild: discord.Guild, seconds: float) -> None:
        await asyncio.sleep(seconds)
        del self._time_outs[guild.id]
        await self.look_at(guild)
