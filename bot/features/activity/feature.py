"""Opening the board that one can touch: the button under a match, and the entry point of the application."""

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
    """The button under a match."""
    context.referee.of(Wanted).want(context.person.id, context.place.channel_id, tag.match)
    await launch(context)


async def launch(context: Context) -> None:
    """Has Discord open the page; where it does not, the person is told so."""
    try:
        if await context.answer.open():
            return
    except discord.HTTPException as error:
        if classify(error) is Failure.EXPIRED:
            raise
    await context.tell(context.texts["activity.refused"])


FEATURE = Feature(actions=(ACTIONS,), services=(Wanted,))
