"""Showing a finished match to others, and looking at the one on a message: Analyse in its menu."""

import discord

from bot.discord.controls import Tag, components_of, matches_in
from bot.features.records.replay_page import card_page, replay_scene, shared_page
from bot.features.reviews import actions as reviews
from bot.features.sharing.animations import Animations
from bot.handling.actions import Actions
from bot.handling.commands import menu_entry
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.match.refusals import MatchGoesOn
from bot.match.state import MatchView
from bot.render import Scene
from bot.render.animation import frame_plies

ACTIONS = Actions()


@ACTIONS.on("share")
async def share(context: Context, tag: Tag) -> None:
    """The match as an animated picture, in the words and colours of who shares it, for everybody here; for their own
    eyes where the others may not see the match. Raises TooMuchAsked.
    """
    view = await _finished(context, tag)
    await context.answer.acknowledge()
    last = await _scene(context, view, view.ply)

    async def scenes() -> tuple[Scene, ...]:
        return tuple([await _scene(context, view, ply) for ply in frame_plies(view.ply)])

    data = await context.services.of(Animations).made(context.person.id, (view.id, last), scenes)
    page = shared_page(view, context.preference, last, data)
    await context.answer.say(page, private=not context.everyone.sees(view))


@ACTIONS.on("share-card")
async def share_card(context: Context, tag: Tag) -> None:
    """The match as one picture; for whom, as in `share`."""
    view = await _finished(context, tag)
    frame = await context.referee.queries.replay(view.id)
    page = card_page(frame, context.preference, view.side_of(context.person.id))
    await context.answer.say(page, private=not context.everyone.sees(view))


@menu_entry
async def analyse(context: Context, message: discord.Message) -> None:
    """The review of the match whose board a message of the bot's shows."""
    is_own = message.author == context.interaction.client.user
    match = next(matches_in(components_of(message)), 0) if is_own else 0
    if match:
        await context.require_seen(match)
        await reviews.show(context, Tag("review", match))
    else:
        await context.tell(context.texts["share.nothing"])


async def _finished(context: Context, tag: Tag) -> MatchView:
    """The match that a tag means. Raises MatchGoesOn before its end."""
    view = await context.referee.queries.view(tag.match)
    if view.status != "finished":
        raise MatchGoesOn(view.id)
    return view


async def _scene(context: Context, view: MatchView, ply: int) -> Scene:
    """The match after some of its moves, in the look and from the side of who asks."""
    frame = await context.referee.queries.replay(view.id, ply)
    return replay_scene(frame, context.preference, view.side_of(context.person.id) == 1)


FEATURE = Feature(commands=(analyse,), actions=(ACTIONS,), posters=(Animations,))
