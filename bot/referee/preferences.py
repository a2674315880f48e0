"""What a person or a server chose: the language, the notation of moves, the look of the board, whether to be called."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.locales import LANGUAGES, closest
from bot.referee.refusals import BadChoice
from bot.referee.shared import Shared
from engines.registry import GAMES

# What may be chosen under each key; the first value is the default. "auto" follows the chat platform's language, and
# notation and pieces then follow the language. Notations are those of the games that have several.
CHOICES: Mapping[str, tuple[str, ...]] = {
    "language": ("auto", *LANGUAGES),
    "notation": ("auto", *(name for game in GAMES.values() if len(game.notations) > 1 for name in game.notations)),
    "pieces": ("auto", "chinese", "western"),
    "board": ("picture", "text"),
    "notices": ("on", "off"),
}

AUTOMATIC = ({"notation": "coordinates", "pieces": "western"}, {"notation": "chinese", "pieces": "chinese"})


@dataclass(frozen=True, slots=True)
class Preference:
    """A person's choices, all settled. A game that does not have the notation is written in its canonical one."""

    language: str
    notation: str
    pieces: str
    board: str
    notices: str = "on"


class Preferences:
    """A person's choice goes before the server's, the server's before the default."""

    def __init__(self, shared: Shared, default_language: str) -> None:
        self._shared = shared
        self._default_language = default_language

    async def of(self, person: int, locale: str | None = None, guild_id: int | None = None) -> Preference:
        """What to show a person whose client speaks `locale`, in a server or in private."""
        server = await self.chosen_for_server(guild_id) if guild_id is not None else {}
        return self._settled(server | await self.chosen(person), locale)

    async def of_server(self, guild_id: int, locale: str | None = None) -> Preference:
        """What to show everybody in a server whose own language is `locale`."""
        return self._settled(await self.chosen_for_server(guild_id), locale)

    def _settled(self, chosen: Mapping[str, str], locale: str | None) -> Preference:
        settled = {key: values[0] for key, values in CHOICES.items()} | dict(chosen)
        if settled["language"] == "auto":
            settled["language"] = closest(locale, self._default_language)
        for key, value in AUTOMATIC[settled["language"].startswith("zh")].items():
            if settled[key] == "auto":
                settled[key] = value
        return Preference(**settled)

    async def chosen(self, person: int) -> dict[str, str]:
        """What a person set, and nothing else."""
        return _valid(await self._shared.settings.of("person", person))

    async def chosen_for_server(self, guild_id: int) -> dict[str, str]:
        """What a server set, and nothing else."""
        return _valid(await self._shared.settings.of("server", guild_id))

    async def choose(self, person: int, key: str, value: str) -> None:
        """Sets one of a person's CHOICES. Raises BadChoice."""
        _require(key, value)
        await self._shared.settings.put("person", person, key, value)

    async def choose_for_server(self, guild_id: int, key: str, value: str) -> None:
        """Sets one of a server's CHOICES; whether the person may is the caller's to check. Raises BadChoice."""
        _require(key, value)
        await self._shared.settings.put("server", guild_id, key, value)


def _valid(values: Mapping[str, str]) -> dict[str, str]:
    """Without what an older or newer version may have left."""
    return {key: value for key, value in values.items() if value in CHOICES.get(key, ())}


def _require(key: str, value: str) -> None:
    if key not in CHOICES:
        raise BadChoice("setting", key[:40])
    if value not in CHOICES[key]:
        raise BadChoice(key, value[:40])
