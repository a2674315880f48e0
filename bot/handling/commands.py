"""Makes slash commands and menu entries of handlers. A handler takes a context and options:

    @command()
    async def vacation(context: Context, days: app_commands.Range[int, 0, 21] | None = None) -> None:

The command's name and description, and those of its options, are the texts `commands.vacation.name`,
`commands.vacation.description`, `commands.vacation.days.name` and so on, in every language. An option that several
commands share has its texts under `commands.days.name`. An underscore at the end of a handler's name, as in `import_`,
is not part of the command's name. An option's type says what it offers: `Annotated[str, OneOf(choices)]` offers
choices, `Annotated[int, complete]` has a function that completes what is typed; for Discord such a number is a text
(see `chosen_number`).
"""

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Annotated, Any, get_args, get_origin

import discord
from discord import Locale, app_commands

from bot.handling.completion import chosen_number
from bot.handling.interactions import answering
from bot.locales import SOURCE, catalogue, closest

Command = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
Handler = Callable[..., Awaitable[None]]


class OneOf:
    """The choices that an option offers, each with the key of the text that names it."""

    def __init__(self, choices: Mapping[str, str]) -> None:
        self.choices = [app_commands.Choice(name=localized(key), value=value) for value, key in choices.items()]


def localized(key: str) -> app_commands.locale_str:
    """The text of a key in the source language; `Translator` translates it when the commands are installed."""
    return app_commands.locale_str(catalogue(SOURCE)[key], key=key)


class Translator(app_commands.Translator):
    """Translates the texts that `localized` made."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text for a locale; None if the source language is the closest of ours, or the text is not `localized`."""
        key: Any = string.extras.get("key")
        language = closest(locale.value, SOURCE)
        return None if key is None or language == SOURCE else catalogue(language)[key]


def command(*, private: bool = True, always: bool = False) -> Callable[[Handler], app_commands.Command[Any, ..., Any]]:
    """Makes a slash command of a handler. `private`: only the person sees the answer. `always`: people who are
    suspended in the server may use it, too.
    """

    def make(handler: Handler) -> app_commands.Command[Any, ..., Any]:
        options = _options(handler)
        read = {option.name: _read(option.annotation) for option in options}
        numbers = {each for each, (_, _, is_number) in read.items() if is_number}
        name = handler.__name__.rstrip("_")

        async def callback(interaction: discord.Interaction[discord.Client], **chosen: Any) -> None:
            async with answering(interaction, private=private, always=always) as context:
                given = {each: chosen[each] for each in numbers if chosen[each] is not None}
                await handler(context, **chosen | {each: chosen_number(text) for each, text in given.items()})

        _sign(callback, [option.replace(annotation=read[option.name][0]) for option in options])
        made: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=localized(f"commands.{name}.name"),
            description=localized(f"commands.{name}.description"),
            callback=callback,
        )
        app_commands.rename(**{each.name: _text(name, each.name, "name") for each in options})(made)
        app_commands.describe(**{each.name: _text(name, each.name, "description") for each in options})(made)
        offered = {each: offer for each, (_, offer, _) in read.items()}
        app_commands.choices(**{each: of.choices for each, of in offered.items() if isinstance(of, OneOf)})(made)
        app_commands.autocomplete(**{each: of for each, of in offered.items() if callable(of)})(made)
        return made

    return make


def menu_entry(handler: Handler) -> app_commands.ContextMenu:
    """Makes an entry in Discord's menu of people or of messages, by the type of the handler's second parameter."""
    (used,) = _options(handler)

    async def callback(interaction: discord.Interaction[discord.Client], chosen: Any) -> None:
        async with answering(interaction) as context:
            await handler(context, chosen)

    _sign(callback, [used])
    return app_commands.ContextMenu(name=localized(f"commands.{handler.__name__}.name"), callback=callback)


def in_servers_with_the_bot(made: app_commands.Command[Any, ..., Any]) -> app_commands.Command[Any, ..., Any]:
    """Offers a command only in servers that have the bot, not where only a person has installed it."""
    app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(made)
    return app_commands.allowed_installs(guilds=True, users=False)(made)


def _options(handler: Handler) -> list[inspect.Parameter]:
    """A handler's parameters after the context, with their types."""
    return list(inspect.signature(handler, eval_str=True).parameters.values())[1:]


def _sign(callback: Any, options: Sequence[inspect.Parameter]) -> None:
    """Gives a callback the signature that discord.py reads the options from."""
    interaction = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Any)
    callback.__signature__ = inspect.Signature([interaction, *options])


def _text(name: str, option: str, what: str) -> app_commands.locale_str:
    own = f"commands.{name}.{option}.{what}"
    return localized(own if own in catalogue(SOURCE) else f"commands.{option}.{what}")


def _read(annotation: Any) -> tuple[Any, Any, bool]:
    """The type that discord.py reads for an option; what its annotation offers: a OneOf, a function that completes, or
    None; and whether it is a number that is completed, for which the type is text.
    """
    parts = get_args(annotation)
    if get_origin(annotation) is Annotated:
        kind, offered = parts
        is_number = kind is int and callable(offered)
        return str if is_number else kind, offered, is_number
    if parts and get_origin(parts[0]) is Annotated:  # an option that may be left out
        kind, offered, is_number = _read(parts[0])
        return kind | None, offered, is_number
    return annotation, None, False
