"""A match in a few lines with a link to its board: the answer to commands that changed it."""

from discord.utils import format_dt

from bot.discord.controls import LinkButton, Row
from bot.discord.page import Block, Page
from bot.locales import Catalogue
from bot.match import wording
from bot.match.names import names_of
from bot.match.page import offer_line
from bot.match.preferences import Preference
from bot.match.state import MatchView
from storage.rows import Match


def summary_page(view: MatchView, reader: Preference) -> Page:
    """The page with a match's state, its clock, its open offers and a link to its board."""
    texts = reader.texts
    asked = "\n".join(offer_line(texts, names_of(texts, view), offer) for offer in view.offers)
    return Page(*summary_lines(view, reader), asked, _clock_line(texts, view), board_link(texts, view))


def _clock_line(texts: Catalogue, view: MatchView) -> str:
    """The deadline of the side to move, or that the clocks are stopped; empty where none runs."""
    timing = view.match.timing
    if view.match.playing and timing.paused_at:
        return f"-# {texts['clock.paused']}"
    return f"-# ⏳ {format_dt(timing.deadline, 'R')}" if view.match.playing and timing.deadline else ""


def summary_lines(view: MatchView, reader: Preference) -> tuple[str, str]:
    """The game and its players; and the last move with the state of the match."""
    texts = reader.texts
    names = names_of(texts, view)
    against = wording.against(texts, view, names, f"**{wording.game(texts, view.game)}**")
    last = wording.last_move(texts, view, reader.notation(view.game))
    return against, f"{last}\n**{wording.state(texts, view, names)}**"


def board_link(texts: Catalogue, view: MatchView) -> Block:
    """A link button to the board, if its place is known; for a private board, a line with the command to show it."""
    if view.match.private:
        return f"-# {texts['board.again']}"
    address = board_url(view.match)
    return Row(*((LinkButton(texts["buttons.open"], address),) if address else ()))


def board_url(match: Match) -> str:
    """The URL of the board's message; empty where there is none, or only a private one, which disappears when the
    reader's client is reloaded.
    """
    return "" if match.private else message_url(match.guild_id, match.channel_id, match.message_id)


def message_url(guild_id: int | None, channel_id: int | None, message_id: int | None) -> str:
    """The URL of a message, in a server or (None) in direct messages; empty where there is none."""
    if channel_id is None or message_id is None:
        return ""
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}/{message_id}"
