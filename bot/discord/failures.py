"""What can go wrong with a request, and what it means. Only this file and `rate_limits` compare Discord's codes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, TypeVar

import discord
from aiohttp import ClientError

from bot.discord.rate_limits import SERVER_ERROR, TOO_MANY_REQUESTS, VIA, RateLimited
from bot.pauses import pauses_of

if TYPE_CHECKING:
    from bot.discord.page import Page

log = logging.getLogger(__name__)

T = TypeVar("T")

REQUEST_SECONDS = 10.0  # seconds for a request that answers no interaction; discord.py would try for much longer

BROKEN = (ClientError, TimeoutError, discord.DiscordServerError)
"""What a request raises if Discord did not receive it, could not do it, or its answer was lost."""


class NoWay(Exception):
    """The interaction no longer takes an answer of that kind."""


class AlwaysFails(Exception):
    """Discord fails at every edit of this message, or at every list of a channel's messages."""


class NoAccess(Exception):
    """The bot can do nothing here without an interaction: Discord is known to refuse it."""


class NoFiles(Exception):
    """The bot may attach no files here: Discord is known to refuse them."""


class Failure(Enum):
    """What a failed request means for what was to be shown."""

    PASSES = "try again later"
    NOT_EDITABLE = "this message cannot be changed; another may take its place"
    GONE = "this message is not there, or only one person's; another may take its place"
    TOO_OFTEN = "this message was changed too often: it can be changed later, or another may take its place at once"
    UNREACHABLE = "nobody can be reached there"
    EXPIRED = "this interaction takes no answer any more"
    FULL = "this interaction takes edits, but no further message"
    ANSWERED = "it was done already: the interaction has its answer, the message its thread"
    FORBIDDEN = "a permission is missing, perhaps only that to attach files"
    FILTERED = "a filter of the server stops the text"
    BUG = "our own mistake"


@dataclass(frozen=True, slots=True)
class Refusable:
    """Which of the things that Discord may refuse a page has: pictures, and people's names."""

    pictures: bool = True
    names: bool = True

    def without(self, failure: Failure, page: "Page") -> "Refusable | None":
        """What the page after one with this failure has; None if no other may succeed. Pictures are left out where
        Discord takes no files, or it is not known why it failed; names where a filter stops one.
        """
        if failure in (Failure.FORBIDDEN, Failure.BUG) and self.pictures and page.files():
            return replace(self, pictures=False)
        if failure is Failure.FILTERED and self.names:
            return replace(self, names=False)
        return None


ALL = Refusable()

OURS: dict[type[BaseException], Failure] = {
    NoWay: Failure.EXPIRED,
    AlwaysFails: Failure.NOT_EDITABLE,
    NoAccess: Failure.UNREACHABLE,
    NoFiles: Failure.FORBIDDEN,
}
UNKNOWN_WEBHOOK = 10015
CODES = {
    10003: Failure.UNREACHABLE,  # unknown channel
    50001: Failure.UNREACHABLE,  # missing access
    50013: Failure.FORBIDDEN,  # missing permissions
    20009: Failure.FORBIDDEN,  # a picture that Discord takes for explicit
    400001: Failure.FORBIDDEN,  # files in this server are limited
    50007: Failure.UNREACHABLE,  # direct messages are closed
    50278: Failure.UNREACHABLE,  # no server in common
    50033: Failure.UNREACHABLE,  # nobody to whom a bot can write
    20026: Failure.UNREACHABLE,  # the bot is quarantined: it cannot write to people it has not written to before
    160005: Failure.UNREACHABLE,  # the thread is locked
    50024: Failure.UNREACHABLE,  # not in a channel of this kind
    50008: Failure.UNREACHABLE,  # a channel without messages, such as a category
    40058: Failure.UNREACHABLE,  # a forum
    50009: Failure.UNREACHABLE,  # the server's verification level
    10008: Failure.GONE,  # unknown message: deleted, or for the eyes of one person
    50005: Failure.NOT_EDITABLE,  # somebody else's message
    50083: Failure.NOT_EDITABLE,  # the thread is archived; a new message opens it again
    30046: Failure.TOO_OFTEN,  # too many edits of messages that are older than an hour
    10062: Failure.EXPIRED,  # unknown interaction
    UNKNOWN_WEBHOOK: Failure.EXPIRED,
    50027: Failure.EXPIRED,  # invalid webhook token
    40094: Failure.FULL,  # too many follow-ups of an application that only a person has installed
    40060: Failure.ANSWERED,
    160004: Failure.ANSWERED,  # the message has a thread: a person's, or that of a request whose answer was lost
    40333: Failure.PASSES,  # "internal network error", with status 403
    40003: Failure.PASSES,  # too many direct messages are opened
    20022: Failure.TOO_OFTEN,  # too many edits of a message that is published in an announcement channel
    20016: Failure.PASSES,  # slow mode
    20028: Failure.PASSES,  # too much is written in the channel
    20029: Failure.PASSES,  # too much is written in the server
    160006: Failure.PASSES,  # too many threads are open
    160007: Failure.PASSES,  # the same in announcement channels
    40062: Failure.PASSES,  # a service of Discord's is limited
    40004: Failure.PASSES,  # messages are disabled for a while
    40006: Failure.PASSES,  # this feature is
    130000: Failure.PASSES,  # a part of Discord is overloaded
    20031: Failure.FILTERED,  # words that no name of a channel or thread may have
    200000: Failure.FILTERED,  # AutoMod
    200001: Failure.FILTERED,  # AutoMod, of a thread's name
    240000: Failure.FILTERED,  # a harmful link
}
TAKES_NO_MESSAGE = (Failure.EXPIRED, Failure.FULL)
UNAUTHORIZED = 401
STOPPED = "Session is closed"  # aiohttp's text when the bot has stopped; the next start does what is left to do


def classify(error: BaseException) -> Failure:
    """What an exception that a request raised means."""
    if ours := OURS.get(type(error)):
        return ours
    if isinstance(error, discord.GatewayNotFound) and error.__cause__:
        return classify(error.__cause__)
    if isinstance(error, RateLimited):
        return Failure.TOO_OFTEN if error.of_message else Failure.PASSES
    if isinstance(error, BROKEN) or (isinstance(error, RuntimeError) and str(error) == STOPPED):
        return Failure.PASSES
    if isinstance(error, discord.HTTPException):
        if error.code in CODES:
            return CODES[error.code]
        if error.status == TOO_MANY_REQUESTS or error.status >= SERVER_ERROR:  # of files, too
            return Failure.PASSES
        if not error.code and VIA not in error.response.headers:  # no answer of Discord's: it was blocked on its way
            return Failure.PASSES
        if error.status == UNAUTHORIZED:  # the token was reset: the bot ends, and its next start has a new one
            return Failure.PASSES
        if isinstance(error, discord.NotFound):
            return Failure.UNREACHABLE
    return Failure.BUG


def may_be_repeated(error: Exception) -> bool:
    """Whether an answer to an interaction may succeed a moment later: the request broke, or Discord does not know yet
    that the interaction has its first answer (discord-api-docs, issue 7220).
    """
    return isinstance(error, BROKEN) or (isinstance(error, discord.NotFound) and error.code == UNKNOWN_WEBHOOK)


async def result_or_failure(what: str, request: Callable[[], Awaitable[T]]) -> T | Failure:
    """Makes a request. Returns its result, or what went wrong. `what` tells the log what the request was for.

    Raises what keeps it from being made: the database fails, or a bug.
    """
    try:
        return await request()
    except Exception as error:
        if _is_unmade(error):
            raise
        return _logged(what, error)


async def with_less(
    what: str,
    page: "Page",
    less: Callable[[Refusable], Awaitable["Page"]],
    request: Callable[["Page"], Awaitable[T]],
    has: Refusable = ALL,
) -> T:
    """Makes a request with a drawn page that `has` these; if it raises or returns a failure after which Discord may
    take a page without pictures or names, makes it again with that, which `less` gives.

    Raises what `less` or the last request raises.
    """
    while True:
        try:
            result = await request(page)
        except Exception as error:
            left = None if _is_unmade(error) else has.without(classify(error), page)
            if left is None:
                raise
            _logged(f"{what}, without picture or names again", error)
        else:
            left = has.without(result, page) if isinstance(result, Failure) else None
            if left is None:
                return result
        has = left
        page = await less(has)


def _is_unmade(error: Exception) -> bool:
    """Whether an exception says nothing about a request: it was raised on the way to one."""
    return classify(error) is Failure.BUG and not isinstance(error, discord.HTTPException)


def _logged(what: str, error: Exception) -> Failure:
    failure = classify(error)
    if failure is Failure.BUG:
        log.error("%s: a request that Discord refuses: %s", what, getattr(error, "text", ""), exc_info=error)
    else:
        log.info("%s: %r: %s", what, error, failure.value)
    return failure


async def failure_of(what: str, request: Callable[[], Awaitable[object]]) -> Failure | None:
    """Makes a request as `result_or_failure` does. Returns what went wrong, or None."""
    result = await result_or_failure(what, request)
    return result if isinstance(result, Failure) else None


async def insist(what: str, request: Callable[[], Awaitable[object]]) -> None:
    """Makes a request as `failure_of` does, again and again, less and less often, while it fails by what passes."""
    for pause in pauses_of(what):
        if await failure_of(what, request) is not Failure.PASSES:
            return
        await asyncio.sleep(pause)
