"""The people who have a page open: what they may see, what they prefer, and which match they want to see."""

import logging
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from operator import attrgetter

import discord

from bot.activity.match_requests import Asker
from bot.activity.plain_text import CHANNEL, MENTION, ROLE, named, plain
from bot.activity.sign_in import DiscordUnreachable, SignIn, Visit, answered
from bot.discord.place import Person, Place
from bot.features.activity.feature import Wanted
from bot.handling.errors import answer_to
from bot.handling.services import Services, Stopping
from bot.match.known_servers import can_read, roles_in
from bot.match.phrases import until_text
from bot.match.preferences import Preference
from bot.match.refusals import CannotPost, PersonUnknown, Reader, Refused
from bot.match.requirements import Viewer
from bot.match.wording import global_name, plain_name
from storage.errors import DatabaseFault

log = logging.getLogger(__name__)

RIGHTS = 60.0  # seconds after which the person and what they may see are read again


@dataclass(eq=False)
class TimedOut(Refused):
    """The person has a time-out in the server; Discord lets them press nothing in the chat."""

    until: datetime

    def text_for(self, reader: Reader) -> str:
        """The text with the end of the time-out."""
        return reader.texts.text(self.key, until=until_text(reader.texts, self.until))


class OnlyAnswers(Refused):
    """The bot can only answer in this place, whatever permissions it is given."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person who has the page open, as Discord confirmed."""

    asker: Asker
    viewer: Viewer  # decides which matches they may see
    visit: Visit
    beside: frozenset[int]  # everybody who has the page open in the same place, the person included
    timed_out_until: datetime | None  # the end of the last time-out that they got in the server

    def require_no_time_out(self, now: datetime) -> None:
        """Raises TimedOut."""
        if self.timed_out_until and now < self.timed_out_until:
            raise TimedOut(self.timed_out_until)


class Visitors:
    """Finds the visitor of a session, and what to show them."""

    def __init__(self, client: discord.Client, services: Services, sign_in: SignIn) -> None:
        self._client, self._services, self._sign_in = client, services, sign_in
        self._servers = services.channels.servers

    def person(self, session: str) -> int:
        """The person of a session, which nobody has confirmed yet. Raises NotConfirmed if it is not valid."""
        return self._sign_in.read(session).person

    async def of(self, session: str) -> Visitor:
        """The visitor of a session. Raises NotConfirmed if the session is not valid or the person is no longer there,
        and DiscordUnreachable.
        """
        visit = self._sign_in.read(session)
        instance = await self._sign_in.instance(visit)
        place = instance.place
        guild = self._client.get_guild(place.guild_id) if place.guild_id else None
        try:
            member = await self._servers.member(place.guild_id, visit.person) if place.guild_id else None
            person = await self._person(visit)
        except PersonUnknown as error:
            raise DiscordUnreachable from error
        viewer = Viewer(person.id, place, lambda channel: can_read(guild, member, channel))
        entered = replace(place, roles=roles_in(member) if member else frozenset())
        asker = Asker(person, entered, await self.likes(person, place))
        return Visitor(asker, viewer, visit, instance.people, member.timed_out_until if member else None)

    async def likes(self, person: Person, place: Place) -> Preference:
        """The preferences of a person in a place, with a picture of the board, which the page has."""
        likes = await self._services.referee.preferences.of(person.id, person.locale, place.guild_id)
        return replace(likes, board="picture")

    def acting(self, visitor: Visitor, at: datetime | None = None) -> Visitor:
        """The visitor who asks for something at a time: where the bot posts by now, and beside whom."""
        asker = visitor.asker
        place = replace(asker.place, takes_boards=self._services.access.of(asker.place).posts)
        return replace(visitor, asker=replace(asker, place=place, at=at), beside=self._sign_in.known(visitor.visit))

    def only_answers(self, visitor: Visitor) -> bool:
        """Whether the bot can only answer where the visitor is, as in a group."""
        return self._services.access.of(visitor.asker.place).answers_only

    async def wanted(self, visitor: Visitor) -> str:
        """What to show first, as a key of the lobby: what the button is for that the person pressed last in the chat,
        or the newest match that they play in this channel, if it began later; else (empty) the lobby.
        """
        referee, person, channel = self._services.referee, visitor.asker.person.id, visitor.asker.place.channel_id
        here = [each.match for each in await referee.lists.playing(person) if each.match.channel_id == channel]
        newest = max(here, key=attrgetter("id"), default=None)
        pressed = referee.of(Wanted).last(person, channel)
        if pressed and not (newest and newest.created_at > pressed[1]):
            return pressed[0]
        return f"open:{newest.id}" if newest else ""

    async def readable(self, text: str, visitor: Visitor) -> str:
        """A text of the chat as plain text, with names for people, channels and roles. The bot keeps no names of
        channels and roles, so it asks Discord; a name that it does not get stays an id.
        """
        names: dict[int, str] = {}
        for person in map(int, MENTION.findall(text)):
            known = await self._services.referee.stores.players.get(person)
            names[person] = plain_name(known.name) if known else ""
        guild = self._client.get_guild(visitor.asker.place.guild_id or 0)
        try:
            for channel in map(int, CHANNEL.findall(text)):
                names[channel] = plain_name(str(await answered(self._client.fetch_channel(channel))))
            if guild and ROLE.search(text):
                names |= {role.id: plain_name(role.name) for role in await answered(guild.fetch_roles())}
        except (discord.DiscordException, DiscordUnreachable) as error:
            log.info("a name could not be asked for: %r", error)
        return plain(named(text, names), visitor.asker.likes.texts)

    async def _person(self, visit: Visit) -> Person:
        """The person of a visit as last seen; of one deleted since, as Discord says now. Raises PersonUnknown."""
        known = await self._services.referee.stores.players.get(visit.person)
        name = known.name if known else global_name(await self._servers.user(visit.person))
        return Person(visit.person, name, visit.locale or None)


class KnownVisitor:
    """The person at one page: `visitor` as last read, again from time to time; `session` is the page's."""

    def __init__(self, visitors: Visitors, session: str, visitor: Visitor) -> None:
        self._visitors, self.session = visitors, session
        self.visitor, self._read_at = visitor, time.monotonic()

    @property
    def language(self) -> str:
        """The language of the page."""
        return self.visitor.asker.likes.language

    async def read(self) -> None:
        """Reads the visitor again after RIGHTS seconds, before that their preferences, if Discord and the database
        answer. Raises NotConfirmed.
        """
        now = time.monotonic()
        if now - self._read_at <= RIGHTS:
            await self.read_likes()
            return
        with suppress(DiscordUnreachable, DatabaseFault):
            self.visitor, self._read_at = await self._visitors.of(self.session), now

    async def read_likes(self) -> None:
        """Reads the preferences of the visitor again if the database answers."""
        asker = self.visitor.asker
        with suppress(DatabaseFault):
            likes = await self._visitors.likes(asker.person, asker.place)
            self.visitor = replace(self.visitor, asker=replace(self.visitor.asker, likes=likes))

    async def explained(self, error: Exception) -> str:
        """What to tell the person about an error, in their language, as plain text."""
        if isinstance(error, Stopping):
            return self.visitor.asker.likes.texts["trouble.stopping"]
        if isinstance(error, CannotPost) and self._visitors.only_answers(self.visitor):
            error = OnlyAnswers()
        answer = answer_to(error, self.visitor.asker.likes, "an open board")
        return await self._visitors.readable(answer, self.visitor)
