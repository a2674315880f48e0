"""Beginning a match: against the bot at once (/play), a person by a challenge, anyone by an open invitation (/anyone);
and rematches.
"""

from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.discord.access import Access
from bot.discord.controls import Row, Tag, tags_in
from bot.discord.failures import Failure, failure_of
from bot.discord.page import Page
from bot.discord.place import Person, Place
from bot.features.challenges.invitations import InvitationOpen, Invitations
from bot.features.challenges.page import BEGIN, JOIN, invitation_page, which_game_page, withdraw_button
from bot.features.challenges.rematches import Rematches
from bot.handling.actions import Actions
from bot.handling.commands import command, menu_entry
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.interactions import Answered
from bot.handling.options import NO_HINTS, ClockOption, GameOption, HintsOption, LevelOption, OpeningOption, SideOption
from bot.handling.services import Poster, Services
from bot.handling.showing import call, has_board, let_bot_move, show, summary, tell_summary
from bot.match.beginning import require_opponent
from bot.match.board_messages import ShowResult, waited_for
from bot.match.calls import USUAL_REASON
from bot.match.page import match_page
from bot.match.posts import Post, PostPages, Posts
from bot.match.preferences import Preference
from bot.match.refusals import LevelForBot
from bot.match.state import MatchView
from bot.match.terms import MatchTerms
from bot.match.wording import global_name
from storage.errors import OfferGone
from storage.invitations import Invitation

ACTIONS = Actions()

FIRST_LEVEL, USUAL_LEVEL = "beginner", "medium"  # if none is chosen: until the first win in a game, and then


@command(private=False)
async def play(
    context: Context,
    game: GameOption,
    opponent: discord.User | None = None,
    level: LevelOption | None = None,
    side: SideOption = "drawn",
    clock: ClockOption | None = None,
    opening: OpeningOption | None = None,
    hints: HintsOption = NO_HINTS,
) -> None:
    """Begins a match against the bot, or challenges a person."""
    clock, named = clock or context.preference.clock, context.named(opponent) if opponent else None
    await begin(context, MatchTerms(game, side, clock, opening, with_hints=hints != NO_HINTS), named, level)


async def begin(context: Context, terms: MatchTerms, opponent: Person | None, level: str | None = None) -> None:
    """Begins a match in this channel, or challenges the opponent. If no other opponent is named, the bot plays: at
    `level`, or if that is None, at FIRST_LEVEL until the person's first win in the game and then at USUAL_LEVEL. Raises
    LevelForBot.
    """
    challenges = context.referee.challenges
    if opponent is None or _is_me(context, opponent):
        if level is None:
            has_won = await context.referee.records.has_won(context.person.id, terms.game)
            level = USUAL_LEVEL if has_won else FIRST_LEVEL
        terms = replace(terms, level=level)
        view = await challenges.play_bot(terms, context.person, context.place, context.at)
    elif level is not None:
        raise LevelForBot
    else:
        view = await challenges.challenge(terms, context.person, opponent, context.place, context.at)
    await post(context, view)


def _is_me(context: Context, user: Person | discord.User | discord.Member) -> bool:
    me = context.interaction.client.user
    return me is not None and user.id == me.id


async def post(context: Context, view: MatchView) -> None:
    """Posts a new match: its board, or a challenge, which pings the challenged person. If it is the bot's turn, the bot
    moves. Between two people a match that has begun is the opponent's challenge, whose message becomes the board.

    A challenge may be asked in another place: the person sees it, too, in private. Withdraws one that nobody but the
    challenger can see.
    """
    if view.match.playing and not view.match.against_bot:
        await show(context, view)
        await tell_summary(context.answer.say, summary(context, view))
        await call(context, view, accepted_reason(view))
        return
    publisher, is_here = context.services.publisher, view.match.channel_id == context.place.channel_id
    posting = publisher.post(view, context.answer, waited_for(view)) if is_here else publisher.show(view)
    if await posting is ShowResult.NOWHERE:
        if view.match.status == "challenged":  # nobody can answer it, and it would be in the way of the next one
            view = await context.referee.challenges.withdraw(view.id, context.person.id, was_seen=False)
        await context.tell_person(context.texts["trouble.cannot-post"])
    elif not is_here:
        await context.answer.say(match_page(view, context.preference))
    is_alone = is_here and context.access is Access.DIRECT
    is_unseen = is_alone or publisher.newest_view(view).match.private
    if view.match.status == "challenged" and is_unseen:
        await show(context, await context.referee.challenges.withdraw(view.id, context.person.id, was_seen=False))
        await context.answer.update(Page(context.texts["challenge.alone" if is_alone else "challenge.hidden"]))
    else:
        await let_bot_move(context, view)


@ACTIONS.on("accept")
@ACTIONS.on("decline")
@ACTIONS.on("withdraw")
async def answer(context: Context, tag: Tag) -> None:
    """Accepts or declines the challenge for the challenged person, or withdraws the person's own. The message of one
    that is accepted becomes the board.
    """
    challenges, person = context.referee.challenges, context.person
    view = await challenges.answer(tag.kind, tag.match, person, context.place, context.at)
    if not context.answer.is_on_board and not has_board(context, view):  # the person saw the challenge in private
        page = summary(context, view) if view.match.playing else match_page(view, context.preference)
        await tell_summary(context.show, page)
    await _show_begun(context, view)


async def _show_begun(context: Context, view: MatchView) -> None:
    """Shows the board of two people, and calls the person who is to move."""
    await show(context, view)
    await call(context, view, accepted_reason(view))


def accepted_reason(view: MatchView) -> str:
    """The key of the text that calls the person who is to move after a challenge was accepted."""
    match = view.match
    return "match.accepted" if match.challenged and match.may_move(match.challenger) else USUAL_REASON


@ACTIONS.on(BEGIN, once=True)
async def begin_here(context: Context, tag: Tag) -> None:
    """Begins a match against the bot, from the button of a game."""
    await begin(context, MatchTerms(tag.detail, clock=context.preference.clock), None)


@ACTIONS.on("rematch")
async def rematch(context: Context, tag: Tag) -> None:
    """Asks for a rematch, or accepts the one that the opponent asked for."""
    view = await context.referee.of(Rematches).rematch(tag.match, context.person, context.place, context.at)
    await post(context, view)


@ACTIONS.on("next-level")
@ACTIONS.on("lower-level")
async def other_level(context: Context, tag: Tag) -> None:
    """Begins a match against the next level above or below that of a finished match."""
    rematches, lower = context.referee.of(Rematches), tag.kind == "lower-level"
    await post(context, await rematches.other_level(tag.match, context.person, context.place, lower=lower))


@menu_entry
async def challenge(context: Context, user: discord.User) -> None:
    """The entry in a person's menu: asks which game to challenge them to; on the bot, to play against it. Raises
    SelfChallenge, BotChallenge, UnseenChallenge.
    """
    is_me = _is_me(context, user)
    if not is_me:
        require_opponent(context.person, context.named(user))
    await context.answer.say(which_game_page(context.texts, None if is_me else user.id, global_name(user)))


@ACTIONS.on("challenge")
async def challenge_to(context: Context, tag: Tag) -> None:
    """Challenges the tag's person to the chosen game, with the opening if one was chosen."""
    opponent = await context.looked_up(tag.person)
    game, _, opening = tag.detail.partition(".")
    await begin(context, MatchTerms(game, clock=context.preference.clock, opening=opening or None), opponent)


# -- open invitations -------------------------------------------------------------------------------------------------


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=True)  # somebody else must be there
@command(private=False)
async def anyone(
    context: Context,
    game: GameOption,
    side: SideOption = "drawn",
    clock: ClockOption | None = None,
    opening: OpeningOption | None = None,
    hints: HintsOption = NO_HINTS,
) -> None:
    """Posts an open invitation: a challenge that anyone can accept."""
    clock = clock or context.preference.clock
    await invite(context, MatchTerms(game, side, clock, opening, with_hints=hints != NO_HINTS))


async def invite(context: Context, terms: MatchTerms) -> None:
    """Posts an open invitation in this channel; withdraws it if only the person can see its message. Where another one
    stands in its way, the person may withdraw that, wherever it is.
    """
    invitations, person = context.referee.of(Invitations), context.person
    with invitations.posting(person.id, terms.game):
        try:
            invitation = await invitations.invite(terms, person, context.place)
        except InvitationOpen as refusal:
            withdraw_it = Row(withdraw_button(context.texts, refusal.invitation))
            await context.say(Page(refusal.text_for(context.preference), withdraw_it))
            return
        try:
            sent = await context.answer.say(invitation_page(context.preference, invitation), private=False)
        except Exception:  # nobody sees it, and it would be in the way of the next one
            await invitations.expire(invitation.id)
            raise
        if not sent.private:
            if sent.message is not None and (over := await invitations.note_message(invitation.id, sent.message)):
                await _show_over(context, over)
            return  # if its message is not known, a sweep finds it
        await invitations.expire(invitation.id)
    await context.tell_person(context.texts["challenge.hidden"])


@ACTIONS.on(JOIN)
async def join(context: Context, tag: Tag) -> None:
    """Joins an open invitation; its message becomes the board, or says that the invitation is over."""
    await _require_open(context, tag)
    used = context.answer.used if tag in tags_in(context.answer.components) else None  # anybody can send any tag
    view = await context.referee.of(Invitations).join(tag.number, context.person, context.place, used)
    await _show_begun(context, view)


@ACTIONS.on("uninvite")
async def withdraw_invitation(context: Context, tag: Tag) -> None:
    """Withdraws the person's own open invitation, from its message or elsewhere."""
    await _require_open(context, tag)
    invitation = await context.referee.of(Invitations).withdraw(tag.number, context.person.id)
    await _show_over(context, invitation)


async def _require_open(context: Context, tag: Tag) -> None:
    """Raises Answered if an invitation has expired or was withdrawn; then its message says so."""
    if over := await context.referee.of(Invitations).over(tag.number):
        await _show_over(context, over)
        raise Answered


async def _show_over(context: Context, invitation: Invitation) -> None:
    await context.answer.update(invitation_page(await _written_for(context.services, invitation), invitation))
    if context.answer.used == invitation.message_id:
        await context.referee.stores.invitations.note_over(invitation)


async def _written_for(services: Services, invitation: Invitation) -> Preference:
    """How everybody reads an invitation, whoever changes its message: as the person who made it."""
    return await services.presence.preference(invitation.person, invitation.guild_id)


class InvitationPosts(Poster):
    """Posts an invitation without an interaction, unless its channel has its message: the answer to the command may
    have arrived though nobody noted that. Changes the message of one that is over. If a failure may pass, the next
    sweep tries again.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._invitations = self._referee.of(Invitations)
        self._posts = Posts(self._channels, self, self._referee.preferences)
        self._invitations.unshown.listen(self.show)

    async def show(self, invitation: int) -> bool:
        """Posts an open invitation, or changes the message of one that is over. True if it is left to the next sweep.
        Raises a DatabaseFault.
        """
        found = await self._referee.stores.invitations.get(invitation)
        if found.closed:
            return False
        if over := await self._invitations.over(invitation):
            return over.message_id is not None and await self._edit(over, over.message_id)
        if found.message_id is not None:
            return False
        place, own = Place(found.guild_id, found.channel_id), Tag(JOIN, detail=str(found.id))
        post = Post("i", found.id, 0, place, None, self._invitations.made_at(found), own)
        host = await _written_for(self._services, found)

        def page(reader: Preference) -> Page:
            return invitation_page(host if reader.draws else host.without_pictures(), found)

        return await self._posts.show(post, PostPages(page, page)) is Failure.PASSES

    async def note_shown(self, number: int, revision: int, message_id: int | None) -> None:
        """Notes that a message shows an invitation; one that can be shown nowhere (None) is withdrawn."""
        if message_id is None:
            with suppress(OfferGone):
                await self._invitations.expire(number)
        elif over := await self._invitations.note_message(number, message_id):
            await self._edit(over, message_id)

    async def _edit(self, over: Invitation, message: int) -> bool:
        """Changes the message of an invitation that is over. Where the bot cannot edit it by itself, a press of one of
        its buttons changes it later.
        """
        place = Place(over.guild_id, over.channel_id)
        page = invitation_page(await _written_for(self._services, over), over)
        failure = await failure_of(f"invitation {over.id}", partial(self._channels.edit, place, message, page))
        if failure in (Failure.PASSES, Failure.TOO_OFTEN):
            return True
        await self._referee.stores.invitations.note_over(over)
        return False


FEATURE = Feature(
    commands=(play, anyone, challenge),
    actions=(ACTIONS,),
    services=(Invitations, Rematches),
    posters=(InvitationPosts,),
)
