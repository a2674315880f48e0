"""Tournaments: /tournament makes one or lists them; buttons join, leave, start and cancel one. The messages of each: a
table, a post for each round that begins, and one for its end.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Annotated

import discord
from discord import app_commands

from bot.discord.answers import InteractionAnswer
from bot.discord.controls import Tag
from bot.discord.failures import Failure, classify, insist
from bot.discord.page import Page
from bot.discord.place import Place
from bot.features.tournaments.page import (
    CANCEL,
    CONFIRMED,
    JOIN,
    LEAVE,
    LOOK,
    START,
    list_page,
    sure_page,
    tournament_page,
    without_names,
)
from bot.features.tournaments.posts_page import STANDINGS, end_page, round_page, standings_page, standings_tag
from bot.features.tournaments.rounds import Rounds
from bot.features.tournaments.rules import (
    KINDS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    ROUNDS,
    TOURNAMENT_CLOCKS,
    Tournaments,
    TournamentTerms,
)
from bot.handling.actions import Actions
from bot.handling.commands import OneOf, command
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.options import CLOCKS, GameOption, OpeningOption
from bot.handling.services import Poster, Services
from bot.handling.showing import call, show
from bot.locks import Locks
from bot.match.posts import Post, PostPages, Posts
from bot.match.preferences import Preference
from bot.match.state import Cause, Change
from storage.posts import TournamentPost
from storage.tournament_rows import Tournament, TournamentKind

ACTIONS = Actions()
USUAL_ROUNDS = 5
USUAL_CLOCK = "move-86400"
NEW = timedelta(days=1)  # for which the table of a tournament that is over, or a post, comes again if it was deleted
Kind = Annotated[TournamentKind, OneOf({kind: f"tournament.kind-{kind}" for kind in KINDS})]
Clock = Annotated[str, OneOf({clock: name for clock, name in CLOCKS.items() if clock in TOURNAMENT_CLOCKS})]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)  # the bot posts every round by itself
@command()
async def tournament(
    context: Context,
    game: GameOption | None = None,
    kind: Kind = KINDS[0],
    rounds: app_commands.Range[int, ROUNDS[0], ROUNDS[-1]] = USUAL_ROUNDS,
    players: app_commands.Range[int, LEAST_PLAYERS, max(MOST_PLAYERS.values())] | None = None,
    clock: Clock = USUAL_CLOCK,
    opening: OpeningOption | None = None,
) -> None:
    """Makes a tournament in this channel; without a game, lists those of this server and those that the person has made
    or joined. In direct messages it only lists them.
    """
    if game is None:
        await _list(context)
    else:
        await _make(context, TournamentTerms(game, kind, rounds, players, clock, opening))


async def _list(context: Context) -> None:
    """Lists tournaments. The tables of the person's own that have not begun are shown again: without its table, which
    somebody may have deleted, few would join.
    """
    tournaments, person = context.referee.of(Tournaments), context.person.id
    for each in await tournaments.listed(context.viewer):
        if each.status == "open" and (each.guild_id, each.person) == (context.server, person):
            await context.referee.stores.tournaments.posts.show_again(each.id)
            await context.services.of(TournamentMessages).show(each.id)
    await context.answer.say(list_page(context.texts, await tournaments.listed(context.viewer), context.server))


@ACTIONS.on(LOOK)
async def look(context: Context, tag: Tag) -> None:
    """Shows a table that was chosen in the list, with its buttons, to the person alone: who takes part in a tournament
    may not see its channel any more.
    """
    found = await _meant(context, replace(tag, detail="".join(context.values)))
    await context.answer.say(tournament_page(found, context.preference))


async def _make(context: Context, terms: TournamentTerms) -> None:
    """Makes a tournament and posts its message, which is its table later; cancels it if that cannot be posted."""
    await context.answer.acknowledge()
    tournaments = context.referee.of(Tournaments)
    made = await tournaments.make(context.person, context.place, terms)
    if await context.services.of(TournamentMessages).show(made.id) in (None, Failure.PASSES):  # the sweep tries again
        await context.tell_person(context.texts["tournament.made"])
    else:
        await tournaments.cancel(made.id, context.person.id, moderates=False)
        await context.tell_person(context.texts["trouble.cannot-post"])


@ACTIONS.on(JOIN)
async def join(context: Context, tag: Tag) -> None:
    """Adds the person to the tournament."""
    found = await _meant(context, tag)
    await context.referee.of(Tournaments).join(found.id, context.person, context.place)
    await _show_result(context, found, "tournament.joined")


@ACTIONS.on(LEAVE)
@ACTIONS.on(LEAVE + CONFIRMED)
async def leave(context: Context, tag: Tag) -> None:
    """Takes the person out of the tournament. In one that has begun they must confirm it, because they lose the match
    that they are playing.
    """
    found = await _meant(context, tag)
    takes_part = any(each.person == context.person.id for each in found.present)
    if tag.kind == LEAVE and found.status == "playing" and takes_part:
        await context.answer.say(sure_page(context.texts, found, LEAVE))
        return
    if lost := await context.referee.of(Tournaments).leave(found.id, context.person.id):
        await show(context, lost)
        await call(context, lost)
    await _show_result(context, found, "tournament.left")


@ACTIONS.on(STANDINGS)
async def show_standings(context: Context, tag: Tag) -> None:
    """Shows the present standings to the person who asks."""
    await context.answer.say(standings_page(context.texts, await _meant(context, tag)))


@ACTIONS.on(START)
async def start(context: Context, tag: Tag) -> None:
    """Begins the first round."""
    found = await _meant(context, tag)
    tournaments, moderates = context.referee.of(Tournaments), _moderates(context)
    begun = await tournaments.start(found.id, context.person.id, moderates, context.place)
    await context.services.of(TournamentMessages).show(found.id, context.answer)
    if not context.answer.is_on_board:
        await context.answer.update(tournament_page(begun, context.preference))


@ACTIONS.on(CANCEL)
@ACTIONS.on(CANCEL + CONFIRMED)
async def cancel(context: Context, tag: Tag) -> None:
    """Cancels the tournament. One that has begun is cancelled only after a confirmation."""
    found, tournaments = await _meant(context, tag), context.referee.of(Tournaments)
    if tag.kind == CANCEL and found.status == "playing":
        await tournaments.required(found.id, context.person.id, _moderates(context), "playing")
        await context.answer.say(sure_page(context.texts, found, CANCEL))
        return
    await tournaments.cancel(found.id, context.person.id, _moderates(context))
    await _show_result(context, found, "tournament.cancelled")


async def _show_result(context: Context, found: Tournament, told: str) -> None:
    """Shows what was done in the table, and tells the person in place of the question or in a private message."""
    await context.services.of(TournamentMessages).show(found.id, context.answer)
    if context.answer.is_on_board:
        await context.tell_person(context.texts[told])
    else:
        await context.answer.update(Page(context.texts[told]))


async def _meant(context: Context, tag: Tag) -> Tournament:
    """The tournament of a tag, which is untrusted. Raises TournamentNotFound if the person may not see it here."""
    return await context.referee.of(Tournaments).seen(tag.number, context.viewer)


def _moderates(context: Context) -> bool:
    return context.interaction.permissions.manage_messages


# -- messages ---------------------------------------------------------------------------------------------------------


class TournamentMessages(Poster):
    """Keeps the table of a tournament up to date, and one after another the posts of its rounds and of its end. If a
    failure may pass, the next sweep tries again.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._store, preferences = self._referee.stores.tournaments, self._referee.preferences
        self._tables = Posts(self._channels, self._store.posts, preferences)
        self._posts = Posts(self._channels, self._store.round_posts, preferences)
        self._table_locks, self._post_locks = Locks(), Locks()
        self._referee.of(Rounds).tables.listen(self._is_left)
        self._referee.of(Rounds).posts.listen(self.show_posts)

    async def show(self, tournament: int, answer: InteractionAnswer | None = None) -> Failure | None:
        """Posts or updates the table unless it is up to date, by the answer to the person who changed it if that can be
        done. Returns what went wrong, None if nothing. Raises a DatabaseFault, TournamentNotFound.
        """
        async with self._table_locks.of(tournament):
            found = await self._store.get(tournament)
            if found.shown >= found.revision:
                return None
            place, own = Place(found.guild_id, found.channel_id), Tag(LEAVE, detail=str(found.id))
            is_old = found.ended_at is not None and self._referee.stores.clock() - found.ended_at > NEW
            post = Post("t", found.id, found.revision, place, found.message_id, found.created_at, own, is_old)
            pages = PostPages(partial(tournament_page, found), partial(tournament_page, without_names(found)))
            return await self._tables.show(post, pages, answer)

    async def _is_left(self, tournament: int) -> bool:
        """Posts or updates the table. True if that is left to the next sweep."""
        return await self.show(tournament) is Failure.PASSES

    async def match_changed(self, change: Change) -> bool:
        """Has the table link to the board of a match once that is posted."""
        if change.cause is Cause.PAIRED and (tournament := await self._store.with_match(change.view.id)) is not None:
            self._referee.of(Rounds).announce(tournament)
        return False

    async def servers_arrive(self, guilds: Sequence[discord.Guild]) -> None:
        """Ends what needs channels that were deleted while nobody could tell of it. Archived threads are not known
        either, so Discord is asked.
        """
        there = {guild.id: guild for guild in guilds if not guild.unavailable}
        for server, channel in await self._store.channels_in_use(there):
            if there[server].get_channel_or_thread(channel) is None:
                look = insist(f"channel {channel}", partial(self._look_for, there[server], channel))
                self._referee.stores.background.spawn(look)

    async def _look_for(self, guild: discord.Guild, channel: int) -> None:
        try:
            await guild.fetch_channel(channel)
        except discord.NotFound as error:
            if classify(error) is not Failure.UNREACHABLE:  # something on the way to Discord answered
                raise
            await self._referee.channels_leave(guild.id, channel)

    async def show_posts(self, tournament: int) -> bool:
        """Posts or updates the posts that are missing or out of date. True if some are left to the next sweep. Raises a
        DatabaseFault, TournamentNotFound.
        """
        async with self._post_locks.of(tournament):
            for row in await self._store.round_posts.owed_of(tournament):
                found = await self._store.get(tournament)
                place, own = Place(found.guild_id, found.channel_id), standings_tag(found, row.round or 0)
                is_old = self._referee.stores.clock() - row.made_at > NEW
                post = Post("r", row.id, row.revision, place, row.message_id, row.made_at, own, is_old)
                pages = PostPages(await self._page(found, row), await self._page(without_names(found), row))
                if await self._posts.show(post, pages, pinged=await self._pinged(found, row)) is Failure.PASSES:
                    return True
        return False

    async def _page(self, found: Tournament, row: TournamentPost) -> Callable[[Preference], Page]:
        if row.round is not None:
            return partial(round_page, found, row.round)
        return partial(end_page, found, await self._referee.stores.ratings.of_tournament(found.id))

    async def _pinged(self, found: Tournament, row: TournamentPost) -> tuple[int, ...]:
        """Whom to notify of a round: its players who are away and want to be called, only when the message is first
        posted.
        """
        if row.message_id is not None:
            return ()
        waiting = [each for each in found.pairings if each.round == row.round and not (each.points or each.is_over)]
        people = [person for each in waiting for person in (each.first_player, each.second_player)]
        notifies = self._services.presence.notifies
        return tuple([each for each in people if each and await notifies(each, found.guild_id)])


FEATURE = Feature(
    commands=(tournament,),
    actions=(ACTIONS,),
    services=(Rounds, Tournaments),
    posters=(TournamentMessages,),
)
