"""Rules: what a server has decided about its use of the bot, and the words in which that is stored."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone, tzinfo
from typing import Self
from zoneinfo import ZoneInfo

from bot.match.refusals import BadChoice

MOST_MATCHES = (1, 2, 3, 5, 10, 25)  # what may be chosen: matches that one person has open in the server
MOST_IDS = 25  # channels, or roles
HOURS = re.compile(r"(\d{1,2})(?::00)?\s*[-–—~～至到]\s*(\d{1,2})(?::00)?")
OFFSET = re.compile(r"(?:UTC|GMT)?\s*([+-−])\s*(\d{1,2})(?::([0-5]\d))?", re.IGNORECASE)
NAMED = re.compile(r"[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*")
MOST_OFFSET = timedelta(hours=14)


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours in which nobody is notified: from `start` until `end` (0 to 23, over midnight where `end` is less) in a
    time zone.
    """

    start: int
    end: int
    zone: str

    @classmethod
    def read(cls, hours: str, zone: str) -> Self:
        """From what somebody typed, such as "22-7" and "Europe/Berlin" or "UTC+2". Raises BadChoice."""
        found = HOURS.fullmatch(hours.strip())
        start, end = (int(found[1]) % 24, int(found[2]) % 24) if found and _are_hours(found) else (0, 0)
        if start == end:
            raise BadChoice("hours", hours[:40])
        zone_of(zone)
        return cls(start, end, zone.strip())

    def holds(self, at: datetime) -> bool:
        """Whether it is quiet at an aware time."""
        hour = at.astimezone(zone_of(self.zone)).hour
        return self.start <= hour < self.end if self.start < self.end else hour >= self.start or hour < self.end


def _are_hours(found: re.Match[str]) -> bool:
    return max(int(found[1]), int(found[2])) <= 24


def zone_of(name: str) -> tzinfo:
    """A time zone by its name in the IANA's list, or by its distance from UTC. Raises BadChoice."""
    text = name.strip()
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
    raise BadChoice("zone", text[:40])


@dataclass(frozen=True, slots=True)
class Rules:
    """Empty `channels` or `roles`: everywhere, everybody. `log` is the channel where moderation is noted. `threads`:
    each board gets a thread to talk in.
    """

    channels: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    most: int = MOST_MATCHES[-1]
    leaderboard: bool = True
    threads: bool = False
    log: int | None = None
    quiet: Quiet | None = None

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """From a server's settings; what an older or newer version may have left is left out."""
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


def written_ids(ids: Iterable[int]) -> str:
    """Ids as they are stored."""
    return " ".join(map(str, ids))


def written_quiet(quiet: Quiet) -> str:
    """Quiet hours as they are stored."""
    return f"{quiet.start}-{quiet.end} {quiet.zone}"
