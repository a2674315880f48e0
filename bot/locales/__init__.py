"""Message catalogues: all texts of the bot, in Fluent.

The texts of a folder under `bot/` are in its `texts/<language>.ftl`. Shared texts are here, in `<language>/*.ftl`;
`<language>/games/<game>.ftl` holds the texts of one game, and `<language>/lessons/<game>.ftl` those of its lessons, if
it has any. There is no list of languages, folders or games: each folder here is a language, and each folder `texts`
under `bot/` is read. The key of a text is its name in the file, unique in a language; dots may be written for its
hyphens. A game's text `name` has the key `games.<game>.name`. In a text, `{ COMMAND("play") }` names a slash command.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import NeverIsolatingPlaceable, Pattern, Placeable, TextElement, VariableReference

from bot.locales.texts import Texts

TOP = __name__.rpartition(".")[0]  # the package whose folders may have texts of their own
TEXTS = "texts"  # the name of these folders of texts
SOURCE = "en"  # the language in which every text exists
GAMES = "games"  # the folder of games' own texts, and the beginning of their keys
LESSONS = "lessons"  # the folder of the texts of lessons, whose keys begin like the game's


def _spoken() -> list[str]:
    """The languages: the source language first, then the others by name."""
    folders = (each.name for each in files(__name__).iterdir() if (each / "general.ftl").is_file())
    return sorted(folders, key=lambda name: (name != SOURCE, name))


LANGUAGES = tuple(_spoken())


MOST_VALUE = 2500  # characters of a value that is filled in; Fluent has the same limit

COMMAND_IDS: dict[str, int] = {}  # ids of the installed slash commands by name, once they are known


@dataclass(frozen=True, slots=True)
class _FoundText:
    """A text as Fluent parsed it, and its parts if it consists only of text and values to fill in."""

    bundle: FluentBundle
    pattern: Pattern
    parts: tuple[tuple[str, bool], ...] | None  # a text (False) or the name of a value (True); None for other patterns


class Catalogue(dict[str, str]):
    """The texts of one language. `catalogue[key]` is a text that needs no values. If the language lacks a text, the
    source language's is used. Raises KeyError for an unknown key, which is a bug.
    """

    def __init__(self, language: str, by_game: dict[str, Texts]) -> None:
        super().__init__()  # the dictionary itself caches texts that never change
        self.language = language
        self.by_game = by_game  # the shared texts under "", a game's own under its key
        self._found: dict[str, _FoundText] = {}  # by key, after the first use

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
        """The text of a key with its values filled in. Fluent's syntax in values has no effect.

        The value `n` is a whole number: it chooses the plural, and is written as the language writes numbers. Raises
        KeyError for an unknown key, a missing value, or a value of over MOST_VALUE characters; all are bugs.
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
    """The parts of a text; None if Fluent must choose a variant, write a number or call a function."""
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
    """The catalogue of one of LANGUAGES. Raises KeyError for another language, and ValueError as Texts does."""
    if language not in LANGUAGES:
        raise KeyError(language)
    folder = files(__name__) / language
    functions = {"COMMAND": partial(_command, language)}
    everywhere = (each / f"{language}.ftl" for each in _text_folders())
    shared = (*_catalogues(folder), *(file for file in everywhere if file.is_file()))
    own = {file.name.removesuffix(".ftl"): _own(folder, file) for file in _catalogues(folder / GAMES)}
    return Catalogue(language, {name: Texts(language, functions, some) for name, some in {"": shared, **own}.items()})


@lru_cache(256)  # called for each text of each command in each of Discord's languages
def closest(locale: str | None, default: str = SOURCE) -> str:
    """The one of LANGUAGES that is closest to Discord's `locale`, such as en-GB, zh-TW or de; else `default`."""
    if locale in LANGUAGES:
        return str(locale)
    spoken = (locale or "").split("-")[0]
    return next((language for language in LANGUAGES if language.split("-")[0] == spoken), default)


def _command(language: str, name: str) -> str:
    """A slash command as a link; if its id is not known, its name in the language and in the source language."""
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
    """A game's own file of texts, and that of its lessons if there is one."""
    lessons = folder / LESSONS / file.name
    return [file, lessons] if lessons.is_file() else [file]
