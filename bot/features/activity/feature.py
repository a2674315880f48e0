"""The ways to open the touch board: the button under a match, and the entry point of the application."""

from collections.abc import Callable

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
    """Remembers, while the process lives, the match whose button a person pressed last in a channel, at which the touch
    board opens. `on_wanted` is called at every press.
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._pressed: Recent[tuple[int, int | None], int] = Recent(PRESSES_REMEMBERED)
        self.on_wanted: Callable[[int, int], None] = lambda person, match: None

    def want(self, person: int, channel: int | None, match: int) -> None:
        """Notes that a person pressed the button of a match in a channel."""
        self._pressed.keep((person, channel), match)
        self.on_wanted(person, match)

    def match(self, person: int, channel: int | None) -> int:
        """The match whose button the person pressed last in a channel; 0 if none is remembered."""
        return self._pressed.get((person, channel)) or 0


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
