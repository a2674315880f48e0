"""Draws and takebacks: asking, and the answers. And giving up, which asks first whether it is meant."""

from bot.discord.controls import Button, Row, Tag, matches_in
from bot.discord.page import Page
from bot.features.offers.rules import OfferReply, Offers
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.showing import call, has_board, show, summary
from bot.match.page import OVER, Note
from bot.match.state import DRAW, PAUSE, TAKEBACK, MatchView
from bot.match.summary import summary_lines

ACTIONS = Actions()


@ACTIONS.on(DRAW)
async def ask_draw(context: Context, tag: Tag) -> None:
    """The button that offers a draw."""
    await offer_draw(context, tag.match, tag.ply)


@ACTIONS.on(TAKEBACK)
async def ask_takeback(context: Context, tag: Tag) -> None:
    """The button that takes the last move back, or asks to."""
    await take_back(context, tag.match, tag.ply)


async def offer_draw(context: Context, match_id: int, ply: int | None = None) -> None:
    """A draw, offered to whoever sits opposite; one that stands is put in front of them once more."""
    context.match = match_id
    if await _asks_again(context, match_id, DRAW):
        return
    reply = await context.referee.of(Offers).draw(match_id, context.person.id, ply)
    if reply.state == "declined":
        await show(context, reply.view)
        await context.tell(context.texts["offer.draw_bot_declines"])
    else:
        await _show(context, reply)


async def take_back(context: Context, match_id: int, ply: int | None = None) -> None:
    """The last move, back: at once against the bot; a request that stands is made to be seen once more."""
    context.match = match_id
    if await _asks_again(context, match_id, TAKEBACK):
        return
    reply = await context.referee.of(Offers).take_back(match_id, context.person.id, ply, context.at)
    await _show(context, reply, _done(reply) if reply.state == "accepted" else None)


async def _standing(context: Context, tag: Tag) -> int:
    """The offer that a tag means, of its match; 0, which is none, where it stands no longer: then the message that asks
    for it goes.
    """
    view = await context.referee.queries.view(tag.match)
    if any(offer.id == tag.number for offer in view.offers):
        return tag.number
    if view.id in matches_in(context.answer.components) and not has_board(context, view):
        await context.answer.vanish()
    return 0


async def _asks_again(context: Context, match_id: int, kind: str) -> bool:
    """Whether there is such an offer already, other than a draw that the person would accept by offering one."""
    view = await context.referee.queries.view(match_id)
    offer, side = view.offer(kind), view.side_of(context.person.id)
    if offer is None or side is None or (kind == DRAW and offer.side != side):
        return False
    await call(context, view, again=True)
    return True


@ACTIONS.on("asked-accept")
async def accept(context: Context, tag: Tag) -> None:
    """Yes, by the one who was asked."""
    offer = await _standing(context, tag)
    reply = await context.referee.of(Offers).accept(offer, context.person.id, context.at)
    await _show(context, reply, _done(reply) if reply.kind == TAKEBACK else None)


@ACTIONS.on("asked-decline")
async def decline(context: Context, tag: Tag) -> None:
    """No, by the one who was asked."""
    offer = await _standing(context, tag)
    reply = await context.referee.of(Offers).decline(offer, context.person.id)
    await _show(context, reply, Note(f"offer.{reply.kind}_declined", 1 - reply.side))


@ACTIONS.on("asked-withdraw")
async def withdraw(context: Context, tag: Tag) -> None:
    """Never mind, by the one who asked."""
    offer = await _standing(context, tag)
    reply = await context.referee.of(Offers).withdraw(offer, context.person.id)
    await _show(context, reply, Note(f"offer.{reply.kind}_withdrawn", reply.side))


def _done(reply: OfferReply) -> Note:
    return Note("offer.takeback_done", reply.side)


async def _show(context: Context, reply: OfferReply, note: Note | None = None) -> None:
    await show(context, reply.view, note)
    if not context.answer.is_on_board and not has_board(context, reply.view):
        await context.say(summary(context, reply.view))
    await call(context, reply.view)


# -- giving up --------------------------------------------------------------------------------------------------------


@ACTIONS.on("resign")
async def ask_resign(context: Context, tag: Tag) -> None:
    """The button under the board."""
    await confirm_resign(context, await context.referee.queries.view(tag.match))


async def confirm_resign(context: Context, view: MatchView) -> None:
    """Asks whether it is meant; an old question still means the same match."""
    if view.side_of(context.person.id) is None or not view.playing:
        await context.referee.turns.ready(view.id, context.person.id)
    texts = context.texts
    buttons = (
        Button(texts["buttons.resign_confirm"], Tag("resign-yes", view.id), "danger"),
        Button(texts["buttons.keep_playing"], Tag("resign-no", view.id)),
    )
    asked = f"**{texts['offer.resign_ask']}**"
    context.match = view.id
    await context.say(Page((asked, *summary_lines(view, context.preference), Row(buttons)), OVER))


@ACTIONS.on("resign-yes")
async def resign(context: Context, tag: Tag) -> None:
    """It is meant."""
    view = await context.referee.turns.resign(tag.match, context.person.id)
    await context.answer.update(summary(context, view))
    await show(context, view)
    await call(context, view)


@ACTIONS.on("resign-no")
async def keep_playing(context: Context, tag: Tag) -> None:
    """It is not."""
    await context.answer.vanish()


@ACTIONS.on(PAUSE)
async def press_pause(context: Context, tag: Tag) -> None:
    """The button that lets clocks run again."""
    await pause_clocks(context, tag.match)


async def pause_clocks(context: Context, match_id: int) -> None:
    """Stops the clocks, asks the opponent to agree, or lets them run again."""
    reply = await context.referee.of(Offers).pause(match_id, context.person.id, context.at)
    await show(context, reply.view)
    if not context.answer.is_on_board and not has_board(context, reply.view):
        await context.answer.say(summary(context, reply.view))
    await call(context, reply.view)
