"""Stopping the clocks of a match, and days off."""

from bot.discord.tags import Tag
from bot.features.offers.rules import PAUSE
from bot.handling.context import Context
from bot.handling.registry import action
from bot.handling.showing import call, show, summary


@action(PAUSE)
async def press(context: Context, tag: Tag) -> None:
    """The button that lets clocks run again."""
    await pause(context, tag.match)


async def pause(context: Context, match_id: int) -> None:
    """Stops the clocks, asks the opponent to agree, or lets them run again."""
    reply = await context.referee.offers.pause(match_id, context.person.id, context.at)
    await show(context, reply.view)
    if not context.answer.is_on_board and not context.has_board(reply.view):
        await context.answer.say(summary(context, reply.view))
    await call(context, reply.view)


async def vacation(context: Context, days: int | None) -> None:
    """Takes so many days off (0: none any more), and says what there is."""
    clocks, person = context.referee.clocks, context.person.id
    present = await (clocks.vacation(person) if days is None else clocks.take_vacation(person, days))
    left = context.texts.text("vacation.left", n=await clocks.days_left(person))
    if present:
        until = f"<t:{int(present.ends_at.timestamp())}:f>"
        await context.tell(f"{context.texts.text('vacation.until', when=until)} {left}")
    else:
        await context.tell(f"{context.texts.text('vacation.none')} {left}")
