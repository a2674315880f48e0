"""Which worker is the home of a match."""

from collections import Counter

from engines.pool.rendezvous import ranked

WORKERS = ("a", "b", "c", "d")
MATCHES = [str(number) for number in range(2000)]


def homes(workers):
    return {match: ranked(match, workers)[0] for match in MATCHES}


def test_the_order_is_the_matchs_own():
    """The order of the given names does not matter; every worker occurs once."""
    assert ranked("7", WORKERS) == ranked("7", reversed(WORKERS))
    assert sorted(ranked("7", WORKERS)) == list(WORKERS)
    assert ranked("7", ()) == []


def test_matches_are_spread_evenly():
    """Each worker is the home of about as many matches."""
    assert all(abs(count - 500) < 100 for count in Counter(homes(WORKERS).values()).values())


def test_where_a_worker_goes_only_its_matches_move():
    """Each moves to the next of its order, and back when the worker is back."""
    before, after = homes(WORKERS), homes(WORKERS[:-1])
    for match in MATCHES:
        assert after[match] == (before[match] if before[match] != "d" else ranked(match, WORKERS)[1])
