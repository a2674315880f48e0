"""The time for a review, shared among the positions of its game."""

SECONDS = 10.0  # of one engine process, however long the game is


class Budget:
    """Gives each position an equal share of the time left; time that it does not use is left for later ones."""

    def __init__(self, positions: int, seconds: float = SECONDS) -> None:
        self._left, self._seconds = positions, seconds

    def share(self) -> float:
        """The seconds that the next position may take; never zero."""
        return max(self._seconds, 0.1) / max(self._left, 1)

    def spend(self, seconds: float) -> None:
        """Subtracts the seconds that the next position took."""
        self._left -= 1
        self._seconds -= seconds
