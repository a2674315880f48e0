"""The puzzle of the day: solving it, sharing the result, and the settings of a server."""

from dataclasses import replace

from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.features.puzzles.daily_page import CHOOSE, SETUP, SOLVE, rule_page, shared_page
from bot.features.puzzles.daily_rules import Daily, DailySettings
from bot.features.puzzles.page import puzzle_page
from bot.features.puzzles.rules import Puzzles, require_puzzle
from bot.handling.actions import Actions
from bot.handling.context import Context, chosen_ids
from bot.handling.showing import show_saved
from bot.match.entering import SoFar

ACTIONS = Actions()


@ACTIONS.on(SOLVE)
async def solve(context: Context, tag: Tag) -> None:
    """Shows the puzzle to the person alone, with its controls, and says whether the first result will count."""
    found = await context.referee.stores.daily.get(tag.number, context.server)
    puzzle, said = await context.referee.of(Puzzles).begin_daily(found, context.person)
    told = "\n".join(context.texts[key] for key in said)
    await context.answer.say(puzzle_page(puzzle, 0, context.preference, SoFar(said=told)))


@ACTIONS.on("daily-share", once=True)
async def share(context: Context, tag: Tag) -> None:
    """Tells everybody here that the person has solved it, without the solution. Raises DailyNotFound, NoLesson."""
    found = await context.referee.stores.daily.get(tag.number, context.server)
    streak = await context.referee.of(Daily).streak(found.id, context.person.id)
    puzzle = require_puzzle(found.puzzle)
    page = shared_page(found, puzzle, context.person.name, streak, context.preference)
    await context.answer.say(page, private=False)


@ACTIONS.on(SETUP, always=True, managed=True)
async def open_page(context: Context, tag: Tag) -> None:
    """Shows the server's settings of it, from the page of /setup."""
    await context.answer.say(await _page(context))


@ACTIONS.on(CHOOSE, always=True, managed=True)
async def choose(context: Context, tag: Tag) -> None:
    """Stores what was chosen in a menu: the hour, the game or the channel."""
    settings, chosen = context.referee.of(DailySettings), "".join(context.values)
    if tag.detail == "hour":
        await settings.choose_hour(context.server, chosen)
    elif tag.detail == "game":
        await settings.choose_game(context.server, chosen)
    else:
        await settings.choose_channel(context.server, next(iter(chosen_ids(context)), None))
    await context.referee.of(Daily).do_due_work()  # first: the page says when the next one comes
    await show_saved(context, await _page(context))


async def _page(context: Context) -> Page:
    settings = context.referee.of(DailySettings)
    rule = await settings.rule(context.server)
    if rule.channel and not context.services.channels.servers.existing(context.server, (rule.channel,)):
        rule = replace(rule, channel=None)
    next_at = await settings.next_at(context.server) if rule.channel else None
    return rule_page(context.texts, rule, next_at)
