"""The points of the pairings of a tournament that are over, and the standings."""

from collections.abc import Collection

from bot.features.tournaments.pairing import PlayedPairing, TournamentStanding, standings
from storage.rows import POINTS
from storage.tournament_rows import Tournament

HALF = (0.5, 0.5)


def walkover(pair: tuple[int, int], gone: Collection[int]) -> tuple[float, float] | None:
    """The points of two players if one or both of them have `gone`; None if neither has."""
    first, second = (player in gone for player in pair)
    return (float(not first), float(not second)) if first or second else None


def played_in(found: Tournament, last: int | None = None) -> list[PlayedPairing]:
    """The pairings that are over, up to the `last` round if one is named. A match that ended without a result that
    counts gives half a point to both, or, if one had left by then, a point to the other.
    """
    played = []
    for each in found.pairings:
        if last is not None and each.round > last:
            continue
        if each.points is not None:
            played.append(PlayedPairing(each.first_player, each.second_player, each.points, each.round))
        elif each.ended_at and each.second_player is not None:
            left = walkover((each.first_player, each.second_player), found.gone_by(each.ended_at)) or HALF
            points = POINTS[each.result] if each.result else HALF if left == (0.0, 0.0) else left
            played.append(PlayedPairing(each.first_player, each.second_player, points, each.round))
    return played


def table_of(found: Tournament, last: int | None = None) -> tuple[TournamentStanding, ...]:
    """The standings, after the `last` round if one is named."""
    return standings([player.person for player in found.players], played_in(found, last), found.kind == "swiss")
