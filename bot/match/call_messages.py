"""The messages of calls: how they are posted and deleted, by an answer where that can be done, else by hand."""

from __future__ import annotations

import logging

from bot.discord.answers import InteractionAnswer
from bot.discord.failures import failure_of
from bot.discord.page import Page
from bot.discord.place import Place
from bot.locales import catalogue
from bot.match.call_page import call_page, offers_page, unseen_page
from bot.match.channels import Channels, nonce
from bot.match.presence import Presence
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.recent import Recent
from storage.calls import Call

log = logging.getLogger(__name__)

MATCHES_REMEMBERED = 4096
OFFERS = "offers"  # how the reason of a call begins that asks for answers; the offers' numbers follow


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
