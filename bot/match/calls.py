"""Calling people whose turn it is. An edited board notifies nobody, so who has been away gets a message that does.

A draw or a takeback that is asked for is a call, too: it carries the answers, is posted whether or not the one who is
asked is away, and notifies only who is.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import NamedTuple

from bot.discord.answers import InteractionAnswer
from bot.discord.failures import Failure, failure_of
from bot.discord.owed import Owed
from bot.discord.page import Page
from bot.discord.place import Place
from bot.locales import catalogue
from bot.locks import Locks
from bot.match.call_page import call_page, offers_page, unseen_page
from bot.match.channels import Channels, nonce
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.recent import Recent
from storage.calls import Call, NewCall

log = logging.getLogger(__name__)

MATCHES_REMEMBERED = 4096
USUAL = "match.your_turn"  # the reason of a call that says no more than every call to move does
OFFERS = "offers"  # how the reason of a call begins that asks for answers; the offers' numbers follow
AWAY = 180.0  # seconds without a click or a command after which a person may be elsewhere
PEOPLE_REMEMBERED = 4096


class Presence:
    """Remembers while the process lives."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._seen: Recent[int, float] = Recent(PEOPLE_REMEMBERED)

    def note(self, person: int) -> None:
        """Somebody did something."""
        self._seen.keep(person, time.monotonic())

    async def notifies(self, person: int, guild_id: int | None) -> bool:
        """Whether somebody is away and wants to be called."""
        return self._is_away(person) and (await self.preference(person, guild_id)).notices != "off"

    def _is_away(self, person: int) -> bool:
        seen = self._seen.get(person)
        return seen is None or time.monotonic() - seen >= AWAY

    async def preference(self, person: int, guild_id: int | None) -> Preference:
        """How somebody is written to who is not here to ask for it."""
        player = await self._referee.queries.person(person)
        return await self._referee.preferences.of(person, player.locale if player else None, guild_id)


class Due(NamedTuple):
    """Who is to be called, and why: a text's key, or the offers that they are to answer."""

    person: int
    reason: str


class Calls:
    """The calls that stand: one per match, removed once its match has moved on.

    Nobody is called twice to move on the same board; offers that stand are asked for as often as others are withdrawn
    that stood beside them. Nothing here raises what goes wrong with Discord.
    """

    def __init__(self, channels: Channels, referee: Referee, presence: Presence) -> None:
        self._channels = channels
        self._referee = referee
        self._store = referee.stores.calls
        self._locks = Locks()
        self._presence = presence
        self._messages = CallMessages(channels, referee, presence)
        self._standing: dict[int, Call] = {}
        self._newest: Recent[int, tuple[MatchView, str]] = Recent(MATCHES_REMEMBERED)  # with the reason
        self._owed = Owed(self._try_again, self._pause)

    async def resume(self) -> None:
        """Takes over the calls that an earlier process left, and removes those that were answered meanwhile."""
        self._standing = {call.match_id: call for call in await self._store.standing()}
        await self._look_after(tuple(self._standing))
        await self.ask_again()

    async def ask_again(self, channels: Collection[int] | None = None) -> None:
        """Asks about the offers that nobody was asked about, everywhere or in some channels: the process ended before
        it could, or the bot could not post there.
        """
        await self._look_after(await self._store.unasked(channels))

    async def _look_after(self, matches: Iterable[int]) -> None:
        for match_id in matches:
            try:
                await self.call(await self._referee.queries.view(match_id))
            except Exception:  # the others are to be looked after all the same
                log.exception("match %s: its call cannot be looked after", match_id)

    async def call(
        self, view: MatchView, reason: str = USUAL, answer: InteractionAnswer | None = None, again: bool = False
    ) -> None:
        """Calls whoever must do something in a match, where they are away and want it; its last call goes away.

        `reason` says why the one who is to move is called. Where the bot cannot post, nobody is called: the board says
        everything that such a call does. Offers are posted in any case, by the `answer` to who made them where that can
        be done; `again` posts those that stand once more, where people look now.
        """
        if not await self._in_turn(view, reason, answer, again):
            self._owed.add(view.id)

    async def close(self) -> None:
        """Stops trying."""
        await self._owed.close()

    async def _pause(self, match_id: int, seconds: float) -> None:
        newest = self._newest.get(match_id)
        await self._channels.pause(seconds, newest[0].channel_id if newest else None)

    async def _try_again(self, match_id: int) -> bool:
        newest = self._newest.get(match_id)
        return newest is None or await self._in_turn(*newest)

    async def _in_turn(
        self, view: MatchView, reason: str, answer: InteractionAnswer | None = None, again: bool = False
    ) -> bool:
        """Whether everything is done that can be."""
        async with self._locks.of(view.id):
            newest = self._newest.get(view.id)
            if newest and newest[0].revision > view.revision:
                return True  # the change after it has its own call
            self._newest.keep(view.id, (view, reason))
            try:
                return await self._bring_up_to_date(view, due_in(view, reason), answer, again)
            except Exception as error:  # a full disk, or a bug: whoever did something must not read of it
                self._owed.report(view.id, "nobody could be called", error)
                return False

    async def _bring_up_to_date(
        self, view: MatchView, due: Due | None, answer: InteractionAnswer | None, again: bool
    ) -> bool:
        standing = self._standing.get(view.id)
        if standing and due and _is_for(standing, view, due):
            if again:  # what cannot be deleted stays, as what was asked before does
                await failure_of(_what(view), lambda: self._messages.delete(view, standing, answer))
            return (standing.message_id is not None and not again) or await self._post(view, standing, answer)
        if standing and not await self._remove(view, standing, answer):
            return False
        if due is None or not (asks(due.reason) or await self._presence.notifies(due.person, view.guild_id)):
            return True
        if view.channel_id is None:
            return True
        new = NewCall(view.id, due.person, due.reason, view.ply, view.made, view.channel_id)
        if (call := await self._store.make(new, again=asks(due.reason))) is None:
            return True
        self._standing[view.id] = call
        return await self._post(view, call, answer)

    async def _post(self, view: MatchView, call: Call, answer: InteractionAnswer | None) -> bool:
        posted: list[int] = []

        async def post() -> None:
            posted.append(await self._messages.post(view, call, answer))

        failure = await failure_of(_what(view), post)
        if failure is Failure.PASSES:
            return False
        if failure is not None:
            await self._forget(view, call)
        else:
            self._standing[view.id] = replace(call, message_id=posted[0])
            await self._store.posted(call.id, posted[0])
        return True

    async def _remove(self, view: MatchView, call: Call, answer: InteractionAnswer | None) -> bool:
        if await failure_of(_what(view), lambda: self._messages.delete(view, call, answer)) is Failure.PASSES:
            return False
        await self._forget(view, call)
        return True

    async def _forget(self, view: MatchView, call: Call) -> None:
        del self._standing[view.id]
        await self._store.remove(call.id)


def _what(view: MatchView) -> str:
    return f"match {view.id}, its call"


def _is_for(call: Call, view: MatchView, due: Due) -> bool:
    """Whether a call says all that is due."""
    if (call.person, call.ply, call.number) != (due.person, view.ply, view.made):
        return False
    return call.reason == due.reason or (due.reason == USUAL and not asks(call.reason))


def due_in(view: MatchView, reason: str) -> Due | None:
    """Who must do something: answer an offer, or else move; None where nobody must, or the bot."""
    if not view.playing:
        return None
    if view.offers and (asked := view.seats[1 - view.offers[-1].side].player):
        return Due(asked, ".".join([OFFERS, *(str(offer.id) for offer in view.offers)]))
    mover = view.seats[view.turn].player
    return Due(mover, reason) if mover else None


def asks(reason: str) -> bool:
    """Whether a call with this reason is for answers to offers."""
    return reason.partition(".")[0] == OFFERS


class CallMessages:
    """Every method may raise what a request to Discord raises."""

    def __init__(self, channels: Channels, referee: Referee, presence: Presence) -> None:
        self._channels = channels
        self._referee = referee
        self._presence = presence
        # Who was notified of offers on which board, and the answers that brought offers.
        self._notified: Recent[tuple[int, int, int], bool] = Recent(MATCHES_REMEMBERED)
        self._answers: Recent[int, InteractionAnswer] = Recent(MATCHES_REMEMBERED)

    async def post(self, view: MatchView, call: Call, answer: InteractionAnswer | None) -> int:
        """A new message of a call, and its id; offers are posted by the answer where that can be done."""
        language = (await self._presence.preference(call.person, view.guild_id)).language
        if asks(call.reason):
            return await self._ask(view, call, offers_page(view, call.person, language), answer)
        return await self._send(view, call, call_page(view, call, catalogue(language)), call.person)

    async def _ask(self, view: MatchView, call: Call, page: Page, answer: InteractionAnswer | None) -> int:
        """Posts offers; whoever is asked is notified once on a board, however often something is asked there."""
        board = (call.person, view.id, view.made)
        ping = None
        if board not in self._notified and await self._presence.notifies(call.person, view.guild_id):
            self._notified.keep(board, True)
            ping = call.person
        if answer and answer.place.channel_id == call.channel_id:
            try:
                sent = await answer.say(page, private=False, ping=ping)
            except Exception as error:
                log.info("match %s, its offers: %r; they are posted by the bot's own hand", view.id, error)
            else:
                if sent.message is not None:
                    self._answers.keep(view.id, answer)
                    if sent.private and answer.person != call.person:
                        await self._tell_unseen(view, page, answer)
                    return sent.message
        return await self._send(view, call, page, ping)

    async def _tell_unseen(self, view: MatchView, page: Page, answer: InteractionAnswer) -> None:
        """Tells who made offers that the answer is for their eyes alone, and how the other one can be asked. Discord
        forces that where the bot is no member, so its own hand could not post them either.
        """
        language = (await self._presence.preference(answer.person, view.guild_id)).language
        told = unseen_page(view, page, answer.person, language)
        await failure_of(f"match {view.id}, its call", lambda: answer.update(told))

    async def _send(self, view: MatchView, call: Call, page: Page, ping: int | None) -> int:
        place = Place(view.guild_id, call.channel_id)
        silent = await self._referee.places.is_quiet(view.guild_id)
        told = nonce(call.id, call.message_id or 0, call.made_at)
        return await self._channels.send(place, page, told, ping, silent)

    async def delete(self, view: MatchView, call: Call, answer: InteractionAnswer | None) -> None:
        """Deletes the message of a call: by the answer to who used it, by the one that brought it, or else by hand."""
        if call.message_id is None:
            return
        for each in (answer, self._answers.get(view.id)):
            try:
                if each and each.can_edit(call.message_id) and await each.remove(call.message_id):
                    return
            except Exception as error:
                log.info("match %s, its call: %r; it is deleted by the bot's own hand", view.id, error)
        await self._channels.delete(Place(view.guild_id, call.channel_id), call.message_id)
