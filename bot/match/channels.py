"""Messages that the bot sends, edits and deletes in a channel without an interaction."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from functools import partial
from hashlib import blake2b
from secrets import token_hex

import discord
import orjson
from discord.http import MultipartParameters

from bot.discord.controls import Json, Tag, components_of, tags_in
from bot.discord.failures import REQUEST_SECONDS, AlwaysFails, Failure, NoAccess, NoFiles, classify, failure_of
from bot.discord.interaction_requests import with_retries
from bot.discord.page import NewMessage, Page
from bot.discord.place import Place
from bot.discord.rate_limits import Limits
from bot.match.failure_log import failure_logged
from bot.match.known_servers import KnownServers
from bot.recent import Recent

log = logging.getLogger(__name__)

IsQuiet = Callable[[int | None], Awaitable[bool]]  # whether it is now in a server's quiet hours (None: no server)

MOST_NONCE, MOST_THREAD = 25, 100  # characters of a nonce and of the name of a thread; Discord's limits
DISCREPANCY = timedelta(minutes=1)  # how far our clock may be ahead of Discord's
MOST_READ = 100  # messages; Discord gives no more in one request
MOST_FAILURES = 6  # server errors in a row after which a message cannot be edited, the messages of a channel not listed
MESSAGES_REMEMBERED = 4096
BINARY = "application/octet-stream"


def nonce(number: int, revision: int, since: datetime) -> str:
    """The nonce of a message of the match or call `number`, made at `since`; `revision` tells several of one apart."""
    return f"{number}-{revision}-{since.timestamp()}"


class Channels:
    """Requests to channels, each made once: the caller tries again, then with the newest page.

    Every method that makes a request may raise what it raises, TimeoutError, and NoAccess or NoFiles where Discord is
    known to refuse it: then no request is made.
    """

    def __init__(self, client: discord.Client, servers: KnownServers, limits: Limits, is_quiet: IsQuiet) -> None:
        self._client = client
        self.servers, self.access = servers, servers.access
        self.limits = limits
        self._failed: Recent[str, int] = Recent(MESSAGES_REMEMBERED)  # server errors in a row, by what failed
        self._is_quiet = is_quiet

    async def edit(self, place: Place, message: int, page: Page, *, waits: bool = False) -> None:
        """Changes a message. Takes a page without drawings. Where the channel takes no edits for more than a moment, it
        `waits`, or raises RateLimited. Raises AlwaysFails if Discord failed at it too often.
        """
        if not waits:
            self.limits.require_room("PATCH", place.channel_id)
        files = self._files(place, page)
        async with self._counting(f"message {message} cannot be edited"), self._reaching(place):
            edited = _parameters(page.message(), files)
            await self._client.http.edit_message(place.channel_id or 0, message, params=edited)

    async def send(
        self, place: Place, page: Page, nonce: str, pinged: Sequence[int] = (), *, waits: bool = False
    ) -> int:
        """Sends a new message, without a sound in quiet hours, and returns its id. Within some minutes the same
        `nonce`, of any length, gives the same message in a place. If the channel takes none now, `waits`, or raises
        RateLimited. May raise a DatabaseFault.
        """
        if not waits:
            self.limits.require_room("POST", place.channel_id)
        message = NewMessage(page, tuple(pinged), silent=await self._is_quiet(place.guild_id))
        told = _parameters(message.json() | _once(nonce, place.channel_id), self._files(place, page))
        async with self._reaching(place, posting=True):
            return int((await self._client.http.send_message(place.channel_id or 0, params=told))["id"])

    async def post(self, place: Place, page: Page, pinged: Sequence[int] = ()) -> bool:
        """Sends a message that nobody sends again, as `send` does, but raises nothing. Returns whether it worked."""
        own = token_hex()  # no other message has it
        return await _has_worked(partial(self.send, place, page, own, pinged, waits=True))

    async def write_to(self, person: int, page: Page) -> bool:
        """Does what `write` does, but raises nothing. Returns whether it worked."""
        return await _has_worked(partial(self.write, person, page, token_hex()))

    async def write(self, person: int, page: Page, nonce: str) -> None:
        """Sends a direct message, which the person may not accept; within some minutes once for each `nonce`."""
        async with asyncio.timeout(REQUEST_SECONDS):
            channel = await self._client.create_dm(discord.Object(person))
            told = _parameters(page.message() | _once(nonce, channel.id), [])
            await self._client.http.send_message(channel.id, params=told)

    async def open_thread(self, place: Place, message: int, name: str) -> None:
        """Opens a thread under a message, for people to talk in."""
        async with self._reaching(place):
            await self._message(place, message).create_thread(name=name[:MOST_THREAD])

    async def find(self, place: Place, since: int | datetime, is_own: Callable[[Tag], bool]) -> int | None:
        """The bot's newest message in a place, after a message or a time, with a control for which `is_own` is true;
        None if there is none among the last messages, or if it cannot read them.
        """
        if isinstance(since, datetime):
            since = discord.utils.time_snowflake(since - DISCREPANCY)
        messages = self._channel(place).history(limit=MOST_READ, after=discord.Object(since), oldest_first=False)
        with suppress(AlwaysFails):
            async with self._counting(f"messages in {place.channel_id} cannot be listed"), self._reaching(place):
                async for message in messages:
                    if message.author == self._client.user and any(map(is_own, tags_in(components_of(message)))):
                        return message.id
        return None

    async def delete(self, place: Place, message: int) -> None:
        """Deletes a message; no error if it is gone already."""
        try:
            async with self._reaching(place):
                await self._message(place, message).delete()
        except discord.NotFound:
            return

    @asynccontextmanager
    async def _counting(self, what: str) -> AsyncIterator[None]:
        """Counts a request's server errors. Raises AlwaysFails after too many; `what` names it in the log."""
        try:
            yield
        except discord.DiscordServerError as error:
            failed = self._failed.get(what, 0) + 1
            self._failed.keep(what, failed)
            if failed < MOST_FAILURES:
                raise
            if failed == MOST_FAILURES:
                log.warning("%s: Discord failed at it %d times: %r", what, failed, error)
            raise AlwaysFails from error
        self._failed.pop(what, None)

    @asynccontextmanager
    async def _reaching(self, place: Place, *, posting: bool = False) -> AsyncIterator[None]:
        """Limits the time of a request in a place. If Discord refuses it because of the place, no more requests are
        made there until something changes.
        """
        access = self.access.of(place)
        if not (access.posts if posting else access.edits):
            raise NoAccess
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                yield
        except discord.HTTPException as error:
            if classify(error) is Failure.UNREACHABLE:
                self.access.refused(place.channel_id or 0)
            raise

    def _files(self, place: Place, page: Page) -> list[discord.File]:
        """The page's files. Raises NoFiles if Discord would refuse them."""
        files = page.files()
        if files and not self.access.takes_files(place):
            raise NoFiles
        return files

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel_id or 0, guild_id=place.guild_id)

    def _message(self, place: Place, message: int) -> discord.PartialMessage:
        return self._channel(place).get_partial_message(message)


async def _has_worked(request: Callable[[], Awaitable[object]]) -> bool:
    """Makes a request that nobody makes again, and raises nothing. Returns whether it worked. It is repeated only in
    the time that one request may take: whoever sends a notice waits for it.
    """
    failure: Failure | None = Failure.PASSES
    with failure_logged(log, "a notice cannot be sent"):
        failure = await failure_of("a notice", partial(with_retries, request, within=REQUEST_SECONDS))
    return failure is None


def _once(nonce: str, channel: int | None) -> Json:
    """What a message has so that Discord posts it once: it would return one with the same nonce in any channel, and
    takes 25 characters.
    """
    own = blake2b(f"{nonce} {channel}".encode(), digest_size=MOST_NONCE // 2).hexdigest()
    return {"nonce": own, "enforce_nonce": True}


def _parameters(message: Json, files: list[discord.File]) -> MultipartParameters:
    """A message and its files as the library's requests take them."""
    if not files:
        return MultipartParameters(message, None, None)
    form: list[Json] = [{"name": "payload_json", "value": orjson.dumps(message).decode()}]
    for number, file in enumerate(files):
        form.append({"name": f"files[{number}]", "value": file.fp, "filename": file.filename, "content_type": BINARY})
    return MultipartParameters(None, form, files)
