"""The ways to open the touch board: the button under a match or a lesson, and the application's entry point."""

from collections.abc import Callable
from datetime import datetime

import discord

from bot.discord.controls import Tag
from bot.discord.failures import Failure, classify
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.match.referee import Referee, Service
from bot.recent import Recent

ACTIONS = Actions()
PRESSES_REMEMBERED = 4096


class Wanted(Service):
    """Remembers, while the process lives, what the button that a person pressed last in a channel is to show on the
    touch board: a key of its lobby. `on_wanted` is called at every press.
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._pressed: Recent[tuple[int, int | None], tuple[str, datetime]] = Recent(PRESSES_REMEMBERED)
        self.on_wanted: Callable[[int, str], None] = lambda person, key: None

    def want(self, person: int, channel: int | None, key: str) -> None:
        """Notes that a person pressed a button in a channel."""
        self._pressed.keep((person, channel), (key, self._stores.clock()))
        self.on_wanted(person, key)

    def last(self, person: int, channel: int | None) -> tuple[str, datetime] | None:
        """What the person wanted to see last in a channel, and when they pressed; None if nothing is remembered."""
        return self._pressed.get((person, channel))


@ACTIONS.on("open-board", window=True)
async def open_board(context: Context, tag: Tag) -> None:
    """Opens the touch board at the match whose button was pressed."""
    await open_at(context, f"open:{tag.match}")


async def open_at(context: Context, key: str) -> None:
    """Opens the touch board where a key of its lobby leads, as `launch` does."""
    context.referee.of(Wanted).want(context.person.id, context.place.channel_id, key)
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
