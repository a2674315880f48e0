"""Pairings of tournaments keep their laws, whatever happens in between."""

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.matching import MeetingGraph
from bot.features.tournaments.pairing import MOST_SIDE_SURPLUS, PlayedPairing, round_robin, rounds_of, standings, swiss
from tests.cases import for_each

RESULTS = st.sampled_from([(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)])


@for_each("count", range(2, 17))
def test_everybody_meets_everybody_once(count):
    """In every round of a round robin each player has one opponent or a bye, and both sides about equally often."""
    players, met, sides, byes = list(range(1, count + 1)), Counter(), Counter(), Counter()
    for number in range(1, rounds_of(count) + 1):
        drawn = round_robin(players, number)
        assert sorted([*sum(drawn.pairs, ()), *([drawn.bye] if drawn.bye else [])]) == players
        for first, second in drawn.pairs:
            met[frozenset((first, second))] += 1
            sides[first] += 1
            sides[second] -= 1
        byes[drawn.bye] += 1
    assert met == Counter(map(frozenset, combinations(players, 2)))
    assert max(map(abs, sides.values())) == 1 - count % 2
    assert byes == (Counter(players) if count % 2 else Counter({None: count - 1}))


def played(*results):
    """Pairings that are over, each given by its fields."""
    return [PlayedPairing(*each) for each in results]


def has_matching(people, may_meet):
    """True if these people can be paired; tries everything."""
    if not people:
        return True
    one, *others = people
    return any(
        may_meet(one, other) and has_matching([each for each in others if each != other], may_meet) for other in others
    )


@given(st.integers(1, 4), st.data())
@settings(max_examples=100)
def test_the_matrix_tells_whether_there_is_a_matching(half, data):
    """The graph agrees with trying everything."""
    people = list(range(2 * half))
    able = data.draw(st.sets(st.sampled_from([*combinations(people, 2)])))

    def may_meet(one, other):
        return (min(one, other), max(one, other)) in able

    assert MeetingGraph(people, may_meet).has_matching(people) == has_matching(people, may_meet)


class Course:
    """A Swiss tournament, round by round; each checks the laws."""

    def __init__(self, count, apart):
        self.players = list(range(1, count + 1))
        self.order = list(self.players)
        self.apart = apart
        self.past = []

    def counts(self):
        """How often two players met, each player's surplus of first sides, and byes."""
        met, sides, byes = Counter(self.apart), Counter(), Counter()
        for each in self.past:
            if each.second is None:
                byes[each.first] += 1
            else:
                met[frozenset((each.first, each.second))] += 1
                sides[each.first] += 1
                sides[each.second] -= 1
        return met, sides, byes

    def next_round(self, data):
        """Pairs, plays, and perhaps somebody leaves."""
        met, sides, byes = self.counts()
        drawn = swiss(self.order, self.past, self.apart)
        there = [*sum(drawn.pairs, ()), *([drawn.bye] if drawn.bye else [])]
        assert sorted(there) == sorted(self.order)
        self.check(drawn, met, sides, byes)
        for pair in drawn.pairs:
            self.past.append(PlayedPairing(*pair, data.draw(RESULTS)))
        if drawn.bye:
            self.past.append(PlayedPairing(drawn.bye, None, (1.0, 0.0)))
        gone = data.draw(st.sampled_from([None, None, None, *self.order]))
        present = [player for player in self.order if player != gone]
        self.order = [each.person for each in standings(self.players, self.past, True) if each.person in present]

    def check(self, drawn, met, sides, byes):
        """No repeated opponent, no side too often, no second bye: while that can be avoided."""

        def fresh(one, other):
            return not met[frozenset((one, other))]

        def gentle(one, other):
            both = (sides[one], sides[other])
            return fresh(one, other) and not (min(both) >= MOST_SIDE_SURPLUS or max(both) <= -MOST_SIDE_SURPLUS)

        def can(may_meet, idle):
            return has_matching([each for each in self.order if each != idle], may_meet)

        idle = [None] if drawn.bye is None else self.order
        if any(can(gentle, each) for each in idle):
            assert all(gentle(*pair) for pair in drawn.pairs)
            assert drawn.bye is None or byes[drawn.bye] == min(byes[each] for each in idle if can(gentle, each))
        elif any(can(fresh, each) for each in idle):
            assert all(fresh(*pair) for pair in drawn.pairs)


@given(st.integers(2, 9), st.data())
@settings(max_examples=60)
def test_nobody_meets_twice_while_that_can_be_avoided(count, data):
    """The laws hold with any results, people who leave, and pairs that must not meet; also in more rounds than
    opponents.
    """
    pairs = [frozenset(pair) for pair in combinations(range(1, count + 1), 2)]
    course = Course(count, data.draw(st.sets(st.sampled_from(pairs), max_size=2)))
    for _ in range(min(count + 1, 6)):
        if len(course.order) > 1:
            course.next_round(data)


def test_the_upper_half_meets_the_lower_half():
    """Each group of equal points is split; the sides alternate from board to board."""
    assert swiss([1, 2, 3, 4, 5, 6, 7], []).pairs == ((1, 4), (5, 2), (3, 6))
    assert swiss([1, 2, 3, 4, 5, 6, 7], []).bye == 7


def test_points_and_ties():
    """Sonneborn-Berger counts the players beaten, Buchholz the players met; equal players share a place."""
    past = played((1, 2, (1, 0)), (3, 4, (0.5, 0.5)), (3, 1, (0, 1)), (2, 4, (1, 0)))
    robin = [(each.person, each.place, each.points, each.tie_break) for each in standings([1, 2, 3, 4], past, False)]
    assert robin == [(1, 1, 2, 1.5), (2, 2, 1, 0.5), (3, 3, 0.5, 0.25), (4, 3, 0.5, 0.25)]
    swiss_order = [(each.person, each.tie_break) for each in standings([1, 2, 3, 4], past, True)]
    assert swiss_order == [(1, 1.5), (2, 2.5), (3, 2.5), (4, 1.5)]


def test_direct_encounters_part_who_is_level():
    """If points and tie-break are equal the match of the two decides; of three all must have met."""
    won = played((2, 1, (1, 0)), (1, 3, (1, 0)), (2, 4, (0, 1)), (3, 4, (0.5, 0.5)))
    table = standings([1, 2, 3, 4], won, True)
    assert [(each.person, each.place) for each in table] == [(4, 1), (2, 2), (1, 3), (3, 4)]
    apart = played((1, 5, (1, 0)), (2, 6, (1, 0)), (3, 7, (1, 0)), (3, 2, (0, 0)))
    assert [each.place for each in standings([1, 2, 3, 5, 6, 7], apart, False)] == [1, 1, 1, 4, 4, 4]
