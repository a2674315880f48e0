"""Calls: messages that notify people whose turn it is. An edited board notifies nobody.

Only a person who is away is called to move. An offer of a draw or a takeback is a call, too: it carries the buttons to
answer, is always posted, and notifies the person asked only if they are away.
"""

import logging
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.discord.answers import InteractionAnswer
from bot.discord.failures import ALL, Failure, Refusable, failure_of, result_or_failure, with_less
from bot.discord.interaction_requests import Sent
from bot.discord.owed import Retries
from bot.discord.page import Page
from bot.discord.place import Place
from bot.locales import catalogue
from bot.locks import Locks
from bot.match.channels import Channels, nonce
from bot.match.failure_log import failure_logged
from bot.match.outbox import without_names
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.match.summary import call_page, offers_page, unseen_page
from bot.recent import Recent
from storage.calls import Call, NewCall

log = logging.getLogger(__name__)

MATCHES_REMEMBERED = 4096
USUAL_REASON = "match.your_turn"  # the reason of a call to move that says nothing special
OFFERS = "offers"  # the beginning of the reason of a call that asks for answers; the offers' numbers follow
AWAY = 180.0  # seconds without a click or a command after which a person counts as away
PEOPLE_REMEMBERED = 4096


class Presence:
    """Who has been active lately, while the process lives."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._seen: Recent[int, float] = Recent(PEOPLE_REMEMBERED)

    def note(self, person: int) -> None:
        """Notes that a person did something just now."""
        self._seen.keep(person, time.monotonic())

    async def notifies(self, person: int, guild_id: int | None) -> bool:
        """Whether a person is away and wants to be called."""
        seen = self._seen.get(person)
        is_away = seen is None or time.monotonic() - seen >= AWAY
        return is_away and (await self.preference(person, guild_id)).notices != "off"

    async def preference(self, person: int, guild_id: int | None) -> Preference:
        """The preferences of a person who has not acted just now; the language is the server's if theirs is unknown."""
        player, preferences = await self._referee.stores.players.get(person), self._referee.preferences
        locale = player.locale if player else None
        return await preferences.of(person, locale or preferences.server_locale(guild_id), guild_id)


class PendingCall(NamedTuple):
    """Who is to be called, and the reason: a text's key, or the offers that they are to answer (see `OFFERS`)."""

    person: int
    reason: str


class Calls:
    """The open calls, at most one per match; a call is removed once its match has moved on.

    Nobody is called twice to move on the same board. Open offers are posted again when another one beside them is
    withdrawn. No method raises for a request that Discord refuses or loses. `newest_view` is the publisher's.
    """

    def __init__(
        self, channels: Channels, referee: Referee, presence: Presence, newest_view: Callable[[MatchView], MatchView]
    ) -> None:
        self._channels, self._referee, self._newest_view = channels, referee, newest_view
        self._store = referee.stores.calls
        self._locks = Locks()
        self._presence = presence
        self._messages = CallMessages(channels, referee, presence)
        self._standing: dict[int, Call] = {}
        self._unstored: set[int] = set()  # calls whose message is posted and could not be stored
        self._failed: dict[int, tuple[MatchView, str]] = {}  # the views and reasons of calls to be tried again
        self._owed = Retries(self._try_again, self._channel_of, channels.limits)

    async def resume(self) -> None:
        """Takes over the calls of an earlier process, and removes those that were answered meanwhile."""
        self._standing = {call.match_id: call for call in await self._store.standing()}
        await self._look_after(tuple(self._standing))
        await self.ask_again()

    async def ask_again(self, channels: Collection[int] | None = None) -> None:
        """Posts the offers that were never posted, in all channels or in some: the process had ended before, or the bot
        could not post there. What failed there is tried again soon.
        """
        failed = self._failed.items()
        self._owed.hurry(each for each, (view, _) in failed if channels is None or view.match.channel_id in channels)
        await self._look_after(await self._store.unasked(channels))

    async def _look_after(self, matches: Iterable[int]) -> None:
        for match_id in matches:
            with failure_logged(log, "match %s: its call cannot be looked after", match_id):
                await self.call(await self._referee.stores.view(match_id))

    async def call(
        self, view: MatchView, reason: str = USUAL_REASON, answer: InteractionAnswer | None = None, again: bool = False
    ) -> None:
        """Calls the person who must act in a match, if they are away and want it, and removes the match's last call.

        `reason` is the key of the text that calls them to move. Where the bot cannot post, nobody is called: the board
        says the same. Offers are always posted, if possible by the `answer` to the person who made them. `again` posts
        open offers once more, as a new message at the end of the channel.
        """
        async with self._locks.of(view.id):
            if not await self._attempt(view, reason, answer, again):
                self._owed.add(view.id)

    async def close(self) -> None:
        """Stops trying again what failed."""
        await self._owed.close()

    def _channel_of(self, match_id: int) -> int | None:
        failed = self._failed.get(match_id)
        return failed[0].match.channel_id if failed else None

    async def _try_again(self, match_id: int) -> bool:
        async with self._locks.of(match_id):
            failed = self._failed.get(match_id)
            return failed is None or await self._attempt(*failed)

    async def _attempt(
        self, view: MatchView, reason: str, answer: InteractionAnswer | None = None, again: bool = False
    ) -> bool:
        """Does what `call` does, while the caller holds the match's lock. False if it has to be tried again."""
        given, view = view, self._newest_view(view)
        if view.board_number != given.board_number:
            reason = USUAL_REASON  # the given one says what happened on an earlier board
        self._failed[view.id] = (view, reason)
        try:
            done = await self._bring_up_to_date(view, due_in(view, reason), answer, again)
        except Exception as error:  # a full disk, or a bug: the person who acted must not get an error for it
            self._owed.report(view.id, "nobody could be called", error)
            return False
        if done:
            del self._failed[view.id]
        return done

    async def _bring_up_to_date(
        self, view: MatchView, due: PendingCall | None, answer: InteractionAnswer | None, again: bool
    ) -> bool:
        standing = self._standing.get(view.id)
        if standing:
            is_due = due is not None and _is_for(standing, view, due)
            if is_due and not again:
                return await self._is_posted(standing) or await self._post(view, standing, answer)
            failure = await failure_of(_what(view), partial(self._messages.delete, view, standing, answer))
            if failure is Failure.PASSES and not is_due:  # (the old message of a call that is made again may stay)
                return False
            await self._forget(view, standing)  # what follows makes another call, which is owed until it is posted
        if due is None or view.match.channel_id is None:
            return True
        if not (asks(due.reason) or await self._presence.notifies(due.person, view.match.guild_id)):
            return True
        new = NewCall(view.id, due.person, due.reason, view.ply, view.board_number, view.match.channel_id)
        if (call := await self._store.make(new, again=asks(due.reason))) is None:
            return True
        self._standing[view.id] = call
        return await self._post(view, call, answer)

    async def _post(self, view: MatchView, call: Call, answer: InteractionAnswer | None) -> bool:
        posted = await result_or_failure(_what(view), partial(self._messages.post, view, call, answer))
        if posted is Failure.PASSES:
            return False
        if isinstance(posted, Failure):
            await self._forget(view, call)
        else:
            self._standing[view.id] = replace(call, message_id=posted)
            self._unstored.add(call.id)
            await self._is_posted(self._standing[view.id])
        return True

    async def _is_posted(self, call: Call) -> bool:
        """Whether a call has its message; stores it if that is left to do."""
        if call.message_id is not None and call.id in self._unstored:
            await self._store.posted(call.id, call.message_id)
            self._unstored.discard(call.id)
        return call.message_id is not None

    async def _forget(self, view: MatchView, call: Call) -> None:
        self._standing[view.id] = replace(call, message_id=None)
        await self._store.remove(call.id)  # if this fails it stands, without a message, and the next attempt goes on
        del self._standing[view.id]
        self._unstored.discard(call.id)


def _what(view: MatchView) -> str:
    return f"match {view.id}, its call"


def _is_for(call: Call, view: MatchView, due: PendingCall) -> bool:
    """Whether an open call is the one that is due."""
    if (call.person, call.ply, call.number) != (due.person, view.ply, view.board_number):
        return False
    return call.reason == due.reason or (due.reason == USUAL_REASON and not asks(call.reason))


def due_in(view: MatchView, reason: str) -> PendingCall | None:
    """Who must act: answer the open offers, or else move. None where nobody must, or the bot."""
    if not view.match.playing:
        return None
    if view.offers and (asked := view.seats[1 - view.offers[-1].side].player):
        return PendingCall(asked, ".".join([OFFERS, *(str(offer.id) for offer in view.offers)]))
    mover = view.seats[view.turn].player
    return PendingCall(mover, reason) if mover else None


def asks(reason: str) -> bool:
    """Whether a call with this reason asks for answers to offers."""
    return reason.partition(".")[0] == OFFERS


class CallMessages:
    """Posts and deletes the messages of calls. Every method may raise what a request to Discord raises."""

    def __init__(self, channels: Channels, referee: Referee, presence: Presence) -> None:
        self._channels, self._referee, self._presence = channels, referee, presence
        # Who was notified of offers on which board, and the answers that posted offers.
        self._notified: Recent[tuple[int, int, int], bool] = Recent(MATCHES_REMEMBERED)
        self._answers: Recent[int, InteractionAnswer] = Recent(MATCHES_REMEMBERED, lambda answer: answer.is_dead)

    async def post(self, view: MatchView, call: Call, answer: InteractionAnswer | None) -> int:
        """Posts the message of a call, offers by the answer if possible. Returns the message's id."""
        language = (await self._presence.preference(call.person, view.match.guild_id)).language

        async def shown(has: Refusable) -> Page:
            named = view if has.names else without_names(view)
            return offers_page(named, language) if asks(call.reason) else call_page(named, call, catalogue(language))

        if asks(call.reason):
            send = partial(self._ask, view, call, answer)
        else:
            send = partial(self._send, view, call, (call.person,))
        return await with_less(_what(view), await shown(ALL), shown, send)

    async def _ask(self, view: MatchView, call: Call, answer: InteractionAnswer | None, page: Page) -> int:
        """Posts offers. The person asked is notified once for each board, however many offers are made on it."""
        board = (call.person, view.id, view.board_number)
        is_first = board not in self._notified and await self._presence.notifies(call.person, view.match.guild_id)
        posted = await self._post_offers(view, call, page, (call.person,) if is_first else (), answer)
        if is_first:
            self._notified.keep(board, True)
        return posted

    async def _post_offers(
        self, view: MatchView, call: Call, page: Page, pinged: tuple[int, ...], answer: InteractionAnswer | None
    ) -> int:
        if answer and answer.place.channel_id == call.channel_id:
            say = partial(answer.say, page, private=False, pinged=pinged)
            sent = await result_or_failure(_what(view), say)  # else they are posted without the interaction
            if isinstance(sent, Sent) and sent.message is not None:
                self._answers.keep(view.id, answer)
                if sent.private and answer.person != call.person:
                    await self._tell_unseen(view, page, answer)
                return sent.message
        return await self._send(view, call, pinged, page)

    async def _tell_unseen(self, view: MatchView, page: Page, answer: InteractionAnswer) -> None:
        """Tells the person who made offers that only they see this message, and how the opponent can be asked. Discord
        makes answers private where the bot is no member, so the bot could not post them without an interaction either.
        """
        language = (await self._presence.preference(answer.person, view.match.guild_id)).language
        told = unseen_page(view, page, answer.person, language)
        await failure_of(_what(view), partial(answer.update, told))

    async def _send(self, view: MatchView, call: Call, pinged: tuple[int, ...], page: Page) -> int:
        place = Place(view.match.guild_id, call.channel_id)
        told = nonce(call.id, call.message_id or 0, call.made_at)
        return await self._channels.send(place, page, told, pinged)

    async def delete(self, view: MatchView, call: Call, answer: InteractionAnswer | None) -> None:
        """Deletes the message of a call: by this answer, by the one that posted it, or else without an interaction."""
        if call.message_id is None:
            return
        for each in (answer, self._answers.get(view.id)):
            if each and await result_or_failure(_what(view), partial(each.remove, call.message_id)) is True:
                return
        await self._channels.delete(Place(view.match.guild_id, call.channel_id), call.message_id)
