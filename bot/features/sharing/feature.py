"""Sharing a finished match as an animation or a picture, and the entry Analyse in the menu of a message."""

import asyncio
import atexit
from collections.abc import Awaitable, Callable, Hashable

import discord

from bot.discord.controls import Tag, components_of, matches_in
from bot.discord.drawing import Pictures
from bot.features.records.replay_page import card_page, shared_page
from bot.features.reviews.feature import show_overview
from bot.handling.actions import Actions
from bot.handling.commands import menu_entry
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.services import Poster, Services
from bot.match.pictures import scene_of
from bot.match.requirements import require_finished
from bot.match.state import MatchView
from bot.render import Scene
from bot.render.animation import ANIMATION_SECONDS, draw_match, frame_plies
from bot.render.process import DrawingProcess

ACTIONS = Actions()

MOST_BYTES = 8 << 20  # of animations that are kept
PROCESS = DrawingProcess(ANIMATION_SECONDS)
"""Boards have a process of their own, so that none waits for an animation."""

atexit.register(PROCESS.close)


class Animations(Poster):
    """Makes animations one at a time, and one for each person at a time. Those that are kept are not made again."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._kept = Pictures(MOST_BYTES)
        self._one = asyncio.Lock()

    async def made(self, person: int, shown: Hashable, scenes: Callable[[], Awaitable[tuple[Scene, ...]]]) -> bytes:
        """The animation of what is `shown`, for a person; `scenes` is called only if it must be made.

        Raises JustAsked if the person waits for one, or had one a moment ago.
        """
        with self._services.sharing.once((person, "animation")):
            return self._kept.get(shown) or await self._made(shown, scenes)

    async def _made(self, shown: Hashable, scenes: Callable[[], Awaitable[tuple[Scene, ...]]]) -> bytes:
        async with self._one:
            data = self._kept.get(shown)  # another person may have asked for it meanwhile
            if data is None:
                data = await PROCESS.call(draw_match, await scenes())
                self._kept.keep(shown, data)
            return data


@ACTIONS.on("share")
async def share(context: Context, tag: Tag) -> None:
    """Posts the match as an animation, in the language and colours of the person who shares it. Only they see it if
    others here may not see the match. Raises JustAsked.
    """
    view = await _finished(context, tag)
    await context.answer.acknowledge()
    last = await _scene(context, view, view.ply)

    async def scenes() -> tuple[Scene, ...]:
        return tuple([await _scene(context, view, ply) for ply in frame_plies(view.ply)])

    data = await context.services.of(Animations).made(context.person.id, (view.id, last), scenes)
    page = shared_page(view, context.preference, last, data)
    await context.answer.say(page, private=not context.everyone.sees(view.match))


@ACTIONS.on("share-card", once=True)
async def share_card(context: Context, tag: Tag) -> None:
    """Posts the match as one picture. Only the person sees it if others here may not see the match."""
    view = await _finished(context, tag)
    frame = await context.referee.queries.replay(view.id)
    page = card_page(frame, context.preference, view.match.side_of(context.person.id))
    await context.answer.say(page, private=not context.everyone.sees(view.match))


@menu_entry
async def analyse(context: Context, message: discord.Message) -> None:
    """Shows the review of the match whose board is in a message, or in the one that it forwards."""
    if match := _match_in(message, context.interaction.client.user):
        await context.referee.queries.require_seen(match, context.viewer)
        await show_overview(context, Tag("review", match))
    else:
        await context.tell_person(context.texts["share.nothing"])


def _match_in(message: discord.Message, bot: discord.ClientUser | None) -> int:
    """The match whose board is in a message of the bot, or in what a message forwards; 0 if there is none.

    Discord does not say who wrote what is forwarded: whether the person may see the match must be asked, too.
    """
    shown = [message] if message.author == bot else message.message_snapshots
    return next((match for each in shown for match in matches_in(components_of(each))), 0)


async def _finished(context: Context, tag: Tag) -> MatchView:
    """The match of a tag. Raises MatchGoesOn before its end."""
    view = await context.referee.stores.view(tag.match)
    require_finished(view.match)
    return view


async def _scene(context: Context, view: MatchView, ply: int) -> Scene:
    """The match after `ply` moves, in the look and from the side of the person who asks."""
    frame = await context.referee.queries.replay(view.id, ply)
    return scene_of(frame.board, context.preference, view.match.side_of(context.person.id) == 1)


FEATURE = Feature(commands=(analyse,), actions=(ACTIONS,), posters=(Animations,))
