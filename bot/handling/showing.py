"""After something was done to a match: it is shown, whoever must do something is called, the bot moves. And what is
said of settings that were changed.
"""

from dataclasses import replace

from bot.discord.page import Page
from bot.handling.context import Context
from bot.match.board_messages import ShowResult
from bot.match.page import Note
from bot.match.state import MatchView
from bot.match.summary import summary_page


async def show(context: Context, view: MatchView, note: Note | None = None) -> None:
    """Shows what a person did to a match, in its message; where nobody can be reached there, tells the person so."""
    if await context.services.publisher.show(view, context.answer, note) is ShowResult.NOWHERE:
        await context.tell(context.texts.text("trouble.board-unreachable", id=view.id))


def note_of(moved: MatchView) -> Note | None:
    """What is to be said of a move besides the move itself."""
    return Note("clock.runs_again", 1 - moved.turn) if moved.resumed else None


async def let_bot_move(context: Context, view: MatchView) -> MatchView:
    """Waits for the bot's move, if one is due, and shows it; else calls the person whose turn it is. The match then."""
    if not view.bot_to_move:
        await call(context, view)
        return view
    answered = await context.referee.thinking.answer(view.id)
    await context.services.publisher.show(answered, context.answer)
    return answered


async def call(context: Context, view: MatchView, reason: str = "match.your_turn", *, again: bool = False) -> None:
    """Calls whoever must do something in the match, and removes the last call to it; `again`: though it stands."""
    placed = context.services.publisher.placed(view)
    await context.services.calls.call(placed, reason, answer=context.answer, again=again)


def has_board(context: Context, view: MatchView) -> bool:
    """Whether the answer to this interaction is the match's message."""
    return context.answer.can_edit(context.services.publisher.placed(view).message_id)


def summary(context: Context, view: MatchView) -> Page:
    """How the match stands, in the person's language, with a link to its message."""
    return summary_page(context.services.publisher.placed(view), context.preference)


async def show_saved(context: Context, page: Page) -> None:
    """On the message that was used, a page on which something was just chosen: below it stands that it is kept."""
    said = f"-# {context.texts['settings.saved']}"
    await context.answer.update(replace(page, blocks=(*page.blocks, said)))
