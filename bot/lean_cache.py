"""LeanClient: a discord.py client that keeps less of servers: ids, types, positions and permissions of channels and
roles, but no texts. It also reads less of the message that an interaction belongs to, and each interaction once. An
event that cannot be read is left out; a channel of a type that the library does not know counts as a text channel.

discord.py keeps all that Discord sends about a server, and has no option to keep less: names, topics, colours and tags,
which this bot never reads, and a list of permission overwrites for each channel, although the channels of a category
mostly have the same. Its client creates its state in one method, which is overridden here.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import discord
from discord.abc import GuildChannel
from discord.state import AutoShardedConnectionState

from bot.discord.answers import OF_USED
from bot.discord.clock import Clock
from bot.recent import Recent

log = logging.getLogger(__name__)

Json = dict[str, Any]

OF_GUILD = ("features", "description", "icon", "splash", "discovery_splash", "banner", "emojis", "stickers")
OF_CHANNEL = ("topic", "last_message_id", "available_tags", "default_reaction_emoji", "icon_emoji")
OF_ROLE = ("tags", "icon", "unicode_emoji", "color", "colors", "description")
"""Fields that are removed from Discord's events."""
INTERACTIONS_REMEMBERED = 4096
READ_OF_USED = ("id", "flags", "components")  # fields kept of the message that was used
CHANNEL_TYPES = frozenset(each.value for each in discord.ChannelType)  # those that the library knows
INDISPENSABLE = frozenset({"READY", "RESUMED"})  # events without which a connection is of no use


class LeanState(AutoShardedConnectionState[Any]):
    """The library's state, with fields removed from the events before it sees them.

    An error in the reading of an event would end the client (discord.py, issues 2422 and 7649), although Discord may
    change or leave out a field at any time. Here it is logged, and the client goes on without the event.
    """

    clock: Clock  # Discord's, by which time-outs end, where it is known

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._heard: Recent[str, None] = Recent(INTERACTIONS_REMEMBERED)
        for event in self.parsers.keys() - INDISPENSABLE:
            self.parsers[event] = partial(_read, event, self.parsers[event])

    def parse_ready(self, data: Any) -> None:
        """A shard has a new session. The library keeps servers that have dismissed the bot meanwhile, without an event:
        the session does not list them.
        """
        super().parse_ready(data)
        shard, listed = data["shard"][0], {int(guild["id"]) for guild in data["guilds"]}
        for guild in [each for each in self.guilds if each.shard_id == shard and each.id not in listed]:
            self._remove_guild(guild)
            self.dispatch("guild_remove", guild)

    async def _delay_ready(self) -> None:
        # The library cancels this if a shard begins a new session; its `gather` would cancel the waiting of all shards,
        # of which then no events about servers would come.
        await asyncio.wait(self._ready_tasks.values())
        await super()._delay_ready()

    def parse_guild_create(self, data: Any) -> None:
        """A server has become available."""
        super().parse_guild_create(_guild(data))
        self._share(data["id"])

    def parse_guild_update(self, data: Any) -> None:
        """A server has changed; this event does not contain its channels."""
        super().parse_guild_update(_guild(data))

    def parse_channel_create(self, data: Any) -> None:
        """A server has a new channel."""
        super().parse_channel_create(_channel(data))
        self._share(data.get("guild_id"))

    def parse_channel_update(self, data: Any) -> None:
        """A channel has changed."""
        super().parse_channel_update(_channel(data))
        self._share(data.get("guild_id"))

    def parse_guild_role_create(self, data: Any) -> None:
        """A server has a new role."""
        _role(data["role"])
        super().parse_guild_role_create(data)

    def parse_guild_role_update(self, data: Any) -> None:
        """A role has changed."""
        _role(data["role"])
        super().parse_guild_role_update(data)

    def parse_guild_role_delete(self, data: Any) -> None:
        """A server has deleted a role. The library would go on to count among the bot's roles what channels deny it."""
        guild, role = self._get_guild(int(data["guild_id"])), int(data["role_id"])
        if guild and guild.me and guild.me._roles.has(role):  # of a server that is not available nothing is known
            guild.me._roles.remove(role)
        super().parse_guild_role_delete(data)

    def parse_interaction_create(self, data: Any) -> None:
        """There is an interaction. Keeps its message as JSON under OF_USED in the interaction's data: the library would
        make an object of it at every click. One that is delivered again is answered already.
        """
        if data["id"] in self._heard:
            log.info("interaction %s was delivered again", data["id"])
            return
        if used := data.pop("message", None):
            data["data"][OF_USED] = {key: used[key] for key in READ_OF_USED if key in used}
        if channel := data.get("channel"):
            _known(channel, discord.ChannelType.text if "guild_id" in data else discord.ChannelType.private)
        self._heard.keep(data["id"], None)
        super().parse_interaction_create(data)

    def _share(self, guild_id: str | None) -> None:
        guild = self._get_guild(int(guild_id)) if guild_id else None
        if guild:
            share_overwrites(guild)


class LeanClient(discord.AutoShardedClient):
    """The library's client with a LeanState."""

    _connection: LeanState

    def _get_state(self, **options: Any) -> LeanState:
        return LeanState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )  # fmt: skip


def _read(event: str, parse: Callable[[Any], None], data: Any) -> None:
    try:
        parse(data)
    except Exception:
        log.exception("an event %s cannot be read", event)


def share_overwrites(guild: discord.Guild) -> None:
    """Makes channels with equal overwrites share one list. The library never changes such a list, it makes new ones."""
    known: dict[object, Any] = {}
    for channel in guild.channels:
        channel._overwrites = known.setdefault(_key(channel), channel._overwrites)


def _key(channel: GuildChannel) -> object:
    return tuple((each.id, each.type, each.allow, each.deny) for each in channel._overwrites)


def _guild(data: Json) -> Json:
    for each in data.get("channels", ()):
        _channel(each)
    for each in data.get("roles", ()):
        _role(each)
    return _without(data, OF_GUILD)


def _channel(data: Json) -> Json:
    return _known(_nameless(_without(data, OF_CHANNEL)), discord.ChannelType.text)


def _known(channel: Json, instead: discord.ChannelType) -> Json:
    """A channel, of another type if the library does not know its type: it would drop the channel, and with that the
    place of every interaction there.
    """
    if channel["type"] not in CHANNEL_TYPES:
        channel["type"] = instead.value
        channel.setdefault("position", 0)  # the library insists on one
    return channel


def _role(data: Json) -> Json:
    return _nameless(_without(data, OF_ROLE))


def _without(data: Json, keys: tuple[str, ...]) -> Json:
    for key in keys:
        data.pop(key, None)
    return data


def _nameless(data: Json) -> Json:
    data["name"] = ""  # the library insists on one
    return data
