"""The settings of servers: /setup, and what the menus and buttons of its page do; and moderation."""

from discord import app_commands, ui

from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.features.servers import moderation
from bot.features.servers.greetings import Greetings
from bot.features.servers.rules import Moderation, Servers
from bot.features.servers.setup_page import setup_page
from bot.handling.actions import Actions
from bot.handling.commands import command, in_servers_with_the_bot
from bot.handling.context import Context, chosen_ids
from bot.handling.feature import Feature
from bot.handling.showing import show_saved

ACTIONS = Actions()

MOST_TYPED = 40


@in_servers_with_the_bot
@app_commands.default_permissions(manage_guild=True)
@command(always=True)
async def setup(context: Context) -> None:
    """Shows the settings, to the person who asked alone."""
    if await context.may_manage():
        await context.answer.say(await _page(context))


@ACTIONS.on("setup", always=True, managed=True)
async def open_page(context: Context, tag: Tag) -> None:
    """Shows the settings, from the button of the greeting, which everybody can press, or from the server's defaults."""
    await context.show(await _page(context))


@ACTIONS.on("setup-choose", always=True, managed=True)
async def choose(context: Context, tag: Tag) -> None:
    """Stores what was chosen in a menu."""
    await context.referee.of(Servers).choose(context.server, tag.detail, chosen_ids(context))
    await _update(context)


@ACTIONS.on("setup-toggle", always=True, managed=True)
async def toggle(context: Context, tag: Tag) -> None:
    """Turns a setting on or off, as the button asked, however it is by now."""
    what, _, to = tag.detail.partition("-")
    await context.referee.of(Servers).turn(context.server, what, to)
    await _update(context)


@ACTIONS.on("setup-quiet", window=True, always=True, managed=True)
async def open_window(context: Context, tag: Tag) -> None:
    """Opens a window to type the quiet hours in, each time another one: a phone would show what it was first given
    (discord-api-docs, issue 7554).
    """
    texts, quiet = context.texts, (await context.referee.places.of(context.server)).quiet
    typed = Tag("setup-quiet-typed", detail=str(context.interaction.id))
    window = ui.Modal(title=texts["setup.quiet-button"], custom_id=str(typed))
    present = {"hours": f"{quiet.start}-{quiet.end}" if quiet else "", "zone": quiet.zone if quiet else "UTC"}
    for name, value in present.items():
        field = ui.TextInput[ui.Modal](
            custom_id=name,
            placeholder=texts[f"windows.quiet_{name}-placeholder"],
            default=value,
            required=False,
            max_length=MOST_TYPED,
        )
        window.add_item(ui.Label(text=texts[f"windows.quiet_{name}"], component=field))
    await context.open(window)


@ACTIONS.on("setup-quiet-typed", always=True, managed=True)
async def choose_quiet(context: Context, tag: Tag) -> None:
    """Stores the quiet hours that were typed in the window; an empty field means none."""
    hours, zone = context.typed("hours"), context.typed("zone") or "UTC"
    await context.referee.of(Servers).choose_quiet(context.server, hours, zone)
    await _update(context)


async def _update(context: Context) -> None:
    await show_saved(context, await _page(context))


async def _page(context: Context) -> Page:
    may_open_threads = context.has_members and context.services.channels.servers.may_open_threads(context.server)
    return setup_page(context.texts, context.server, await context.referee.places.of(context.server), may_open_threads)


FEATURE = Feature(
    commands=(setup, moderation.end, moderation.suspend, moderation.unsuspend),
    actions=(ACTIONS,),
    services=(Servers, Moderation),
    posters=(Greetings,),
)
