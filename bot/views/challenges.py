"""Beginning a match: against the bot at once, against a person by challenge and consent; and rematches."""

import discord

from bot.referee import MatchView, Side
from bot.views.actions import action
from bot.views.context import Context
from bot.views.moves import let_bot_move
from bot.views.people import introduced
from bot.views.tags import Tag


async def begin(
    context: Context, game: str, opponent: discord.User | discord.Member | None, level: str, side: Side
) -> None:
    """A new match in this channel; whoever challenges this bot by name plays against it."""
    challenges = context.referee.challenges
    me = context.interaction.client.user
    if opponent is None or (me is not None and opponent.id == me.id):
        view = await challenges.play_bot(game, context.person, level, side, context.place)
    else:
        view = await challenges.challenge(game, context.person, introduced(opponent), side, context.place)
    await post(context, view)


async def post(context: Context, view: MatchView) -> None:
    """The message of a new match: a challenge, which pings the one who is asked, or a board."""
    ping = view.challenged if view.status == "challenged" else None
    await context.stage.boards.post(context, view.id, ping)
    await let_bot_move(context, view)


@action("accept")
async def accept(context: Context, tag: Tag) -> None:
    """The challenged person agrees; the challenge becomes the board."""
    view = await context.referee.challenges.accept(tag.match, context.person)
    await context.stage.boards.show(context, view.id)


@action("decline")
async def decline(context: Context, tag: Tag) -> None:
    """The challenged person says no."""
    await context.referee.challenges.decline(tag.match, context.person.id)
    await context.stage.boards.show(context, tag.match)


@action("withdraw")
async def withdraw(context: Context, tag: Tag) -> None:
    """The challenger thinks better of it."""
    await context.referee.challenges.withdraw(tag.match, context.person.id)
    await context.stage.boards.show(context, tag.match)


@action("rematch")
async def rematch(context: Context, tag: Tag) -> None:
    """The same again with sides exchanged."""
    await post(context, await context.referee.challenges.rematch(tag.match, context.person, context.place))
