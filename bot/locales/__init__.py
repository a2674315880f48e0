"""Message catalogues: what the bot says, one TOML file per language.

A text is found by its dotted key and has named {placeholders}. Where a number changes the words, the text is a table
with `one` and `other`, chosen by the placeholder `n`; a language without plurals has a plain text there.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

LANGUAGES = ("en", "zh-CN")

Text = str | Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of one language."""

    language: str
    texts: Mapping[str, Text]

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def text(self, key: str, /, **values: object) -> str:
        """The text of a key with its placeholders filled. A missing key or value is a bug: KeyError."""
        text = self.texts[key]
        if not isinstance(text, str):
            text = text["one" if values["n"] == 1 else "other"]
        return text.format_map(values)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of one of LANGUAGES."""
    if language not in LANGUAGES:
        raise KeyError(language)
    tables = tomllib.loads((files(__package__) / f"{language}.toml").read_text(encoding="utf-8"))
    return Catalogue(language, _flat(tables))


def closest(locale: str | None, default: str = "en") -> str:
    """Which of LANGUAGES to speak to a person whose client says `locale`, such as en-GB, zh-TW or de."""
    if locale in LANGUAGES:
        return str(locale)
    spoken = (locale or "").split("-")[0]
    return next((language for language in LANGUAGES if language.split("-")[0] == spoken), default)


def _flat(table: Mapping[str, object], prefix: str = "") -> dict[str, Text]:
    texts: dict[str, Text] = {}
    for name, value in table.items():
        if isinstance(value, str) or (isinstance(value, dict) and set(value) == {"one", "other"}):
            texts[prefix + name] = value
        elif isinstance(value, dict):
            texts |= _flat(value, f"{prefix}{name}.")
        else:
            raise TypeError(f"{prefix}{name} is no text")
    return texts
