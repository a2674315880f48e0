"""Slash commands and menu entries: a handler with a context and options becomes a command in every language.

    @command()
    async def vacation(context: Context, days: app_commands.Range[int, 0, 21] | None = None) -> None:

The command's name and description, and those of its options, are the texts `commands.vacation.name`,
`commands.vacation.description`, `commands.vacation.days.name` and so on. An option that several commands share has its
texts under `commands.days.name`. An underscore at the end of a handler's name, as in `import_`, is no part of the
command's. What an option offers is said by its type: `Annotated[str, OneOf(choices)]`, or `Annotated[int, complete]`
with a function that completes what is typed.
"""

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Annotated, Any, get_args, get_origin

import discord
from discord import Locale, app_commands

from bot.handling.interactions import answering
from bot.locales import SOURCE, catalogue, closest

Command = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
Handler = Callable[..., Awaitable[None]]


class OneOf:
    """The choices that an option offers, each with the key of the text that names it."""

    def __init__(self, choices: Mapping[str, str]) -> None:
        self.choices = [app_commands.Choice(name=localized(key), value=value) for value, key in choices.items()]


def localized(key: str) -> app_commands.locale_str:
    """The text of a key, to be translated when the commands are installed."""
    return app_commands.locale_str(catalogue(SOURCE)[key], key=key)


class Translator(app_commands.Translator):
    """Translates what `localized` made."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in a language; None where none is spoken that is closer than the source."""
        key: Any = string.extras.get("key")
        language = closest(locale.value, SOURCE)
        return None if key is None or language == SOURCE else catalogue(language)[key]


def command(*, private: bool = True, always: bool = False) -> Callable[[Handler], app_commands.Command[Any, ..., Any]]:
    """Makes a slash command of a handler. `private`: the person alone sees the answer; `always`: it serves also who is
    suspended in the server.
    """

    def make(handler: Handler) -> app_commands.Command[Any, ..., Any]:
        options = _options(handler)
        name = handler.__name__.rstrip("_")

        async def callback(interaction: discord.Interaction[discord.Client], **chosen: Any) -> None:
            async with answering(interaction, private=private, always=always) as context:
                await handler(context, **chosen)

        _sign(callback, [option.replace(annotation=_plain(option.annotation)) for option in options])
        made: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=localized(f"commands.{name}.name"),
            description=localized(f"commands.{name}.description"),
            callback=callback,
        )
        app_commands.rename(**{each.name: _text(name, each.name, "name") for each in options})(made)
        app_commands.describe(**{each.name: _text(name, each.name, "description") for each in options})(made)
        _offer(made, options)
        return made

    return make


def menu_entry(handler: Handler) -> app_commands.ContextMenu:
    """Makes an entry in the menu of a person or a message: of what the handler's second parameter is."""
    (used,) = _options(handler)

    async def callback(interaction: discord.Interaction[discord.Client], chosen: Any) -> None:
        async with answering(interaction) as context:
            await handler(context, chosen)

    _sign(callback, [used])
    return app_commands.ContextMenu(name=localized(f"commands.{handler.__name__}.name"), callback=callback)


def in_servers_with_the_bot(made: app_commands.Command[Any, ..., Any]) -> app_commands.Command[Any, ..., Any]:
    """Offers a command only where the bot is a member, which a person who brings it along is not."""
    app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(made)
    return app_commands.allowed_installs(guilds=True, users=False)(made)


def _options(handler: Handler) -> list[inspect.Parameter]:
    """A handler's parameters but the context, with their types."""
    return list(inspect.signature(handler, eval_str=True).parameters.values())[1:]


def _sign(callback: Any, options: Sequence[inspect.Parameter]) -> None:
    """Gives a callback the signature that discord.py reads the options from."""
    interaction = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Any)
    callback.__signature__ = inspect.Signature([interaction, *options])


def _text(name: str, option: str, what: str) -> app_commands.locale_str:
    own = f"commands.{name}.{option}.{what}"
    return localized(own if own in catalogue(SOURCE) else f"commands.{option}.{what}")


def _plain(annotation: Any) -> Any:
    """A type without what it offers."""
    if get_origin(annotation) is Annotated:
        return get_args(annotation)[0]
    parts = get_args(annotation)
    if any(get_origin(part) is Annotated for part in parts):  # an option that may be left out
        return _plain(parts[0]) | None
    return annotation


def _offered(annotation: Any) -> Any:
    """What a type offers: choices, a function, or None."""
    if get_origin(annotation) is Annotated:
        return get_args(annotation)[1]
    return next((_offered(part) for part in get_args(annotation) if get_origin(part) is Annotated), None)


def _offer(made: app_commands.Command[Any, ..., Any], options: Sequence[inspect.Parameter]) -> None:
    offered = {option.name: _offered(option.annotation) for option in options}
    choices = {name: each.choices for name, each in offered.items() if isinstance(each, OneOf)}
    completed = {name: each for name, each in offered.items() if callable(each)}
    app_commands.choices(**choices)(made)
    app_commands.autocomplete(**completed)(made)
