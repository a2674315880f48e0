"""Preferences of people and servers: language, notation of moves, look of the board, calls, and others."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache

from bot.locales import LANGUAGES, Catalogue, catalogue, closest
from bot.match.refusals import BadChoice
from bot.match.state import MatchView
from bot.match.stores import HIDDEN_SETTING, Stores
from bot.match.terms import USUAL_CLOCK
from bot.match.time_control import TIME_CONTROLS
from engines.registry import GAMES
from storage.settings import Scope
from storage.stored import set_frozen

# The values of each key; the first is the default. The language "auto" is that of the person's client or the server.
CHOICES: Mapping[str, tuple[str, ...]] = {
    "language": ("auto", *LANGUAGES),
    "board": ("picture", "grid", "text"),
    "notices": ("on", "off"),
    "coach": ("auto", "on", "off"),
    "clock": (USUAL_CLOCK, *TIME_CONTROLS),
    HIDDEN_SETTING.key: ("on", HIDDEN_SETTING.value),
}
MOST_REMEMBERED = 1024  # cached preferences, which people with the same choices share
KINDS = ("notation", "pieces", "look")  # the kinds of preferences of each game that has several values


def game_choices(game: str) -> dict[str, tuple[str, ...]]:
    """The values that may be chosen for one game, by keys such as `notation.xiangqi`; "auto" follows the language."""
    several = {kind: values for kind, values in _values(game).items() if len(values) > 1}
    return {f"{kind}.{game}": ("auto", *values) for kind, values in several.items()}


@cache
def _values(game: str) -> Mapping[str, tuple[str, ...]]:
    known = GAMES[game]
    return dict(zip(KINDS, (known.notations, known.piece_sets, known.looks), strict=True))


@dataclass(frozen=True, slots=True)
class Preference:
    """The preferences by which something is shown. Those for one game are resolved when they are asked for."""

    language: str
    board: str
    notices: str = "on"
    coach: str = "auto"
    clock: str = USUAL_CLOCK
    listed: str = "on"
    games: Mapping[str, str] = field(default_factory=dict)  # by the keys of `game_choices`
    texts: Catalogue = field(init=False, repr=False, compare=False)  # in the language

    def __post_init__(self) -> None:
        set_frozen(self, "texts", catalogue(self.language))

    @property
    def draws(self) -> bool:
        """Whether pictures are wanted."""
        return self.board == "picture"

    def without_pictures(self) -> "Preference":
        """These preferences without pictures: boards drawn with letters, or in words if that was chosen."""
        return replace(self, board="grid") if self.draws else self

    def notation(self, game: str) -> str:
        """The notation in which the game's moves are written, in the characters of the language."""
        chosen = self.chosen_for("notation", game)
        return GAMES[game].spellings.get(self.language, {}).get(chosen, chosen)

    def pieces(self, game: str) -> str:
        """The set of pieces of the game; empty where it has only one."""
        return self.chosen_for("pieces", game)

    def look(self, game: str) -> str:
        """The look of the game's board; empty where it has only one."""
        return self.chosen_for("look", game)

    def chosen_for(self, kind: str, game: str) -> str:
        """The chosen or usual value of one of KINDS for a game; empty where the game has no values of that kind."""
        chosen = self.games.get(f"{kind}.{game}", "auto")
        if chosen != "auto":
            return chosen
        usual = next(iter(_values(game)[kind]), "")
        return GAMES[game].customs.get(self.language.split("-")[0], {}).get(kind, usual)


class Preferences:
    """Reads and sets preferences. A person's choice overrides the server's, the server's overrides the default."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self.server_locale: Callable[[int | None], str | None] = lambda guild_id: None  # None where it is not known

    async def of(self, person: int, locale: str | None = None, guild_id: int | None = None) -> Preference:
        """The preferences of a person whose client speaks `locale`, in a server or (None) in direct messages."""
        server, own = await self._chosen(guild_id, person)
        return self._settled(server | own, locale)

    async def of_board(self, view: MatchView) -> Preference:
        """The preferences by which the board of a match is written.

        If the players have different languages, it is the server's language, in direct messages the challenger's. If
        they prefer different pieces, looks, notations or kinds of boards, it has the game's usual ones, which everybody
        can read. A person whose language is unknown does not count: a challenged person may never have used the bot.
        """
        locales = {seat.player: seat.locale for seat in view.seats if seat.player is not None}
        challenger, guild = view.match.challenger, view.match.guild_id
        people = tuple({challenger, *locales})
        server, *own = await self._chosen(guild, *people)
        of = {person: server | chosen for person, chosen in zip(people, own, strict=True)}
        known = {person: self._settled(of[person], locale) for person, locale in locales.items() if locale}
        one = known.get(challenger) or self._settled(of[challenger], None)
        languages = {each.language for each in known.values()}
        if len(languages) > 1 and guild is not None and (spoken := self.server_locale(guild)) is not None:
            one = self._settled(server, spoken)
        return _for_all(one, tuple(known.values()), view.game)

    async def of_server(self, guild_id: int | None) -> Preference:
        """The preferences for everybody in a server, or (None) in direct messages."""
        return self._settled(await self.chosen(guild_id or 0, "server"), self.server_locale(guild_id))

    def assumed(self, locale: str | None) -> Preference:
        """The default preferences of a person whose client speaks `locale`, for use before their choices are read."""
        return self._settled({}, locale)

    def _settled(self, chosen: Mapping[str, str], locale: str | None) -> Preference:
        return _preference(tuple(chosen.items()), locale, self._stores.defaults.language)

    async def chosen(self, owner: int, scope: Scope = "person") -> dict[str, str]:
        """The values that a person or a server set, by key, without defaults."""
        return _valid(await self._stores.settings.of(scope, owner))

    async def _chosen(self, guild_id: int | None, *people: int) -> list[dict[str, str]]:
        """The values that a server set, followed by those of each of these people."""
        persons: list[tuple[Scope, int]] = [("person", each) for each in people]
        found = await self._stores.settings.of_each(("server", guild_id or 0), *persons)
        return list(map(_valid, found)) if any(found) else found

    async def choose(self, owner: int, key: str, value: str, scope: Scope = "person") -> None:
        """Sets a value of a person or a server. The caller checks who may do that. Raises BadChoice."""
        known = _all_choices()
        if key not in known:
            raise BadChoice("setting", key)
        if value not in known[key]:
            raise BadChoice(key, value)
        await self._stores.settings.put(scope, owner, key, value)


def _for_all(one: Preference, readers: tuple[Preference, ...], game: str) -> Preference:
    """The preference `one` with what all readers of a board agree on; where they disagree, the usual value."""
    if all(reader is one for reader in readers):
        return one
    agreed = {f"{kind}.{game}": _agreed(kind, readers, game) for kind, values in _values(game).items() if values}
    boards = {reader.board for reader in readers}
    board = boards.pop() if len(boards) == 1 else CHOICES["board"][0]
    return replace(one, board=board, games={**one.games, **agreed})


def _agreed(kind: str, readers: tuple[Preference, ...], game: str) -> str:
    liked = {reader.chosen_for(kind, game) for reader in readers}
    return liked.pop() if len(liked) == 1 else _values(game)[kind][0]


@lru_cache(MOST_REMEMBERED)
def _preference(chosen: tuple[tuple[str, str], ...], locale: str | None, default_language: str) -> Preference:
    """The preference of the chosen values, with the default for everything else."""
    known = dict(chosen)
    settled = {key: known.get(key, values[0]) for key, values in CHOICES.items()}
    if settled["language"] == "auto":
        settled["language"] = closest(locale, default_language)
    return Preference(**settled, games={key: value for key, value in chosen if key not in CHOICES})


def _valid(values: Mapping[str, str]) -> dict[str, str]:
    """The values that this version knows; an older or newer one may have stored others. A value of KINDS without a
    game, as older versions stored it, counts for every game that has it.
    """
    known = _all_choices()
    spread = {f"{kind}.{game}": values[kind] for kind in KINDS if kind in values for game in GAMES}
    return {key: value for key, value in {**spread, **values}.items() if value in known.get(key, ())}


@cache
def _all_choices() -> Mapping[str, tuple[str, ...]]:
    return dict(CHOICES) | {key: values for game in GAMES for key, values in game_choices(game).items()}
