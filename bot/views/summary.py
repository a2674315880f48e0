"""A match in a few lines with a link to its board: the answer to commands that did something to it."""

from bot import wording
from bot.locales import Catalogue
from bot.referee import Entry, MatchView
from bot.views import people
from bot.views.context import Context
from bot.views.page import Link, Page, Row


async def summary_page(context: Context, view: MatchView) -> Page:
    """How a match stands now, in the person's language."""
    view = await context.referee.records.view(view.id)
    return Page((*summary_lines(context, view), Row(board_link(context.texts, view))))


def summary_lines(context: Context, view: MatchView) -> tuple[str, str]:
    """Who plays what, and how it stands."""
    texts = context.texts
    names = people.names(texts, view)
    against = texts.text("match.title", game=f"**{wording.game(texts, view.game)}**", first=names[0], second=names[1])
    last = wording.last_move(texts, view, context.preference)
    return against, f"{last}\n**{wording.state(texts, view, names)}**"


def board_link(texts: Catalogue, view: MatchView | Entry) -> tuple[Link, ...]:
    """A button that leads to the board, where its place is known."""
    address = board_address(view)
    return (Link(texts.text("buttons.open"), address),) if address else ()


def board_address(view: MatchView | Entry) -> str:
    """Where the board's message is; empty where there is none."""
    if view.channel_id is None or view.message_id is None:
        return ""
    return f"https://discord.com/channels/{view.guild_id or '@me'}/{view.channel_id}/{view.message_id}"
