"""What Discord has told of servers: their channels, roles and members, and who can read what there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord
from discord.abc import GuildChannel

from bot.discord.access import KnownAccess
from bot.discord.failures import REQUEST_SECONDS, Failure, result_or_failure
from bot.discord.place import Place
from bot.match.refusals import PersonUnknown
from bot.match.requirements import NOBODY, Viewer

T = TypeVar("T")

OPENS = (discord.ChannelType.text, discord.ChannelType.voice)  # where Discord opens the application's page in a server


class KnownServers:
    """What is known of servers that have the bot, mostly from the gateway. `access`: what the bot may do in a place."""

    def __init__(self, client: discord.Client, access: KnownAccess) -> None:
        self._client = client
        self.access = access
        self.has_page = False  # whether the application's own page is served

    def server_locale(self, guild_id: int | None) -> str | None:
        """The language of a server; None where it is not known."""
        guild = self._client.get_guild(guild_id) if guild_id else None
        return guild.preferred_locale.value if guild else None

    async def takes_threads(self, place: Place) -> bool:
        """Whether the bot posts here and messages can have threads. Waits until the gateway has told of the servers."""
        await self._client.wait_until_ready()
        return isinstance(self._channel(place), discord.TextChannel) and self.access.of(place).posts

    def may_open_threads(self, guild_id: int) -> bool:
        """Whether the bot's roles in a server let it open threads that everybody can read, as far as it knows."""
        guild = self._available(guild_id)
        return guild is None or guild.me.guild_permissions.create_public_threads

    def opens_pages(self, place: Place) -> bool:
        """Whether Discord opens the application's page in a place for everybody: in direct messages, and in text and
        voice channels of servers that allow it.
        """
        if not self.has_page or place.guild_id is None:
            return self.has_page
        channel = self._channel(place)
        if not isinstance(channel, GuildChannel) or channel.type not in OPENS or channel == channel.guild.afk_channel:
            return False
        everyone = channel.guild.default_role
        # discord.py's permissions_for knows this permission only in voice channels.
        own = channel.overwrites_for(everyone).use_embedded_activities
        return everyone.permissions.use_embedded_activities if own is None else own

    def everyone_at(self, place: Place) -> Viewer:
        """The viewer who stands for all readers of a place. It sees another channel of its server if everybody does."""
        guild = self._client.get_guild(place.guild_id or 0)
        everyone = guild.default_role if guild else None
        return Viewer(NOBODY, place, lambda channel: can_read(guild, everyone, channel))

    def owner_of(self, guild_id: int) -> int | None:
        """The owner of a server; None where it is not known."""
        guild = self._client.get_guild(guild_id)
        return guild.owner_id if guild else None

    def existing_channels(self, guild_id: int, channels: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these channels that a server still has; all of them where that is not known (yet)."""
        guild = self._available(guild_id)
        return tuple(each for each in channels if guild.get_channel_or_thread(each)) if guild else channels

    def existing_roles(self, guild_id: int, roles: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these roles that a server still has, without that of everybody; all of them where that is not known
        (yet).
        """
        guild = self._available(guild_id)
        return tuple(each for each in roles if guild.get_role(each) and each != guild_id) if guild else roles

    async def member(self, guild_id: int, person: int) -> discord.Member | None:
        """A member of a server, as Discord says now; None if there is none, or no such server. Raises PersonUnknown."""
        if self._client.is_ready() and self._client.get_guild(guild_id) is None:  # Discord would refuse it
            return None
        # An empty one where the gateway has not told of the server yet.
        guild = self._client._connection._get_or_create_unavailable_guild(guild_id)
        return await _asked_for(f"server {guild_id}, a member", lambda: guild.fetch_member(person))

    async def user(self, person: int) -> discord.User:
        """A person, as Discord says now. Raises PersonUnknown."""
        if user := await _asked_for("a person", lambda: self._client.fetch_user(person)):
            return user
        raise PersonUnknown

    async def roles_of(self, guild_id: int, person: int) -> frozenset[int]:
        """The roles of a person in a server, as Discord says now; none if they are no member. Raises PersonUnknown."""
        member = await self.member(guild_id, person)
        return roles_in(member) if member else frozenset()

    def enclosing(self, place: Place) -> frozenset[int]:
        """The channel of a place, its parent if it is a thread, and their category, as far as they are known."""
        return enclosing(place.channel_id, self._channel(place))

    def _available(self, guild_id: int) -> discord.Guild | None:
        """A server that has the bot; None where the gateway has not told of it (yet), and during an outage."""
        guild = self._client.get_guild(guild_id)
        return None if guild is None or guild.unavailable else guild

    def _channel(self, place: Place) -> GuildChannel | discord.Thread | None:
        """The channel or thread of a place in a server, as far as it is known."""
        guild = self._client.get_guild(place.guild_id or 0)
        return guild.get_channel_or_thread(place.channel_id or 0) if guild else None


async def _asked_for(what: str, request: Callable[[], Awaitable[T]]) -> T | None:
    """What Discord answers; None where there is no such thing. Raises PersonUnknown if it does not answer."""

    async def ask() -> T:
        async with asyncio.timeout(REQUEST_SECONDS):
            return await request()

    found = await result_or_failure(what, ask)
    if found is Failure.UNREACHABLE:
        return None
    if isinstance(found, Failure):
        raise PersonUnknown
    return found


def enclosing(channel_id: int | None, channel: object) -> frozenset[int]:
    """A channel of which the id is known and perhaps more, its parent if it is a thread, and their category."""
    home = channel.parent if isinstance(channel, discord.Thread) else channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    found = (channel_id, parent, getattr(home, "category_id", None))
    return frozenset(each for each in found if each is not None)


def viewer_of(interaction: discord.Interaction[discord.Client]) -> Viewer:
    """The person of an interaction, in its place, as a viewer."""
    place = Place(interaction.guild_id, interaction.channel_id)
    guild, user = interaction.guild, interaction.user
    member = user if isinstance(user, discord.Member) else None
    return Viewer(user.id, place, lambda channel: can_read(guild, member, channel))


def roles_in(member: discord.Member) -> frozenset[int]:
    """The roles of a member, with that of everybody, which has the server's id."""
    return frozenset((member.guild.id, *member._roles))  # `roles` lacks those that the gateway has not told of yet


def can_read(guild: discord.Guild | None, who: discord.Member | discord.Role | None, channel_id: int) -> bool:
    """Whether a member, or everybody with a role, can view a channel of a server. False for channels that the bot does
    not know, such as archived threads. A private thread can be viewed by those who may manage threads.
    """
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if channel is None or who is None:
        return False
    try:
        held = channel.permissions_for(who)
    except discord.ClientException:  # a thread in a channel that the bot does not know
        return False
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel) and not held.connect:
        return False
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    return held.manage_threads and held.view_channel if is_private else held.view_channel
