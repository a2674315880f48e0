"""The laws of places: where nothing can be written, who cannot be reached, and what a server's own filter refuses.

* In a forum only posts are begun, each a thread; a message written straight into it is refused (50008), and so is one
  into a category.
* A server in an outage is there for nobody: 503, until it comes back. The gateway tells of both.
* A person who has closed their direct messages is not written to (50007), nor one who shares no server with the bot
  (50278); the answers to their own commands and clicks reach them.
* A menu of channels or roles cannot have one chosen that is deleted (50035; what Discord says is not known, one report
  tells of a 500).
* Words that a server's filter blocks (200000) and links that Discord's does (240000) keep a message, new or changed,
  from standing there. Which of such rules a bot meets is the server's choice; here it meets them all.
"""

from __future__ import annotations

from ..components import TEXT_DISPLAY, walk
from ..errors import refusal
from ..records import CATEGORY, FORUM, Channel, Guild, Message, Records, User
from ..world import World
from . import threads
from .form import Form


def check_writable(channel: Channel) -> None:
    """Refuse a message in a place that takes none."""
    if channel.type in (FORUM, CATEGORY):
        raise refusal("not text")


def check_direct(world: Records, channel: Channel) -> None:
    """Refuse a message that the bot writes of itself to a person who takes none. Raises Refusal 50007, 50278."""
    for user_id in channel.members if channel.guild_id is None else ():
        user = world.get(User, user_id)
        if user is not None and user.unreachable:
            raise refusal("direct" if user.unreachable == CLOSED else "no mutual guilds")


def check_defaults(world: Records, message: Message) -> None:
    """Refuse a menu in which a channel or role is chosen that the server has not. Raises Refusal 50035."""
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
"""Why a person cannot be written to: their direct messages are closed; they share no server with the bot."""


def check_words(world: Records, message: Message) -> None:
    """Refuse what a server's filter blocks. Raises Refusal 200000, 240000."""
    channel = world.get(Channel, message.channel_id)
    guild = world.get(Guild, channel.guild_id) if channel else None
    if guild is None or message.only_for is not None:
        return
    said = _all_text(message).casefold()
    for word in guild.blocked_words:
        if word.casefold() in said:
            raise refusal("harmful link" if word.startswith("http") else "blocked words")


def _all_text(message: Message) -> str:
    shown = [each["content"] for each in walk(list(message.components)) if each["type"] == TEXT_DISPLAY]
    embedded = [str(embed.get(key) or "") for embed in message.embeds for key in ("title", "description")]
    return "\n".join([message.content, *shown, *embedded])


def act_from(world: World, channel: Channel, person_id: int) -> None:
    """What a person's client does before a command or a click. Raises LookupError where there is none to be sent."""
    guild = world.get(Guild, channel.guild_id)
    if guild is not None and not guild.available:
        raise LookupError("the server is not available now")
    if channel.type == CATEGORY:
        raise LookupError("a category is a heading: nothing can be opened there")
    if channel.type == FORUM:
        raise LookupError("in a forum there are posts alone: nothing can be typed here")
    threads.act_from(world, channel, person_id)
