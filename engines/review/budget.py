"""The time that a review may take, shared among the positions of its game."""

SECONDS = 10.0  # of one engine process, however long the game


class Budget:
    """A position may take its equal share of what is left; what it leaves is for those that come after it."""

    def __init__(self, positions: int, seconds: float = SECONDS) -> None:
        self._left, self._seconds = positions, seconds

    def share(self) -> float:
        """What the next position may take, in seconds. Never nothing."""
        return max(self._seconds, 0.1) / max(self._left, 1)

    def spend(self, seconds: float) -> None:
        """The next position took so long."""
        self._left -= 1
        self._seconds -= seconds
