"""Puzzles: /puzzle."""

from typing import Annotated

from bot.features.puzzles.actions import show
from bot.handling.commands import OneOf, command
from bot.handling.context import Context
from bot.handling.options import GAMES
from engines.review.puzzles import games_with_puzzles

Offered = Annotated[str, OneOf([choice for choice in GAMES if choice.value in games_with_puzzles()])]


@command()
async def puzzle(context: Context, game: Offered | None = None) -> None:
    """A puzzle that suits the person."""
    await show(context, game)


COMMANDS = (puzzle,)
