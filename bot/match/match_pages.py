"""MatchPages: what the message of a match shows, drawn."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.discord.drawing import drawn
from bot.discord.page import Page
from bot.discord.place import Place
from bot.locales import catalogue
from bot.match import wording
from bot.match.channels import Channels
from bot.match.choices import choices_of
from bot.match.outbox import Outbox
from bot.match.page import Additions, Note, match_page
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.state import MatchView

DRAWINGS = 2  # boards that are drawn at a time: one is looked up while the other is drawn
MANY_THOUGHTS = 8  # other matches that the bot must think about before people are told of them


class MatchPages:
    """The pages of the views that were handed to an outbox."""

    def __init__(self, outbox: Outbox, channels: Channels, referee: Referee) -> None:
        self._outbox = outbox
        self._channels = channels
        self._referee = referee
        self._drawing = asyncio.Semaphore(DRAWINGS)

    async def newest(self, match_id: int) -> tuple[MatchView, Page]:
        """The newest view when its turn to be drawn has come, so that of several changes only the last is drawn."""
        async with self._drawing:
            view, note = self._outbox.newest(match_id)
            return view, await self.page(view, note or self._waiting_note(view))

    async def page(self, view: MatchView, note: Note | None = None, chosen: str = "", words_only: bool = False) -> Page:
        """A view, with the piece in hand that the path `chosen` leads to; `words_only`: without a picture."""
        reader = await self.reader(view)
        if words_only:
            reader = reader.without_pictures()
        due = view.playing and not view.bot_to_move
        choices = choices_of(view, reader.notation(view.game)) if due else ()
        is_record = view.status == "finished" and view.given is None
        record = await self._referee.records.of(view) if is_record else None
        follows = self._channels.may_post(Place(view.guild_id, view.channel_id))
        opens = self._channels.opens_pages(Place(view.guild_id, view.channel_id))
        teaches = await self._teaches(view)
        return await drawn(match_page(view, reader, Additions(choices, chosen, note, record, follows, opens, teaches)))

    async def _teaches(self, view: MatchView) -> bool:
        """Whether it is played against the bot by somebody who has never won the game."""
        side = view.person_side
        player = view.seats[side].player if view.playing and side is not None else None
        return player is not None and not await self._referee.records.has_won(player, view.game)

    async def reader(self, view: MatchView) -> Preference:
        """For whom the message of a match is written."""
        return await self._referee.preferences.of_board(view, self._channels.server_locale(view.guild_id))

    async def language(self, place: Place) -> str:
        """What is spoken in a place."""
        locale = self._channels.server_locale(place.guild_id)
        return (await self._referee.preferences.of_server(place.guild_id or 0, locale)).language

    def _waiting_note(self, view: MatchView) -> Note | None:
        """What is said where the bot has many moves to think about before it comes to this one."""
        others = self._referee.thinking.others(besides=view.id)
        return Note("match.queue", view.turn, others) if view.bot_to_move and others >= MANY_THOUGHTS else None


def nameless(view: MatchView) -> MatchView:
    """The view with nobody's name, for a server that stops messages with such a name."""
    texts = catalogue("en")
    seats = tuple(replace(seat, name=wording.side(texts, view.game, side)) for side, seat in enumerate(view.seats))
    return replace(view, seats=(seats[0], seats[1]))
