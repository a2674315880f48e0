"""Slots of shared memory, lent to matches."""

import pytest

from engines.memory import attach
from engines.pool.arena import SLOT_BYTES, Arena, slot_of
from engines.search.table import TranspositionTable


@pytest.fixture
def arena():
    arena = Arena(3 * SLOT_BYTES, at_least=1)
    yield arena
    arena.close()


def test_a_match_keeps_its_slot(arena):
    """The slot is fresh at first; later it is the same one and not fresh."""
    first = arena.lend("a")
    arena.give_back(first, answered=True)
    again = arena.lend("a")
    assert (first.fresh, again.fresh) == (True, False)
    assert first.slot == again.slot


def test_a_slot_stays_fresh_until_a_search_in_it_ends(arena):
    """If the worker died before it could clear the slot, the match's next search clears it."""
    arena.give_back(arena.lend("a"), answered=False)
    again = arena.lend("a")
    assert again.fresh
    arena.give_back(again, answered=True)
    assert not arena.lend("a").fresh


def test_the_least_recently_used_match_loses_its_slot(arena):
    """When all slots are lent, the match that has not searched for the longest time loses its slot."""
    slots = {}
    for match in "abc":
        loan = arena.lend(match)
        slots[match] = loan.slot
        arena.give_back(loan, answered=True)
    arena.give_back(arena.lend("a"), answered=True)
    loan = arena.lend("d")
    assert loan.slot == slots["b"]
    assert loan.fresh
    assert arena.lend("b").fresh


def test_a_slot_in_use_is_not_taken(arena):
    """The slot of a running search is kept, however old its match."""
    running = [arena.lend(match) for match in "ab"]
    arena.give_back(arena.lend("c"), answered=True)
    assert arena.lend("d").slot not in {loan.slot for loan in running}


def test_a_forgotten_match_makes_room_first(arena):
    """The slot of a finished match is lent first."""
    for match in "abc":
        arena.give_back(arena.lend(match), answered=True)
    arena.forget("c")
    arena.give_back(arena.lend("d"), answered=True)
    assert not arena.lend("a").fresh


def test_a_match_forgotten_in_mid_search_makes_room_first(arena):
    """A match may end while the bot thinks: its slot is lent next once that search has ended."""
    for match in "bc":
        arena.give_back(arena.lend(match), answered=True)
    running = arena.lend("a")
    arena.forget("a")
    arena.give_back(running, answered=False)
    assert arena.lend("d").slot == running.slot
    assert not arena.lend("b").fresh


def test_there_are_always_enough_slots():
    """Each worker can have a slot, whatever the memory budget."""
    arena = Arena(0, at_least=3)
    assert {arena.lend(match).slot for match in "abc"} == {0, 1, 2}
    arena.close()


def test_memory_is_shared_and_slots_do_not_overlap(arena):
    """What is written through one mapping is read through another; flags lie apart from slots."""
    block = attach(arena.handle)
    for slot in range(arena.slots):
        memory = slot_of(block, slot)
        memory[0] = memory[-1] = slot + 1
        memory.release()
    arena.stop(1, True)
    assert block[:3] == b"\0\1\0"
    assert (
        [slot_of(block, slot)[0] for slot in range(3)] == [slot_of(block, slot)[-1] for slot in range(3)] == [1, 2, 3]
    )
    block.close()


def test_a_fresh_slot_is_nobodys_until_its_first_search_has_begun(arena):
    """A helper sees by the slot's age that the search has begun, even if another match's first search had that age."""
    loan = arena.lend("a")
    block = attach(arena.handle)
    with slot_of(block, loan.slot) as memory:
        age = arena.prepare(loan)
        TranspositionTable(memory).begin_search()
        assert TranspositionTable(memory).join_search(age)
    arena.give_back(loan, answered=True)
    arena.forget("a")
    again = arena.lend("b")
    with slot_of(block, again.slot) as memory:
        assert arena.prepare(again) == age
        assert again.slot == loan.slot
        assert not TranspositionTable(memory).join_search(age)
        table = TranspositionTable(memory)
        table.clear()
        table.begin_search()
        assert table.join_search(age)
