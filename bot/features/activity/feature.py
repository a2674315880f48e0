"""The ways to open the touch board: the button under a match, and the entry point of the application."""

import discord

from bot.discord.controls import Tag
from bot.discord.failures import Failure, classify
from bot.features.activity.wanted import Wanted
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.feature import Feature

ACTIONS = Actions()


@ACTIONS.on("open-board", window=True)
async def open_board(context: Context, tag: Tag) -> None:
    """Opens the touch board at the match whose button was pressed."""
    context.referee.of(Wanted).want(context.person.id, context.place.channel_id, tag.match)
    await launch(context)


async def launch(context: Context) -> None:
    """Opens the touch board; if Discord refuses, tells the person. Raises discord.HTTPException if the interaction has
    expired.
    """
    try:
        if await context.answer.open():
            return
    except discord.HTTPException as error:
        if classify(error) is Failure.EXPIRED:
            raise
    await context.tell_person(context.texts["activity.refused"])


FEATURE = Feature(actions=(ACTIONS,), services=(Wanted,))
