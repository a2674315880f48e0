"""The command for days off the clock: /vacation."""

from discord import app_commands
from discord.utils import format_dt

from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.match.clocks import VACATION_DAYS
from bot.match.phrases import sentences


@command()
async def vacation(context: Context, days: app_commands.Range[int, 0, VACATION_DAYS] | None = None) -> None:
    """Takes days off from now (0: ends the vacation), and tells the vacation and the days left. Without a number it
    only tells these.
    """
    clocks, texts, person = context.referee.clocks, context.texts, context.person.id
    present = await (clocks.vacation(person) if days is None else clocks.take_vacation(person, days, context.at))
    left = texts.text("vacation.left", n=await clocks.days_left(person))
    said = texts.text("vacation.until", when=format_dt(present.ends_at, "f")) if present else texts["vacation.none"]
    await context.tell_person(sentences(texts, said, left))


FEATURE = Feature(commands=(vacation,))
