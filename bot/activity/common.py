"""What all open pages have in common, and how a page is told something."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

from bot.activity.chat_boards import ChatBoards
from bot.activity.open_boards import OpenBoards
from bot.activity.rates import Rates
from bot.activity.solving import Solving
from bot.activity.visitors import Visitors
from bot.handling.services import Services
from bot.recent import Recent


@dataclass(frozen=True, slots=True)
class Common:
    """`chat` brings the chat up to date, `puzzles` are those last shown, by the page's session. `build` is the version
    of the page's files.
    """

    services: Services
    visitors: Visitors
    boards: OpenBoards
    chat: ChatBoards
    puzzles: Recent[str, Solving]
    rates: Rates
    build: str
    spawn: Callable[[Coroutine[Any, Any, None]], object]


class Link(Protocol):
    """How a page is told something."""

    @property
    def closed(self) -> bool:
        """Whether nothing can be said any more."""

    async def say(self, message: Any) -> None:
        """One of the messages of the bot."""

    async def end(self, language: str, key: str) -> None:
        """The text of a key says why the page is over."""
