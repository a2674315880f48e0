"""Names and descriptions of commands in every language, from the catalogues."""

from typing import Any

from discord import Locale, app_commands

from bot.locales import LANGUAGES, catalogue

Commands = tuple[app_commands.Command[Any, ..., Any] | app_commands.ContextMenu, ...]

SOURCE = LANGUAGES[0]
SPOKEN = {Locale.chinese: "zh-CN", Locale.taiwan_chinese: "zh-CN"}  # Discord's languages other than English


def said(key: str) -> app_commands.locale_str:
    """The text of a key, to be translated when the commands are installed."""
    return app_commands.locale_str(catalogue(SOURCE).text(key), key=key)


class Translator(app_commands.Translator):
    """Translates what `said` made."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in a language; None where it is the same as the source."""
        key: Any = string.extras.get("key")
        if key is None or locale not in SPOKEN:
            return None
        return catalogue(SPOKEN[locale]).text(key)
