"""What the client keeps of servers: ids, kinds, positions and permissions of channels and roles, and no texts; and what
it reads of the message that somebody acted on.

discord.py keeps all that Discord tells of a server, and has no switch for less than that: names, topics, colours and
tags, which this bot never reads, and for each channel a list of overwrites of its own, although the channels of a
category mostly have the same. Its client makes its state in one place, where another kind of state can be given.
"""

from typing import Any

import discord
from discord.abc import GuildChannel
from discord.state import AutoShardedConnectionState

from bot.discord.answers import OF_USED

Json = dict[str, Any]

OF_GUILD = ("features", "description", "icon", "splash", "discovery_splash", "banner", "emojis", "stickers")
OF_CHANNEL = ("topic", "last_message_id", "available_tags", "default_reaction_emoji", "icon_emoji")
OF_ROLE = ("tags", "icon", "unicode_emoji", "color", "colors", "description")
"""What is taken out of what Discord tells."""
READ_OF_USED = ("id", "type", "content", "flags")  # what tells which message it is; the library insists on a content


class LeanState(AutoShardedConnectionState[Any]):
    """The library's, told less."""

    def parse_guild_create(self, data: Any) -> None:
        """A server is there."""
        super().parse_guild_create(_guild(data))
        self._share(data["id"])

    def parse_guild_update(self, data: Any) -> None:
        """A server has changed; its channels are not told."""
        super().parse_guild_update(_guild(data))

    def parse_channel_create(self, data: Any) -> None:
        """A server has a channel more."""
        super().parse_channel_create(_channel(data))
        self._share(data.get("guild_id"))

    def parse_channel_update(self, data: Any) -> None:
        """A channel has changed."""
        super().parse_channel_update(_channel(data))
        self._share(data.get("guild_id"))

    def parse_guild_role_create(self, data: Any) -> None:
        """A server has a role more."""
        _role(data["role"])
        super().parse_guild_role_create(data)

    def parse_guild_role_update(self, data: Any) -> None:
        """A role has changed."""
        _role(data["role"])
        super().parse_guild_role_update(data)

    def parse_interaction_create(self, data: Any) -> None:
        """Somebody acted. What is on the message where they did is left as it is told, beside what they used: the
        library would make objects of it with every click, and few clicks need any.
        """
        if used := data.get("message"):
            data["data"][OF_USED] = used.get("components", [])
            data["message"] = {key: used[key] for key in READ_OF_USED if key in used}
        super().parse_interaction_create(data)

    def _share(self, guild_id: str | None) -> None:
        guild = self._get_guild(int(guild_id)) if guild_id else None
        if guild:
            share_overwrites(guild)


class LeanClient(discord.AutoShardedClient):
    """The library's, with such a state."""

    def _get_state(self, **options: Any) -> LeanState:
        return LeanState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )  # fmt: skip


def share_overwrites(guild: discord.Guild) -> None:
    """Channels with the same overwrites have the same list; the library changes none, it makes new ones."""
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
    return _nameless(_without(data, OF_CHANNEL))


def _role(data: Json) -> Json:
    return _nameless(_without(data, OF_ROLE))


def _without(data: Json, keys: tuple[str, ...]) -> Json:
    for key in keys:
        data.pop(key, None)
    return data


def _nameless(data: Json) -> Json:
    data["name"] = ""  # the library insists on one
    return data
