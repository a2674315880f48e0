"""Pairings and standings of a tournament, as pure functions: people are numbers, results are points. At the end, those
of a stored tournament.

A round robin follows R. Schurig's tables (the "circle method"). A Swiss round pairs players of equal points, the upper
half against the lower half; nobody meets an opponent twice if that can be avoided.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from bot.features.tournaments.matching import MeetingGraph, Pair
from storage.rows import POINTS
from storage.tournament_rows import Pairing, Tournament

MOST_SIDE_SURPLUS = 2  # two players who both had the first side this many times more (or less) often should not meet
HALF = (0.5, 0.5)


@dataclass(frozen=True, slots=True)
class PlayedPairing:
    """A pairing that is over, and the points of both. A bye has no second player; its points are the first of them."""

    first: int
    second: int | None
    points: tuple[float, float]
    round: int = 0


@dataclass(frozen=True, slots=True)
class TournamentStanding:
    """Where a player stands: the place (from 1, shared by those who are level), points and tie-break."""

    person: int
    place: int
    points: float
    tie_break: float


@dataclass(frozen=True, slots=True)
class Round:
    """The pairs of a round, each with the player of the first side first; `bye` is the one left over, if any."""

    pairs: tuple[Pair, ...]
    bye: int | None = None


# -- round robin ------------------------------------------------------------------------------------------------------


def rounds_of(players: int) -> int:
    """How many rounds a round robin has."""
    return players - 1 + players % 2


def round_robin(players: Sequence[int], number: int) -> Round:
    """The round of a number from 1 to `rounds_of(len(players))`.

    Over all rounds everybody meets everybody once, and has one side at most once more often than the other.
    """
    seats = [*players, *([None] if len(players) % 2 else [])]
    half, last = len(seats) // 2, len(seats) - 1
    circle = [seats[((number - 1) * half + at) % last] for at in range(last)]
    top = (circle[0], seats[last]) if number % 2 else (seats[last], circle[0])
    rows = [top, *((circle[at], circle[-at]) for at in range(1, half))]
    bye = next((one or other for one, other in rows if one is None or other is None), None)
    return Round(tuple((one, other) for one, other in rows if one is not None and other is not None), bye)


# -- Swiss ------------------------------------------------------------------------------------------------------------


def swiss(order: Sequence[int], past: Collection[PlayedPairing], apart: Collection[frozenset[int]] = ()) -> Round:
    """The next round of those in `order`, the best first. The bye goes to the last of those who had the fewest byes.

    The pairs of `apart` count as if they had met. Rules that cannot be kept are dropped in this order: that nobody has
    the same side three times more often than the other, then that nobody meets anybody twice.
    """
    past = [*past]
    met = Counter(apart) + Counter(frozenset((each.first, each.second)) for each in past if each.second is not None)
    sides = _sides(past)
    had = Counter(each.first for each in past if each.second is None)
    byes = sorted(order, key=lambda player: (had[player], -order.index(player)))

    def may_meet(most: int, keeps_sides: bool, one: int, other: int) -> bool:
        both = sides[one], sides[other]
        is_steep = keeps_sides and (min(both) >= MOST_SIDE_SURPLUS or max(both) <= -MOST_SIDE_SURPLUS)
        return met[frozenset((one, other))] <= most and not is_steep

    for rules in ((0, True), (0, False), (1, False), (len(past) + 1, False)):
        graph = MeetingGraph(order, partial(may_meet, *rules))
        for bye in byes if len(order) % 2 else (None,):
            left = [player for player in order if player != bye]
            if graph.has_matching(left):
                return Round(_seated(_chosen(graph, left, _points(past)), past), bye)
    raise AssertionError("two who may meet as often as they like can be paired")


def _sides(past: Collection[PlayedPairing]) -> Counter[int]:
    """By player, how many more first sides than second ones they had."""
    found: Counter[int] = Counter()
    for each in past:
        if each.second is not None:
            found[each.first] += 1
            found[each.second] -= 1
    return found


def _points(past: Collection[PlayedPairing]) -> defaultdict[int, float]:
    found: defaultdict[int, float] = defaultdict(float)
    for each in past:
        found[each.first] += each.points[0]
        if each.second is not None:
            found[each.second] += each.points[1]
    return found


def _chosen(graph: MeetingGraph, left: list[int], points: defaultdict[int, float]) -> list[Pair]:
    """Pairs the players from the top. Each gets the first of their preferred opponents who leaves the others a perfect
    matching.
    """
    pairs = []
    while left:
        one, *others = left
        level = sum(points[other] == points[one] for other in others)
        liked = others[:level][level // 2 :] + others[: level // 2][::-1] + others[level:]
        able = (each for each in liked if graph.may_meet(one, each))
        rests = ((each, [rest for rest in others if rest != each]) for each in able)
        other, left = next((each, rest) for each, rest in rests if graph.has_matching(rest))
        pairs.append((one, other))
    return pairs


def _seated(pairs: list[Pair], past: Collection[PlayedPairing]) -> tuple[Pair, ...]:
    """The first side goes to the one who had it less often, else to the one who had the second one last, else by turns
    from the top.
    """
    sides, last = _sides(past), dict[int, int]()
    for each in past:
        if each.second is not None:
            last[each.first], last[each.second] = 1, -1
    seated = []
    for board, (one, other) in enumerate(pairs):
        mine, theirs = ((sides[each], last.get(each, 0)) for each in (one, other))
        first = mine < theirs if mine != theirs else board % 2 == 0
        seated.append((one, other) if first else (other, one))
    return tuple(seated)


# -- the table --------------------------------------------------------------------------------------------------------


def standings(
    players: Sequence[int], past: Collection[PlayedPairing], is_swiss: bool
) -> tuple[TournamentStanding, ...]:
    """The standings of all players, the best first: by points, tie-break, direct encounter, and then in the order of
    `players`.

    The tie-break is Buchholz in a Swiss tournament: the sum of the points of a player's opponents. Else it is
    Sonneborn-Berger: the points of those whom the player beat, and half the points of those with whom the player drew.
    Players who are level after the direct encounter share a place.
    """
    points, ties = _points(past), _tie_breaks(players, past, is_swiss)
    merits = {player: (points[player], ties[player]) for player in players}
    found: list[TournamentStanding] = []
    for _, equal in groupby(sorted(players, key=merits.__getitem__, reverse=True), merits.__getitem__):
        group = [*equal]
        direct = _direct(group, past)
        for _, level in groupby(sorted(group, key=direct.__getitem__, reverse=True), direct.__getitem__):
            place = len(found) + 1
            found += [TournamentStanding(player, place, *merits[player]) for player in level]
    return tuple(found)


def _tie_breaks(players: Sequence[int], past: Collection[PlayedPairing], is_swiss: bool) -> dict[int, float]:
    points, ties = _points(past), dict.fromkeys(players, 0.0)
    for each in past:
        if each.second is not None:
            ties[each.first] += points[each.second] * (1 if is_swiss else each.points[0])
            ties[each.second] += points[each.first] * (1 if is_swiss else each.points[1])
    return ties


def _direct(level: Collection[int], past: Collection[PlayedPairing]) -> dict[int, float]:
    """The points of these players against each other; 0 for everybody unless all of them have met."""
    among = [each for each in past if each.first in level and each.second in level]
    met = {frozenset((each.first, each.second)) for each in among}
    if len(met) < len(level) * (len(level) - 1) // 2:
        return dict.fromkeys(level, 0.0)
    points = _points(among)
    return {player: points[player] for player in level}


# -- of a stored tournament -------------------------------------------------------------------------------------------


def walkover(pair: tuple[int, int | None], gone: Collection[int]) -> tuple[float, float] | None:
    """The points of two players if one or both of them have `gone`; None if neither has."""
    first, second = (player in gone for player in pair)
    return (float(not first), float(not second)) if first or second else None


def points_of(found: Tournament, each: Pairing) -> tuple[float, float] | None:
    """The points of both players of a pairing; None while their match goes on. A match that ended without a result that
    counts gives half a point to both, or, if one had left by then, a point to the other.
    """
    if each.points is not None or each.ended_at is None:
        return each.points
    if each.result:
        return POINTS[each.result]
    left = walkover((each.first_player, each.second_player), found.gone_by(each.ended_at))
    return left if left and any(left) else HALF


def played_in(found: Tournament, last: int | None = None) -> list[PlayedPairing]:
    """The pairings that are over, up to the `last` round if one is named."""
    return [
        PlayedPairing(each.first_player, each.second_player, made, each.round)
        for each in found.pairings
        if (last is None or each.round <= last) and (made := points_of(found, each))
    ]


def table_of(found: Tournament, last: int | None = None) -> tuple[TournamentStanding, ...]:
    """The standings, after the `last` round if one is named."""
    return standings([player.person for player in found.players], played_in(found, last), found.kind == "swiss")
