"""The requests that answer an interaction. Each is of a ReplyKind, and its result is noted in the InteractionState.

Messages are sent and edited by the library's low-level requests, with a page's JSON as it is. The library's methods
above these make objects of everything that is sent and of the message that comes back, which took a third of the time
of a click.
"""

import asyncio
import io
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.discord import rate_limits
from bot.discord.controls import Json
from bot.discord.failures import Failure, NoWay, classify, may_be_repeated
from bot.discord.interaction_state import FIRST, InteractionState, OriginalMessage, ReplyKind
from bot.discord.page import PRIVATE, NewMessage, Page

log = logging.getLogger(__name__)

T = TypeVar("T")
IsNewest = Callable[[], bool]  # whether no later interaction has begun to change the message since
CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
FURTHER = "/webhooks/{webhook_id}/{webhook_token}"  # for further messages
REQUEST_PAUSES = (0.1, 0.5, 0.8)  # seconds before another attempt; a first answer has three in all, and a second way
LATER_PAUSES = (*REQUEST_PAUSES, 2.0, 4.0)  # the same for later answers
# The types of first answers: a message, a promise of one, a promise to change the message whose component was used, and
# such a change.
NEW_MESSAGE, PROMISED_MESSAGE, PROMISED_UPDATE, UPDATE_MESSAGE = 4, 5, 6, 7
BOUNDARY = secrets.token_hex(16).encode()  # random, so that no file contains it
PART = b'--%s\r\nContent-Disposition: form-data; name="%%s"%%s\r\n\r\n%%s\r\n' % BOUNDARY
FILE = b'; filename="%s"\r\nContent-Type: application/octet-stream'


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was sent."""

    message: int | None  # its id, None if Discord's answer did not say it
    private: bool  # only one person sees it


class InteractionRequests:
    """Makes the requests that answer one interaction. Every method may raise what a request to Discord raises."""

    def __init__(self, interaction: discord.Interaction[discord.Client], state: InteractionState) -> None:
        self._interaction = interaction
        self.state = state
        self.original: int | None = None  # the id of the first answer, if that is a new message
        self.began = time.monotonic()
        self.first_after: float | None = None  # seconds until Discord had the first answer

    async def say_first(self, message: NewMessage) -> Sent | None:
        """Sends a message as the first answer. None if there already was another one; nothing was done then."""
        sent = await self._request(ReplyKind.FIRST_MESSAGE, partial(self._say_first, message))
        if sent is not None:
            self.original = sent.message
            return sent
        if self.state.original is OriginalMessage.OWN:  # an earlier attempt had arrived: only its id is not known
            return await self.fill(message.page, ReplyKind.EDIT_ORIGINAL)
        return None

    async def fill(self, page: Page, way: ReplyKind = ReplyKind.FILL) -> Sent | None:
        """Shows the page in the first answer. None if that has no message: Discord has refused it and takes it for an
        answer all the same, or somebody has deleted it. Further messages may follow then.
        """
        try:
            return await self.edit_original(page, way)
        except discord.NotFound as error:
            if classify(error) is not Failure.GONE:
                raise
            self.state.done(ReplyKind.REPLACE)
            return None

    async def follow_up(self, message: NewMessage) -> Sent:
        """Sends a further message."""
        sent = await self._request(ReplyKind.FOLLOW_UP, partial(self._follow_up, message))
        return sent or Sent(None, message.private)

    async def edit_used(self, page: Page, is_newest: IsNewest) -> None:
        """Changes the message whose component was used. Raises NoWay."""
        way, was_unsure = self.state.to_edit_used(), self.state.unsure is not None
        if way is ReplyKind.FIRST_EDIT:
            # Unlike the library, this does not ask Discord to send the message back.
            if await self._request(way, partial(self._respond, UPDATE_MESSAGE, page)):
                return
            if self.state.original is OriginalMessage.USED and not (was_unsure or is_newest()):
                return  # an earlier attempt had arrived, and probably was shown: this could hide a later page
            way = self.state.to_edit_used()  # there was another first answer already
        if way is ReplyKind.NONE:
            raise NoWay
        await self.edit_original(page, ReplyKind.EDIT_ORIGINAL, is_newest)

    async def reset_used(self, files: Collection[str]) -> None:
        """Changes nothing in the message whose component was used, as the first answer: its menus show no choice then.
        `files` are the ids of its files. Makes one attempt, because another first answer may follow.
        """
        # listed, because Discord may remove files that an update does not list (discord-api-docs, issue 6277)
        kept = {"attachments": [{"id": each} for each in files]} if files else None
        await self._request(ReplyKind.FIRST_EDIT, partial(self._respond, UPDATE_MESSAGE, kept), pauses=())

    async def edit_original(self, page: Page, way: ReplyKind, is_newest: IsNewest = lambda: True) -> Sent:
        """Changes "@original": the first answer, or the message that was used. Raises NoWay."""
        edited = await self._request(way, self._edit("@original", page, is_newest))
        if edited is None:
            raise NoWay
        if self.state.original is OriginalMessage.OWN:
            self.original = edited.message or self.original
        return edited

    async def edit_follow_up(self, message: int, page: Page, is_newest: IsNewest) -> None:
        """Changes a message that `follow_up` sent."""
        await self._request(ReplyKind.FOLLOW_UP, self._edit(str(message), page, is_newest))

    def _edit(self, message: str, page: Page, is_newest: IsNewest) -> Callable[[], Awaitable[Sent]]:
        """A request that shows the page. Repeated, it does nothing once a later page is shown: Discord may have shown
        this one before.
        """
        attempts, route = itertools.count(), self._further("PATCH", f"/messages/{message}")

        async def attempt() -> Sent:
            if next(attempts) and not is_newest():
                return Sent(None, self.state.private)
            return _sent(await self._send(route, page.message(), page.files()))

        return attempt

    async def open(self, window: discord.ui.Modal | None) -> None:
        """Opens a window to type in, or the application's page if it is None, as the first answer."""
        response = self._interaction.response
        if window is None:
            await self._request(ReplyKind.WINDOW, response.launch_activity)
            return
        window.stop()  # else discord.py keeps it; `bot.handling.interactions` receives what is typed
        await self._request(ReplyKind.WINDOW, lambda: response.send_modal(window))

    async def defer(self, way: ReplyKind) -> None:
        """Tells Discord, as the first answer, that an answer will come."""
        promise = partial(self._respond, PROMISED_UPDATE)
        if way is ReplyKind.DEFER_MESSAGE:
            promise = partial(self._respond, PROMISED_MESSAGE, {"flags": PRIVATE * self.state.private})
        await self._request(way, promise)

    async def remove_original(self) -> None:
        """Deletes "@original". No error if it is already gone, perhaps by an earlier attempt."""
        try:
            await with_retries(self._interaction.delete_original_response)
        except discord.NotFound as error:
            if classify(error) is Failure.EXPIRED:
                raise

    async def remove_follow_up(self, message: int) -> None:
        """Deletes a message that `follow_up` sent."""
        await with_retries(lambda: self._interaction.followup.delete_message(message))

    async def _request(
        self, way: ReplyKind, request: Callable[[], Awaitable[T]], pauses: Iterable[float] | None = None
    ) -> T | None:
        """Makes a request; None if Discord already has a first answer. Raises what the request raises."""
        if pauses is None:
            pauses = REQUEST_PAUSES if way in FIRST else LATER_PAUSES
        try:
            result = await with_retries(request, pauses, lambda: self.state.failed(way, Failure.PASSES))
        except Exception as error:
            failure = classify(error)
            self.state.failed(way, failure)
            if failure is not Failure.ANSWERED:
                raise
            return None
        self.state.done(way)
        if self.first_after is None:
            self.first_after = time.monotonic() - self.began
        return result

    # -- a request each, which raises what a request raises -----------------------------------------------------------

    async def _say_first(self, message: NewMessage) -> Sent:
        told = {"type": NEW_MESSAGE, "data": message.json()}
        answer = await self._send(self._callback(), told, message.page.files(), with_response="true")
        resource = answer.get("resource") or {}
        return _sent(resource["message"]) if "message" in resource else Sent(None, message.private)

    async def _follow_up(self, message: NewMessage) -> Sent:
        return _sent(await self._send(self._further("POST"), message.json(), message.page.files(), wait="true"))

    async def _respond(self, kind: int, shown: Page | Json | None = None) -> bool:
        """Gives a first answer of a kind, with a page or other data. Returns True."""
        data, files = (shown.message(), shown.files()) if isinstance(shown, Page) else (shown, [])
        await self._send(self._callback(), {"type": kind} | ({"data": data} if data else {}), files)
        return True

    def _callback(self) -> Route:
        return Route("POST", CALLBACK, webhook_id=self._interaction.id, webhook_token=self._interaction.token)

    def _further(self, method: str, path: str = "") -> Route:
        webhook, token = self._interaction.application_id, self._interaction.token
        return Route(method, FURTHER + path, webhook_id=webhook, webhook_token=token)

    async def _send(self, route: Route, told: Json, files: list[discord.File], **query: str) -> Any:
        """Sends JSON with files. Returns Discord's answer."""
        http = self._interaction.client.http
        session: Any = self._interaction._session  # the client's own has no public name
        if files:
            session = _OneBody(session, files)
        return await async_context.get().request(
            route, session, payload=told, files=files, params=query, proxy=http.proxy, proxy_auth=http.proxy_auth
        )


def _sent(message: Json) -> Sent:
    return Sent(int(message["id"]), bool(message.get("flags", 0) & PRIVATE))


class _OneBody:
    """A session that sends JSON and files as one body; the library would write and trace each part separately."""

    def __init__(self, session: Any, files: list[discord.File]) -> None:
        self._session, self._files = session, files

    def request(self, method: str, url: str, *, data: str, headers: dict[str, str], **given: Any) -> Any:
        body = PART % (b"payload_json", b"", data.encode())
        for number, file in enumerate(self._files):
            body += PART % (b"files[%d]" % number, FILE % file.filename.encode(), file.fp.read())
        body += b"--%s--\r\n" % BOUNDARY
        headers = headers | {"Content-Type": f"multipart/form-data; boundary={BOUNDARY.decode()}"}
        return self._session.request(method, url, data=io.BytesIO(body), headers=headers, **given)


async def with_retries(
    request: Callable[[], Awaitable[T]],
    pauses: Iterable[float] = REQUEST_PAUSES,
    on_break: Callable[[], None] = lambda: None,
    within: float | None = None,
) -> T:
    """Makes a request, and repeats it after each of the pauses when it `may_be_repeated`, of which `on_break` tells.
    Raises the last error, or TimeoutError if all takes longer than `within` seconds, by default ANSWERING.

    A request that Discord carried out, but whose answer was lost, is then carried out twice if Discord does not notice.
    """
    async with asyncio.timeout(within or rate_limits.ANSWERING):
        for pause in pauses:
            try:
                return await request()
            except Exception as error:
                if not may_be_repeated(error):
                    raise
                on_break()
                log.info("Discord could not be answered, the next attempt is in %s s: %r", pause, error)
                await asyncio.sleep(pause)
        return await request()
