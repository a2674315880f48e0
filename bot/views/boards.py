"""Boards: the message of each match, kept at what the match is."""

from __future__ import annotations

import logging
from collections import OrderedDict

import discord

from bot.referee import MatchView, Preference, Referee
from bot.referee.locks import Locks
from bot.views.context import FORBIDDEN, GONE, MISSING, Context
from bot.views.match import Note, match_page
from bot.views.page import Page

log = logging.getLogger(__name__)

KEPT = 4096

Stamp = tuple[int, int, str, tuple[int, ...]]  # message, ply, status, offers: what a board shows


def stamp(view: MatchView, message: int) -> Stamp:
    """What a message that shows the view can be told by."""
    return message, view.ply, view.status, tuple(offer.id for offer in view.offers)


class Boards:
    """Posts and edits the boards. Edits of one match come one after another, each with the match as it then stands."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self._client = client
        self._referee = referee
        self._locks = Locks()
        self._shown: OrderedDict[int, Stamp] = OrderedDict()
        self._lost: OrderedDict[int, None] = OrderedDict()

    async def post(self, context: Context, match_id: int, ping: int | None = None) -> None:
        """The board in a new message, which is from now on the match's."""
        async with self._locks.of(match_id):
            view = await self._referee.records.view(match_id)
            context.board = match_id
            message = await context.say(await self._page(view), private=False, ping=ping)
            await self._note(view, context, message)

    async def show(self, context: Context, match_id: int, note: Note | None = None) -> None:
        """The match after something was done to it: in the message that was acted on or just posted where that is its
        board, else in the one it has, else in a new one.
        """
        if context.board == match_id or context.is_on_board:
            await self._update(context, match_id, note)
        elif not await self.refresh(match_id, note):
            await self.post(context, match_id)

    async def _update(self, context: Context, match_id: int, note: Note | None) -> None:
        async with self._locks.of(match_id):
            view = await self._referee.records.view(match_id)
            page = await self._page(view, note)
            try:
                message = await context.update(page)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
                message = view.message_id if await self._edit(view, page) else None
            await self._note(view, context, message)

    async def refresh(self, match_id: int, note: Note | None = None) -> bool:
        """The match's message by the bot's own hand. False where there is none or the bot cannot reach it."""
        async with self._locks.of(match_id):
            view = await self._referee.records.view(match_id)
            if view.message_id and self._shown.get(match_id) == stamp(view, view.message_id):
                return True
            if not await self._edit(view, await self._page(view, note)):
                return False
            self._remember(match_id, stamp(view, view.message_id or 0))
            return True

    async def choose(self, context: Context, view: MatchView, chosen: str = "") -> None:
        """The board as it stands with a piece in hand, in the message that was acted on."""
        async with self._locks.of(view.id):
            await context.update(await self._page(view, chosen=chosen))

    async def catch_up(self, context: Context, match_id: int) -> None:
        """Brings an old board up to date, when somebody used it, unless it is known to be."""
        message = context.interaction.message
        if message is None or not context.is_on_board:
            return
        async with self._locks.of(match_id):
            view = await self._referee.records.view(match_id)
            if self._shown.get(match_id) != stamp(view, message.id):
                await context.update(await self._page(view))
                self._remember(match_id, stamp(view, message.id))

    async def reader(self, view: MatchView) -> Preference:
        """For whom the board of a match is written: the one who began it."""
        player = await self._referee.records.person(view.challenger)
        locale = player.locale if player else None
        return await self._referee.preferences.of(view.challenger, locale, view.guild_id)

    async def _page(self, view: MatchView, note: Note | None = None, chosen: str = "") -> Page:
        reader = await self.reader(view)
        due = view.playing and not view.bot_to_move
        choices = await self._referee.records.choices(view.id, reader.notation) if due else ()
        return await match_page(view, reader, choices, chosen, note)

    async def _edit(self, view: MatchView, page: Page) -> bool:
        if view.channel_id is None or view.message_id is None or view.message_id in self._lost:
            return False
        channel = self._client.get_partial_messageable(view.channel_id, guild_id=view.guild_id)
        try:
            await channel.get_partial_message(view.message_id).edit(view=page.layout(), attachments=page.files())
        except discord.HTTPException as error:
            if error.code not in MISSING | FORBIDDEN:
                raise
            log.info("match %s: its board cannot be reached (%s)", view.id, error.code)
            self._lost[view.message_id] = None
            _trim(self._lost)
            return False
        return True

    async def _note(self, view: MatchView, context: Context, message: int | None) -> None:
        if message is None:
            return
        self._remember(view.id, stamp(view, message))
        channel = context.interaction.channel_id
        if message != view.message_id and channel is not None:
            await self._referee.records.place(view.id, context.interaction.guild_id, channel, message)

    def _remember(self, match_id: int, shown: Stamp) -> None:
        self._shown[match_id] = shown
        self._shown.move_to_end(match_id)
        _trim(self._shown)


def _trim(memory: OrderedDict[int, Stamp] | OrderedDict[int, None]) -> None:
    while len(memory) > KEPT:
        memory.popitem(last=False)
