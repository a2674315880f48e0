"""The rules that a server sets for its use of the bot, and the form in which they are stored."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone, tzinfo
from functools import cache
from importlib.resources import files
from typing import Self
from zoneinfo import ZoneInfo

from bot.match.refusals import BadChoice

MOST_MATCHES = (1, 2, 3, 5, 10, 25)  # the limits to choose from: open matches of one person in the server
MOST_IDS = 25  # the most channels, or roles
HOURS = re.compile(r"(\d{1,2})(?::00)?\s*[-–—~～至到]\s*(\d{1,2})(?::00)?")
OFFSET = re.compile(r"(?:UTC|GMT)?\s*([+-−])\s*(\d{1,2})(?::([0-5]\d))?", re.IGNORECASE)
NAMED = re.compile(r"[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*")
MOST_OFFSET = timedelta(hours=14)


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
        start, end = (int(found[1]) % 24, int(found[2])) if found and _are_hours(found) else (0, 0)
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


def _are_hours(found: re.Match[str]) -> bool:
    return max(int(found[1]), int(found[2])) <= 24


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
            return timezone(offset if found[1] == "+" else -offset)
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


def _ids(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split() if word.isdecimal())


def _quiet(text: str) -> Quiet | None:
    hours, _, zone = text.partition(" ")
    try:
        return Quiet.read(hours, zone)
    except BadChoice:
        return None
