"""Sign-in: Discord's answers, never the page's own claims, say who the person at a page is and where they are.

A session is a signed text that only the page keeps. It names the person and the instance of the Activity, so it stays
valid after a restart of the bot. The person must still be in that instance when the page connects with it.
"""

import asyncio
import hashlib
import hmac
import re
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, TypeVar

import aiohttp
import discord
from discord.http import Route

from bot.discord.failures import REQUEST_SECONDS, Failure, classify
from bot.discord.place import Place
from bot.discord.rate_limits import TOO_MANY_REQUESTS, wait_of
from bot.match.wording import plain_name
from bot.recent import Recent

T = TypeVar("T")

INSTANCE = re.compile(r"i-\d{1,20}-(?:gc-\d{1,20}-\d{1,20}|pc-\d{1,20})", re.ASCII)
SESSION = re.compile(r"(\d{1,20}):([A-Za-z-]{0,10}):(\d{1,12}\.?\d{0,6}):([-a-z0-9]{1,80}):([0-9a-f]{32})", re.ASCII)
LOCALE = re.compile(r"[A-Za-z-]{1,10}", re.ASCII)
LIFE = 24 * 3600  # seconds for which a session is valid
REQUEST_TIMEOUT = aiohttp.ClientTimeout(10)
FRESH = 30.0  # seconds for which the people of an instance are cached
LONGEST_WAIT = 600.0  # seconds until codes are tried again, should Discord ask for longer: nobody can sign in meanwhile
ATTEMPTS, PAUSE = 3, 0.5  # a person who has just joined may not be listed yet
INSTANCES_REMEMBERED = 1024


class NotConfirmed(Exception):
    """Discord does not confirm who the person is or that they are there."""


class DiscordUnreachable(Exception):
    """Discord does not answer now."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A person who has the page open in an instance of the Activity."""

    person: int
    locale: str  # of their client, may be empty
    instance: str  # its id


@dataclass(frozen=True, slots=True)
class Identity:
    """What Discord says about the person whom a code belongs to."""

    person: int
    name: str
    locale: str
    access_token: str


@dataclass(frozen=True, slots=True)
class Instance:
    """An Activity that is open in a place."""

    place: Place
    people: frozenset[int]  # who have it open
    seen: float  # when Discord said so, by time.monotonic


class SignIn:
    """Asks Discord who is where. `secret` is the application's, and is sent only to Discord."""

    def __init__(self, client: discord.Client, secret: str) -> None:
        self._client, self._secret = client, secret
        self._key = hashlib.sha256(b"session\0" + secret.encode()).digest()
        self._instances: Recent[str, Instance] = Recent(INSTANCES_REMEMBERED)
        self._waits_until = 0.0  # until when Discord takes no codes, by time.monotonic

    async def identify(self, code: str) -> Identity:
        """Asks Discord whom a code belongs to. Raises NotConfirmed, and DiscordUnreachable while Discord takes none."""
        if time.monotonic() < self._waits_until:
            raise DiscordUnreachable
        form = {
            "client_id": str(self._client.application_id),
            "client_secret": self._secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        try:
            async with aiohttp.ClientSession(Route.BASE.rstrip("/") + "/", timeout=REQUEST_TIMEOUT) as web:
                async with web.post("oauth2/token", data=form) as answer:
                    if answer.status == TOO_MANY_REQUESTS:
                        wait = min(wait_of({}, answer), LONGEST_WAIT)
                        self._waits_until = max(self._waits_until, time.monotonic() + wait)
                    token = str((await _json_object(answer))["access_token"])
                async with web.get("users/@me", headers={"Authorization": f"Bearer {token}"}) as answer:
                    user = await _json_object(answer)
        except (aiohttp.ClientError, TimeoutError, ValueError, KeyError) as error:
            raise NotConfirmed from error
        name = plain_name(str(user.get("global_name") or "")) or plain_name(str(user.get("username")))
        locale = str(user.get("locale") or "")
        return Identity(int(user["id"]), name, locale if LOCALE.fullmatch(locale) else "", token)

    def session(self, visit: Visit) -> str:
        """A session for a visit that Discord has confirmed. Each page has another, by its time."""
        text = f"{visit.person}:{visit.locale}:{time.time():.6f}:{visit.instance}"
        return f"{text}:{self._sign(text)}"

    def read(self, session: str) -> Visit:
        """The visit of a session. Raises NotConfirmed if it is not signed by us or too old."""
        found = SESSION.fullmatch(session)
        signed = session.rpartition(":")[0]
        if found is None or not hmac.compare_digest(found[5], self._sign(signed)):
            raise NotConfirmed
        if time.time() - float(found[3]) > LIFE:
            raise NotConfirmed
        return Visit(int(found[1]), found[2], found[4])

    async def instance(self, visit: Visit) -> Instance:
        """The instance of a visit: its place and people. Raises NotConfirmed if Discord does not list the person there,
        and DiscordUnreachable.
        """
        if not INSTANCE.fullmatch(visit.instance):
            raise NotConfirmed
        known = self._instances.get(visit.instance)
        if known and visit.person in known.people and time.monotonic() - known.seen < FRESH:
            return known
        for attempt in range(ATTEMPTS):
            if attempt:
                await asyncio.sleep(PAUSE)
            found = await self._ask(visit.instance)
            if visit.person in found.people:
                self._instances.keep(visit.instance, found)
                return found
        raise NotConfirmed

    def known(self, visit: Visit) -> frozenset[int]:
        """Who has the page open in the same instance, by Discord's last answer, asked for when a page connects."""
        found = self._instances.get(visit.instance)
        return found.people if found else frozenset({visit.person})

    async def _ask(self, instance: str) -> Instance:
        path = "/applications/{application}/activity-instances/{instance}"
        route = Route("GET", path, application=self._client.application_id, instance=instance)
        try:
            told: dict[str, Any] = await answered(self._client.http.request(route))
        except discord.HTTPException as error:
            raise NotConfirmed from error
        location = told["location"]
        guild = location.get("guild_id")
        place = Place(int(guild) if guild else None, int(location["channel_id"]))
        return Instance(place, frozenset(map(int, told["users"])), time.monotonic())

    def _sign(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()[:32]


async def answered(request: Awaitable[T]) -> T:
    """The answer to a request of the bot. Raises DiscordUnreachable where there is none in time, as while Discord wants
    no requests, and HTTPException where Discord refuses.
    """
    try:
        async with asyncio.timeout(REQUEST_SECONDS):
            return await request
    except Exception as error:
        if classify(error) is Failure.PASSES:
            raise DiscordUnreachable from error
        raise


async def _json_object(answer: aiohttp.ClientResponse) -> dict[str, Any]:
    answer.raise_for_status()
    told = await answer.json()
    if not isinstance(told, dict):
        raise ValueError("not an object")
    return told
