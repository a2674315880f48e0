"""The laws of threads: what people and the bot can still do in archived and locked ones.

A thread is archived after `auto_archive_minutes` without a message. A new message reopens an archived thread, unless it
is locked; all else in it is refused (50083), except deleting messages. In a locked thread only moderators, who may
manage threads, can write or change anything (160005, or 50083 if it is archived, too).
https://docs.discord.com/developers/topics/threads; the codes as in the issues 6884, 6928 and 7707 of
discord/discord-api-docs.

Only its members and moderators see a private thread. A person or a bot that a person mentions there becomes a member. A
bot that is not a member can answer commands and clicks there, and nothing else (50001); its answers do not make it one.
A bot always gets an event when it is added to a thread or removed from one ("Thread Members Update").

A person's client reopens an archived thread before it sends a click or a command from there. In a locked thread nobody
can press anything or use slash commands; only context menus on messages work, and their answers are private.
"""

from __future__ import annotations

from dataclasses import replace

from .. import shapes
from ..clock import iso
from ..errors import refusal
from ..events import Event
from ..permissions import Permission, is_there, is_uninvited, rights
from ..records import PRIVATE_THREAD, Channel, Json, Message, User
from ..world import World


def is_moderator(world: World, channel: Channel, user_id: int) -> bool:
    """Whether a user may write and change things in a locked thread."""
    return Permission.MANAGE_THREADS in rights(world, channel, user_id)


def enter(world: World, channel: Channel, author_id: int) -> Channel:
    """Prepares a channel for a new message: reopens an archived thread, and makes the author a member. Returns the
    channel. Raises ApiError 50083, 160005 or 50001.
    """
    if channel.locked and not is_moderator(world, channel, author_id):
        raise _closed(world, channel, author_id)
    if not channel.is_thread:
        return channel
    opened = open_again(world, channel)
    return opened if is_uninvited(world, opened) and author_id == world.bot.id else bring_in(world, opened, author_id)


def bring_in(world: World, thread: Channel, *users: int) -> Channel:
    """Adds members to a thread. For whoever is added to a private one it is a new thread. Returns the thread."""
    joined = tuple(each for each in dict.fromkeys(users) if each not in thread.members)
    changed = world.put(replace(thread, members=(*thread.members, *joined))) if joined else thread
    for user in joined:
        if user == world.bot.id:
            _tell_of_bot(world, changed, is_member=True)
        if changed.type == PRIVATE_THREAD:
            viewer = None if user == world.bot.id else user
            world.tell(Event("THREAD_CREATE", shapes.channel(world, changed), viewer, changed.id))
    return changed


def take_out(world: World, thread: Channel, user_id: int) -> Channel:
    """Removes a member from a thread. Returns the thread."""
    if user_id == world.bot.id:
        _tell_of_bot(world, thread, is_member=False)
    return world.put(replace(thread, members=tuple(each for each in thread.members if each != user_id)))


def _tell_of_bot(world: World, thread: Channel, *, is_member: bool) -> None:
    """Tells the bot that it was added to a thread, or that it is being removed from one."""
    data: Json = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": len(thread.members)}
    if is_member:
        joined = {"id": str(thread.id), "user_id": str(world.bot.id), "join_timestamp": iso(world.clock.now())}
        data["added_members"] = [joined | {"flags": 0}]
    else:
        data["removed_member_ids"] = [str(world.bot.id)]
    world.tell(Event("THREAD_MEMBERS_UPDATE", data, channel_id=thread.id))


def heed(world: World, message: Message) -> None:
    """Adds the users whom a person's message mentions to a private thread."""
    thread = world.tables[Channel][message.channel_id]
    if thread.type == PRIVATE_THREAD and not world.tables[User][message.author_id].bot:
        bring_in(world, thread, *message.mentioned)


def check_active(world: World, channel: Channel, user_id: int) -> None:
    """Raises ApiError if a user cannot change anything in a thread, because it is archived or locked."""
    if channel.archived or (channel.locked and not is_moderator(world, channel, user_id)):
        raise _closed(world, channel, user_id)


def check_deleting(world: World, channel: Channel, user_id: int) -> None:
    """Raises ApiError 50083 if a user cannot delete messages in a thread, because it is archived and locked."""
    if channel.archived and channel.locked and not is_moderator(world, channel, user_id):
        raise refusal("archived")


def _closed(world: World, channel: Channel, user_id: int) -> Exception:
    if user_id == world.bot.id and not is_there(world, channel):
        return refusal("access")
    return refusal("archived" if channel.archived else "locked")


def open_again(world: World, channel: Channel) -> Channel:
    """Reopens an archived thread, and starts its time again. Returns the thread."""
    if not channel.archived:
        return channel
    opened = world.change_channel(replace(channel, archived=False, archive_changed=world.clock.now()))
    watch(world, opened.id)
    return opened


def archive(world: World, channel: Channel) -> Channel:
    """Archives a thread. Returns it."""
    return world.change_channel(replace(channel, archived=True, archive_changed=world.clock.now()))


def act_from(world: World, channel: Channel, person_id: int) -> None:
    """What a person's client does before it sends a command or a click: reopens the thread. Raises LookupError in a
    locked one.
    """
    if channel.locked and not is_moderator(world, channel, person_id):
        raise LookupError("the thread is locked: nothing can be pressed or typed here")
    open_again(world, channel)


def begin(world: World, thread: Channel) -> Channel:
    """Adds a thread, and starts its time. Returns the thread."""
    world.add_thread(thread)
    if world.bot.id in thread.members:
        _tell_of_bot(world, thread, is_member=True)
    watch(world, thread.id)
    return thread


def watch(world: World, number: int) -> None:
    """Archives a thread once it has had no message for its time: now, or by a timer."""
    thread = world.get(Channel, number)
    if thread is None or thread.archived:
        return
    last = next((message.created for message in world.newest(number)), thread.created)
    left = max(last, thread.archive_changed) + thread.auto_archive_minutes * 60.0 - world.clock.now()
    if left <= 0:
        archive(world, thread)
    else:
        world.clock.call_in(left, lambda: watch(world, number))
