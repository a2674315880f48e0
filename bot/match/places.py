"""What is allowed where: the rules that servers set, in the form in which they are stored, and whom they suspended."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta, timezone, tzinfo
from functools import cache
from importlib.resources import files
from typing import Self
from zoneinfo import ZoneInfo

from bot.discord.place import Place
from bot.match.refusals import BadChoice, CannotPost, NoLeaderboard, Suspended, WrongChannel, WrongRole
from bot.match.stores import Stores
from storage.rows import Match
from storage.servers import Suspension

MOST_MATCHES = (1, 2, 3, 5, 10, 25)  # the limits to choose from: open matches of one person in the server
MOST_IDS = 25  # the most channels, or roles
HOUR = r"(\d{1,2})(?:[:：]00|[時时點点시h])?"
HOURS = re.compile(rf"{HOUR}\s*[-–—~～〜－至到]\s*{HOUR}")
OFFSET = re.compile(r"(?:UTC|GMT)?\s*(?:([+＋])|[-−－])\s*(\d{1,2})(?::([0-5]\d))?", re.IGNORECASE)
NAMED = re.compile(r"[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*")
MOST_OFFSET = timedelta(hours=14)

Existing = Callable[[int, tuple[int, ...]], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Quiet:
    """Quiet hours: the hours of each day in which nobody is notified."""

    start: int  # the first hour, 0 to 23
    end: int  # the hour at which they end, 0 to 23; less than `start`: over midnight. 24 after 0: all day
    zone: str  # the time zone, as `zone_of` reads it

    @classmethod
    def read(cls, hours: str, zone: str) -> Self:
        """The quiet hours of typed texts, such as "22-7" and "Europe/Berlin" or "UTC+2". Raises BadChoice."""
        found = HOURS.fullmatch(hours.strip())
        start, end = (int(found[1]), int(found[2])) if found else (0, 0)
        if max(start, end) > 24:
            raise BadChoice("hours", hours)
        start %= 24
        if start:
            end %= 24
        if start == end:
            raise BadChoice("hours", hours)
        name = spelled(zone)
        zone_of(name)
        return cls(start, end, name)

    def __str__(self) -> str:  # as they are stored
        return f"{self.start}-{self.end} {self.zone}"

    def holds(self, at: datetime) -> bool:
        """Whether it is quiet at a time, which must be aware of its zone."""
        hour = at.astimezone(zone_of(self.zone)).hour
        return self.start <= hour < self.end if self.start < self.end else hour >= self.start or hour < self.end


@cache
def _zones() -> dict[str, str]:
    """The IANA names of all time zones, by the same in small letters."""
    names = files("tzdata").joinpath("zones").read_text(encoding="ascii").split()
    return {name.lower(): name for name in names}


def spelled(zone: str) -> str:
    """A typed time zone in its usual spelling; as it was typed if it has no IANA name."""
    text = zone.strip()
    return _zones().get(text.lower().replace(" ", "_"), text)


def zone_of(text: str) -> tzinfo:
    """A time zone by its IANA name, or by its offset from UTC. Raises BadChoice."""
    if text.upper() in ("UTC", "GMT"):
        return timezone(timedelta(0))
    if found := OFFSET.fullmatch(text):
        offset = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
        if offset <= MOST_OFFSET:
            return timezone(offset if found[1] else -offset)
    elif NAMED.fullmatch(text):
        try:
            return ZoneInfo(text)
        except (KeyError, OSError, ValueError):  # a name that is not known, or that of a folder
            pass
    raise BadChoice("zone", text)


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a server; the defaults are those of a server that has set none."""

    channels: tuple[int, ...] = ()  # where the bot may be used; empty: everywhere
    roles: tuple[int, ...] = ()  # who may use it; empty: everybody
    most: int = MOST_MATCHES[-1]  # open matches of one person
    leaderboard: bool = True
    threads: bool = False  # each board gets a thread to talk in
    log: int | None = None  # the channel where moderation is logged
    quiet: Quiet | None = None

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """The rules in a server's settings. Values that this version does not know count as not set."""
        most = stored.get("most", "")
        return cls(
            channels=_ids(stored.get("channels", "")),
            roles=_ids(stored.get("roles", "")),
            most=int(most) if most in map(str, MOST_MATCHES) else MOST_MATCHES[-1],
            leaderboard=stored.get("leaderboard") != "off",
            threads=stored.get("threads") == "on",
            log=next(iter(_ids(stored.get("log", ""))), None),
            quiet=_quiet(stored.get("quiet", "")),
        )


NO_RULES = Rules()


def _ids(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split() if word.isdecimal())


def _quiet(text: str) -> Quiet | None:
    hours, _, zone = text.partition(" ")
    try:
        return Quiet.read(hours, zone)
    except BadChoice:
        return None


class PlaceRules:
    """The rules and suspensions of servers. A server that has dismissed the bot has none: people use it there by their
    own installation, and no moderator could undo them.

    `existing_channels` and `existing_roles` tell which of some a server still has, `enclosing` what `Place.within`
    tells, `posts_in` whether the bot posts in a place without an interaction, and `roles_of` which roles a person has
    in a server; that raises PersonUnknown.
    """

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self.existing_channels: Existing = lambda guild_id, ids: ids
        self.existing_roles: Existing = lambda guild_id, ids: ids
        self.enclosing: Callable[[Place], frozenset[int]] = lambda place: frozenset({place.channel_id or 0})
        self.posts_in: Callable[[Place], bool] = lambda place: True
        self.roles_of: Callable[[int, int], Awaitable[frozenset[int]]] = _no_roles

    async def of(self, guild_id: int | None) -> Rules:
        """The rules of a server, without channels and roles that were deleted; the defaults where it has none."""
        if guild_id is None or await self._stores.servers.has_left(guild_id):
            return NO_RULES
        if not (chosen := await self._stores.settings.of("server", guild_id)):
            return NO_RULES
        rules = Rules.read(chosen)
        channels, roles = self.existing_channels(guild_id, rules.channels), self.existing_roles(guild_id, rules.roles)
        log = rules.log if rules.log and self.existing_channels(guild_id, (rules.log,)) else None
        return replace(rules, channels=channels, roles=roles, log=log)

    async def where_both_are(self, match: Match, place: Place, person: int) -> Place:
        """Where the players of a match act, though this one does so in `place`: in its board's channel, which both see.
        This player's roles there are asked for if a rule depends on them. Raises PersonUnknown.
        """
        if place.channel_id != match.channel_id:
            roles = place.roles if place.guild_id == match.guild_id else None
            place = Place(match.guild_id, match.channel_id, roles=roles)
        if place.guild_id is None or place.roles is not None or not (await self.of(place.guild_id)).roles:
            return place
        return replace(place, roles=await self.roles_of(place.guild_id, person))

    async def require_allowed(self, place: Place, person: int) -> None:
        """Raises CannotPost, Suspended, WrongChannel or WrongRole if the person may not have a board in the place."""
        if not place.takes_boards:
            raise CannotPost
        await self.require_not_suspended(place.guild_id, person)
        rules = await self.of(place.guild_id)
        if rules.channels and not (place.within or self.enclosing(place)).intersection(rules.channels):
            raise WrongChannel(rules.channels)
        if rules.roles and not (place.roles or frozenset()).intersection(rules.roles):
            raise WrongRole(rules.roles)

    async def require_leaderboard(self, guild_id: int | None) -> None:
        """Raises NoLeaderboard where the server has switched its leaderboard off."""
        if not (await self.of(guild_id)).leaderboard:
            raise NoLeaderboard

    async def is_quiet(self, guild_id: int | None) -> bool:
        """Whether it is now in the server's quiet hours, when messages notify nobody."""
        quiet = (await self.of(guild_id)).quiet
        return quiet is not None and quiet.holds(self._stores.clock())

    async def require_not_suspended(self, guild_id: int | None, person: int) -> None:
        """Raises Suspended where the person may not use the bot in the server."""
        if suspension := await self.suspension(guild_id, person):
            raise Suspended(suspension.reason, suspension.until)

    async def suspension(self, guild_id: int | None, person: int) -> Suspension | None:
        """The person's present suspension in the server; None where they may use the bot."""
        if guild_id is None or await self._stores.servers.has_left(guild_id):
            return None
        found = await self._stores.suspensions.of(guild_id, person)
        return found if found and (found.until is None or self._stores.clock() < found.until) else None


async def _no_roles(guild_id: int, person: int) -> frozenset[int]:
    return frozenset()
