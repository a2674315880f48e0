"""Rate limits of messages: known at once, so that nobody sleeps over one while others wait behind.

discord.py answers every 429 by sleeping inside the request, five times if need be, with all later requests of the same
channel waiting behind it. Here the trace of aiohttp, which sees each response first, ends such a request instead.
"""

import re
from types import SimpleNamespace
from typing import Any

import aiohttp

TOO_MANY_REQUESTS = 429
TOO_MANY_OLD_EDITS = 30046
PATIENCE = 1.0  # seconds that discord.py may sleep
MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?$")  # what the bot does by its own hand, not by an interaction


class RateLimited(Exception):
    """Discord wants fewer requests: `code` says of which kind, `retry_after` (seconds) from when on."""

    def __init__(self, code: int, retry_after: float) -> None:
        super().__init__(f"rate limited (code {code}) for {retry_after:g} s")
        self.code, self.retry_after = code, retry_after


def tracing() -> aiohttp.TraceConfig:
    """For the `http_trace` of a client: its requests about messages raise RateLimited instead of sleeping for long."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_look)
    return trace


async def _look(session: aiohttp.ClientSession, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
    if ended.response.status != TOO_MANY_REQUESTS or not MESSAGES.search(ended.url.path):
        return
    told = await _told(ended.response)
    code, retry_after = int(told.get("code") or 0), float(told.get("retry_after") or 0)
    if not told.get("global") and (code == TOO_MANY_OLD_EDITS or retry_after > PATIENCE):
        raise RateLimited(code, retry_after)


async def _told(response: aiohttp.ClientResponse) -> dict[str, Any]:
    try:
        told = await response.json(content_type=None)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}
