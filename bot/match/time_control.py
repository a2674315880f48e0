"""Time controls, and how the clocks of a match move with it. Pure: every time comes from the caller, in whole ms.

A time control is a word: `none`; `move-S`, S seconds for each move (a correspondence match); `live-B-I`, a bank of B
seconds for the whole match and I more for every move that was made.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Self

from storage.clocks import Vacation
from storage.rows import Timing

TIME_CONTROLS = (
    "none",
    "live-60-5",
    "live-300-5",
    "live-600-10",
    "live-900-10",
    "move-86400",
    "move-259200",
    "move-604800",
)
"""What people may choose."""
NO_CLOCK = TIME_CONTROLS[0]

FIRST_PLIES = 2  # the first move of either side: in a live match it costs nothing
FIRST_MOVE = timedelta(minutes=5)  # that it may take there
LIVE_WARNING = timedelta(seconds=15)  # what is left on a live clock when its board says so
MOVES_TO_COME = 30  # that the bot divides its time by
LEAST_THOUGHT = 0.05  # seconds
NO_LIMIT = 3600.0  # seconds: more than the engines ever take
MILLISECOND = timedelta(milliseconds=1)


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time there is: for each move, or in a bank with an increment for each move; all None: no limit."""

    per_move: timedelta | None = None
    bank: timedelta | None = None
    increment: timedelta = timedelta()

    @classmethod
    def read(cls, word: str) -> Self:
        """The control of a word. Raises ValueError."""
        kind, *numbers = word.split("-")
        match kind, [timedelta(seconds=int(number)) for number in numbers]:
            case "none", []:
                return cls()
            case "move", [per_move]:
                return cls(per_move)
            case "live", [bank, increment]:
                return cls(None, bank, increment)
        raise ValueError(f"{word!r} is no time control")

    def __str__(self) -> str:
        if self.per_move:
            return f"move-{self.per_move // timedelta(seconds=1)}"
        if self.bank:
            return f"live-{self.bank // timedelta(seconds=1)}-{self.increment // timedelta(seconds=1)}"
        return "none"

    def banks(self) -> tuple[int | None, int | None]:
        """What both sides begin with, in ms."""
        full = None if self.bank is None else self.bank // MILLISECOND
        return full, full


def whole(at: datetime) -> datetime:
    """A time as it is stored: to the millisecond."""
    return at.replace(microsecond=at.microsecond // 1000 * 1000)


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of a `side`, with what is `left` in the banks as it begins, in ms.

    A `free` turn of a live match may take FIRST_MOVE and costs nothing. The bot has no limit in a correspondence match.
    """

    side: int
    left: tuple[int | None, int | None]
    by_bot: bool = False
    free: bool = False


def begun(control: TimeControl, turn: Turn, at: datetime, vacation: Vacation | None = None) -> Timing:
    """The clocks when a turn begins at a time. A person's days in a correspondence match do not run on a vacation."""
    if (limit := turn_limit(control, turn)) is None:
        return Timing(None, at, *turn.left)
    starts = vacation.ends_at if vacation and control.per_move and vacation.began_at <= at < vacation.ends_at else at
    deadline = starts + limit
    early = limit / 4 if control.per_move else LIVE_WARNING
    return Timing(deadline, at, *turn.left, warn_at=whole(deadline - early) if limit > early else None)


def is_first_move(ply: int, given: int | None) -> bool:
    """Whether the side to move has not moved yet, after `ply` moves of which so many were `given`."""
    return ply - (given or 0) < FIRST_PLIES


def turn_limit(control: TimeControl, turn: Turn) -> timedelta | None:
    """How long a turn may take."""
    if control.per_move:
        return None if turn.by_bot else control.per_move
    bank = turn.left[turn.side]
    if bank is None:
        return None
    return FIRST_MOVE if turn.free else bank * MILLISECOND


def spent(timing: Timing, at: datetime) -> int | None:
    """What a move made at a time costs, in ms: what it took since its turn began, less what the clocks stood."""
    if timing.turn_at is None:
        return None
    return max(timedelta(), (timing.paused_at or at) - timing.turn_at) // MILLISECOND


def banks_after(
    control: TimeControl, left: tuple[int | None, int | None], side: int, cost: int | None
) -> tuple[int | None, int | None]:
    """The banks of which so much was `left`, after the side has moved at such a cost."""
    return _charged(_charged(left, side, cost or 0), side, -(control.increment // MILLISECOND))


def banks_now(timing: Timing, side: int, at: datetime, free: bool = False) -> tuple[int | None, int | None]:
    """The banks at a time within the turn of a side, or as they stand where the clocks are stopped; a free turn costs
    nothing.
    """
    return timing.left if free else _charged(timing.left, side, spent(timing, at) or 0)


def _charged(left: tuple[int | None, int | None], side: int, cost: int) -> tuple[int | None, int | None]:
    """The banks less `cost` for the side."""
    bank = left[side]
    if bank is None:
        return left
    bank = max(0, bank - cost)
    return (left[0], bank) if side else (bank, left[1])


def thinking_time(clock: str, left: int | None) -> float:
    """Seconds that the bot takes for a move with so many ms in its bank; without one NO_LIMIT.

    A share of the bank, as if MOVES_TO_COME were still to be made, and most of the increment.
    """
    if left is None:
        return NO_LIMIT
    increment = TimeControl.read(clock).increment // MILLISECOND
    return max(LEAST_THOUGHT, min(left / MOVES_TO_COME + 0.6 * increment, left / 4) / 1000)


def paused(timing: Timing, at: datetime) -> Timing:
    """The clocks, standing from that time on."""
    return replace(timing, paused_at=max(at, timing.turn_at or at), deadline=None, warn_at=None)


def shifted(timing: Timing, by: timedelta) -> Timing:
    """The clocks as if the turn had begun so much later."""
    return replace(
        timing,
        **{
            name: None if (at := getattr(timing, name)) is None else at + by
            for name in ("deadline", "turn_at", "warn_at")
        },
    )


def forgiven(timing: Timing, since: datetime, until: datetime) -> Timing:
    """The clocks without the time between those, in which nobody could move; never fewer than there are."""
    lost = until - max(since, timing.turn_at or since)
    return shifted(timing, lost) if lost > timedelta() else timing
