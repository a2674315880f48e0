"""What a person or a server chooses."""

from bot.actions.context import Context
from bot.actions.registry import action
from bot.pages.page import Page
from bot.pages.preferences import personal_page, server_page
from bot.pages.tags import Tag


@action("set")
async def choose(context: Context, tag: Tag) -> None:
    """A line of one of the menus; the tag's match is the server, 0 for the person's own."""
    value = "".join(context.values)
    if not tag.match:
        await context.referee.preferences.choose(context.person.id, tag.detail, value)
        await context.load_preference()
        await context.answer.update(await personal(context, saved=True))
    elif await _may_manage(context, tag.match):
        await context.referee.preferences.choose_for_server(tag.match, tag.detail, value)
        await context.load_preference()
        await context.answer.update(await _server(context, tag.match, saved=True))


@action("server-settings")
async def open_server(context: Context, tag: Tag) -> None:
    """From the person's settings to the server's."""
    if await _may_manage(context, tag.match):
        await context.answer.update(await _server(context, tag.match))


@action("my-settings")
async def open_personal(context: Context, tag: Tag) -> None:
    """And back."""
    await context.answer.update(await personal(context))


async def personal(context: Context, saved: bool = False) -> Page:
    """What the person chose."""
    chosen = await context.referee.preferences.chosen(context.person.id)
    server = context.interaction.guild_id if context.interaction.permissions.manage_guild else None
    return personal_page(context.texts, chosen, server, saved)


async def _server(context: Context, server: int, saved: bool = False) -> Page:
    chosen = await context.referee.preferences.chosen_for_server(server)
    return server_page(context.texts, chosen, server, saved)


async def _may_manage(context: Context, server: int) -> bool:
    if server == context.interaction.guild_id and context.interaction.permissions.manage_guild:
        return True
    await context.tell(context.texts.text("settings.server_only"))
    return False
