"""Injects faults for tests: cut sockets, refused resumes, slow or failing routes, 429s, late events."""

from __future__ import annotations

import asyncio
import fnmatch
import re
from dataclasses import dataclass, field

from .errors import ApiError, TooMany
from .gateway import Gateway


@dataclass(slots=True)
class InjectedFault:
    """What happens to the next requests that match a pattern."""

    pattern: str  # of "METHOD /path", with wildcards as in file names
    times: int  # how many requests it still hits
    status: int = 0  # of the answer; 0: the request goes on
    retry_after: float = 0.0
    is_global: bool = False
    seconds: float = 0.0  # to wait
    after: bool = False  # the request does its work first
    broken: bool = False  # the connection breaks instead of an answer
    blocked: bool = False  # Cloudflare answers, not Discord
    gate: asyncio.Event | None = None  # awaited before anything else
    met: int = 0  # how many requests it has hit
    code: int = 0
    message: str = ""


class Banned(Exception):
    """Raised to answer as Cloudflare does in front of Discord. `retry_after` is in seconds; None: it is not told."""

    def __init__(self, retry_after: float | None) -> None:
        super().__init__("banned")
        self.retry_after = retry_after


class Blocked(Exception):
    """Raised to answer as Cloudflare's firewall does."""


class HungUp(Exception):
    """Raised to break the connection without an answer."""


_OF_MESSAGE = re.compile(r"(?<=/messages)/[^/]+")


@dataclass(slots=True)
class InjectedLimit:
    """A rate limit: at most `most` requests per `seconds` and path, on paths that match `pattern`."""

    pattern: str
    most: int
    seconds: float
    windows: dict[str, tuple[float, int]] = field(default_factory=dict)


class Faults:
    """Adds and applies faults. Patterns are like "POST /interactions/*/callback"; paths begin after /api/v10."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._faults: list[InjectedFault] = []
        self._gates: list[asyncio.Event] = []
        self._ban = self._banned_until = 0.0
        self._is_ban_told = True
        self.turned_away = 0
        """The number of requests that were refused during a ban."""
        self.limits: list[InjectedLimit] = []
        self.events_last = False
        """Whether gateway events that a request causes are sent only after its answer."""

    def delay(self, pattern: str, seconds: float, times: int = 1) -> InjectedFault:
        """Answers late."""
        return self._add(InjectedFault(pattern, times, seconds=seconds))

    def fail(self, pattern: str, status: int = 500, times: int = 1, *, after: bool = False) -> InjectedFault:
        """Answers with an error. With `after` the request does its work first, only its answer is lost."""
        return self._add(InjectedFault(pattern, times, status=status, after=after))

    def too_many(
        self, pattern: str, retry_after: float = 0.1, times: int = 1, *, is_global: bool = False
    ) -> InjectedFault:
        """Answers with 429."""
        return self._add(InjectedFault(pattern, times, status=429, retry_after=retry_after, is_global=is_global))

    def ban(self, seconds: float, *, told: bool = True) -> None:
        """Refuses every request for these seconds from the next one on, as Cloudflare does with an address that sent
        10,000 invalid requests in ten minutes. Unless `told`, its answer does not say for how long: it is a fixed text
        (discord-api-docs, issue 5810).
        """
        self._ban, self._banned_until, self._is_ban_told = seconds, 0.0, told

    def refuse(self, pattern: str, status: int, code: int, message: str, times: int = 1) -> InjectedFault:
        """Answers with one of Discord's errors, without a reason; the request is not carried out."""
        return self._add(InjectedFault(pattern, times, status=status, code=code, message=message, retry_after=0.5))

    def block(self, pattern: str, times: int = 1) -> InjectedFault:
        """Answers with 403 and a page of Cloudflare's, as its firewall does with an address that it suspects
        (discord-api-docs, issue 849).
        """
        return self._add(InjectedFault(pattern, times, blocked=True))

    def hang_up(self, pattern: str, times: int = 1, *, after: bool = False) -> InjectedFault:
        """Breaks the connection instead of answering. With `after` the request does its work first."""
        return self._add(InjectedFault(pattern, times, after=after, broken=True))

    def hold(self, pattern: str, times: int = 1, *, after: bool = False) -> InjectedFault:
        """Makes requests wait until the `gate` of the returned fault is set (from the world's own loop). With `after`
        they do their work first, only their answers wait.
        """
        return self._gate(self._add(InjectedFault(pattern, times, after=after)))

    def seize(self, pattern: str, *, after: bool = False) -> InjectedFault:
        """Never answers the next such request, and does not carry it out; with `after` it does its work first."""
        return self._gate(self._add(InjectedFault(pattern, 1, status=500, after=after)))

    def release(self) -> None:
        """Releases all requests that still wait at a gate, because the world ends."""
        for gate in self._gates:
            gate.set()

    def limit(self, pattern: str, most: int, seconds: float) -> None:
        """Enforces a rate limit with Discord's headers. All messages of a channel, and of a token, count together."""
        self.limits.append(InjectedLimit(pattern, most, seconds))

    def clear(self) -> None:
        """Removes all faults."""
        self._faults.clear()
        self._ban = self._banned_until = 0.0
        self.limits.clear()
        self.events_last = False
        self._gateway.refuse_resumes = 0
        self._gateway.is_down = False

    def cut(self) -> None:
        """Drops the bot's sockets without a close frame."""
        self._gateway.cut()

    def take_the_gateway_down(self) -> None:
        """Drops the bot's sockets, and accepts no new ones until `clear`."""
        self._gateway.is_down = True
        self._gateway.cut()

    def silence_the_gateway(self) -> asyncio.Event:
        """Drops the bot's sockets, and opens new ones only once the event is set: the bot then resumes its session."""
        self._gateway.gate = gate = asyncio.Event()
        self._gates.append(gate)
        self._gateway.cut()
        return gate

    def stall_the_gateway(self) -> asyncio.Event:
        """Keeps what is sent to the bot until the event is set, as a network does that loses everything for a while."""
        gate = asyncio.Event()
        self._gates.append(gate)
        for line in self._gateway.lines:
            line.gate = gate
        return gate

    def ask_to_reconnect(self) -> None:
        """Tells the bot to reconnect and resume (opcode 7)."""
        self._gateway.ask_to_reconnect()

    async def close(self, code: int = 4000) -> None:
        """Closes the bot's sockets with a code."""
        await self._gateway.close_all(code)

    def refuse_resume(self, times: int = 1) -> None:
        """Answers the next RESUMEs with "invalid session": the bot identifies again, and misses what happened."""
        self._gateway.refuse_resumes = times

    # -- applied by the REST side -------------------------------------------------------------------------------

    def check_ban(self, now: float) -> None:
        """Raises Banned while the address is banned."""
        if self._ban:
            self._ban, self._banned_until = 0.0, now + self._ban
        if now < self._banned_until:
            self.turned_away += 1
            raise Banned(self._banned_until - now if self._is_ban_told else None)

    def take(self, call: str) -> InjectedFault | None:
        """The fault that hits this request, or None; counts it."""
        for fault in self._faults:
            if fault.times > 0 and fnmatch.fnmatchcase(call, fault.pattern):
                fault.times -= 1
                fault.met += 1
                return fault
        return None

    def count(self, call: str, now: float) -> dict[str, str]:
        """The rate-limit headers for a request, which is counted. Raises TooMany past a limit."""
        for limit in self.limits:
            if fnmatch.fnmatchcase(call, limit.pattern):
                return _count(limit, call, now)
        return {}

    def _gate(self, fault: InjectedFault) -> InjectedFault:
        fault.gate = asyncio.Event()
        self._gates.append(fault.gate)
        return fault

    def _add(self, fault: InjectedFault) -> InjectedFault:
        self._faults.append(fault)
        return fault


def _count(limit: InjectedLimit, call: str, now: float) -> dict[str, str]:
    call = _OF_MESSAGE.sub("", call)
    start, used = limit.windows.get(call, (now, 0))
    if now >= start + limit.seconds:
        start, used = now, 0
    left = start + limit.seconds - now
    if used >= limit.most:
        raise TooMany(left)
    limit.windows[call] = (start, used + 1)
    return {
        "X-RateLimit-Limit": str(limit.most),
        "X-RateLimit-Remaining": str(limit.most - used - 1),
        "X-RateLimit-Reset": f"{start + limit.seconds:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": f"{hash(limit.pattern) & 0xFFFFFFFF:08x}",
    }


async def apply(fault: InjectedFault) -> None:
    """Waits as a fault says, then raises what it says."""
    if fault.gate is not None:
        await fault.gate.wait()
    if fault.seconds:
        await asyncio.sleep(fault.seconds)
    if fault.broken:
        raise HungUp
    if fault.blocked:
        raise Blocked
    if fault.status == 429:
        raise TooMany(fault.retry_after, fault.is_global, fault.code, fault.message or "You are being rate limited.")
    if fault.status:
        raise ApiError(fault.status, fault.code, fault.message or f"{fault.status}: on demand")
