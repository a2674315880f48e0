"""The laws of places: where nobody can write, whom the bot cannot write to, and what a server's filter refuses.

* In a forum people only open posts, which are threads; a message directly in it is refused (50008), and so is one in a
  category.
* A server in an outage is unavailable for everybody: 503 until it is back. The gateway sends events for both.
* The bot cannot write to a person who has closed their direct messages (50007), or who shares no server with it
  (50278); answers to their own commands and clicks reach them.
* A menu cannot have a deleted channel or role as a default (50035; Discord's real answer is not known, one report says
  500).
* Words that a server's filter blocks (200000) and links that Discord's filter blocks (240000) refuse a message, new or
  edited; such a word in the name of a thread refuses that (200001). Which filters apply to bots is the server's choice;
  here all do.
"""

from __future__ import annotations

from ..components import TEXT_DISPLAY, walk
from ..errors import refusal
from ..permissions import is_timed_out
from ..records import CATEGORY, FORUM, Channel, Guild, Message, Records, User
from ..world import World
from . import threads
from .form import Form


def check_writable(channel: Channel) -> None:
    """Raises ApiError 50008 if a channel takes no messages."""
    if channel.type in (FORUM, CATEGORY):
        raise refusal("not text")


def check_direct(world: Records, channel: Channel) -> None:
    """Raises ApiError 50007 or 50278 if the bot cannot write to the person in these direct messages."""
    for user_id in channel.members if channel.guild_id is None else ():
        user = world.get(User, user_id)
        if user is not None and user.unreachable:
            raise refusal("direct" if user.unreachable == CLOSED else "no mutual guilds")


def check_defaults(world: Records, message: Message) -> None:
    """Raises ApiError 50035 if a menu has a default channel or role that the server does not have."""
    channel = world.get(Channel, message.channel_id)
    guild = world.get(Guild, channel.guild_id) if channel else None
    if guild is None:
        return
    form, roles = Form(), {guild.id, *(number for number, _ in guild.roles)}
    for menu in walk(list(message.components)):
        for each in menu.get("default_values") or ():
            number, kind = int(each["id"]), each.get("type")
            found = world.get(Channel, number) if kind == "channel" else number in roles or kind != "role"
            if not found:
                form.refuse(("components",), "SELECT_DEFAULT_VALUE_INVALID", f"Unknown {kind}: {number}")
    form.settle()


CLOSED, STRANGER = "closed", "stranger"
"""Why the bot cannot write to a person: their direct messages are closed; they share no server with it."""


def check_words(world: Records, message: Message) -> None:
    """Raises ApiError 200000 or 240000 if a server's filter blocks a message."""
    channel = world.get(Channel, message.channel_id)
    shown = [each["content"] for each in walk(list(message.components)) if each["type"] == TEXT_DISPLAY]
    found = _blocked(world, channel, "\n".join([message.content, *shown])) if message.only_for is None else None
    if found:
        raise refusal("harmful link" if found.startswith("http") else "blocked words")


def check_title(world: Records, channel: Channel, title: str) -> None:
    """Raises ApiError 200001 if the filter of a channel's server blocks the name of a thread."""
    if _blocked(world, channel, title):
        raise refusal("blocked title")


def _blocked(world: Records, channel: Channel | None, text: str) -> str | None:
    """A word of a text that the filter of the channel's server blocks."""
    guild = world.get(Guild, channel.guild_id) if channel else None
    return next((word for word in guild.blocked_words if word.casefold() in text.casefold()), None) if guild else None


def act_from(world: World, channel: Channel, person_id: int) -> None:
    """What a person's client does before a command or a click. Raises LookupError if it would not send one."""
    guild = world.get(Guild, channel.guild_id)
    if guild is not None and not guild.available:
        raise LookupError("the server is not available now")
    if channel.type == CATEGORY:
        raise LookupError("a category is a heading: nothing can be opened there")
    if channel.type == FORUM:
        raise LookupError("in a forum there are posts alone: nothing can be typed here")
    if is_timed_out(world, world.tables[User][person_id], channel.guild_id):
        raise LookupError("in a time-out nothing can be pressed or typed here")
    threads.act_from(world, channel, person_id)
