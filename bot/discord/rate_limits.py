"""Rate limits: remembered until they are over, so that no request is sent too soon and none sleeps while others wait.

discord.py answers every 429 by sleeping inside the request, up to five times, with all later requests of the same
channel or interaction waiting behind it; and if a request is given up while it sleeps over a global limit, every later
one waits for ever. Here a trace of aiohttp, which sees each request and each response first, ends such requests
instead: the bot's own, and answers to interactions that would come too late. It ends edits, lists of messages and
answers at which Discord fails, too, over which discord.py sleeps in the same way: their callers repeat them.

A request that Discord has answered returns, even if no other one is taken there for a while: discord.py would sleep
inside it until then. Where it was the last edit or message, `require_room` tells whoever does not want to wait so long.
"""

import asyncio
import math
import re
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, NamedTuple

import aiohttp
import discord
from discord.http import Ratelimit
from discord.webhook.async_ import AsyncDeferredLock

from bot.background import Background

SERVER_ERROR = 500
TOO_MANY_REQUESTS = 429
TOO_MANY_OLD_EDITS = 30046
LONGEST_SLEEP = 1.0  # seconds that discord.py may sleep
# Seconds for a request that answers an interaction, with all its attempts. It holds the match's lock meanwhile; but if
# it is given up and Discord carries it out anyway, there are two messages: this one and the one that replaced it.
ANSWERING = 30.0
UNTOLD = 60.0  # seconds to wait where Cloudflare bans the address without saying for how long
VIA = "Via"  # a header of all that Discord answers; what Cloudflare answers in front of it has none
BY_TOKEN = re.compile(r"/(interactions|webhooks)/\d+/")  # answers to interactions: no global limit applies to them
FIRST_ANSWER = "/callback"  # the end of the path of a first answer, for which Discord gives three seconds
API = "/api/"  # the beginning of the paths of requests
MESSAGES = re.compile(r"/channels/(\d+)/messages(/\d+)?$")  # posts and edits that answer no interaction
BUSY_CHANNEL, BUSY_SERVER = 20028, 20029  # too much is written in a channel or a server, by any route
# Seconds. A limit of a whole channel is over within a second; one that lasts longer than this, for an edit, is of that
# message alone: it is published in an announcement channel, and may then be edited three times an hour.
BUSY_SECONDS = 10.0
LAST = "after the last"  # what holds for a channel that took its last message for now: such requests are waited for
USED_UP = {"PATCH": "PATCH", "POST": LAST}  # by method: the name of the limit of a route that took its last request
EVERYTHING = "everything"
SCOPES = ("user", "shared", "global", "cloudflare", "unknown")
"""The scopes of limits: the bot's own limit of a route, a limit that it shares with others, the limit of all its
requests; `cloudflare` if the request was refused before it reached Discord; `unknown` if the response does not say."""

_sleeping = Background()


def _beside(leave: Callable[..., Coroutine[Any, Any, None]], sleeps: Callable[[Any], bool]) -> Callable[..., Any]:
    """The end of an `async with` block that does beside what `leave` does, where that sleeps."""

    async def leave_at_once(limit: Any, *given: Any) -> None:
        if sleeps(limit):
            _sleeping.spawn(leave(limit, *given))
        else:
            await leave(limit, *given)

    return leave_at_once


# Both sleep there until Discord takes another request. The next request of the route waits for that as before.
Ratelimit.__aexit__ = _beside(  # type: ignore[method-assign]
    Ratelimit.__aexit__, lambda limit: limit.remaining < limit.outgoing
)
AsyncDeferredLock.__aexit__ = _beside(  # type: ignore[method-assign]
    AsyncDeferredLock.__aexit__, lambda lock: bool(lock.delta)
)


class RateLimited(Exception):
    """Discord refuses requests for now. `code` is Discord's code of the limit, or 0; `retry_after` is in seconds.
    `of_message`: it holds for edits of one message only.
    """

    def __init__(self, code: int, retry_after: float, *, of_message: bool = False) -> None:
        super().__init__(f"rate limited (code {code}) for {retry_after:g} s")
        self.code, self.retry_after, self.of_message = code, retry_after, of_message


class RateLimit(NamedTuple):
    """A limit that was hit."""

    code: int  # Discord's, or 0
    until: float  # when it ends, by time.monotonic


class Limits:
    """Remembers limits that last longer than LONGEST_SLEEP. Until one is over, requests under it are not sent: they
    raise RateLimited.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(SCOPES, 0))  # all refusals since the start, by scope
        self._met: dict[str, RateLimit] = {}  # by what they hold for: a channel, a route or EVERYTHING

    def tracing(self) -> aiohttp.TraceConfig:
        """The trace to give to a discord.py client as `http_trace`."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._check)
        trace.on_request_end.append(self._look)
        return trace

    async def pause(self, seconds: float, channel: int | None = None) -> None:
        """Waits before another attempt: these seconds, or longer until no known limit is in the way. `channel` is where
        the attempt will write, if anywhere.
        """
        held = (EVERYTHING, str(channel), f"POST {channel}", f"PATCH {channel}", f"{LAST} {channel}")
        await asyncio.sleep(max(seconds, *map(self._left, held)))

    def require_room(self, method: str, channel: int | None) -> None:
        """Raises RateLimited if a channel takes no "POST" (message) or "PATCH" (edit) now: discord.py would sleep."""
        if (left := self._left(f"{USED_UP[method]} {channel}")) > 0:
            raise RateLimited(0, left)

    def _left(self, scope: str) -> float:
        return self._met[scope].until - time.monotonic() if scope in self._met else 0.0

    async def _check(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        for scope in _scopes(asked.method, asked.url.path):
            if (left := self._left(scope)) > 0:
                raise RateLimited(self._met[scope].code, left, of_message=_is_of_message(scope))

    async def _look(self, _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
        if ended.response.status >= SERVER_ERROR and _is_repeated(ended.method, ended.url.path):
            raise discord.DiscordServerError(ended.response, await _json_of(ended.response))
        if ended.response.status != TOO_MANY_REQUESTS:
            self._note_used_up(ended)
            return
        self.counts[_told_scope(ended.response)] += 1
        told = await _json_of(ended.response)
        code, wait = int(told.get("code") or 0), wait_of(told, ended.response)
        if not _scopes(ended.method, ended.url.path):
            if wait > _patience(ended.url.path):
                raise RateLimited(code, wait)
            return
        scope = _held(code, wait, told, ended)
        if scope and (code == TOO_MANY_OLD_EDITS or wait > LONGEST_SLEEP):
            self._keep(scope, RateLimit(code, time.monotonic() + wait))
            raise RateLimited(code, wait, of_message=_is_of_message(scope))

    def _note_used_up(self, ended: aiohttp.TraceRequestEndParams) -> None:
        """Remembers that an edit or a message was the last one that its route takes for a while. Further edits are
        refused until then. Messages are not: not all who send try again.
        """
        told, about = ended.response.headers, MESSAGES.search(ended.url.path)
        held = USED_UP.get(ended.method)
        if about and held and told.get("X-RateLimit-Remaining") == "0":
            wait = float(told.get("X-RateLimit-Reset-After", 0))
            if wait > LONGEST_SLEEP:
                self._keep(f"{held} {about[1]}", RateLimit(0, time.monotonic() + wait))

    def _keep(self, scope: str, limit: RateLimit) -> None:
        now = time.monotonic()
        self._met = {each: met for each, met in self._met.items() if met.until > now} | {scope: limit}


def wait_of(told: dict[str, Any], response: aiohttp.ClientResponse) -> float:
    """The seconds to wait after a response with 429: as its body says, or its header if it is Cloudflare's."""
    untold = 0.0 if VIA in response.headers else UNTOLD
    try:
        return float(told.get("retry_after") or response.headers.get("Retry-After") or untold)
    except ValueError:
        return untold


def _told_scope(response: aiohttp.ClientResponse) -> str:
    if VIA not in response.headers:
        return "cloudflare"
    told = response.headers.get("X-RateLimit-Scope", "")
    return told if told in SCOPES else "unknown"


def _scopes(method: str, path: str) -> tuple[str, ...]:
    """The names of all limits that a request counts towards: none for answers, the gateway and files."""
    if BY_TOKEN.search(path) or not path.startswith(API):
        return ()
    about = MESSAGES.search(path)
    return (EVERYTHING, about[1], f"{method} {about[1]}", f"{method} {path}") if about else (EVERYTHING,)


def _patience(path: str) -> float:
    """The seconds that discord.py may sleep over a request without scopes. A first answer is in vain after them; any
    other has the rest of its time left then.
    """
    if not BY_TOKEN.search(path):
        return math.inf
    return LONGEST_SLEEP if path.endswith(FIRST_ANSWER) else ANSWERING / 2


def _is_repeated(method: str, path: str) -> bool:
    """Whether whoever makes such a request repeats it after a server error."""
    return BY_TOKEN.search(path) is not None or (method in ("PATCH", "GET") and MESSAGES.search(path) is not None)


def _is_of_message(scope: str) -> bool:
    return MESSAGES.search(scope) is not None


def _held(code: int, wait: float, told: dict[str, Any], ended: aiohttp.TraceRequestEndParams) -> str | None:
    """The name of what a limit holds for; None if discord.py may wait for it, because no message waits behind it."""
    if told.get("global") or VIA not in ended.response.headers:
        return EVERYTHING
    scopes = _scopes(ended.method, ended.url.path)
    if len(scopes) == 1:
        return None
    _, channel, route, message = scopes
    if code == TOO_MANY_OLD_EDITS or (code == BUSY_CHANNEL and wait > BUSY_SECONDS and ended.method == "PATCH"):
        return message
    return channel if code in (BUSY_CHANNEL, BUSY_SERVER) else route


async def _json_of(response: aiohttp.ClientResponse) -> dict[str, Any]:
    try:
        told = await response.json(content_type=None)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}
