"""What all open pages share, and Link, by which the bot sends something to a page."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

from bot.activity.chat_boards import ChatBoards
from bot.activity.exercise import Exercise
from bot.activity.open_boards import OpenBoards
from bot.activity.page_socket import PageSocket
from bot.activity.rates import Rates
from bot.activity.visitors import Visitors
from bot.background import Background
from bot.handling.services import Services
from bot.recent import Recent


@dataclass(frozen=True, slots=True)
class PageServices:
    """What all open pages share."""

    services: Services
    visitors: Visitors
    boards: OpenBoards
    chat: ChatBoards
    exercises: Recent[str, Exercise]  # the last puzzle or lesson of each page, by the page's session
    rates: Rates
    build: str  # the version of the page's files
    background: Background
    sockets: dict[str, PageSocket]  # of the open pages, by the page's session


class Link(Protocol):
    """The connection to a page."""

    @property
    def closed(self) -> bool:
        """Whether the page is gone."""

    async def say(self, message: Any) -> None:
        """Sends one of the bot's messages (`bot.activity.messages`)."""

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Starts work for the page in the background. If it fails the socket is closed: the page then opens another,
        and is shown how everything stands.
        """

    async def end(self, language: str, key: str, again: bool = False) -> None:
        """Ends the page's session; the text of the key tells the person why. `again`: the page may come back soon."""
