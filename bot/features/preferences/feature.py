"""The preferences of people and of servers: /settings."""

from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.features.preferences.page import settings_page
from bot.handling.actions import Actions
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.showing import show_saved
from bot.render import RENDERERS

ACTIONS = Actions()


@command(always=True)
async def settings(context: Context) -> None:
    """Shows the person's preferences."""
    await context.answer.say(await _page(context))


@ACTIONS.on("set", always=True)
async def choose(context: Context, tag: Tag) -> None:
    """Stores what was chosen in a menu. The tag's server is 0 for the person's own preferences."""
    value, game = "".join(context.values), tag.detail.partition(".")[2]
    if not tag.server:
        await context.referee.preferences.choose(context.person.id, tag.detail, value)
    elif await context.may_manage(tag.server):
        await context.referee.preferences.choose_for_server(tag.server, tag.detail, value)
    else:
        return
    await context.load_preference()
    await show_saved(context, await _page(context, tag.server, game))


@ACTIONS.on("settings-of", always=True)
async def open_game(context: Context, tag: Tag) -> None:
    """Shows the preferences for one game, or for all."""
    chosen = "".join(context.values)
    if not tag.server or await context.may_manage(tag.server):
        await context.answer.update(await _page(context, tag.server, chosen if chosen in RENDERERS else ""))


@ACTIONS.on("server-settings", always=True, managed=True)
async def open_server(context: Context, tag: Tag) -> None:
    """Shows the server's preferences, from the person's."""
    await context.answer.update(await _page(context, tag.server))


@ACTIONS.on("my-settings", always=True)
async def open_personal(context: Context, tag: Tag) -> None:
    """Shows the person's preferences, from the server's."""
    await context.answer.update(await _page(context))


async def _page(context: Context, server: int = 0, game: str = "") -> Page:
    """The preferences of a server, or of the person if it is 0."""
    preferences = context.referee.preferences
    chosen = await (preferences.chosen_for_server(server) if server else preferences.chosen(context.person.id))
    managed = context.server if context.interaction.permissions.manage_guild else 0
    return settings_page(context.texts, chosen, server, managed, game)


FEATURE = Feature(commands=(settings,), actions=(ACTIONS,))
