"""The terms of a match: game, side, time control, opening, or a position to begin from; and what follows from them:
whether it can be read, whether it may be rated, and whether its players may have hints.
"""

from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise

from bot.match.refusals import BadChoice
from bot.match.state import Reason
from bot.match.time_control import NO_CLOCK, TIME_CONTROLS, TimeControl
from engines.game import UnknownGame
from engines.levels import LEVEL_NAMES
from engines.registry import GAMES, game_named
from storage.rows import Match, Side

SIDES: tuple[Side, Side, Side] = ("first", "second", "drawn")
USUAL_CLOCK = "auto"  # the time control where nobody chose one


@dataclass(frozen=True, slots=True)
class GivenMoves:
    """What a match begins from: `moves` that were made from `start` (empty: the game's own start)."""

    start: str
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """What was chosen for a match. It may be user input: call `require_known` before anything is stored."""

    game: str
    side: Side = "drawn"  # of the person who asks for the match
    clock: str = USUAL_CLOCK  # a time control
    opening: str | None = None  # the name of an opening protocol of the game; None: without
    given: GivenMoves | None = None  # None: the game's own start
    level: str | None = None  # of the bot; None between people
    with_hints: bool = False  # between people: both may have hints
    guided: bool = False  # against the bot: a first match, in which hints are free

    def require_known(self) -> None:
        """Raises BadChoice for an unknown game, side, time control, level, or opening of the game."""
        try:
            openings = game_named(self.game).openings
        except UnknownGame as error:
            raise BadChoice("game", self.game) from error
        require_one_of("level", self.level, (None, *LEVEL_NAMES))
        require_one_of("clock", self.clock, (USUAL_CLOCK, *TIME_CONTROLS))
        require_one_of("opening", self.opening, (None, *openings))
        require_one_of("side", self.side, SIDES)


def require_one_of(setting: str, value: str | None, choices: tuple[str | None, ...]) -> None:
    """Raises BadChoice if the value is none of the choices."""
    if value not in choices:
        raise BadChoice(setting, str(value))


def is_readable(match: Match) -> bool:
    """Whether this version knows the game, level, opening, clock and ending of a stored match."""
    game = GAMES.get(match.game)
    if game is None or match.level not in (None, *LEVEL_NAMES):
        return False
    if match.opening and match.opening.split()[0] not in game.openings:
        return False
    try:
        TimeControl.read(match.clock)
    except ValueError:
        return False
    return match.reason is None or match.reason in {*map(str, game.endings), *map(str, Reason)}


def may_be_rated(match: Match) -> bool:
    """Whether a match can change ratings: not from a position, untimed between people, or against an unrated level."""
    if match.unrated:
        return False
    return match.level in game_named(match.game).level_ratings if match.against_bot else match.clock != NO_CLOCK


def allows_hints(match: Match) -> bool:
    """Whether the players may have hints: against the bot always, between people if both agreed to them, but never in a
    tournament or with a live clock.
    """
    return match.against_bot or (match.with_hints and match.pairing is None and may_agree(match.clock))


def may_agree(clock: str) -> bool:
    """Whether two people may agree to hints under a time control: not a live one, nor one that is not known."""
    with suppress(ValueError):
        return TimeControl.read(clock).bank is None
    return False


def hints_key(allowed: bool) -> str:
    """The key of the text that tells two people whether they have hints."""
    return "hints.both" if allowed else "hints.nobody"


def next_level(level: str | None) -> str | None:
    """The level above one of the bot's, None above the highest."""
    return dict(pairwise(LEVEL_NAMES)).get(level or "")


def lower_level(level: str | None) -> str | None:
    """The level below one of the bot's, None below the lowest."""
    return dict(pairwise(reversed(LEVEL_NAMES))).get(level or "")
