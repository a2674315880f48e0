"""The panel of what a person or a server may choose."""

from bot.locales import Catalogue
from bot.referee import CHOICES
from bot.views.actions import action
from bot.views.context import Context
from bot.views.match import ASKED
from bot.views.page import Block, Button, Menu, Option, Page, Row
from bot.views.tags import Tag


@action("set")
async def choose(context: Context, tag: Tag) -> None:
    """A line of one of the menus; the tag's match is the server, 0 for the person's own."""
    value = "".join(context.values)
    if not tag.match:
        await context.referee.preferences.choose(context.person.id, tag.detail, value)
        await context.greet()
        await context.update(await personal_page(context, saved=True))
    elif await _may_manage(context, tag.match):
        await context.referee.preferences.choose_for_server(tag.match, tag.detail, value)
        await context.greet()
        await context.update(await server_page(context, tag.match, saved=True))


@action("server-settings")
async def open_server(context: Context, tag: Tag) -> None:
    """From the person's settings to the server's."""
    if await _may_manage(context, tag.match):
        await context.update(await server_page(context, tag.match))


@action("my-settings")
async def open_personal(context: Context, tag: Tag) -> None:
    """And back."""
    await context.update(await personal_page(context))


async def personal_page(context: Context, saved: bool = False) -> Page:
    """What the person chose."""
    chosen = await context.referee.preferences.chosen(context.person.id)
    server = context.interaction.guild_id if context.interaction.permissions.manage_guild else None
    button = Button(context.texts.text("settings.server_title"), Tag("server-settings", server or 0), emoji="🏠")
    return _page(context.texts, "settings.title", 0, chosen, Row((button,) if server else ()), saved)


async def server_page(context: Context, server: int, saved: bool = False) -> Page:
    """What holds in a server for whoever chose nothing."""
    chosen = await context.referee.preferences.chosen_for_server(server)
    button = Button(context.texts.text("settings.title"), Tag("my-settings"), emoji="👤")
    return _page(context.texts, "settings.server_title", server, chosen, Row((button,)), saved)


async def _may_manage(context: Context, server: int) -> bool:
    if server == context.interaction.guild_id and context.interaction.permissions.manage_guild:
        return True
    await context.tell(context.texts.text("settings.server_only"))
    return False


def _page(texts: Catalogue, title: str, owner: int, chosen: dict[str, str], switch: Row, saved: bool) -> Page:
    blocks: list[Block] = [f"### {texts.text(title)}"]
    for key, values in CHOICES.items():
        label = texts.text(f"settings.{key}.label")
        present = chosen.get(key, values[0])
        options = tuple(
            Option(texts.text(f"settings.{key}.{value}"), value, chosen=value == present) for value in values
        )
        blocks += [label, Row((Menu(Tag("set", owner, 0, key), label, options),))]
    return Page((*blocks, switch, f"-# {texts.text('settings.saved')}" if saved else ""), ASKED)
