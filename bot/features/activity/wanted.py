"""Which match the touch board opens at: the one whose button the person pressed last."""

from collections.abc import Callable

from bot.match.referee import Referee, Service
from bot.recent import Recent

PRESSES_REMEMBERED = 4096


class Wanted(Service):
    """Remembers the last match of each person and channel, while the process lives; `told` is called at every press."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._pressed: Recent[tuple[int, int | None], int] = Recent(PRESSES_REMEMBERED)
        self.on_wanted: Callable[[int, int], None] = lambda person, match: None

    def want(self, person: int, channel: int | None, match: int) -> None:
        """Notes that a person pressed the button of a match in a channel."""
        self._pressed.keep((person, channel), match)
        self.on_wanted(person, match)

    def match(self, person: int, channel: int | None) -> int:
        """The match whose button the person pressed last in a channel; 0 if none is remembered."""
        return self._pressed.get((person, channel)) or 0
