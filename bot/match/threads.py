"""Threads to talk in, under the boards of two people."""

import logging
from functools import partial

from bot.discord.failures import failure_of
from bot.match import wording
from bot.match.channels import Channels
from bot.match.failure_log import failure_logged
from bot.match.names import plain_names_of
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.recent import Recent

log = logging.getLogger(__name__)

MATCHES_REMEMBERED = 4096


class Threads:
    """Opens a thread under the board of two people when that is first shown, before a move, if the settings of the
    server say so. Discord opens no second one under a message.
    """

    def __init__(self, channels: Channels, referee: Referee) -> None:
        self._channels, self._referee = channels, referee
        self._seen: Recent[int, bool] = Recent(MATCHES_REMEMBERED)  # matches whose thread was opened or not wanted

    def first_board_shown(self, view: MatchView) -> None:
        """Opens the thread in the background, if it is due. `view` has no move of its players; it is shown, and knows
        its message.
        """
        match = view.match
        wanted = match.playing and not match.against_bot and not match.private
        if wanted and match.message_id is not None and match.id not in self._seen:
            self._seen.keep(match.id, True)
            self._referee.stores.background.spawn(self._open(view, match.message_id))

    async def _open(self, view: MatchView, message: int) -> None:
        place = view.place
        with failure_logged(log, "match %s: its thread cannot be opened", view.id):  # people play on without it
            rules, servers = await self._referee.places.of(place.guild_id), self._channels.servers
            if rules.threads and await servers.takes_threads(place):
                texts = (await self._referee.preferences.of_board(view)).texts
                name = wording.title(texts, view, plain_names_of(texts, view))
                await failure_of("a thread", partial(self._channels.open_thread, place, message, name))
