"""What is known of a match from its beginning: whether it may be rated, and who may have the engines' help."""

from bot.match.time_control import NO_CLOCK, TimeControl
from engines.registry import game_named
from storage.rows import Match


def may_be_rated(match: Match) -> bool:
    """Whether a match can change ratings: not from a position, not without a clock between people, and not against a
    level that was never measured.
    """
    if match.unrated:
        return False
    return match.level in game_named(match.game).level_ratings if match.against_bot else match.clock != NO_CLOCK


def allows_hints(match: Match) -> bool:
    """Against the bot; between people where both agreed to them, but not in a tournament or with a live clock."""
    return match.against_bot or (match.with_hints and match.pairing is None and may_agree(match.clock))


def may_agree(clock: str) -> bool:
    """Whether two people may agree to hints under a time control: not under a live clock."""
    return TimeControl.read(clock).bank is None


def hints_key(allowed: bool) -> str:
    """The key of the text that says to two people whether they have hints."""
    return "hints.both" if allowed else "hints.nobody"
