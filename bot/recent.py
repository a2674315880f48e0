"""Recent: a dictionary of limited size."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """A dictionary of the last `most` entries, the oldest first. A new entry has the oldest forgotten if there are
    more, or while they are worthless by `is_over`.
    """

    def __init__(self, most: int, is_over: Callable[[V], bool] = lambda _: False) -> None:
        super().__init__()
        self._most, self._is_over = most, is_over

    def keep(self, key: K, value: V) -> None:
        """Adds or replaces an entry and makes it the newest."""
        is_new = key not in self
        self[key] = value
        self.move_to_end(key)
        while is_new and self and (len(self) > self._most or self._is_over(next(iter(self.values())))):
            self.popitem(last=False)
