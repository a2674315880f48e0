"""What was made in a tournament: the points of what is over, and where everybody stands."""

from collections.abc import Collection

from bot.features.tournaments.pairing import PlayedPairing, TournamentStanding, standings
from storage.tournament_rows import Tournament

HALF = (0.5, 0.5)
POINTS = {"1-0": (1.0, 0.0), "0-1": (0.0, 1.0), "1/2-1/2": HALF}


def walkover(pair: tuple[int, int], gone: Collection[int]) -> tuple[float, float] | None:
    """The points where somebody has left; None where nobody has."""
    first, second = (player in gone for player in pair)
    return (float(not first), float(not second)) if first or second else None


def played_in(found: Tournament, last: int | None = None) -> list[PlayedPairing]:
    """What is over, up to the `last` round where one is named. A match that ended without a result that counts gives
    half a point to both, or one to who stayed where the other has left.
    """
    played = []
    for each in found.pairings:
        if last is not None and each.round > last:
            continue
        if each.points is not None:
            played.append(PlayedPairing(each.first_player, each.second_player, each.points, each.round))
        elif each.is_over and each.second_player is not None:
            left = walkover((each.first_player, each.second_player), found.gone) or HALF
            points = POINTS[each.result] if each.result else HALF if left == (0.0, 0.0) else left
            played.append(PlayedPairing(each.first_player, each.second_player, points, each.round))
    return played


def table_of(found: Tournament, last: int | None = None) -> tuple[TournamentStanding, ...]:
    """Where everybody stands, after the `last` round where one is named."""
    return standings([player.person for player in found.players], played_in(found, last), found.kind == "swiss")
