"""Days off."""

from bot.handling.context import Context


async def take_days_off(context: Context, days: int | None) -> None:
    """Takes so many days off (0: none any more), and says what there is."""
    clocks, person = context.referee.clocks, context.person.id
    present = await (clocks.vacation(person) if days is None else clocks.take_vacation(person, days))
    left = context.texts.text("vacation.left", n=await clocks.days_left(person))
    if present:
        until = f"<t:{int(present.ends_at.timestamp())}:f>"
        await context.tell(f"{context.texts.text('vacation.until', when=until)} {left}")
    else:
        await context.tell(f"{context.texts['vacation.none']} {left}")
