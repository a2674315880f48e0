"""Calling people whose turn it is. An edited board notifies nobody, so who has been away gets a message that does."""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from typing import NamedTuple

import discord

from bot.locales import catalogue
from bot.pages.page import Page, Row
from bot.pages.summary import board_link
from bot.publisher.retries import BROKEN
from bot.referee import MatchView, Preference, Referee
from bot.referee.locks import Locks
from bot.referee.recent import Recent

log = logging.getLogger(__name__)

AWAY = 180.0  # seconds without a click or a command after which a person may be elsewhere
KEPT = 4096


class Call(NamedTuple):
    """Why somebody is called: the board, the person, and the text that says it."""

    ply: int
    person: int
    key: str


class Calls:
    """Who was here lately, and the calls that stand; a call is taken away once its match has moved on."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self._client = client
        self._referee = referee
        self._locks = Locks()
        self._seen: Recent[int, float] = Recent(KEPT)
        self._standing: Recent[int, tuple[Call, discord.PartialMessage]] = Recent(KEPT)
        self._made: Recent[int, set[Call]] = Recent(KEPT)  # the calls of each match about its present board

    def note(self, person: int) -> None:
        """Somebody did something."""
        self._seen.keep(person, time.monotonic())

    async def call(self, match_id: int, key: str = "match.your_turn") -> None:
        """Calls whoever must do something in a match, where they are away and want it; its last call goes away.

        `key` says why the one who is to move is called. Nobody is called twice for the same call on the same board.
        Where the bot cannot post or delete, nobody is called: the board says everything that a call does.
        """
        try:
            async with self._locks.of(match_id):
                view = await self._referee.queries.view(match_id)
                call = _call_due(view, key)
                if call and self._standing.get(match_id, (None,))[0] == call:
                    return
                await self._take_away(match_id)
                if call and self._is_away(call.person) and self._is_new(view, call):
                    await self._post(view, call)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("match %s: nobody could be called (%s)", match_id, error)

    def _is_new(self, view: MatchView, call: Call) -> bool:
        made = {each for each in self._made.get(view.id, ()) if each.ply == view.ply}
        self._made.keep(view.id, made | {call})
        return call not in made

    def _is_away(self, person: int) -> bool:
        seen = self._seen.get(person)
        return seen is None or time.monotonic() - seen >= AWAY

    async def _post(self, view: MatchView, call: Call) -> None:
        person = call.person
        preference = await self._preference(person, view.guild_id)
        if preference.notices == "off" or view.channel_id is None:
            return
        texts = catalogue(preference.language)
        page = Page((texts.text(call.key, name=f"<@{person}>"), Row(board_link(texts, view))))
        channel = self._client.get_partial_messageable(view.channel_id, guild_id=view.guild_id)
        allowed = discord.AllowedMentions(users=[discord.Object(person)])
        sent = await channel.send(view=page.layout(), allowed_mentions=allowed)
        self._standing.keep(view.id, (call, channel.get_partial_message(sent.id)))

    async def _take_away(self, match_id: int) -> None:
        if match_id in self._standing:
            _, message = self._standing.pop(match_id)
            with suppress(discord.NotFound):  # somebody deleted it by hand
                await message.delete()

    async def _preference(self, person: int, guild_id: int | None) -> Preference:
        player = await self._referee.queries.person(person)
        return await self._referee.preferences.of(person, player.locale if player else None, guild_id)


def _call_due(view: MatchView, key: str) -> Call | None:
    """Who must do something: answer an offer, or else move; None where nobody must, or the bot."""
    if not view.playing:
        return None
    if view.offers and (asked := view.seats[1 - view.offers[-1].side].player):
        return Call(view.ply, asked, "match.your_answer")
    mover = view.seats[view.turn].player
    return Call(view.ply, mover, key) if mover else None
