"""Showing a finished match to others, and looking at the one on a message."""

import discord

from bot.actions import reviews
from bot.actions.context import Context
from bot.actions.registry import action
from bot.pages.replays import card_page, replay_scene, shared_page
from bot.pages.tags import Tag, matches_in
from bot.publisher.drawing import animation
from bot.referee import MatchGoesOn, require_visible

MOST_FRAMES = 240


@action("share")
async def share(context: Context, tag: Tag) -> None:
    """The match as an animated picture, in the words and colours of who shares it, for everybody who sees its board.

    One that was played in private is not shown in a server.
    """
    view = await context.referee.queries.view(tag.match)
    require_visible(view, context.person.id)
    if view.status != "finished":
        raise MatchGoesOn(view.id)
    await context.answer.acknowledge()
    turned = view.side_of(context.person.id) == 1
    first = max(0, view.ply - MOST_FRAMES)
    frames = [await context.referee.queries.replay(view.id, ply) for ply in range(first, view.ply + 1)]
    scenes = [replay_scene(frame, context.preference, turned) for frame in frames]
    data = await animation(scenes)
    page = shared_page(view, context.preference, scenes[-1], data)
    await context.answer.say(page, private=view.guild_id is None and context.place.guild_id is not None)


@action("share-card")
async def share_card(context: Context, tag: Tag) -> None:
    """The match as one picture, for everybody who sees its board; one played in private is not shown in a server."""
    view = await context.referee.queries.view(tag.match)
    require_visible(view, context.person.id)
    if view.status != "finished":
        raise MatchGoesOn(view.id)
    frame = await context.referee.queries.replay(view.id)
    page = card_page(frame, context.preference, view.side_of(context.person.id))
    await context.answer.say(page, private=view.guild_id is None and context.place.guild_id is not None)


async def analyse(context: Context, message: discord.Message) -> None:
    """The review of the match whose board a message of the bot's shows."""
    match = next(matches_in(message.components), 0) if message.author == context.interaction.client.user else 0
    if match:
        await reviews.show(context, Tag("review", match))
    else:
        await context.tell(context.texts.text("share.nothing"))
