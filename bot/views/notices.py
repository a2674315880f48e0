"""Calling people whose turn it is. An edited board notifies nobody, so who has been away gets a message that does."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict

import discord

from bot.locales import catalogue
from bot.referee import MatchView, Preference, Referee
from bot.views.line import BROKEN
from bot.views.page import Page, Row
from bot.views.summary import board_link

log = logging.getLogger(__name__)

AWAY = 180.0  # seconds without a click or a command after which a person may be elsewhere
KEPT = 4096


class Notices:
    """Who was here lately, and the calls that stand; a call is taken away once its match has moved on."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self._client = client
        self._referee = referee
        self._seen: OrderedDict[int, float] = OrderedDict()
        self._standing: OrderedDict[int, discord.PartialMessage] = OrderedDict()

    def note(self, person: int) -> None:
        """Somebody did something."""
        self._seen[person] = time.monotonic()
        self._seen.move_to_end(person)
        while len(self._seen) > KEPT:
            self._seen.popitem(last=False)

    async def call(self, view: MatchView, key: str = "match.your_turn") -> None:
        """Calls whoever is to move, where they are away and want it, and takes the match's last call away.

        Where the bot cannot post or delete, nobody is called: the board says everything that a call does.
        """
        try:
            await self._take_away(view.id)
            person = view.seats[view.turn].player if view.playing else None
            if person is not None and view.channel_id is not None and self._is_away(person):
                await self._post(view, view.channel_id, person, key)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("match %s: nobody could be called (%s)", view.id, error)

    def _is_away(self, person: int) -> bool:
        seen = self._seen.get(person)
        return seen is None or time.monotonic() - seen >= AWAY

    async def _post(self, view: MatchView, channel_id: int, person: int, key: str) -> None:
        preference = await self._preference(person, view.guild_id)
        if preference.notices == "off":
            return
        texts = catalogue(preference.language)
        page = Page((texts.text(key, name=f"<@{person}>"), Row(board_link(texts, view))))
        channel = self._client.get_partial_messageable(channel_id, guild_id=view.guild_id)
        allowed = discord.AllowedMentions(users=[discord.Object(person)])
        sent = await channel.send(view=page.layout(), allowed_mentions=allowed)
        self._standing[view.id] = channel.get_partial_message(sent.id)
        while len(self._standing) > KEPT:
            self._standing.popitem(last=False)

    async def _take_away(self, match_id: int) -> None:
        standing = self._standing.pop(match_id, None)
        if standing:
            await standing.delete()

    async def _preference(self, person: int, guild_id: int | None) -> Preference:
        player = await self._referee.records.person(person)
        return await self._referee.preferences.of(person, player.locale if player else None, guild_id)
