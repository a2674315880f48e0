"""Actions of the people who run a server, and of Discord itself, for tests of Discord's rules.

Every method may be awaited from any event loop. The rules that they bring into effect are in `laws`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from operator import or_

from . import shapes
from .events import Event
from .guilds import changing_sight, guild_create, me
from .laws import threads
from .laws.places import CLOSED
from .permissions import Permission
from .posting import post, touch
from .records import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    CROSSPOSTED,
    FORUM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    STAGE,
    TEXT,
    VOICE,
    Channel,
    Guild,
    Message,
    User,
)
from .waiting import in_its_loop
from .world import World, check_locale


class WorldModeration:
    """Changes a world while people and the bot are in it. Most methods return the changed record."""

    def __init__(self, world: World) -> None:
        self.world = world

    # -- places -------------------------------------------------------------------------------------------------

    @in_its_loop
    async def add_channel(
        self, name: str, kind: int = TEXT, guild: int | None = None, *, category: int | None = None
    ) -> Channel:
        """Adds a channel (TEXT, VOICE, STAGE, ANNOUNCEMENT or FORUM), perhaps in a category; or a CATEGORY."""
        return self.world.add_channel(name, guild, kind=kind, category=category)

    async def add_places(self) -> None:
        """Adds one place of every kind to the first server: a thread, a voice channel, a stage, an announcement channel
        and a forum post; and a role.
        """
        first = next(iter(self.world.all(Channel)))
        await self.add_role(self.world.guild.id, "Club")
        await self.begin_thread(first.id, "A thread")
        for name, kind in (("Voice", VOICE), ("Stage", STAGE), ("news", ANNOUNCEMENT)):
            await self.add_channel(name, kind)
        await self.begin_thread((await self.add_channel("forum", FORUM)).id, "A post")

    @in_its_loop
    async def begin_thread(self, parent: int, name: str = "a thread", *, minutes: int = 1440) -> Channel:
        """Opens a thread in a channel, or a post in a forum; it is archived after `minutes` without messages."""
        home, world = self._channel(parent), self.world
        kind = ANNOUNCEMENT_THREAD if home.type == ANNOUNCEMENT else PUBLIC_THREAD
        author = next(user.id for user in world.all(User) if not user.bot)
        thread = Channel(world.snowflakes.next(), kind, name, home.guild_id, home.id, author)
        begun = replace(thread, auto_archive_minutes=minutes, created=world.clock.now())
        threads.begin(world, begun)
        if home.type == FORUM:  # a post's first message has the post's id
            post(world, Message(begun.id, begun.id, author, begun.created), {"content": name}, {})
        return self._channel(begun.id)

    @in_its_loop
    async def publish(self, message: int) -> Message:
        """Publishes a message of an announcement channel to the channels that follow it."""
        found: Message = self.world.tables[Message][message]
        return touch(self.world, replace(found, flags=found.flags | CROSSPOSTED))

    @in_its_loop
    async def begin_private_thread(self, parent: int, *people: int) -> Channel:
        """Opens a thread that only these people see, owned by the first of them; the bot is not in it."""
        home, world = self._channel(parent), self.world
        number, now = world.snowflakes.next(), world.clock.now()
        thread = Channel(number, PRIVATE_THREAD, "secret", home.guild_id, home.id, people[0], members=people)
        return threads.begin(world, replace(thread, created=now))

    @in_its_loop
    async def take_out(self, thread: int, user: int) -> Channel:
        """Removes a member, a person or the bot, from a thread."""
        return threads.take_out(self.world, self._channel(thread), user)

    @in_its_loop
    async def remove(self, channel: int) -> Channel:
        """Deletes a channel or thread."""
        gone = self._channel(channel)
        self.world.remove_channel(gone)
        return gone

    @in_its_loop
    async def take_down(self, guild: int) -> Guild:
        """Makes a server unavailable, as in an outage."""
        return self._leave(replace(self._guild(guild), available=False), unavailable=True)

    @in_its_loop
    async def bring_back(self, guild: int) -> Guild:
        """Makes a server available again."""
        return self._come(replace(self._guild(guild), available=True))

    @in_its_loop
    async def expel_the_bot(self, guild: int) -> Guild:
        """Removes the bot from a server; people who have installed it may still use it there."""
        return self._leave(replace(self._guild(guild), has_bot=False, granted=0, own_role=0, roles_of_bot=()))

    @in_its_loop
    async def invite_the_bot(self, guild: int) -> Guild:
        """Adds the bot to a server. During an outage the bot's event says only that."""
        now = self.world.clock.now()
        return self._come(replace(self._guild(guild), has_bot=True, invited=now), is_new=True)

    @in_its_loop
    async def change_language(self, guild: int, locale: str) -> Guild:
        """Changes the language of a server. Raises ValueError if Discord has no such locale."""
        check_locale(locale)
        changed = self.world.put(replace(self._guild(guild), locale=locale))
        self.world.tell(Event("GUILD_UPDATE", shapes.guild(self.world, changed)))
        return changed

    def _leave(self, guild: Guild, **more: bool) -> Guild:
        self.world.tell(Event("GUILD_DELETE", {"id": str(guild.id)} | more))
        return self.world.put(guild)

    def _come(self, guild: Guild, *, is_new: bool = False) -> Guild:
        self.world.put(guild)
        data = guild_create(self.world, guild) if guild.available else {"id": str(guild.id), "unavailable": True}
        if is_new and guild.available:  # only this tells a client that the server is new and not back
            del data["unavailable"]
        self.world.tell(Event("GUILD_CREATE", data))
        return guild

    # -- threads ------------------------------------------------------------------------------------------------

    @in_its_loop
    async def archive(self, thread: int, *, locked: bool = False) -> Channel:
        """Archives a thread, and locks it with `locked`."""
        archived = threads.archive(self.world, self._channel(thread))
        return self.world.change_channel(replace(archived, locked=locked)) if locked else archived

    @in_its_loop
    async def lock(self, thread: int) -> Channel:
        """Locks a thread, which stays active."""
        return self.world.change_channel(replace(self._channel(thread), locked=True))

    @in_its_loop
    async def reopen(self, thread: int) -> Channel:
        """Unlocks a thread and makes it active."""
        unlocked = self.world.change_channel(replace(self._channel(thread), locked=False))
        return threads.open_again(self.world, unlocked)

    # -- rights and filters -------------------------------------------------------------------------------------

    @in_its_loop
    async def deny(self, channel: int, *permissions: Permission) -> Channel:
        """Denies the bot these permissions in a channel, and no others."""
        home = self._channel(channel)
        with changing_sight(self.world, home.guild_id or 0):
            return self.world.change_channel(replace(home, denied=_bits(permissions)))

    @in_its_loop
    async def grant(self, guild: int, *permissions: Permission) -> Guild:
        """Grants the bot these permissions in a server beyond those of everyone, and no others, by its own role."""
        home = self._guild(guild)
        own = home.own_role or self.world.snowflakes.next()
        with changing_sight(self.world, guild):
            changed = self.world.put(replace(home, granted=_bits(permissions), own_role=own))
            self._tell_role("GUILD_ROLE_UPDATE" if home.own_role else "GUILD_ROLE_CREATE", changed, own)
            if not home.own_role:
                self._tell_of_bot(changed)
        return changed

    @in_its_loop
    async def deny_everyone(self, guild: int, *permissions: Permission) -> Guild:
        """Denies everyone in a server these permissions, and no others.

        Without USE_EXTERNAL_APPS the answers of a bot that is not in the server are private.
        """
        with changing_sight(self.world, guild):
            changed = self.world.put(replace(self._guild(guild), denied=_bits(permissions)))
            self._tell_role("GUILD_ROLE_UPDATE", changed, guild)
        return changed

    @in_its_loop
    async def time_out(self, guild: int, seconds: float) -> Guild:
        """Gives the bot a time-out in a server: it may write nothing. No event tells its end. 0 ends one at once."""
        until = self.world.clock.now() + seconds if seconds else 0.0
        changed = self.world.put(replace(self._guild(guild), timed_out_until=until))
        self._tell_of_bot(changed)
        return changed

    @in_its_loop
    async def add_role(self, guild: int, name: str) -> int:
        """Adds a role that grants nothing. Returns its id."""
        home, number = self._guild(guild), self.world.snowflakes.next()
        changed = self.world.put(replace(home, roles=(*home.roles, (number, name))))
        self._tell_role("GUILD_ROLE_CREATE", changed, number)
        return number

    @in_its_loop
    async def remove_role(self, guild: int, role: int) -> Guild:
        """Deletes a role with its overwrites. No event tells of the members who had it, nor of the channels, but for
        those that the bot sees by that.
        """
        home = self._guild(guild)
        roles = tuple(each for each in home.roles if each[0] != role)
        of_bot = tuple(each for each in home.roles_of_bot if each != role)
        self.world.tell(Event("GUILD_ROLE_DELETE", {"guild_id": str(guild), "role_id": str(role)}))
        with changing_sight(self.world, guild):
            for channel in self.world.all(Channel):
                if role in channel.hidden_from:
                    left = tuple(each for each in channel.hidden_from if each != role)
                    self.world.put(replace(channel, hidden_from=left))
            return self.world.put(replace(home, roles=roles, roles_of_bot=of_bot))

    @in_its_loop
    async def reverse_roles(self, guild: int) -> Guild:
        """Turns the order of the roles around. An event tells of each role (discord-api-docs, issue 278)."""
        home = self._guild(guild)
        changed = self.world.put(replace(home, roles=home.roles[::-1]))
        for role in shapes.roles(changed):
            self._tell_role("GUILD_ROLE_UPDATE", changed, int(role["id"]))
        return changed

    @in_its_loop
    async def hide_from_role_of_bot(self, channel: int, role: int) -> Channel:
        """Gives the bot a role whose members cannot see a channel."""
        home = self._guild(self._channel(channel).guild_id or 0)
        changed = self.world.put(replace(home, roles_of_bot=(*home.roles_of_bot, role)))
        self._tell_of_bot(changed)
        hidden = self._channel(channel)
        return self.world.change_channel(replace(hidden, hidden_from=(*hidden.hidden_from, role)))

    @in_its_loop
    async def give_role(self, guild: int, person: int, role: int) -> User:
        """Gives a person a role."""
        user = self._user(person)
        return self.world.put(replace(user, roles=(*user.roles, (guild, role))))

    def _tell_role(self, kind: str, guild: Guild, number: int) -> None:
        role = next(each for each in shapes.roles(guild) if each["id"] == str(number))
        self.world.tell(Event(kind, {"guild_id": str(guild.id), "role": role}))

    def _tell_of_bot(self, guild: Guild) -> None:
        self.world.tell(Event("GUILD_MEMBER_UPDATE", me(self.world, guild) | {"guild_id": str(guild.id)}))

    @in_its_loop
    async def slow_down(self, channel: int, seconds: int) -> Channel:
        """Sets slow mode: each person may write once in this time."""
        return self.world.change_channel(replace(self._channel(channel), slow_seconds=seconds))

    @in_its_loop
    async def block_words(self, guild: int, *words: str) -> Guild:
        """Makes the server's filter refuse messages with these words or addresses, and no others."""
        return self.world.put(replace(self._guild(guild), blocked_words=words))

    # -- people -------------------------------------------------------------------------------------------------

    @in_its_loop
    async def close_direct_messages(self, person: int, why: str = CLOSED) -> User:
        """Makes the bot unable to write to a person first (`why`: CLOSED or STRANGER); "" allows it again."""
        return self.world.put(replace(self._user(person), unreachable=why))

    @in_its_loop
    async def leave(self, guild: int, person: int) -> User:
        """A person leaves a server. No event tells a bot without the intent for members."""
        user = self._user(person)
        return self.world.put(replace(user, left=(*user.left, guild)))

    @in_its_loop
    async def come_back(self, guild: int, person: int) -> User:
        """A person joins a server again."""
        user = self._user(person)
        return self.world.put(replace(user, left=tuple(each for each in user.left if each != guild)))

    @in_its_loop
    async def time_out_person(self, guild: int, person: int, seconds: float) -> User:
        """Gives a person a time-out in a server; 0 ends one. No event tells a bot without the intent for members."""
        user = self._user(person)
        ends = dict(user.timed_out) | {guild: self.world.clock.now() + seconds if seconds else 0.0}
        return self.world.put(replace(user, timed_out=tuple(ends.items())))

    @in_its_loop
    async def name_in(self, guild: int, person: int, nick: str) -> User:
        """Gives a person another name in a server."""
        user = self._user(person)
        nicks = dict(user.nicks) | {guild: nick}
        return self.world.put(replace(user, nicks=tuple(nicks.items())))

    # -- how it works -------------------------------------------------------------------------------------------

    def _user(self, number: int) -> User:
        found: User = self.world.tables[User][number]
        return found

    def _channel(self, number: int) -> Channel:
        found: Channel = self.world.tables[Channel][number]
        return found

    def _guild(self, number: int) -> Guild:
        found: Guild = self.world.tables[Guild][number]
        return found


def _bits(permissions: tuple[Permission, ...]) -> int:
    return int(reduce(or_, permissions, Permission(0)))
