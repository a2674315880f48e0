"""Arena: one block of memory that the pool and its workers share, divided into slots, one table per match.

    | stop flags, one byte per worker | slot 0 | slot 1 | ... |
      one page

The block is unnamed, see `engines.memory`: the workers inherit its descriptor.
"""

import mmap
import os
from collections import OrderedDict
from dataclasses import dataclass

from engines.memory import attach, unnamed
from engines.search.table import begin_anew, next_age

HEADER = 4096
SLOT_BYTES = 16 << 20


@dataclass(frozen=True, slots=True)
class Loan:
    """A slot lent to a match; `fresh`: no search of this match has finished in it, so it may hold another's."""

    slot: int
    fresh: bool


class Arena:
    """At most `memory` bytes, but always `at_least` slots. The least recently used slot is taken back first."""

    def __init__(self, memory: int, at_least: int) -> None:
        self.slots = max(at_least, memory // SLOT_BYTES)
        self.handle = unnamed(HEADER + self.slots * SLOT_BYTES)
        self._map = attach(self.handle)
        self._free = list(range(self.slots))
        self._of: OrderedDict[str, int] = OrderedDict()  # match -> slot, least recently used first
        self._busy: dict[int, int] = {}  # slot -> number of searches that use it now
        self._fresh: set[int] = set()  # slots in which no search of their match has finished

    def lend(self, match: str) -> Loan:
        """The slot of this match, until `give_back`; it stays with the match until another one needs it more."""
        if match not in self._of:
            self._of[match] = self._take()
            self._fresh.add(self._of[match])
        slot = self._of[match]
        self._of.move_to_end(match)
        self._busy[slot] = self._busy.get(slot, 0) + 1
        return Loan(slot, slot in self._fresh)

    def _take(self) -> int:
        if self._free:
            return self._free.pop()
        oldest = next(match for match, slot in self._of.items() if slot not in self._busy)
        return self._of.pop(oldest)

    def give_back(self, loan: Loan, answered: bool) -> None:
        """Ends a loan; `answered` if the search finished, so that the slot holds nothing of another match any more."""
        if answered:
            self._fresh.discard(loan.slot)
        self._busy[loan.slot] -= 1
        if not self._busy[loan.slot]:
            del self._busy[loan.slot]

    def forget(self, match: str) -> None:
        """Frees the slot of a match that has ended: it is lent next, or after its search if there is one."""
        slot = self._of.get(match)
        if slot in self._busy:
            self._of.move_to_end(match, last=False)
        elif slot is not None:
            del self._of[match]
            self._free.append(slot)

    def prepare(self, loan: Loan) -> int:
        """Prepares a slot for its next search, and returns the age of that search's entries.

        Until the search has begun, and has cleared a fresh slot, the memory shows another age.
        """
        with slot_of(self._map, loan.slot) as memory:
            if loan.fresh:
                begin_anew(memory)
            return next_age(memory)

    def lent(self) -> int:
        """The number of matches that have a table."""
        return len(self._of)

    def stop(self, worker: int, on: bool) -> None:
        """Sets or clears the flag that stops a worker's search."""
        self._map[worker] = on

    def close(self) -> None:
        """Releases the memory; workers that still run keep theirs until they end."""
        self._map.close()
        os.close(self.handle)


def slot_of(block: mmap.mmap, slot: int) -> memoryview:
    """The memory of one slot."""
    start = HEADER + slot * SLOT_BYTES
    return memoryview(block)[start : start + SLOT_BYTES]
