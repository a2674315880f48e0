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
            self.parsers[event] = partial(self._read, event, self.parsers[event])

    def _read(self, event: str, parse: Callable[[Any], None], data: Any) -> None:
        try:
            if lean := LEAN.get(event):
                lean(data)
            parse(data)
            if event in WITH_OVERWRITES and (guild := self._get_guild(int(data.get("guild_id") or data["id"]))):
                share_overwrites(guild)
        except Exception:
            log.exception("an event %s cannot be read", event)

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
        """A server is there, perhaps again. After an outage, during which there are no events, the library would keep
        the channels and threads that are gone (discord.py, issue 759).
        """
        if (guild := self._get_guild(int(data["id"]))) and not data.get("unavailable"):
            guild._channels.clear()
            guild._clear_threads()
        super().parse_guild_create(data)

    def parse_guild_role_delete(self, data: Any) -> None:
        """A server has deleted a role. The library would go on to count among the bot's roles what channels deny it."""
        guild, role = self._get_guild(int(data["guild_id"])), int(data["role_id"])
        if guild and guild.me and guild.me._roles.has(role):  # of a server that is not available nothing is known
            guild.me._roles.remove(role)
        super().parse_guild_role_delete(data)

    def parse_thread_list_sync(self, data: Any) -> None:
        """The bot sees channels again. The library would not tell of threads that it holds, which may be unlocked."""
        if guild := self._get_guild(int(data["guild_id"])):
            guild._filter_threads({int(each) for each in data.get("channel_ids", guild._channels)})
        super().parse_thread_list_sync(data)

    def parse_thread_members_update(self, data: Any) -> None:
        """The bot was added to a thread, or removed. The library would keep a private one as if it were there still."""
        super().parse_thread_members_update(data)
        guild = self._get_guild(int(data["guild_id"]))
        thread = guild.get_thread(int(data["id"])) if guild else None
        if guild and thread and thread.is_private() and str(self.self_id) in data.get("removed_member_ids", ()):
            guild._remove_thread(thread)

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
            _make_known(channel, discord.ChannelType.text if "guild_id" in data else discord.ChannelType.private)
        self._heard.keep(data["id"], None)
        super().parse_interaction_create(data)


class LeanClient(discord.AutoShardedClient):
    """The library's client with a LeanState."""

    _connection: LeanState

    def _get_state(self, **options: Any) -> LeanState:
        return LeanState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )  # fmt: skip


def share_overwrites(guild: discord.Guild) -> None:
    """Makes channels with equal overwrites share one list. The library never changes such a list, it makes new ones."""
    known: dict[object, Any] = {}
    for channel in guild.channels:
        key = tuple((each.id, each.type, each.allow, each.deny) for each in channel._overwrites)
        channel._overwrites = known.setdefault(key, channel._overwrites)


def _remove_from_guild(data: Json) -> None:
    for each in data.get("channels", ()):
        _remove_from_channel(each)
    for each in data.get("roles", ()):
        _remove_from_role(each)
    _remove(data, OF_GUILD)


def _remove_from_channel(data: Json) -> None:
    _remove(data, OF_CHANNEL)
    data["name"] = ""  # the library insists on one
    _make_known(data, discord.ChannelType.text)


def _remove_from_role(data: Json) -> None:
    _remove(data, OF_ROLE)
    data["name"] = ""


def _remove(data: Json, keys: tuple[str, ...]) -> None:
    for key in keys:
        data.pop(key, None)


def _make_known(channel: Json, instead: discord.ChannelType) -> None:
    """Gives a channel another type if the library does not know its own: it would drop the channel, and with that the
    place of every interaction there.
    """
    if channel["type"] not in CHANNEL_TYPES:
        channel["type"] = instead.value
        channel.setdefault("position", 0)  # the library insists on one


LEAN: dict[str, Callable[[Json], None]] = {
    **dict.fromkeys(("GUILD_CREATE", "GUILD_UPDATE"), _remove_from_guild),
    **dict.fromkeys(("CHANNEL_CREATE", "CHANNEL_UPDATE"), _remove_from_channel),
    **dict.fromkeys(("GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE"), lambda data: _remove_from_role(data["role"])),
}
"""By event: the function that removes from it what is never asked for."""
WITH_OVERWRITES = ("GUILD_CREATE", "CHANNEL_CREATE", "CHANNEL_UPDATE")  # events that bring those of channels
