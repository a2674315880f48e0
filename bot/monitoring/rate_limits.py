"""How often Discord has answered that the bot asks too much."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import aiohttp

TOO_MANY_REQUESTS = 429
SCOPES = ("user", "shared", "global", "cloudflare", "unknown")


class RateLimitsMet:
    """`counts` are by scope: the bot's own limit of a route, one that it shares with others, the one of all its
    requests; `cloudflare`, where it was turned away before Discord; `unknown` where nothing is said.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(SCOPES, 0))

    def counting(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """The same trace, which counts before it does anything else with a response."""
        trace.on_request_end.insert(0, self._count)
        return trace

    async def _count(self, _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
        if ended.response.status == TOO_MANY_REQUESTS:
            self.counts[_scope(ended.response)] += 1


def _scope(response: aiohttp.ClientResponse) -> str:
    if "Via" not in response.headers:
        return "cloudflare"
    told = response.headers.get("X-RateLimit-Scope", "")
    return told if told in SCOPES else "unknown"
