"""What the page is sent: everything that a person sees, then each event that concerns them."""

from __future__ import annotations

from itertools import islice, takewhile

from . import shapes
from .events import Event
from .people import DiscordUser, People
from .records import Channel, Interaction, Json, User
from .world import World

HISTORY = 200
"""Messages per channel that the page is sent; older ones are not shown."""


def snapshot(world: World, person: DiscordUser) -> Json:
    """What a person sees: people, channels, commands, and the latest messages of every channel that they may read."""
    channels = [_furnished(person, channel) for channel in world.channels_of(person.id)]
    return {
        "me": str(person.id),
        "place": str(person.place),
        "people": [shaped_user(user) for user in world.all(User)],
        "bot": shaped_user(world.bot),
        "guild": {"id": str(world.guild.id), "name": world.guild.name, "roles": shapes.roles(world.guild)},
        "channels": channels,
        "commands": world.commands,
        "messages": {channel["id"]: _history(world, int(channel["id"]), person.id) for channel in channels},
    }


def _furnished(person: DiscordUser, channel: Json) -> Json:
    """A channel with the ids of the commands that the person's client offers there."""
    return channel | {"commands": [command["id"] for command in person.at(int(channel["id"])).commands]}


def _history(world: World, channel_id: int, viewer: int) -> list[Json]:
    seen = (message for message in world.newest(channel_id) if message.is_shown_to(viewer))
    return [_named(world, shapes.message(world, message)) for message in [*islice(seen, HISTORY)][::-1]]


def shaped_user(user: User) -> Json:
    return {"id": str(user.id), "name": user.name, "locale": user.locale, "colour": user.colour, "bot": user.bot}


def _named(world: World, message: Json) -> Json:
    """A message with the name of the command that it answers, which Discord's own clients get in other ways."""
    cause = message.get("interaction_metadata")
    asked = world.get(Interaction, int(cause["id"])) if cause else None
    if not cause or asked is None:
        return message
    return message | {"interaction_metadata": cause | {"name": _command_name(asked.data)}}


def _command_name(data: Json) -> str | None:
    nested = [option for option in data.get("options", []) if option["type"] in (1, 2)]
    rest = [_command_name(option) for option in nested]
    return " ".join(filter(None, [data.get("name"), *rest])) or None


PASSED_ON = frozenset({"MESSAGE_DELETE", "CHANNEL_DELETE", "THREAD_DELETE", "PERSON", "BOT"})


def heard(people: People, person: DiscordUser, event: Event) -> list[Json]:
    """What the page of a person is sent for an event: the event, if they see it, and for a new message a NOTICE."""
    told = [_told(people.world, person, event)] if people.world.sees(person.id, event) else []
    if event.type == "MESSAGE_CREATE":
        told.append(_notice(people, person, event))
    return [each for each in told if each is not None]


def missed(people: People, person: DiscordUser, since: int) -> list[Json]:
    """The NOTICEs for all messages after the one with the id `since`."""
    world, told = people.world, []
    for channel in world.all(Channel):
        for message in takewhile(lambda each: each.id > since, world.newest(channel.id)):
            event = Event("MESSAGE_CREATE", shapes.message(world, message), message.only_for, channel.id)
            told.append(_notice(people, person, event))
    return told


def latest_message(world: World) -> int:
    """The id of the latest message, 0 if there is none."""
    newest = (next(iter(world.newest(channel.id)), None) for channel in world.all(Channel))
    return max((message.id for message in newest if message), default=0)


def _told(world: World, person: DiscordUser, event: Event) -> Json | None:
    if event.type in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
        return {"type": event.type, "data": _named(world, event.data)}
    if event.type in ("CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE", "THREAD_UPDATE"):
        there = world.get(Channel, int(event.data["id"]))  # it may be deleted by now
        return {"type": "CHANNEL", "data": _furnished(person, event.data)} if there else None
    return {"type": event.type, "data": event.data} if event.type in PASSED_ON else None


def _notice(people: People, person: DiscordUser, event: Event) -> Json:
    """A NOTICE of a new message: which other people see it, and whom of them it mentions; the page marks their tabs."""
    author = event.data["author"]["id"]
    others = [other for other in people if other.id != person.id and str(other.id) != author]
    called = {user["id"] for user in event.data["mentions"]}
    seers = [str(other.id) for other in others if people.world.sees(other.id, event)]
    return {"type": "NOTICE", "data": {"people": seers, "called": [seer for seer in seers if seer in called]}}
