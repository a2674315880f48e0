"""Making moves: with buttons, with two menus, or by typing."""

import discord
from discord import ui

from bot.referee import MatchView
from bot.views.actions import action
from bot.views.context import Context
from bot.views.tags import Tag


@action("move")
async def press(context: Context, tag: Tag) -> None:
    """A button that makes a move."""
    await play(context, tag, tag.detail)


@action("target")
async def choose_target(context: Context, tag: Tag) -> None:
    """A line of the target menu."""
    await play(context, tag, "".join(context.values[:1]))


async def play(context: Context, tag: Tag, text: str) -> None:
    """A move on the board that the person saw: shown at once, then the bot's answer."""
    view = await context.referee.turns.move(tag.match, context.person.id, text, ply=tag.ply)
    await context.stage.boards.update(context, tag.match)
    await let_bot_move(context, view)


async def let_bot_move(context: Context, view: MatchView) -> None:
    """Waits for the bot's move, if one is due, and shows it."""
    if view.bot_to_move:
        await context.referee.turns.answer(view.id)
        await context.stage.boards.update(context, view.id)
