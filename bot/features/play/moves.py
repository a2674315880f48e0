"""Making moves: step by step with buttons and menus, or by typing; and the choices of an opening."""

from functools import partial

from bot.discord.controls import Tag
from bot.discord.failures import failure_of
from bot.features.coach.feature import is_question, move_unless_warned
from bot.features.coach.rules import AskedMove
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.entering import move_window
from bot.handling.interactions import ACKNOWLEDGEMENT
from bot.handling.showing import call, has_board, let_bot_move, note_of, show, summary, tell_summary
from bot.match.controls import CONTROLS, MoveEntry, follow_path
from bot.match.page import picker_page
from bot.match.positions import choices_of

ACTIONS = Actions()

# Seconds to wait for the bot's move before drawing, so that one picture shows both moves. A request takes about as
# long, and the bot's move would wait for it.
BOT_MOVE_SOON = 0.2
BOT_MOVE_WAIT = 1.0  # the same if the answer is late anyway


@ACTIONS.on("move")
@ACTIONS.on("sure")
async def press(context: Context, tag: Tag) -> None:
    """Makes the move of a button, in spite of a warning if the person is sure."""
    await play(context, tag, tag.detail, sure=tag.kind == "sure")


@ACTIONS.on("target")
async def choose_target(context: Context, tag: Tag) -> None:
    """Makes a move that was chosen in a menu."""
    await play(context, tag, "".join(context.values))


@ACTIONS.on("step")
async def choose(context: Context, tag: Tag) -> None:
    """Shows another step of entering a move, or makes the move if the step completes it. The tag's detail and the
    chosen option are the path to the step.

    Against the bot the step is shown on the board itself; between two people in a private message, turned to the person
    who moves and in their language.

    Where the bot can do nothing without an interaction it is always the board itself: a move that is made in another
    message would not change it.
    """
    answer = context.answer
    view = await context.referee.turns.ready(tag.match, context.person.id, board_number=tag.ply)
    choices = choices_of(view, context.preference.notation(view.game))
    path = tag.detail + "".join(context.values)
    _, _, pick = follow_path(CONTROLS[view.game], MoveEntry(view, choices, context.preference), path)
    if pick:
        await play(context, tag, pick.move)
    elif view.match.against_bot or (context.access.answers_only and answer.used == view.match.message_id):
        await context.services.publisher.choose(view, answer, path)
    else:
        page = picker_page(view, context.preference, choices, path, view.match.side_of(context.person.id))
        await (context.say(page) if answer.is_on_board else answer.update(page))


@ACTIONS.on("type", window=True)
async def open_window(context: Context, tag: Tag) -> None:
    """Opens a window to type a move in."""
    view = await context.referee.turns.ready(tag.match, context.person.id, board_number=tag.ply)
    choices = choices_of(view, context.preference.notation(view.game))
    example = context.texts.text("windows.move_placeholder", example=choices[0].written)
    window = move_window(context.texts, Tag("typed", tag.match, tag.ply), example)
    await context.open(window)


@ACTIONS.on("typed")
async def typed(context: Context, tag: Tag) -> None:
    """Makes the move that was typed in the window. Its board may have been deleted meanwhile."""
    text = context.typed("move")
    if context.answer.used is None:
        await play_typed(context, AskedMove(context.match, text, tag.ply, context.at))
    else:
        await play(context, tag, text)


async def play(context: Context, tag: Tag, text: str, sure: bool = False) -> None:
    """Makes a move on the board that the person saw: shows it at once, then the bot's reply. The coach may warn first,
    unless the person is `sure`.
    """
    moved = await move_unless_warned(context, AskedMove(context.match, text, tag.ply, context.at, sure), "sure")
    if moved is None:
        return
    view = moved
    if moved.match.bot_to_move:
        wait = BOT_MOVE_WAIT if context.answer.was_deferred else BOT_MOVE_SOON
        view = await context.referee.thinking.await_briefly(moved, wait)
    answer = context.answer
    is_private = not answer.is_on_board
    if is_private and context.access.answers_only and is_question(context, view):
        # the board may need a new message, and as a first answer that bars the deletion
        await failure_of(ACKNOWLEDGEMENT, answer.acknowledge)
    await show(context, view, note_of(moved))
    gone = await context.services.private.clear(view.id, answer)
    # asked again, because the bot may have learnt only now of a newer board
    if is_private and answer.used not in gone and is_question(context, view):
        await failure_of("a question", partial(answer.remove, answer.used))
    await let_bot_move(context, view)


@ACTIONS.on("move-in")
@ACTIONS.on("sure-in")
async def play_in(context: Context, tag: Tag) -> None:
    """Makes a typed move in the match that was chosen, or in spite of a warning, in place of the question."""
    await play_typed(context, AskedMove(tag.match, tag.detail, tag.ply, context.at, sure=tag.kind == "sure-in"))


async def play_typed(context: Context, asked: AskedMove) -> None:
    """Makes a typed move. The board is elsewhere, so the person gets a line with a link to it."""
    context.match = asked.match
    view = await move_unless_warned(context, asked, "sure-in")
    if view is None:
        return
    await show(context, view, note_of(view))
    if not has_board(context, view):
        tell = context.show if context.answer.used and not context.answer.has_said else context.say
        await tell_summary(tell, summary(context, view))
    answered = await let_bot_move(context, view)
    if answered.match.revision > view.match.revision and not has_board(context, view):
        news = partial(context.answer.update, summary(context, answered))
        await failure_of("news of the bot's move", news)  # whatever the person did meanwhile has replaced the summary


@ACTIONS.on("opening")
async def choose_in_opening(context: Context, tag: Tag) -> None:
    """Makes the choice of a button under the board."""
    person = context.person.id
    view = await context.referee.turns.choose(tag.match, person, tag.detail, board_number=tag.ply, at=context.at)
    await show(context, view, note_of(view))
    await call(context, view)
