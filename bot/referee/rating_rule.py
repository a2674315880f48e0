"""Which matches are rated, and what they make of the ratings: people against each other, and against the bot's levels,
which stand where they were measured. Pure.
"""

from datetime import datetime, timedelta

import storage
from bot.referee.glicko import Result, Strength, after, rested
from bot.referee.openings import in_opening
from bot.referee.state import Reason
from bot.referee.time_control import NO_CLOCK
from engines.registry import game_named
from storage import Bout, Rating

PERIOD = timedelta(days=7)  # Glicko's rating period, for growing less sure; a match is reckoned at once
LEVEL_DEVIATION = 60.0  # how unsure the measured ratings of the levels are
PROVISIONAL = 110.0  # deviation above which a rating is not to be relied on
MOST_A_DAY = 5  # rated matches of the same two in one game
GIVEN_UP = 10  # plies before which a resignation is a quick one
MOST_GIVEN_UP = 2  # quick resignations in a row of the same two that are rated

SCORES: dict[str | None, float] = {"1-0": 1.0, "1/2-1/2": 0.5, "0-1": 0.0}


def rate(bout: Bout) -> tuple[Rating | None, Rating | None]:
    """The ratings of both sides after a match; None for the bot, and for both where it is not rated."""
    sides = _strengths(bout)
    if sides is None or not is_rated(bout):
        return None, None
    score = SCORES[bout.match.result]
    scores = (score, 1 - score)
    people = (bout.match.first_player, bout.match.second_player)
    first, second = (
        None
        if people[side] is None
        else _rated(bout, side, after(sides[side], [Result(sides[1 - side], scores[side])]))
        for side in (0, 1)
    )
    return first, second


def is_rated(bout: Bout) -> bool:
    """Not with help, not before both have moved or in an opening, not without a clock between people, and not again and
    again.
    """
    match = bout.match
    if match.unrated or match.ply < 2 or in_opening(match) or bout.hints or bout.taken_back:
        return False
    if match.clock == NO_CLOCK and not match.against_bot:
        return False
    if len(bout.recent) >= MOST_A_DAY:
        return False
    in_a_row = bout.recent[:MOST_GIVEN_UP]
    return not (_gave_up(match) and len(in_a_row) == MOST_GIVEN_UP and all(map(_gave_up, in_a_row)))


def is_provisional(deviation: float) -> bool:
    """Whether a rating is still too unsure to be relied on."""
    return deviation > PROVISIONAL


def present(rating: Rating, now: datetime) -> Rating:
    """A rating as it stands after the time without a match."""
    grown = rested(_strength(rating), (now - rating.rated_at) / PERIOD)
    return Rating(rating.game, rating.rating, grown.deviation, rating.volatility, rating.matches, rating.rated_at)


def _gave_up(match: storage.Match) -> bool:
    return match.reason in (Reason.RESIGNATION, Reason.TIMEOUT) and match.ply < GIVEN_UP


def _strengths(bout: Bout) -> tuple[Strength, Strength] | None:
    """Of both sides before the match; None where the bot's level was never measured."""
    level = game_named(bout.match.game).level_ratings.get(bout.match.level or "")
    if bout.match.against_bot and level is None:
        return None
    bot = Strength(level or 0.0, LEVEL_DEVIATION)
    people = (bout.match.first_player, bout.match.second_player)
    first, second = (
        bot if person is None else _grown(rating, bout.at) for person, rating in zip(people, bout.ratings, strict=True)
    )
    return first, second


def _grown(rating: Rating | None, at: datetime) -> Strength:
    return Strength() if rating is None else _strength(present(rating, at))


def _strength(rating: Rating) -> Strength:
    return Strength(rating.rating, rating.deviation, rating.volatility)


def _rated(bout: Bout, side: int, found: Strength) -> Rating:
    before = bout.ratings[side]
    matches = 1 + (before.matches if before else 0)
    return Rating(bout.match.game, found.rating, found.deviation, found.volatility, matches, bout.at)
