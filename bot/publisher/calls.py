"""Calling people whose turn it is. An edited board notifies nobody, so who has been away gets a message that does."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import NamedTuple

from bot.locales import catalogue
from bot.pages.page import Page, Row
from bot.pages.summary import board_link
from bot.publisher.channels import Channels, nonce
from bot.publisher.failures import Failure, classify
from bot.referee import Call, MatchView, Place, Preference, Referee
from bot.referee.locks import Locks
from bot.referee.recent import Recent

log = logging.getLogger(__name__)

AWAY = 180.0  # seconds without a click or a command after which a person may be elsewhere
KEPT = 4096
PAUSES = (1.0, 5.0, 30.0)  # seconds before a call is posted or removed once more


class Due(NamedTuple):
    """Who is to be called, and the text that says why."""

    person: int
    reason: str


class Calls:
    """Who was here lately, and the calls that stand: one per match, removed once its match has moved on.

    Nobody is called twice for the same reason on the same board. Nothing here raises what goes wrong with Discord.
    """

    def __init__(self, channels: Channels, referee: Referee) -> None:
        self._channels = channels
        self._referee = referee
        self._locks = Locks()
        self._seen: Recent[int, float] = Recent(KEPT)
        self._standing: dict[int, Call] = {}
        self._newest: Recent[int, MatchView] = Recent(KEPT)
        self._retries: set[asyncio.Task[None]] = set()

    def note(self, person: int) -> None:
        """Somebody did something."""
        self._seen.keep(person, time.monotonic())

    async def resume(self) -> None:
        """Takes over the calls that an earlier process left, and removes those that were answered meanwhile."""
        self._standing = {call.match_id: call for call in await self._referee.messages.standing_calls()}
        for match_id in tuple(self._standing):
            try:
                await self.call(await self._referee.queries.view(match_id))
            except Exception:  # the others are to be looked after all the same
                log.exception("match %s: its call cannot be looked after", match_id)

    async def call(self, view: MatchView, reason: str = "match.your_turn") -> None:
        """Calls whoever must do something in a match, where they are away and want it; its last call goes away.

        `reason` says why the one who is to move is called. Where the bot cannot post, nobody is called: the board says
        everything that a call does.
        """
        if not await self._in_turn(view, reason):
            task = asyncio.create_task(self._retry(view, reason))
            self._retries.add(task)
            task.add_done_callback(self._retries.discard)

    async def close(self) -> None:
        """Stops trying."""
        for task in tuple(self._retries):
            task.cancel()
        await asyncio.gather(*self._retries, return_exceptions=True)

    async def _retry(self, view: MatchView, reason: str) -> None:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            if await self._in_turn(view, reason):
                return

    async def _in_turn(self, view: MatchView, reason: str) -> bool:
        """Whether everything is done that can be."""
        async with self._locks.of(view.id):
            newest = self._newest.get(view.id)
            if newest and newest.revision > view.revision:
                return True  # the change after it has its own call
            self._newest.keep(view.id, view)
            try:
                return await self._bring_up_to_date(view, due_in(view, reason))
            except Exception:  # a full disk, or a bug: a call is not worth more
                log.exception("match %s: nobody could be called", view.id)
                return True

    async def _bring_up_to_date(self, view: MatchView, due: Due | None) -> bool:
        standing = self._standing.get(view.id)
        if standing and due and _is_for(standing, view, due):
            return standing.message_id is not None or await self._post(view, standing)
        if standing and not await self._remove(view, standing):
            return False
        if due is None or not self._is_away(due.person) or not await self._wants_calls(due.person, view.guild_id):
            return True
        call = await self._referee.messages.make_call(view, *due)
        if call is None:
            return True
        self._standing[view.id] = call
        return await self._post(view, call)

    def _is_away(self, person: int) -> bool:
        seen = self._seen.get(person)
        return seen is None or time.monotonic() - seen >= AWAY

    async def _wants_calls(self, person: int, guild_id: int | None) -> bool:
        return (await self._preference(person, guild_id)).notices != "off"

    async def _post(self, view: MatchView, call: Call) -> bool:
        texts = catalogue((await self._preference(call.person, view.guild_id)).language)
        page = Page((texts.text(call.reason, name=f"<@{call.person}>"), Row(board_link(texts, view))))
        place = Place(view.guild_id, call.channel_id)
        try:
            silent = await self._referee.servers.is_quiet(view.guild_id)
            message = await self._channels.send(place, page, nonce(call.id, 0, call.made_at), call.person, silent)
        except Exception as error:
            if _passes(view, error):
                return False
            del self._standing[view.id]
            await self._referee.messages.call_removed(call)
            return True
        self._standing[view.id] = replace(call, message_id=message)
        await self._referee.messages.call_posted(call, message)
        return True

    async def _remove(self, view: MatchView, call: Call) -> bool:
        try:
            if call.message_id is not None:
                await self._channels.delete(Place(view.guild_id, call.channel_id), call.message_id)
        except Exception as error:
            if _passes(view, error):
                return False
        del self._standing[view.id]
        await self._referee.messages.call_removed(call)
        return True

    async def _preference(self, person: int, guild_id: int | None) -> Preference:
        player = await self._referee.queries.person(person)
        return await self._referee.preferences.of(person, player.locale if player else None, guild_id)


def _passes(view: MatchView, error: Exception) -> bool:
    failure = classify(error)
    log.log(logging.ERROR if failure is Failure.BUG else logging.INFO, "match %s, its call: %r", view.id, error)
    return failure is Failure.PASSES


def _is_for(call: Call, view: MatchView, due: Due) -> bool:
    return (call.person, call.reason, call.ply, call.number) == (*due, view.ply, view.made)


def due_in(view: MatchView, reason: str) -> Due | None:
    """Who must do something: answer an offer, or else move; None where nobody must, or the bot."""
    if not view.playing:
        return None
    if view.offers and (asked := view.seats[1 - view.offers[-1].side].player):
        return Due(asked, "match.your_answer")
    mover = view.seats[view.turn].player
    return Due(mover, reason) if mover else None
