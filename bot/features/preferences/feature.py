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
from storage.settings import Scope

ACTIONS = Actions()


@command(always=True)
async def settings(context: Context) -> None:
    """Shows the person's preferences."""
    await context.answer.say(await _page(context))


@ACTIONS.on("set", always=True)
async def choose(context: Context, tag: Tag) -> None:
    """Stores what was chosen in a menu. The tag's server is 0 for the person's own preferences."""
    if not tag.server or await context.may_manage(tag.server):
        owner, scope = _owner(context, tag.server)
        await context.referee.preferences.choose(owner, tag.detail, "".join(context.values), scope)
        await context.load_preference()
        await show_saved(context, await _page(context, tag.server, tag.detail.partition(".")[2]))


@ACTIONS.on("settings-of", always=True)
async def open_game(context: Context, tag: Tag) -> None:
    """Shows the preferences for one game, or for all."""
    chosen = "".join(context.values)
    if not tag.server or await context.may_manage(tag.server):
        await context.show(await _page(context, tag.server, chosen if chosen in RENDERERS else ""))


@ACTIONS.on("server-settings", always=True, managed=True)
async def open_server(context: Context, tag: Tag) -> None:
    """Shows the server's preferences, from the person's."""
    await context.show(await _page(context, tag.server))


@ACTIONS.on("my-settings", always=True)
async def open_personal(context: Context, tag: Tag) -> None:
    """Shows the person's preferences, from the server's."""
    await context.show(await _page(context))


async def _page(context: Context, server: int = 0, game: str = "") -> Page:
    """The preferences of a server, or of the person if it is 0."""
    chosen = await context.referee.preferences.chosen(*_owner(context, server))
    managed = context.server if context.interaction.permissions.manage_guild else 0
    return settings_page(context.texts, chosen, server, managed, game)


def _owner(context: Context, server: int) -> tuple[int, Scope]:
    return (server, "server") if server else (context.person.id, "person")


FEATURE = Feature(commands=(settings,), actions=(ACTIONS,))
