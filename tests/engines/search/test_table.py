"""TranspositionTable: what is stored comes back, what is replaced, and what torn entries do."""

from resource import RUSAGE_SELF, getrusage

import pytest

from engines.search.table import EXACT, LOWER, NONE, SMALLEST, UNKNOWN, UPPER, TranspositionTable, own_table
from tests.cases import for_each

KEY = 0x0123_4567_89AB_CDEF


@for_each(
    "move, score, static, depth, bound",
    [(3, -20, UNKNOWN, 5, LOWER), (0, 29_000, 100, 100, EXACT), (8_099, -29_999, -100, -3, UPPER)],
)
def test_every_field_of_an_entry_comes_back(move: int, score: int, static: int, depth: int, bound: int) -> None:
    table = TranspositionTable(bytearray(1 << 12))
    table.begin_search()
    key = 0xFFFF_FFFF_0000_0001
    table.store(key, move, score, static, depth, bound)
    assert table.probe(key)
    assert (table.move, table.score, table.static, table.depth, table.bound) == (move, score, static, depth, bound)
    assert table.kept == 0


def one_bucket() -> TranspositionTable:
    table = TranspositionTable(bytearray(SMALLEST))
    table.begin_search()
    return table


def known(table: TranspositionTable, keys: list[int]) -> list[int]:
    """The keys for which the table has an entry."""
    return [key for key in keys if table.probe(key)]


@for_each("depth, bound", [(1, EXACT), (1, LOWER), (20, NONE), (1, NONE)])
def test_what_is_known_more_deeply_is_kept(depth: int, bound: int) -> None:
    """A shallower entry, or one without a bound, does not replace it, now or in later searches."""
    table = one_bucket()
    table.store(KEY, 7, 55, 5, 14, EXACT)
    for _ in range(2):
        table.store(KEY, 8, -20, 5, depth, bound)
        assert table.probe(KEY)
        assert (table.move, table.score, table.depth, table.bound) == (7, 55, 14, EXACT)
        table.begin_search()


def test_what_is_known_as_deeply_is_replaced() -> None:
    """A later result of the same depth replaces it; without a move of its own it keeps the known move."""
    table = one_bucket()
    table.store(KEY, 7, 55, 5, 14, UPPER)
    table.store(KEY, -1, 60, 5, 14, LOWER)
    assert table.probe(KEY)
    assert (table.move, table.score, table.depth, table.bound) == (7, 60, 14, LOWER)


def test_a_bound_replaces_none_however_shallow() -> None:
    """A deep entry without a bound is replaced by a shallow one with a bound."""
    table = one_bucket()
    table.store(KEY, 7, 0, 5, 14, NONE)
    table.store(KEY, 8, 30, 5, 2, LOWER)
    assert table.probe(KEY)
    assert (table.move, table.score, table.depth, table.bound) == (8, 30, 2, LOWER)


def test_the_shallowest_makes_room() -> None:
    """Four positions share a bucket; a fifth replaces the one that was searched least deep."""
    table = one_bucket()
    for key, depth in zip((1, 2, 3, 4, 5), (6, 3, 9, 5, 1), strict=True):
        table.store(key, 0, 0, 0, depth, EXACT)
    assert known(table, [1, 2, 3, 4, 5]) == [1, 3, 4, 5]


def test_the_entries_of_earlier_searches_make_room_first() -> None:
    """An old entry counts four plies less for each search since; one that is stored again is not old."""
    table = one_bucket()
    for key in (1, 2, 3, 4):
        table.store(key, 0, 0, 0, 6, EXACT)
    table.begin_search()
    for key in (1, 3, 4):
        table.store(key, 0, 0, 0, 1, UPPER)
    table.store(5, 0, 0, 0, 3, EXACT)
    assert known(table, [1, 2, 3, 4, 5]) == [1, 3, 4, 5]
    assert table.kept == 0


def test_the_memory_knows_its_searches() -> None:
    """A second table over the memory, in another process for instance, counts the first one's entries as kept."""
    memory = bytearray(1 << 12)
    first = TranspositionTable(memory)
    first.begin_search()
    first.store(KEY, 7, 55, 5, 14, EXACT)
    second = TranspositionTable(memory)
    second.begin_search()
    assert second.probe(KEY)
    assert second.kept == 1
    assert second.age == first.age + 1


def test_cleared_memory_knows_nothing() -> None:
    """After `clear` every byte is zero."""
    memory = bytearray(1 << 12)
    table = TranspositionTable(memory)
    table.begin_search()
    table.store(KEY, 7, 55, 5, 14, EXACT)
    table.clear()
    assert not table.probe(KEY)
    assert not any(memory)


def test_a_torn_entry_is_not_believed() -> None:
    """No change of a single bit leaves a valid entry."""
    memory = bytearray(SMALLEST)
    table = TranspositionTable(memory)
    table.store(KEY, 7, 55, 5, 14, EXACT)
    at = next(i for i in range(64, SMALLEST, 8) if any(memory[i : i + 8]))
    for bit in range(128):
        memory[at + bit // 8] ^= 1 << bit % 8
        assert not table.probe(KEY)
        memory[at + bit // 8] ^= 1 << bit % 8
    assert table.probe(KEY)


def test_two_writers_never_mix_their_entries() -> None:
    """Each of two tables over the same memory finds what the other stored."""
    memory = bytearray(SMALLEST)
    tables = [TranspositionTable(memory) for _ in range(2)]
    for n in range(400):
        writer, reader = tables[n % 2], tables[n // 2 % 2]
        key = KEY + n % 11
        writer.store(key, n, n, n, 14, EXACT)
        assert reader.probe(key)
        assert (reader.move, reader.score, reader.static) == (n, n, n)


def test_memory_that_is_too_small_is_refused() -> None:
    """One bucket is for the number of searches, one for entries."""
    with pytest.raises(ValueError, match="bytes"):
        TranspositionTable(bytearray(SMALLEST - 1))


def test_memory_set_apart_is_handed_on_and_cleared() -> None:
    """Entries leave the reserved memory alone; the next table over it finds it, and `clear` zeroes it."""
    memory = bytearray(1 << 12)
    first = TranspositionTable(memory)
    apart = first.reserve(100)
    assert apart is not None
    assert len(apart) >= 100
    apart[:] = b"\x55" * len(apart)
    for key in range(0, 1 << 64, 1 << 54):
        first.store(key + 1, 1, 1, 1, 1, EXACT)
    second = TranspositionTable(memory)
    again = second.reserve(100)
    assert again == b"\x55" * len(apart)
    second.clear()
    assert not any(memory)


def test_no_more_than_a_quarter_is_set_apart() -> None:
    """A small table is for entries only."""
    table = TranspositionTable(bytearray(1 << 12))
    assert table.reserve(1 << 11) is None
    assert table.reserve(1 << 10) is not None


def test_the_pages_of_a_table_are_there_before_a_clock_runs() -> None:
    """Otherwise the first searches would wait for page faults, 3 ms per 2 MB on some machines."""
    tables = [own_table(16 << 20) for _ in range(3)]
    assert min(map(_faults_of_clearing, tables)) < 4  # other threads have some, too


def _faults_of_clearing(table: TranspositionTable) -> int:
    before = getrusage(RUSAGE_SELF).ru_minflt
    table.clear()
    return getrusage(RUSAGE_SELF).ru_minflt - before
