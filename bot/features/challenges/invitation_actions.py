"""Asking whoever wants to play, joining, and following a match."""

from collections.abc import Iterable

from bot.discord.controls import Tag
from bot.discord.place import Place
from bot.features.challenges.actions import accepted_reason, open_thread
from bot.features.challenges.invitation_page import invitation_page
from bot.features.challenges.invitations import Invitations
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.services import Services
from bot.handling.showing import call, show
from bot.match.preferences import Preference
from bot.match.terms import MatchTerms
from storage.meeting import Invitation

ACTIONS = Actions()


async def invite(context: Context, terms: MatchTerms) -> None:
    """A challenge in this channel that anybody may take."""
    meeting = context.referee.of(Invitations)
    invitation = await meeting.invite(terms, context.person, context.place)
    sent = await context.answer.say(invitation_page(context.preference, invitation), private=False)
    if sent.message and not context.access.answers_only:
        await meeting.posted(invitation.id, sent.message)
    if sent.private:
        await context.referee.of(Invitations).withdraw(invitation.id, context.person.id)
        await context.tell(context.texts["challenge.hidden"])


@ACTIONS.on("join")
async def join(context: Context, tag: Tag) -> None:
    """Somebody takes it; its message becomes the board, or says that the time is over."""
    if await _expired(context, tag):
        return
    view = await context.referee.of(Invitations).join(int(tag.detail), context.person, context.place)
    context.answer.becomes = view.id
    await show(context, view)
    await open_thread(context, view)
    await call(context, view, accepted_reason(view))


async def show_gone(services: Services, reader: Preference, invitations: Iterable[Invitation]) -> None:
    """Their messages say that nobody is looked for any more; where the bot can do nothing of its own accord a press of
    their buttons will make them say so.
    """
    for each in invitations:
        if each.message_id is not None:
            place = Place(each.guild_id, each.channel_id)
            await services.notices.update(place, each.message_id, invitation_page(reader, each))


@ACTIONS.on("uninvite")
async def withdraw(context: Context, tag: Tag) -> None:
    """The one who asked thinks better of it."""
    if await _expired(context, tag):
        return
    invitation = await context.referee.of(Invitations).withdraw(int(tag.detail), context.person.id)
    await context.answer.update(invitation_page(context.preference, invitation))


async def _expired(context: Context, tag: Tag) -> bool:
    """Whether the time is over and nobody came: then the message says so."""
    over = await context.referee.of(Invitations).expired(int(tag.detail))
    if over:
        await context.answer.update(invitation_page(context.preference, over))
    return over is not None
