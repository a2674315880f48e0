"""The laws of threads: what an archived or a locked one still allows, and to whom.

A thread archives itself after `auto_archive_minutes` without a message. A new message opens an archived thread again,
unless it is locked; nothing else can be done in an archived one (50083), but deleting messages. In a locked thread
only who may manage threads writes or changes anything (160005, or 50083 while it is archived too).
https://docs.discord.com/developers/topics/threads; the codes as in the threads 6884, 6928 and 7707 of
discord/discord-api-docs.

A private thread is seen by who was brought into it and by moderators alone. Whom a person mentions there is brought
into it, a bot too. A bot that is not in it answers commands and clicks, and can do nothing else there (50001); its
answers do not bring it in.

A person's client opens an archived thread before it sends a click or a command from there; in a locked thread nothing
can be pressed and no command typed, only the menus on messages work, and their answers are private.
"""

from __future__ import annotations

from dataclasses import replace

from .. import shapes
from ..errors import refusal
from ..events import Event
from ..permissions import Permission, is_there, is_uninvited, rights
from ..records import PRIVATE_THREAD, Channel, Message, User
from ..world import World


def is_moderator(world: World, channel: Channel, user_id: int) -> bool:
    """Whether somebody may do as they please in a locked thread."""
    return Permission.MANAGE_THREADS in rights(world, channel, user_id)


def enter(world: World, channel: Channel, author_id: int) -> Channel:
    """The channel as it is for a new message in it: an archived thread is opened. Raises Refusal 50083, 160005."""
    if channel.locked and not is_moderator(world, channel, author_id):
        raise _closed(world, channel, author_id)
    if not channel.is_thread:
        return channel
    opened = open_again(world, channel)
    return opened if is_uninvited(world, opened) and author_id == world.bot.id else bring_in(world, opened, author_id)


def bring_in(world: World, thread: Channel, *users: int) -> Channel:
    """The same thread with these members, too; to a bot that is brought into a private one it is a new thread."""
    joined = tuple(dict.fromkeys((*thread.members, *users)))
    if joined == thread.members:
        return thread
    was_uninvited = is_uninvited(world, thread)
    changed = world.put(replace(thread, members=joined))
    kind = "THREAD_CREATE" if was_uninvited and not is_uninvited(world, changed) else "THREAD_UPDATE"
    world.tell(Event(kind, shapes.channel(world, changed), channel_id=changed.id))
    return changed


def heed(world: World, message: Message) -> None:
    """Bring those whom a person mentions in a private thread into it."""
    thread = world.tables[Channel][message.channel_id]
    if thread.type == PRIVATE_THREAD and not world.tables[User][message.author_id].bot:
        bring_in(world, thread, *message.mentioned)


def check_active(world: World, channel: Channel, user_id: int) -> None:
    """Refuse a change of what stands in a thread that is archived, or locked against `user_id`."""
    if channel.archived or (channel.locked and not is_moderator(world, channel, user_id)):
        raise _closed(world, channel, user_id)


def check_deleting(world: World, channel: Channel, user_id: int) -> None:
    """Refuse to delete a message of a thread that is archived and locked."""
    if channel.archived and channel.locked and not is_moderator(world, channel, user_id):
        raise refusal("archived")


def _closed(world: World, channel: Channel, user_id: int) -> Exception:
    if user_id == world.bot.id and not is_there(world, channel):
        return refusal("access")
    return refusal("archived" if channel.archived else "locked")


def open_again(world: World, channel: Channel) -> Channel:
    """An archived thread becomes active, and its time runs anew."""
    if not channel.archived:
        return channel
    opened = world.change_channel(replace(channel, archived=False, archive_changed=world.clock.now()))
    watch(world, opened.id)
    return opened


def archive(world: World, channel: Channel) -> Channel:
    """A thread goes out of the list of active ones."""
    return world.change_channel(replace(channel, archived=True, archive_changed=world.clock.now()))


def act_from(world: World, channel: Channel, person_id: int) -> None:
    """What a person's client does before it sends a command or a click. Raises LookupError in a locked thread."""
    if channel.locked and not is_moderator(world, channel, person_id):
        raise LookupError("the thread is locked: nothing can be pressed or typed here")
    open_again(world, channel)


def begin(world: World, thread: Channel) -> Channel:
    """A new thread; its time runs."""
    world.add_thread(thread)
    watch(world, thread.id)
    return thread


def watch(world: World, number: int) -> None:
    """Archive a thread when it has been quiet for its time: now, or when that is over."""
    thread = world.get(Channel, number)
    if thread is None or thread.archived:
        return
    last = next((message.created for message in world.newest(number)), thread.created)
    left = max(last, thread.archive_changed) + thread.auto_archive_minutes * 60.0 - world.clock.now()
    if left <= 0:
        archive(world, thread)
    else:
        world.clock.call_in(left, lambda: watch(world, number))
