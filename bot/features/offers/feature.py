"""Draw offers, takebacks, pauses, and resigning: /draw, /takeback, /pause, /resign, and what their buttons do. A person
must confirm that they resign.
"""

from functools import partial

from bot.discord.controls import Button, Row, Tag, matches_in
from bot.discord.page import Page
from bot.features.offers.rules import RESUME, OfferReply, Offers
from bot.features.play.feature import match_of_command, on_chosen
from bot.handling.actions import Actions
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.options import MatchOption
from bot.handling.showing import call, has_board, show, summary, tell_summary
from bot.match.page import OVER, Note
from bot.match.requirements import require_player
from bot.match.state import DRAW, PAUSE, TAKEBACK
from bot.match.summary import summary_lines
from bot.match.wording import names_of
from storage.errors import OfferGone, OfferStands

ACTIONS = Actions()


@ACTIONS.on(DRAW)
@ACTIONS.on(TAKEBACK)
@ACTIONS.on(PAUSE)
async def press(context: Context, tag: Tag) -> None:
    """Offers a draw, asks for a takeback, or resumes the clocks, from the button under the board."""
    await ask(context, tag.match, RESUME if tag.kind == PAUSE else tag.kind, tag.ply)


async def ask(context: Context, match_id: int, kind: str, board_number: int | None = None) -> None:
    """Offers a draw, takes the person's last move back, or pauses or resumes the clocks. Where the opponent must agree,
    asks them; if this has been asked for already, calls the one who must answer again.
    """
    context.match = match_id
    try:
        reply = await context.referee.of(Offers).ask(kind, match_id, context.person.id, board_number, context.at)
    except OfferStands:
        await _call_again(context, match_id)
        return
    if reply.state == "declined":  # by the bot, at once
        await show(context, reply.view)
        await context.tell_person(context.texts["offer.draw_bot_declines"])
    else:
        await _show_reply(context, reply)


async def _call_again(context: Context, match_id: int) -> None:
    view = await context.referee.stores.view(match_id)
    await call(context, view, again=True)
    if not context.answer.is_on_board and not context.answer.has_said:  # the question is in another place
        await context.say(summary(context, view))


@ACTIONS.on("asked-accept")
@ACTIONS.on("asked-decline")
@ACTIONS.on("asked-withdraw")
async def answer(context: Context, tag: Tag) -> None:
    """Accepts or declines the opponent's offer, or withdraws the person's own. If it is not open any more, the message
    that asks for it is removed.
    """
    word, offers = tag.kind.removeprefix("asked-"), context.referee.of(Offers)
    try:
        reply = await offers.answer(word, tag.match, tag.number, context.person.id, context.at)
    except OfferGone:
        view = await context.referee.stores.view(tag.match)
        if view.id in matches_in(context.answer.components) and not has_board(context, view):
            await context.answer.remove(context.answer.used)
        raise
    await _show_reply(context, reply)


def note_on(reply: OfferReply) -> Note | None:
    """What the board says of an offer that was answered or withdrawn, or of clocks that run again, once; None where the
    match itself shows it.
    """
    if reply.state == "accepted":
        is_running = reply.kind == PAUSE and not reply.view.match.timing.paused_at
        key = "clock.runs_again" if is_running else "offer.takeback_done" if reply.kind == TAKEBACK else ""
        return Note(key, reply.side) if key else None
    if reply.state == "declined":
        return Note(f"offer.{reply.kind}_declined", 1 - reply.side)
    return Note(f"offer.{reply.kind}_withdrawn", reply.side) if reply.state == "withdrawn" else None


async def _show_reply(context: Context, reply: OfferReply) -> None:
    view, note = reply.view, note_on(reply)
    await show(context, view, note)
    if not context.answer.is_on_board and not has_board(context, view):
        said = note.text(context.texts, names_of(context.texts, view)) if note else ""
        await tell_summary(context.say, Page(said, *summary(context, view).blocks))
    await call(context, view)


async def pause_or_resume(context: Context, match_id: int) -> None:
    """Pauses the clocks, asks to, or resumes them."""
    match = await context.referee.stores.matches.get(match_id)
    is_paused = context.referee.of(Offers).seen_paused(match, context.at)
    await ask(context, match_id, RESUME if is_paused else PAUSE)


# -- resigning --------------------------------------------------------------------------------------------------------


@ACTIONS.on("resign")
async def ask_resign(context: Context, tag: Tag) -> None:
    """Asks the person to confirm that they resign, from the button under the board."""
    await confirm_resign(context, tag.match)


async def confirm_resign(context: Context, match_id: int) -> None:
    """Asks the person to confirm that they resign. The question stays valid until the match is over."""
    view = await context.referee.stores.view(match_id)
    require_player(view.match, context.person.id)
    texts = context.texts
    buttons = (
        Button(texts["buttons.resign_confirm"], Tag("resign-yes", view.id), "danger"),
        Button(texts["buttons.keep_playing"], Tag("resign-no", view.id)),
    )
    asked = f"**{texts['offer.resign_ask']}**"
    context.match = view.id
    await context.say(Page(asked, *summary_lines(view, context.preference), Row(*buttons), accent=OVER))


@ACTIONS.on("resign-yes")
async def resign_confirmed(context: Context, tag: Tag) -> None:
    """Resigns: the person confirmed it."""
    view = await context.referee.turns.resign(tag.match, context.person.id, context.at)
    await tell_summary(context.show, summary(context, view))
    await show(context, view)
    await call(context, view)


@ACTIONS.on("resign-no")
async def keep_playing(context: Context, tag: Tag) -> None:
    """Removes the question: the person goes on playing."""
    await context.dismiss()


# -- commands ---------------------------------------------------------------------------------------------------------


@command()
async def resign(context: Context, match: MatchOption | None = None) -> None:
    """Resigns, once the person has confirmed it."""
    await confirm_resign(context, await match_of_command(context, match, "resign-in"))


@command()
async def draw(context: Context, match: MatchOption | None = None) -> None:
    """Offers a draw."""
    await ask(context, await match_of_command(context, match, "draw-in"), DRAW)


@command()
async def takeback(context: Context, match: MatchOption | None = None) -> None:
    """Takes the last move back, or asks to."""
    await ask(context, await match_of_command(context, match, "takeback-in"), TAKEBACK)


@command()
async def pause(context: Context, match: MatchOption | None = None) -> None:
    """Pauses the clocks, asks to, or resumes them."""
    await pause_or_resume(context, await match_of_command(context, match, "pause-in"))


on_chosen(ACTIONS, "resign-in", "buttons.resign", confirm_resign)
on_chosen(ACTIONS, "draw-in", "buttons.draw", partial(ask, kind=DRAW))
on_chosen(ACTIONS, "takeback-in", "buttons.takeback", partial(ask, kind=TAKEBACK))
on_chosen(ACTIONS, "pause-in", "commands.pause.description", pause_or_resume)

FEATURE = Feature(commands=(resign, draw, takeback, pause), actions=(ACTIONS,), services=(Offers,))
