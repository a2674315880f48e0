"""Message catalogues: what the bot says, in Fluent.

The texts of a folder under `bot/` stand in its `texts/<language>.ftl`. What everything shares is here, in
`<language>/*.ftl`; `<language>/games/<game>.ftl` holds one game's own words, and `<language>/lessons/<game>.ftl` those
of its lessons, if there are any. A folder that is here is a language that is spoken, a folder `texts` anywhere under
`bot/` is read, and a game's file is that game's: there is no list of any. The key of a text is its name in the file,
with dots for hyphens at will, and stands once in a language; a game's own text `name` has the key `games.<game>.name`.
In a text `{ COMMAND("play") }` names a slash command.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import NeverIsolatingPlaceable, Pattern, Placeable, TextElement, VariableReference

from bot.locales.texts import Texts

TOP = __name__.rpartition(".")[0]  # the package whose folders have texts of their own
TEXTS = "texts"  # the folder of the texts of the folder that it is in
SOURCE = "en"  # the language that every text is written in first
GAMES = "games"  # the folder, and the beginning of the keys, of games' own texts
LESSONS = "lessons"  # the folder of the texts of their lessons, which have the same keys


def _spoken() -> list[str]:
    """The source language, then the others by name."""
    folders = (each.name for each in files(__name__).iterdir() if (each / "general.ftl").is_file())
    return sorted(folders, key=lambda name: (name != SOURCE, name))


LANGUAGES = tuple(_spoken())


MOST_VALUE = 2500  # characters of a value that is filled in, as Fluent has it

COMMAND_IDS: dict[str, int] = {}  # of the installed slash commands by name, once they are known


@dataclass(frozen=True, slots=True)
class _FoundText:
    """A text as Fluent has it; and where it is made of texts and values alone, those: texts, and names of values."""

    bundle: FluentBundle
    pattern: Pattern
    parts: tuple[tuple[str, bool], ...] | None  # each with whether it is a name


class Catalogue(dict[str, str]):
    """The texts of one language; `catalogue[key]` is one that needs no values. What a language lacks is said in the
    source language. A missing key is a bug: KeyError.
    """

    def __init__(self, language: str, by_game: dict[str, Texts]) -> None:
        super().__init__()  # of the texts that never change, once asked for
        self.language = language
        self.by_game = by_game  # the shared texts under "", a game's own under its key
        self._found: dict[str, _FoundText] = {}  # by key, once asked for

    def __missing__(self, key: str) -> str:
        text = self.text(key)
        if self._find(key).parts is not None:  # else it calls something, which may change
            self[key] = text
        return text

    def __contains__(self, key: object) -> bool:
        try:
            self._find(str(key))
        except KeyError:
            return False
        return True

    def text(self, key: str, /, **values: object) -> str:
        """The text of a key with its values filled in, none of which is read as markup.

        The value `n` is a whole number: it chooses the plural, and is written as the language writes numbers. A missing
        key or value, or one of over 2,500 characters, is a bug: KeyError.
        """
        found = self._found.get(key) or self._find(key)
        if found.parts is not None:
            return "".join([self._value(key, part, values) if is_name else part for part, is_name in found.parts])
        told = {name: value if name == "n" else str(value) for name, value in values.items()}
        text, errors = found.bundle.format_pattern(found.pattern, told)
        if errors:
            raise KeyError(f"{key} in {self.language}: {errors[0]}")
        return str(text)

    def _value(self, key: str, name: str, values: Mapping[str, object]) -> str:
        value = str(values[name])
        if len(value) > MOST_VALUE:
            raise KeyError(f"{key} in {self.language}: {name} is too long")
        return value

    def _find(self, key: str) -> _FoundText:
        name, _, own = key.removeprefix(f"{GAMES}.").partition(".") if key.startswith(f"{GAMES}.") else ("", "", key)
        texts = self.by_game.get(name)
        pattern = texts.pattern(own.replace(".", "-")) if texts else None
        if texts and pattern is not None:
            return self._found.setdefault(key, _FoundText(texts.bundle, pattern, _parts(pattern)))
        if self.language == SOURCE:
            raise KeyError(key)
        return catalogue(SOURCE)._find(key)


def _parts(pattern: Pattern) -> tuple[tuple[str, bool], ...] | None:
    """What a text is made of; None where Fluent has to choose, to write a number or to call something."""
    parts = [_part(element) for element in getattr(pattern, "elements", (pattern,))]
    plain = tuple(part for part in parts if part is not None)
    return plain if len(plain) == len(parts) else None


def _part(element: object) -> tuple[str, bool] | None:
    if isinstance(element, TextElement):
        return element.value, False
    inner = element.expression if isinstance(element, Placeable | NeverIsolatingPlaceable) else None
    name = inner.id.name if isinstance(inner, VariableReference) else "n"
    return None if name == "n" else (name, True)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of one of LANGUAGES. Raises KeyError for another, and ValueError as Texts does."""
    if language not in LANGUAGES:
        raise KeyError(language)
    folder = files(__name__) / language
    functions = {"COMMAND": partial(_command, language)}
    everywhere = (each / f"{language}.ftl" for each in _text_folders())
    shared = (*_catalogues(folder), *(file for file in everywhere if file.is_file()))
    own = {file.name.removesuffix(".ftl"): _own(folder, file) for file in _catalogues(folder / GAMES)}
    return Catalogue(language, {name: Texts(language, functions, some) for name, some in {"": shared, **own}.items()})


@lru_cache(256)  # asked for each text of each command in each of Discord's languages
def closest(locale: str | None, default: str = SOURCE) -> str:
    """Which of LANGUAGES to speak to a person whose client says `locale`, such as en-GB, zh-TW or de."""
    if locale in LANGUAGES:
        return str(locale)
    spoken = (locale or "").split("-")[0]
    return next((language for language in LANGUAGES if language.split("-")[0] == spoken), default)


def _command(language: str, name: str) -> str:
    """A slash command as a link, or as it is typed in the language and in the source language."""
    if name in COMMAND_IDS:
        return f"</{name}:{COMMAND_IDS[name]}>"
    texts = catalogue(language)
    local = texts[f"commands.{name}.name"]
    return f"/{name}" if local == name else texts.text("command", local=local, name=name)


@cache
def _text_folders() -> tuple[Traversable, ...]:
    """Every folder of texts under TOP."""
    return tuple(_within(files(TOP)))


def _within(folder: Traversable) -> Iterator[Traversable]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from (each,) if each.name == TEXTS else _within(each)


def _catalogues(folder: Traversable) -> Iterator[Traversable]:
    return (file for file in folder.iterdir() if file.name.endswith(".ftl"))


def _own(folder: Traversable, file: Traversable) -> list[Traversable]:
    """A game's own words, and those of its lessons."""
    lessons = folder / LESSONS / file.name
    return [file, lessons] if lessons.is_file() else [file]
