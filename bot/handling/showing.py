"""What follows a change of a match: it is shown, the bot moves, or the person whose turn it is is called. Also shows
changed settings.
"""

from bot.discord.page import Page
from bot.handling.context import Context
from bot.match.board_messages import ShowResult
from bot.match.calls import USUAL_REASON
from bot.match.page import Note
from bot.match.state import MatchView
from bot.match.summary import summary_page


async def show(context: Context, view: MatchView, note: Note | None = None) -> None:
    """Shows a match that the person changed, in its message. If that cannot be reached, tells the person so."""
    if await context.services.publisher.show(view, context.answer, note) is ShowResult.NOWHERE:
        await context.tell_person(context.texts.text("trouble.board-unreachable", id=view.id))


def note_of(moved: MatchView) -> Note | None:
    """A note to show beside a move or a choice: that the clock runs again, or None."""
    return Note("clock.runs_again", 1 - moved.turn) if moved.resumed else None


async def let_bot_move(context: Context, view: MatchView) -> MatchView:
    """Waits for the bot's move, if it is still due, and shows it; then calls the person whose turn it is, and removes
    the call to who has moved. Returns the match afterwards. The bot may have moved while `view` was being shown.
    """
    if view.match.bot_to_move:
        view = context.services.publisher.newest_view(view)
    if view.match.bot_to_move:
        view = await context.referee.thinking.answer(view.id)
        await context.services.publisher.show(view, context.answer)
    await context.services.calls.call(view, answer=context.answer)
    return view


async def call(context: Context, view: MatchView, reason: str = USUAL_REASON, *, again: bool = False) -> None:
    """Calls the person who must act in the match, if possible by the answer to this interaction; as `Calls.call`."""
    await context.services.calls.call(view, reason, context.answer, again)


def has_board(context: Context, view: MatchView) -> bool:
    """Whether this interaction's answer can change the match's message."""
    return context.answer.can_edit(context.services.publisher.newest_view(view).match.message_id)


def summary(context: Context, view: MatchView) -> Page:
    """The state of the match in the person's language, with a link to its message."""
    return summary_page(context.services.publisher.newest_view(view), context.preference)


async def show_saved(context: Context, page: Page) -> None:
    """Shows a page on which something was just chosen, in the message that was used, and says that it is saved."""
    said = f"-# {context.texts['settings.saved']}"
    await context.show(page.adding(said))
