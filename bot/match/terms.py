"""What a match is to be, before it has players: game, sides, time control, opening, or a position to begin from."""

from dataclasses import dataclass

from bot.match.refusals import BadChoice
from bot.match.time_control import TIME_CONTROLS
from engines.game import UnknownGame
from engines.levels import LEVEL_NAMES
from engines.registry import game_named
from storage.rows import Side

SIDES: tuple[Side, Side, Side] = ("first", "second", "drawn")
USUAL_CLOCK = "auto"  # the time control where nobody chose one


@dataclass(frozen=True, slots=True)
class GivenMoves:
    """What a match begins from: `moves` that were made from `start` (empty: the game's own)."""

    start: str
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """What somebody chose for a match. It may come from a person: `require_known` before anything is stored."""

    game: str
    side: Side = "drawn"  # of the person who asks for the match
    clock: str = USUAL_CLOCK  # a time control
    opening: str | None = None  # the name of one of the game's; None: an ordinary beginning
    given: GivenMoves | None = None  # None: the game's own start
    level: str | None = None  # of the bot; None between people
    with_hints: bool = False  # between people: both may ask the engines, or nobody

    def require_known(self) -> None:
        """Raises BadChoice for a game, a side, a time control, an opening of the game or a level that there is not."""
        try:
            openings = game_named(self.game).openings
        except UnknownGame as error:
            raise BadChoice("game", self.game[:40]) from error
        require_one_of("level", self.level, (None, *LEVEL_NAMES))
        require_one_of("clock", self.clock, (USUAL_CLOCK, *TIME_CONTROLS))
        require_one_of("opening", self.opening, (None, *openings))
        require_one_of("side", self.side, SIDES)


def require_one_of(setting: str, value: str | None, choices: tuple[str | None, ...]) -> None:
    """Raises BadChoice for a value that is none of the choices."""
    if value not in choices:
        raise BadChoice(setting, str(value)[:40])
