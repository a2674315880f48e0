"""The commands of moderators: /end, /suspend, /unsuspend. Discord offers them to nobody else."""

from datetime import timedelta
from typing import Annotated

import discord
from discord import app_commands

from bot.discord.page import Page
from bot.discord.place import Place
from bot.features.servers.rules import MOST_REASON, Moderation
from bot.handling.commands import command, in_servers_with_the_bot
from bot.handling.completion import MOST_CHOICES, Interaction, chosen_number, completing
from bot.handling.context import Context, person_of
from bot.handling.services import services_of
from bot.locales import Catalogue
from bot.match import wording
from bot.match.known_servers import viewer_of
from bot.match.phrases import quoted, until_text
from bot.match.preferences import Preference
from bot.match.state import MatchView
from bot.match.terms import is_readable
from bot.match.wording import escaped_name, names_of, plain_names_of

MOST_HOURS = 8760
Reason = app_commands.Range[str, 1, MOST_REASON]
for_moderators = app_commands.default_permissions(manage_messages=True)


@completing
async def matches_here(interaction: Interaction, preference: Preference, typed: str) -> dict[str, int]:
    """The open matches of the channels that the moderator can read, as far as is known, whose number contains what was
    typed, perhaps the name of one chosen before. Any other match of the server can be named by its number.
    """
    wanted, viewer = str(chosen_number(typed) or typed), viewer_of(interaction)
    referee, texts = services_of(interaction.client).referee, preference.texts
    matches = await referee.stores.matches.open_in(interaction.guild_id or 0)
    seen = [match for match in matches if viewer.reads_channel(match.channel_id) and is_readable(match)]
    fitting = [match.id for match in seen if wanted in str(match.id)]
    views = [await referee.stores.view(number) for number in fitting[:MOST_CHOICES]]
    return {_numbered(texts, view, plain_names_of(texts, view)): view.id for view in views}


@in_servers_with_the_bot
@for_moderators
@command(always=True)
async def end(context: Context, match: Annotated[int, matches_here], reason: Reason) -> None:
    """Ends a match of this server. A message beside its board tells both players the reason."""
    await context.answer.acknowledge()
    view = await context.referee.of(Moderation).end(match, context.server, context.person.id)
    await _show_end(context, view, reason)
    texts = await _server_texts(context)
    logged = await _log(context, "end", _numbered(texts, view, names_of(texts, view)), reason)
    await _done(context, "moderation.ended-done", logged, id=view.id)


@in_servers_with_the_bot
@for_moderators
@command(always=True)
async def suspend(
    context: Context,
    player: discord.User,
    reason: Reason,
    hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
) -> None:
    """Suspends a person from using the bot here, for some hours or for good, and ends what they have open here."""
    person = person_of(player)
    if person.is_bot or person.id == context.person.id:
        await context.tell_person(context.texts["moderation.not-them"])
        return
    await context.answer.acknowledge()
    until = None if hours is None else context.referee.stores.clock() + timedelta(hours=hours)
    ended = await context.referee.of(Moderation).suspend(context.server, person, reason, until)
    for view in ended:
        await _show_end(context, view, reason)
    texts = await _texts_of(context, person.id)
    said = {"server": _server(context), "reason": quoted(reason), "until": until_text(texts, until)}
    page = Page(texts.text("moderation.you-are-suspended", **said))
    told = await context.services.channels.write_to(person.id, page)  # if not, they read it when they next use the bot
    logged = await _log(context, "suspend", escaped_name(person.name), reason)
    key = "moderation.suspended" if told else "moderation.suspended-untold"
    await _done(context, key, logged, name=escaped_name(person.name), n=len(ended))


@in_servers_with_the_bot
@for_moderators
@command(always=True)
async def unsuspend(context: Context, player: discord.User) -> None:
    """Lifts a person's suspension in this server, and tells them."""
    name = escaped_name(person_of(player).name)
    await context.answer.acknowledge()
    was = await context.referee.places.suspension(context.server, player.id)
    await context.referee.stores.suspensions.lift(context.server, player.id)
    if was is None:
        await context.tell_person(context.texts.text("moderation.was-not", name=name))
        return
    texts = await _texts_of(context, player.id)
    page = Page(texts.text("moderation.you-may-again", server=_server(context)))
    await context.services.channels.write_to(player.id, page)
    await _done(context, "moderation.lifted", await _log(context, "unsuspend", name, ""), name=name)


def _numbered(texts: Catalogue, view: MatchView, names: wording.Names) -> str:
    return f"#{view.id} {wording.title(texts, view, names)}"


async def _done(context: Context, key: str, logged: bool, **values: object) -> None:
    note = "" if logged else context.texts["moderation.not-logged"]
    await context.answer.say(Page(context.texts.text(key, **values), note))


async def _show_end(context: Context, view: MatchView, reason: str) -> None:
    """Shows on the board that its match is over, and tells the players the reason in a message beside it, or in direct
    messages if that cannot be posted.
    """
    await context.services.show_ended(view)
    placed = context.services.publisher.newest_view(view)
    players = tuple(seat.player for seat in view.seats if seat.player is not None and seat.player > 0)
    names, texts = " ".join(f"<@{player}>" for player in players), await _server_texts(context)
    page = Page(texts.text("moderation.ended", names=names, id=view.id, reason=quoted(reason)))
    if not await context.services.channels.post(placed.place, page, players):
        for player in players:
            await context.services.channels.write_to(player, page)


async def _log(context: Context, what: str, subject: str, reason: str) -> bool:
    """Posts what was done in the server's log channel, if it has one; False if that could not be done. `what` is "end",
    "suspend" or "unsuspend".
    """
    channel = (await context.referee.places.of(context.server)).log
    if channel is None:
        return True
    told = {"moderator": escaped_name(context.person.name), "subject": subject, "reason": quoted(reason)}
    page = Page((await _server_texts(context)).text(f"moderation.log-{what}", **told))
    return await context.services.channels.post(Place(context.server, channel), page)


async def _texts_of(context: Context, person: int) -> Catalogue:
    return (await context.services.presence.preference(person, None)).texts


def _server(context: Context) -> str:
    guild = context.interaction.guild
    return escaped_name(guild.name if guild else "")


async def _server_texts(context: Context) -> Catalogue:
    return (await context.referee.preferences.of_server(context.server)).texts
