"""Looking at a match again, move by move."""

from bot.discord.controls import Tag
from bot.discord.page import Document, Page
from bot.features.records.replay_page import replay_page
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.match import wording

ACTIONS = Actions()


@ACTIONS.on("replay")
async def step(context: Context, tag: Tag) -> None:
    """First, back, next, last; or, under a board, the beginning of a replay."""
    page = await replay(context, tag.match, tag.ply)
    await context.show(page)


async def open_replay(context: Context, match_id: int) -> None:
    """A match from its beginning, for the person's eyes."""
    await context.answer.say(await replay(context, match_id, 0))


async def replay(context: Context, match_id: int, ply: int) -> Page:
    """The match after `ply` moves, turned to the person where they played the second side."""
    frame = await context.referee.queries.replay(match_id, ply)
    return replay_page(frame, context.preference, frame.view.side_of(context.person.id))


@ACTIONS.on("export")
async def export(context: Context, tag: Tag) -> None:
    """The match as a file."""
    view = await context.referee.queries.view(tag.match)
    notation = context.preference.notation(view.game)
    text = await context.referee.queries.pgn(view.id, notation)
    said = context.texts.text("replay.exported", notation=wording.notation(context.texts, view.game, notation))
    await context.answer.say(Page((said, Document(f"{view.game}-{view.id}.pgn", text.encode()))))
