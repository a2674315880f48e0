"""The message of every tournament: its table, which everybody in the channel sees."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.locales import Catalogue, catalogue
from bot.pages.page import Page
from bot.pages.tags import Tag
from bot.pages.tournaments import JOIN, LEAVE, tournament_page
from bot.publisher.answers import Answer
from bot.publisher.channels import Channels, nonce
from bot.publisher.failures import Failure, classify
from bot.referee import Place, Referee, Tournament
from bot.referee.locks import Locks

log = logging.getLogger(__name__)

MODULUS = 10**6  # of a message's number in a nonce, which has room for few digits


class Tables:
    """Brings the message of a tournament to what the tournament is; what may pass is tried again by the next sweep."""

    def __init__(self, channels: Channels, referee: Referee) -> None:
        self._channels = channels
        self._referee = referee
        self._locks = Locks()

    async def show(self, tournament: int, answer: Answer | None = None) -> bool:
        """Shows how it stands: by the answer to who changed it, else by the bot's own hand; whether it is shown now.

        Raises a storage Fault, TournamentNotFound.
        """
        async with self._locks.of(tournament):
            found = await self._referee.tournaments.of(tournament)
            if found.shown >= found.revision:
                return True
            page = tournament_page(await self._texts(found), found)
            if answer and await self._by_answer(found, page, answer):
                return True
            return await self._by_own_hand(found, page)

    async def _by_answer(self, found: Tournament, page: Page, answer: Answer) -> bool:
        if found.message_id is None or not answer.can_edit(found.message_id):
            return False
        message = found.message_id
        if await _failure_of(found, lambda: answer.edit(message, page)):
            return False
        await self._referee.tournaments.shown(found, message)
        return True

    async def _by_own_hand(self, found: Tournament, page: Page) -> bool:
        place, old = Place(found.guild_id, found.channel_id), found.message_id
        failure: Failure | None = Failure.NOT_EDITABLE
        if old is None:
            old = await self._unheard(found, place)
        if old is not None:
            message = old
            failure = await _failure_of(found, lambda: self._channels.edit(place, message, page))
            if failure is None:
                await self._referee.tournaments.shown(found, message)
        if failure is Failure.NOT_EDITABLE:
            failure = await self._send(found, page, place)
        if failure not in (None, Failure.PASSES):
            log.info("tournament %s: nobody can be reached where its message is: %s", found.id, failure.value)
            await self._referee.tournaments.shown(found, None)
        return failure is None

    async def _unheard(self, found: Tournament, place: Place) -> int | None:
        """The message that was posted just before an earlier process ended."""
        seen: list[int | None] = []

        async def find() -> None:
            seen.append(await self._channels.find_where(place, found.created_at, lambda tag: _is_of(tag, found.id)))

        await _failure_of(found, find)
        return seen[0] if seen else None

    async def _send(self, found: Tournament, page: Page, place: Place) -> Failure | None:
        number = f"t{nonce(found.id, (found.message_id or 0) % MODULUS, found.created_at)}"
        sent: list[int] = []

        async def send() -> None:
            sent.append(await self._channels.send(place, page, number))

        failure = await _failure_of(found, send)
        if failure is None:
            await self._referee.tournaments.shown(found, sent[0])
            if found.message_id is not None:
                old = found.message_id
                await _failure_of(found, lambda: self._channels.delete(place, old))
        return failure

    async def _texts(self, found: Tournament) -> Catalogue:
        locale = self._channels.server_locale(found.guild_id)
        return catalogue((await self._referee.preferences.of_server(found.guild_id, locale)).language)


def _is_of(tag: Tag, tournament: int) -> bool:
    return tag.kind in (JOIN, LEAVE) and tag.detail == str(tournament)


async def _failure_of(found: Tournament, request: Callable[[], Awaitable[object]]) -> Failure | None:
    """Makes a request; what went wrong, None where nothing did."""
    try:
        await request()
    except Exception as error:
        failure = classify(error)
        level = logging.ERROR if failure is Failure.BUG else logging.INFO
        log.log(level, "tournament %s, revision %s: %r: %s", found.id, found.revision, error, failure.value)
        return failure
    return None
