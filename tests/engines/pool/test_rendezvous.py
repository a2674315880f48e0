"""Which worker is the home of a match."""

from collections import Counter

from engines.pool.rendezvous import ranked

WORKERS = ("a", "b", "c", "d")
MATCHES = [str(number) for number in range(2000)]


def homes(workers):
    return {match: ranked(match, workers)[0] for match in MATCHES}


def test_the_order_is_the_matchs_own():
    """Whatever order the workers are named in; every worker is in it once."""
    assert ranked("7", WORKERS) == ranked("7", reversed(WORKERS))
    assert sorted(ranked("7", WORKERS)) == list(WORKERS)
    assert ranked("7", ()) == []


def test_matches_are_spread_evenly():
    """Every worker is the home of about as many."""
    assert all(abs(count - 500) < 100 for count in Counter(homes(WORKERS).values()).values())


def test_where_a_worker_goes_only_its_matches_move():
    """Each to the next of its order; and back when it is back."""
    before, after = homes(WORKERS), homes(WORKERS[:-1])
    for match in MATCHES:
        assert after[match] == (before[match] if before[match] != "d" else ranked(match, WORKERS)[1])
