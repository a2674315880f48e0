"""What follows from a match's terms: whether it may be rated, and whether its players may have hints."""

from bot.match.time_control import NO_CLOCK, TimeControl
from engines.registry import game_named
from storage.rows import Match


def may_be_rated(match: Match) -> bool:
    """Whether a match can change ratings.

    It cannot if it begins from a position, has no clock (between people), or is against a level without a rating.
    """
    if match.unrated:
        return False
    return match.level in game_named(match.game).level_ratings if match.against_bot else match.clock != NO_CLOCK


def allows_hints(match: Match) -> bool:
    """Whether the players may have hints: against the bot always, between people if both agreed to them, but never in a
    tournament or with a live clock.
    """
    return match.against_bot or (match.with_hints and match.pairing is None and may_agree(match.clock))


def may_agree(clock: str) -> bool:
    """Whether two people may agree to hints under a time control: not under a live clock."""
    return TimeControl.read(clock).bank is None


def hints_key(allowed: bool) -> str:
    """The key of the text that tells two people whether they have hints."""
    return "hints.both" if allowed else "hints.nobody"
