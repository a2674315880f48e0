"""Names and descriptions of commands in every language, from the catalogues."""

from typing import Any

from discord import Locale, app_commands

from bot.locales import SOURCE, catalogue, closest

Commands = tuple[app_commands.Command[Any, ..., Any] | app_commands.ContextMenu, ...]


def said(key: str) -> app_commands.locale_str:
    """The text of a key, to be translated when the commands are installed."""
    return app_commands.locale_str(catalogue(SOURCE).text(key), key=key)


class Translator(app_commands.Translator):
    """Translates what `said` made."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in a language; None where none is spoken that is closer than the source."""
        key: Any = string.extras.get("key")
        language = closest(locale.value, SOURCE)
        return None if key is None or language == SOURCE else catalogue(language).text(key)
