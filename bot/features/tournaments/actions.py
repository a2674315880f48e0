"""Tournaments: making one, joining, leaving, starting and cancelling it, and the list of them."""

from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.features.tournaments.page import CANCEL, JOIN, LEAVE, START, YES, list_page, sure_page
from bot.features.tournaments.posts_page import STANDINGS, standings_page
from bot.features.tournaments.rules import Tournaments, TournamentTerms
from bot.features.tournaments.tables import TournamentMessages
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.showing import show
from storage.tournament_rows import Tournament

ACTIONS = Actions()


async def make(context: Context, terms: TournamentTerms) -> None:
    """A tournament in this channel, announced in a message of its own, which is its table later."""
    await context.answer.acknowledge()
    tournaments = context.referee.of(Tournaments)
    made = await tournaments.make(context.person, context.place, terms)
    if await context.services.of(TournamentMessages).show(made.id):
        await context.tell(context.texts["tournament.made"])
    else:
        await tournaments.cancel(made.id, context.person.id, moderates=False)
        await context.tell(context.texts["trouble.cannot-post"])


async def show_list(context: Context) -> None:
    """Those of this server, and the person's own elsewhere, for their eyes."""
    found = await context.referee.of(Tournaments).listed(context.server, context.person.id)
    await context.answer.say(list_page(context.texts, found))


@ACTIONS.on(JOIN)
async def join(context: Context, tag: Tag) -> None:
    """Somebody takes part."""
    found = await _meant(context, tag)
    await context.referee.of(Tournaments).join(found.id, context.person, context.place)
    await _shown(context, found.id, "tournament.joined")


@ACTIONS.on(LEAVE)
async def leave(context: Context, tag: Tag) -> None:
    """Somebody takes part no more; once it is played they are asked whether they mean it."""
    found = await _meant(context, tag)
    if found.status == "playing" and any(each.person == context.person.id for each in found.present):
        await context.answer.say(sure_page(context.texts, found, LEAVE))
    else:
        await _leave(context, found.id)


@ACTIONS.on(LEAVE + YES)
async def leave_for_good(context: Context, tag: Tag) -> None:
    """They mean it; the match that they play is lost."""
    await _leave(context, (await _meant(context, tag)).id)


async def _leave(context: Context, tournament: int) -> None:
    lost = await context.referee.of(Tournaments).leave(tournament, context.person.id)
    await _shown(context, tournament, "tournament.left")
    if lost:
        await show(context, lost)


@ACTIONS.on(STANDINGS)
async def show_standings(context: Context, tag: Tag) -> None:
    """How it stands now, for the eyes of who asks."""
    await context.answer.say(standings_page(context.texts, await _meant(context, tag)))


@ACTIONS.on(START)
async def start(context: Context, tag: Tag) -> None:
    """The first round."""
    found = await _meant(context, tag)
    await context.referee.of(Tournaments).start(found.id, context.person.id, _moderates(context))
    await context.services.of(TournamentMessages).show(found.id, context.answer)


@ACTIONS.on(CANCEL)
async def cancel(context: Context, tag: Tag) -> None:
    """It ends; once it is played who wants that is asked whether they mean it."""
    found = await _meant(context, tag)
    if found.status == "playing":
        await context.answer.say(sure_page(context.texts, found, CANCEL))
    else:
        await _cancel(context, found.id)


@ACTIONS.on(CANCEL + YES)
async def cancel_for_good(context: Context, tag: Tag) -> None:
    """They mean it."""
    await _cancel(context, (await _meant(context, tag)).id)


async def _cancel(context: Context, tournament: int) -> None:
    await context.referee.of(Tournaments).cancel(tournament, context.person.id, _moderates(context))
    await _shown(context, tournament, "tournament.cancelled")


async def _shown(context: Context, tournament: int, told: str) -> None:
    """The table shows what was done; the person reads it where they pressed, or in a message for their eyes."""
    await context.services.of(TournamentMessages).show(tournament, context.answer)
    if context.answer.is_on_board:
        await context.tell(context.texts[told])
    else:
        await context.answer.update(Page((context.texts[told],)))


async def _meant(context: Context, tag: Tag) -> Tournament:
    """The tournament of this server that a tag means, which anybody may have sent. Raises TournamentNotFound."""
    return await context.referee.of(Tournaments).of(tag.number, context.server)


def _moderates(context: Context) -> bool:
    return context.interaction.permissions.manage_messages
