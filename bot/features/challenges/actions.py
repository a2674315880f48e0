"""Beginning a match: against the bot at once, against a person by challenge and consent; and rematches."""

from dataclasses import replace

import discord

from bot.discord.access import Access
from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.discord.place import Place
from bot.features.challenges.page import which_game_page
from bot.features.challenges.rematches import Rematches
from bot.handling.actions import Actions
from bot.handling.context import Context, introduced
from bot.handling.showing import call, let_bot_move, show, summary
from bot.match import wording
from bot.match.board_messages import ShowResult
from bot.match.names import global_name, plain_names_of
from bot.match.state import MatchView
from bot.match.terms import MatchTerms

ACTIONS = Actions()

FIRST_LEVEL, USUAL_LEVEL = "beginner", "medium"  # where nobody says which: until the first win in a game, and then


async def begin(
    context: Context, terms: MatchTerms, opponent: discord.User | discord.Member | None, level: str | None = None
) -> None:
    """A new match in this channel; against the bot where no other opponent is named, at the usual level where none is
    chosen.
    """
    challenges = context.referee.challenges
    me = context.interaction.client.user
    if opponent is None or (me is not None and opponent.id == me.id):
        terms = replace(terms, level=level or await _usual_level(context, terms.game))
        view = await challenges.play_bot(terms, context.person, context.place, context.at)
    else:
        view = await challenges.challenge(terms, context.person, introduced(opponent), context.place)
    await post(context, view)


async def _usual_level(context: Context, game: str) -> str:
    return USUAL_LEVEL if await context.referee.records.has_won(context.person.id, game) else FIRST_LEVEL


async def post(context: Context, view: MatchView) -> None:
    """The message of a new match: a challenge, which pings the one who is asked, or a board."""
    ping = view.challenged if view.status == "challenged" else None
    if await context.services.publisher.post(view, context.answer, ping) is ShowResult.NOWHERE:
        await context.tell(context.texts["trouble.cannot-post"])
    if view.status == "challenged" and context.access is Access.DIRECT:
        await _withdraw_unseen(context, view, "challenge.alone")
    elif view.status == "challenged" and context.services.publisher.placed(view).private:
        await _withdraw_unseen(context, view, "challenge.hidden")
    else:
        await let_bot_move(context, view)


async def _withdraw_unseen(context: Context, view: MatchView, why: str) -> None:
    """Takes back a challenge that nobody sees but the challenger, and says what to do instead."""
    view = await context.referee.challenges.withdraw(view.id, context.person.id, was_seen=False)
    await show(context, view)
    await context.answer.update(Page((context.texts[why],)))


@ACTIONS.on("accept")
async def accept(context: Context, tag: Tag) -> None:
    """The challenged person agrees; the challenge becomes the board."""
    view = await context.referee.challenges.accept(tag.match, context.person, context.place, context.at)
    await show(context, view)
    await open_thread(context, view)
    await call(context, view, accepted_reason(view))


def accepted_reason(view: MatchView) -> str:
    """Why the one who is to move is called once a challenge is accepted."""
    return "match.accepted" if view.may_move(view.challenger) else "match.your_turn"


@ACTIONS.on("decline")
async def decline(context: Context, tag: Tag) -> None:
    """The challenged person says no."""
    await show(context, await context.referee.challenges.decline(tag.match, context.person.id))


@ACTIONS.on("withdraw")
async def withdraw(context: Context, tag: Tag) -> None:
    """The challenger thinks better of it."""
    await show(context, await context.referee.challenges.withdraw(tag.match, context.person.id))


@ACTIONS.on("rematch")
async def rematch(context: Context, tag: Tag) -> None:
    """The same again with sides exchanged; where the opponent asked for it, their challenge becomes the board."""
    view = await context.referee.of(Rematches).rematch(tag.match, context.person, context.place, context.at)
    if view.playing and not view.against_bot:
        await show(context, view)
        await context.answer.say(summary(context, view))
        await open_thread(context, view)
        await call(context, view)
    else:
        await post(context, view)


async def open_thread(context: Context, view: MatchView) -> None:
    """A thread to talk in, under the board of two people, where the server wants such."""
    placed = context.services.publisher.placed(view)
    is_in_channel = isinstance(context.interaction.channel, discord.TextChannel) and context.access.posts
    if placed.message_id is None or placed.private or not is_in_channel:
        return
    if (await context.referee.places.of(view.guild_id)).threads:
        texts = context.texts
        name = wording.title(texts, view, plain_names_of(texts, view))
        place = Place(placed.guild_id, placed.channel_id)
        await context.services.notices.open_thread(place, placed.message_id, name)


@ACTIONS.on("next-level")
async def next_level(context: Context, tag: Tag) -> None:
    """Against the level above the one that was beaten."""
    await post(context, await context.referee.of(Rematches).other_level(tag.match, context.person, context.place))


@ACTIONS.on("lower-level")
async def lower_level(context: Context, tag: Tag) -> None:
    """Against the level below the one that was too strong."""
    rematches = context.referee.of(Rematches)
    await post(context, await rematches.other_level(tag.match, context.person, context.place, lower=True))


async def choose_game(context: Context, opponent: discord.User | discord.Member) -> None:
    """From the menu on a person: which game."""
    await context.answer.say(which_game_page(context.texts, opponent.id, global_name(opponent)))


@ACTIONS.on("challenge")
async def challenge(context: Context, tag: Tag) -> None:
    """The game was chosen, and perhaps its opening, for a match against the tag's person."""
    opponent = await context.interaction.client.fetch_user(tag.person)
    game, _, opening = tag.detail.partition(".")
    await begin(context, MatchTerms(game, clock=context.preference.clock, opening=opening or None), opponent)
