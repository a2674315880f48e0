"""The preferences of people and of servers: /settings."""

from collections.abc import Iterator, Mapping

from bot.discord.controls import Button, Menu, Option, Row, Tag
from bot.discord.page import Block, Page
from bot.handling.actions import Actions
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.showing import show_saved
from bot.locales import Catalogue
from bot.match import wording
from bot.match.page import ASKED
from bot.match.preferences import CHOICES, game_choices
from bot.render import RENDERERS
from storage.settings import Scope

ACTIONS = Actions()
Choices = Mapping[str, tuple[str, ...]]


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
    """The preferences for a game (empty: for all), of a server, or of the person if it is 0."""
    texts, chosen = context.texts, await context.referee.preferences.chosen(*_owner(context, server))
    choices = game_choices(game) if game else _choices(context, server)
    return Page(
        wording.heading(texts, texts["settings.server_title" if server else "settings.title"], game),
        *_menus(texts, chosen, choices, server, game),
        _games(texts, server, game),
        _ways(context, server),
        accent=ASKED,
    )


def _choices(context: Context, server: int) -> Choices:
    """The choices for all games. What has no effect is left out: calls where the bot can only answer, and a server's
    word on who is listed in leaderboards.
    """
    left_out = ("listed" if server else "", "notices" if context.access.answers_only else "")
    return {key: values for key, values in CHOICES.items() if key not in left_out}


def _owner(context: Context, server: int) -> tuple[int, Scope]:
    return (server, "server") if server else (context.person.id, "person")


def _ways(context: Context, server: int) -> Row:
    """Buttons that lead to the person's preferences from a server's, and back if the person manages the server."""
    texts = context.texts
    if server:
        back = Button(texts["settings.of_server"], Tag("setup"), emoji="⚙️")
        return Row(back, Button(texts["settings.title"], Tag("my-settings"), emoji="👤"))
    if context.server and context.interaction.permissions.manage_guild:
        return Row(Button(texts["settings.server_title"], Tag("server-settings", context.server), emoji="🏠"))
    return Row()


def _menus(texts: Catalogue, chosen: Mapping[str, str], choices: Choices, owner: int, game: str) -> Iterator[Block]:
    """The menu of each setting, below its label."""
    for key, values in choices.items():
        kind, present = key.split(".")[0], chosen.get(key, values[0])
        label = texts[f"settings.{kind}.label"]
        options = (Option(wording.choice(texts, kind, each, game), each, chosen=each == present) for each in values)
        yield from (label, Row(Menu(Tag("set", owner, 0, key), label, tuple(options))))


def _games(texts: Catalogue, owner: int, present: str) -> Row:
    """The menu that leads to the preferences for one game, and back to those for all."""
    every = Option(texts["settings.every_game"], "all", chosen=not present)
    options = tuple(
        Option(wording.game(texts, game), game, chosen=game == present) for game in RENDERERS if game_choices(game)
    )
    return Row(Menu(Tag("settings-of", owner), texts["settings.one_game"], (every, *options)))


FEATURE = Feature(commands=(settings,), actions=(ACTIONS,))
