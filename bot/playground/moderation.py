"""What those who run a server do to it, and what Discord itself does: how a test brings a law about.

Every method may be awaited from any event loop. What each leads to stands in `laws`.
"""

from __future__ import annotations

from dataclasses import replace

from . import shapes
from .events import Event
from .guilds import guild_create, me
from .laws import threads
from .laws.places import CLOSED
from .permissions import Permission
from .posting import post
from .records import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
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
from .world import World


class WorldModeration:
    """Changes places of a world while people and the bot are in them; each method gives the record as it then is."""

    def __init__(self, world: World) -> None:
        self.world = world

    # -- places -------------------------------------------------------------------------------------------------

    @in_its_loop
    async def add_channel(
        self, name: str, kind: int = TEXT, guild: int | None = None, *, category: int | None = None
    ) -> Channel:
        """A channel, TEXT, VOICE, STAGE, ANNOUNCEMENT or FORUM, in a category; or a CATEGORY."""
        return self.world.add_channel(name, guild, kind=kind, category=category)

    async def add_places(self) -> None:
        """One place of every kind in the first server: a thread, a voice channel, a stage, news, a post; and a role."""
        first = next(iter(self.world.all(Channel)))
        await self.add_role(self.world.guild.id, "Club")
        await self.begin_thread(first.id, "A thread")
        for name, kind in (("Voice", VOICE), ("Stage", STAGE), ("news", ANNOUNCEMENT)):
            await self.add_channel(name, kind)
        await self.begin_thread((await self.add_channel("forum", FORUM)).id, "A post")

    @in_its_loop
    async def begin_thread(self, parent: int, name: str = "a thread", *, minutes: int = 1440) -> Channel:
        """A thread in a channel, or a post in a forum; it archives itself after `minutes` of quiet."""
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
    async def begin_private_thread(self, parent: int, *people: int) -> Channel:
        """A thread that these people alone see, the first of whom begins it; the bot is not in it."""
        home, world = self._channel(parent), self.world
        number, now = world.snowflakes.next(), world.clock.now()
        thread = Channel(number, PRIVATE_THREAD, "secret", home.guild_id, home.id, people[0], members=people)
        return threads.begin(world, replace(thread, created=now))

    @in_its_loop
    async def make_afk(self, channel: int) -> Guild:
        """A voice channel becomes the one to which people who are away are moved."""
        home = self._guild(self._channel(channel).guild_id or 0)
        return self.world.put(replace(home, afk_channel_id=channel))

    @in_its_loop
    async def remove(self, channel: int) -> Channel:
        """Delete a channel or thread."""
        gone = self._channel(channel)
        self.world.remove_channel(gone)
        return gone

    @in_its_loop
    async def take_down(self, guild: int) -> Guild:
        """A server becomes unavailable: an outage."""
        return self._leave(replace(self._guild(guild), available=False), unavailable=True)

    @in_its_loop
    async def bring_back(self, guild: int) -> Guild:
        """The outage is over."""
        return self._come(replace(self._guild(guild), available=True))

    @in_its_loop
    async def expel_the_bot(self, guild: int) -> Guild:
        """The bot is no member any more; people may still bring it along."""
        return self._leave(replace(self._guild(guild), has_bot=False))

    @in_its_loop
    async def invite_the_bot(self, guild: int) -> Guild:
        """The bot becomes a member; in an outage it is told no more than that."""
        now = self.world.clock.now()
        return self._come(replace(self._guild(guild), has_bot=True, invited=now), is_new=True)

    def _leave(self, guild: Guild, **more: bool) -> Guild:
        self.world.tell(Event("GUILD_DELETE", {"id": str(guild.id)} | more))
        return self.world.put(guild)

    def _come(self, guild: Guild, *, is_new: bool = False) -> Guild:
        self.world.put(guild)
        data = guild_create(self.world, guild) if guild.available else {"id": str(guild.id), "unavailable": True}
        if is_new and guild.available:  # by this alone a client tells a new server from one that is back
            del data["unavailable"]
        self.world.tell(Event("GUILD_CREATE", data))
        return guild

    # -- threads ------------------------------------------------------------------------------------------------

    @in_its_loop
    async def archive(self, thread: int, *, locked: bool = False) -> Channel:
        """Archive a thread, and lock it."""
        archived = threads.archive(self.world, self._channel(thread))
        return self.world.change_channel(replace(archived, locked=locked)) if locked else archived

    @in_its_loop
    async def lock(self, thread: int) -> Channel:
        """Lock a thread that stays active."""
        return self.world.change_channel(replace(self._channel(thread), locked=True))

    @in_its_loop
    async def reopen(self, thread: int) -> Channel:
        """Unlock a thread and make it active."""
        unlocked = self.world.change_channel(replace(self._channel(thread), locked=False))
        return threads.open_again(self.world, unlocked)

    # -- rights and filters -------------------------------------------------------------------------------------

    @in_its_loop
    async def deny(self, channel: int, *permissions: Permission) -> Channel:
        """Take permissions from the bot in a channel; without any, give all back."""
        return self.world.deny(channel, _bits(permissions))

    @in_its_loop
    async def grant(self, guild: int, *permissions: Permission) -> Guild:
        """What the bot may do in a server beyond what everyone may; without any, nothing."""
        return self.world.put(replace(self._guild(guild), granted=_bits(permissions)))

    @in_its_loop
    async def deny_everyone(self, guild: int, *permissions: Permission) -> Guild:
        """Take permissions from the role that everyone in a server has; without any, give all back.

        Without USE_EXTERNAL_APPS the answers of a bot that is not in the server are private.
        """
        changed = self.world.put(replace(self._guild(guild), denied=_bits(permissions)))
        self._tell_role("GUILD_ROLE_UPDATE", changed, 0)
        return changed

    @in_its_loop
    async def time_out(self, guild: int, seconds: float) -> Guild:
        """The bot may write nothing in a server for some time; of its end it is not told. 0: it ends at once."""
        until = self.world.clock.now() + seconds if seconds else 0.0
        changed = self.world.put(replace(self._guild(guild), timed_out_until=until))
        member = me(self.world, changed) | {"guild_id": str(guild)}
        self.world.tell(Event("GUILD_MEMBER_UPDATE", member))
        return changed

    @in_its_loop
    async def add_role(self, guild: int, name: str) -> int:
        """A role that grants nothing; its id."""
        home, number = self._guild(guild), self.world.snowflakes.next()
        changed = self.world.put(replace(home, roles=(*home.roles, (number, name))))
        self._tell_role("GUILD_ROLE_CREATE", changed, -1)
        return number

    @in_its_loop
    async def remove_role(self, guild: int, role: int) -> Guild:
        """Delete a role."""
        left = tuple(each for each in self._guild(guild).roles if each[0] != role)
        self.world.tell(Event("GUILD_ROLE_DELETE", {"guild_id": str(guild), "role_id": str(role)}))
        return self.world.put(replace(self._guild(guild), roles=left))

    @in_its_loop
    async def give_role(self, guild: int, person: int, role: int) -> User:
        """A person has a role from now on."""
        return self.world.put(_with_role(self._user(person), guild, role))

    def _tell_role(self, kind: str, guild: Guild, at: int) -> None:
        data = {"guild_id": str(guild.id), "role": shapes.roles(guild)[at]}
        self.world.tell(Event(kind, data))

    @in_its_loop
    async def slow_down(self, channel: int, seconds: int) -> Channel:
        """Slow mode: each person may write once in so many seconds."""
        return self.world.change_channel(replace(self._channel(channel), slow_seconds=seconds))

    @in_its_loop
    async def block_words(self, guild: int, *words: str) -> Guild:
        """The server's filter refuses messages with these words, or with these addresses; without any, nothing."""
        return self.world.put(replace(self._guild(guild), blocked_words=words))

    @in_its_loop
    async def disable_commands(self, guild: int, *names: str) -> Guild:
        """These commands are offered to nobody in the server; without any, all are."""
        return self.world.put(replace(self._guild(guild), disabled=names))

    # -- people -------------------------------------------------------------------------------------------------

    @in_its_loop
    async def close_direct_messages(self, person: int, why: str = CLOSED) -> User:
        """The bot cannot write to a person first (`why`: CLOSED or STRANGER); "" opens them again."""
        return self.world.put(replace(self._user(person), unreachable=why))

    @in_its_loop
    async def name_in(self, guild: int, person: int, nick: str) -> User:
        """A person has another name in a server."""
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


def _with_role(user: User, guild: int, role: int) -> User:
    return replace(user, roles=(*user.roles, (guild, role)))


def _bits(permissions: tuple[Permission, ...]) -> int:
    bits = Permission(0)
    for permission in permissions:
        bits |= permission
    return int(bits)
