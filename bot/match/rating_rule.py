"""Which matches are rated, and the ratings after them. Pure functions.

People are rated against each other and against the bot's levels, whose ratings are fixed at what was measured.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.match.glicko import RatedResult, Strength, after, rested
from bot.match.openings import in_opening
from bot.match.state import Reason
from bot.match.terms import is_readable, may_be_rated
from engines.registry import game_named
from storage.ratings import FinishedMatch, Rating
from storage.rows import POINTS

PERIOD = timedelta(days=7)  # Glicko's rating period, for the growth of deviations; each match is rated at once
LEVEL_DEVIATION = 60.0  # of the measured ratings of the levels
MOST_MOVED = 100.0  # the most points by which one match changes a rating
PROVISIONAL = 110.0  # above this deviation a rating is provisional
MOST_A_DAY = 5  # rated matches of the same two people in one game
UNSETTLED_DEVIATION = 600.0  # the deviation assumed for an opponent whose own rating is provisional
GIVEN_UP = 10  # a match resigned or lost on time before this ply is too short to be a win: only the loser is rated


def rate(bout: FinishedMatch) -> tuple[Rating | None, Rating | None]:
    """The ratings of both sides after a match; None for a side whose rating does not change, such as the bot's."""
    if not is_rated(bout):
        return None, None
    match, scores, sides = bout.match, POINTS[bout.match.result], _strengths(bout)
    gave_up = match.reason in (Reason.RESIGNATION, Reason.TIMEOUT) and match.ply < GIVEN_UP
    first, second = (
        None
        if match.people[side] is None or (gave_up and scores[side] == 1)
        else _rated(bout, side, _after(sides[side], sides[1 - side], scores[side]))
        for side in (0, 1)
    )
    return first, second


def is_rated(bout: FinishedMatch) -> bool:
    """Whether a match changes ratings: not if its terms exclude that or this version cannot read it, if it ended before
    both sides had moved or in an opening, if the two had MOST_A_DAY rated ones in the game within a day, or if somebody
    who had help won or drew.
    """
    match = bout.match
    if not is_readable(match) or not may_be_rated(match) or match.ply < 2 or in_opening(match):
        return False
    if len(bout.recent) >= MOST_A_DAY:
        return False
    gained = zip(match.people, POINTS[match.result], strict=True)
    return all(points == 0 for person, points in gained if person in bout.helped)


def is_provisional(deviation: float) -> bool:
    """Whether a rating with this deviation is provisional: too uncertain to rely on."""
    return deviation > PROVISIONAL


def present(rating: Rating, now: datetime) -> Rating:
    """A rating at the present time: its deviation has grown since the last match."""
    grown = rested(_strength(rating), (now - rating.rated_at) / PERIOD)
    return replace(rating, deviation=grown.deviation)


def _after(player: Strength, opponent: Strength, score: float) -> Strength:
    """The player's strength after a match, with the rating changed by at most MOST_MOVED: a first match would make it
    jump; the price is that a new player needs a few more matches to reach the right one. A match against a provisional
    rating counts little, and cannot end that the player's own is: else new accounts could raise one another's ratings.
    """
    unsettled = is_provisional(opponent.deviation)
    if unsettled:
        opponent = replace(opponent, deviation=UNSETTLED_DEVIATION)
    found = after(player, [RatedResult(opponent, score)])
    moved = max(-MOST_MOVED, min(MOST_MOVED, found.rating - player.rating))
    deviation = max(found.deviation, min(player.deviation, PROVISIONAL + 1)) if unsettled else found.deviation
    return replace(found, rating=player.rating + moved, deviation=deviation)


def _strengths(bout: FinishedMatch) -> tuple[Strength, Strength]:
    """The strengths of both sides before the match."""
    bot = Strength(game_named(bout.match.game).level_ratings.get(bout.match.level or "", 0.0), LEVEL_DEVIATION)
    known = [None if rating is None else _strength(present(rating, bout.at)) for rating in bout.ratings]
    first, second = (
        bot if person is None else strength or Strength()
        for person, strength in zip(bout.match.people, known, strict=True)
    )
    return first, second


def _strength(rating: Rating) -> Strength:
    return Strength(rating.rating, rating.deviation, rating.volatility)


def _rated(bout: FinishedMatch, side: int, found: Strength) -> Rating:
    before = bout.ratings[side]
    matches = 1 + (before.matches if before else 0)
    return Rating(bout.match.game, found.rating, found.deviation, found.volatility, matches, bout.at)
