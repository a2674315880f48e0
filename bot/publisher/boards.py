"""Boards: the message of each match, kept at what the match is."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.pages.match import Note, match_page
from bot.pages.page import Page
from bot.publisher.answers import FORBIDDEN, MISSING, TOKEN_OVER, Answer
from bot.publisher.drawing import drawn
from bot.publisher.retries import with_retries
from bot.referee import MatchView, Place, Preference, Referee
from bot.referee.locks import Locks
from bot.referee.recent import Recent

log = logging.getLogger(__name__)

KEPT = 4096
DRAWINGS = 2  # boards that are drawn at a time: one is looked up while the other is drawn
MANY_THOUGHTS = 8  # other matches that the bot must think about before people are told of them

Stamp = tuple[int, tuple[str, ...], str, tuple[int, ...]]  # message, moves, status, offers: what a board shows


def stamp(view: MatchView, message: int) -> Stamp:
    """What a message that shows the view can be told by."""
    return message, view.moves, view.status, tuple(offer.id for offer in view.offers)


class Boards:
    """Posts and edits the boards. Edits of one match come one after another, each with the match as it then stands.

    Few are drawn at a time. A match is looked up when its turn to be drawn has come, so that of several changes only
    the newest is drawn, and a board that shows it already is left alone.
    """

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self._client = client
        self._referee = referee
        self._locks = Locks()
        self._drawing = asyncio.Semaphore(DRAWINGS)
        self._shown: Recent[int, Stamp] = Recent(KEPT)
        self._lost: Recent[int, None] = Recent(KEPT)

    async def post(self, answer: Answer, match_id: int, ping: int | None = None) -> None:
        """The board in a new message, which is from now on the match's."""
        async with self._locks.of(match_id):
            view, page = await self._drawn(match_id)
            answer.board = match_id
            try:
                message = await answer.say(page, private=False, ping=ping)
            except discord.HTTPException as error:
                if error.code not in TOKEN_OVER:
                    raise
                message = await self._send(answer.place, page, ping)
            await self._note(view, answer.place, message)

    async def show(self, answer: Answer, match_id: int, note: Note | None = None) -> None:
        """The match after something was done to it: in the message that was acted on or just posted where that is its
        board, else in the one it has, else in a new one.
        """
        if answer.board == match_id or answer.is_on_board:
            await self._update(answer, match_id, note)
        elif not await self.refresh(match_id, note):
            await self.post(answer, match_id)

    async def _update(self, answer: Answer, match_id: int, note: Note | None) -> None:
        async with self._locks.of(match_id):
            if note is None and await self._is_shown(match_id, answer.message):
                await answer.acknowledge()
                return
            view, page = await self._drawn(match_id, note)
            message = await self._deliver(answer, view, page)
            await self._note(view, answer.place, message)

    async def _deliver(self, answer: Answer, view: MatchView, page: Page) -> int | None:
        """The page by the answer, or, where it is too late for that, by the bot's own hand; the message's id."""
        if not answer.is_dead:
            try:
                return await answer.update(page)
            except discord.HTTPException as error:
                if error.code not in TOKEN_OVER:
                    raise
        return view.message_id if await self._edit(view, page) else None

    async def refresh(self, match_id: int, note: Note | None = None) -> bool:
        """The match's message by the bot's own hand. False where there is none or the bot cannot reach it."""
        async with self._locks.of(match_id):
            view = await self._referee.queries.view(match_id)
            if view.message_id and self._shown.get(match_id) == stamp(view, view.message_id):
                return True
            view, page = await self._drawn(match_id, note)
            if not await self._edit(view, page):
                return False
            self._remember(match_id, stamp(view, view.message_id or 0))
            return True

    async def restore(self, match_id: int) -> None:
        """The match's message by the bot's own hand; posted where the bot was ended before it knew of one."""
        if await self.refresh(match_id):
            return
        async with self._locks.of(match_id):
            view = await self._referee.queries.view(match_id)
            if view.message_id is None and view.status in ("challenged", "playing"):
                view, page = await self._drawn(match_id)
                place = Place(view.guild_id, view.channel_id)
                ping = view.challenged if view.status == "challenged" else None
                await self._note(view, place, await self._send(place, page, ping))

    async def choose(self, answer: Answer, view: MatchView, chosen: str = "") -> None:
        """The board as it stands with a piece in hand, in the message that was acted on."""
        async with self._locks.of(view.id):
            self._shown.pop(view.id, None)
            async with self._drawing:
                page = await self._page(view, chosen=chosen)
            await answer.update(page)

    async def catch_up(self, answer: Answer, match_id: int) -> None:
        """Brings an old board up to date, when somebody used it, unless it is known to be."""
        message = answer.interaction.message
        if message is None or not answer.is_on_board:
            return
        async with self._locks.of(match_id):
            if not await self._is_shown(match_id, message.id):
                view, page = await self._drawn(match_id)
                await answer.update(page)
                self._remember(match_id, stamp(view, message.id))

    async def reader(self, view: MatchView) -> Preference:
        """How the board of a match is written: as its players like it, and where two of them speak different languages,
        as the server does that they meet in (in private: as the challenger likes it).
        """
        one = await self._liking(view.challenger, view.guild_id)
        other = await self._liking(view.challenged, view.guild_id) if view.challenged else None
        guild = self._client.get_guild(view.guild_id) if view.guild_id else None
        if one is None or other is None or guild is None or one.language == other.language:
            return one or await self._referee.preferences.of(view.challenger, None, view.guild_id)
        return await self._referee.preferences.of_server(guild.id, guild.preferred_locale.value)

    async def _liking(self, person: int, guild_id: int | None) -> Preference | None:
        """None as long as nobody knows what a person speaks: who is challenged may never have used the bot."""
        player = await self._referee.queries.person(person)
        if player is None or player.locale is None:
            return None
        return await self._referee.preferences.of(person, player.locale, guild_id)

    async def _is_shown(self, match_id: int, message: int | None) -> bool:
        if message is None or match_id not in self._shown:
            return False
        return self._shown[match_id] == stamp(await self._referee.queries.view(match_id), message)

    async def _drawn(self, match_id: int, note: Note | None = None) -> tuple[MatchView, Page]:
        async with self._drawing:
            view = await self._referee.queries.view(match_id)
            return view, await self._page(view, note or self._waiting_note(view))

    def _waiting_note(self, view: MatchView) -> Note | None:
        """What is said where the bot has many moves to think about before it comes to this one."""
        others = self._referee.turns.thinking(besides=view.id)
        return Note("match.crowd", view.turn, others) if view.bot_to_move and others >= MANY_THOUGHTS else None

    async def _page(self, view: MatchView, note: Note | None = None, chosen: str = "") -> Page:
        reader = await self.reader(view)
        due = view.playing and not view.bot_to_move
        choices = await self._referee.queries.choices(view.id, reader.notation) if due else ()
        return await drawn(match_page(view, reader, choices, chosen, note))

    async def _edit(self, view: MatchView, page: Page) -> bool:
        if view.channel_id is None or view.message_id is None or view.message_id in self._lost:
            return False
        channel = self._client.get_partial_messageable(view.channel_id, guild_id=view.guild_id)
        message = channel.get_partial_message(view.message_id)
        try:
            await with_retries(lambda: message.edit(view=page.layout(), attachments=page.files()))
        except discord.HTTPException as error:
            if error.code not in MISSING | FORBIDDEN:
                raise
            log.info("match %s: its board cannot be reached (%s)", view.id, error.code)
            self._lost.keep(view.message_id, None)
            return False
        return True

    async def _send(self, place: Place, page: Page, ping: int | None) -> int | None:
        """A message by the bot's own hand, where no answer can bring it; None where it may not post there."""
        channel = self._client.get_partial_messageable(place.channel_id or 0, guild_id=place.guild_id)
        allowed = discord.AllowedMentions(users=[discord.Object(ping)]) if ping else discord.AllowedMentions.none()
        try:
            sent = await with_retries(
                lambda: channel.send(view=page.layout(), files=page.files(), allowed_mentions=allowed)
            )
        except discord.HTTPException as error:
            if error.code not in MISSING | FORBIDDEN:
                raise
            return None
        return sent.id

    async def _note(self, view: MatchView, place: Place, message: int | None) -> None:
        if message is None:
            return
        self._remember(view.id, stamp(view, message))
        if message != view.message_id and place.channel_id is not None:
            await self._referee.queries.place(view.id, place.guild_id, place.channel_id, message)

    def _remember(self, match_id: int, shown: Stamp) -> None:
        self._lost.pop(shown[0], None)
        self._shown.keep(match_id, shown)
