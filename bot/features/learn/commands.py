"""Learning a game: /learn."""

from typing import Annotated

from bot.features.learn.actions import show_game, show_games
from bot.features.learn.lessons import LESSONS
from bot.handling.commands import OneOf, command
from bot.handling.context import Context
from bot.handling.options import GAMES

Taught = Annotated[str, OneOf([choice for choice in GAMES if choice.value in LESSONS])]


@command()
async def learn(context: Context, game: Taught | None = None) -> None:
    """The lessons of a game; without one the list of games."""
    await (show_game(context, game) if game else show_games(context))


COMMANDS = (learn,)
