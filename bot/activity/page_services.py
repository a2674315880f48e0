"""What all open pages share."""

from dataclasses import dataclass

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
