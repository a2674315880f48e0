"""Time controls, and the arithmetic of clocks. Pure functions: every time comes from the caller, in whole ms.

A time control is stored as a word: `none`; `move-S`, S seconds for each move (a correspondence match); `live-B-I`, a
bank of B seconds for the whole match and an increment of I seconds after each move.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import lru_cache
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
FIRST_MOVE = timedelta(minutes=5)  # the most that a free turn may take in a live match
LIVE_WARNING = timedelta(seconds=15)  # the time left on a live clock when the person is warned
MOVES_TO_COME = 30  # how many more moves the bot reckons with
LEAST_THOUGHT = 0.05  # seconds
NO_LIMIT = 3600.0  # seconds: more than the engines ever take
MILLISECOND = timedelta(milliseconds=1)
Banks = tuple[int | None, int | None]  # the time that both sides have left, in ms; None without a bank


@dataclass(frozen=True, slots=True)
class TimeControl:
    """A time for each move, or a bank with an increment for each move; both None: no limit."""

    per_move: timedelta | None = None
    bank: timedelta | None = None
    increment: timedelta = timedelta()

    @classmethod
    @lru_cache(256)  # called twice for each move
    def read(cls, word: str) -> Self:
        """The time control that a word stands for. Raises ValueError."""
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

    def banks(self) -> Banks:
        """The time in both banks at the start, in ms; None without a bank."""
        full = None if self.bank is None else self.bank // MILLISECOND
        return full, full


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, as far as the clocks depend on it."""

    side: int
    left: Banks  # in the banks as it begins, in ms
    by_bot: bool = False  # the bot has no limit in a correspondence match
    free: bool = False  # in a live match it may take FIRST_MOVE and costs nothing


def begun(control: TimeControl, turn: Turn, at: datetime, vacation: Vacation | None = None) -> Timing:
    """The clocks when a turn begins at a time. In a correspondence match, the time starts after the `vacation`."""
    if (limit := turn_limit(control, turn)) is None:
        return Timing(None, at, *turn.left)
    starts = vacation.ends_at if vacation and control.per_move and vacation.began_at <= at < vacation.ends_at else at
    deadline = starts + limit
    return Timing(deadline, at, *turn.left, warn_at=warning(control, deadline, limit))


def warning(control: TimeControl, deadline: datetime, limit: timedelta) -> datetime | None:
    """When a player is warned whose turn may take as long as `limit`; None: it is too short for that."""
    early = limit / 4 if control.per_move else LIVE_WARNING
    return deadline - early if limit > early else None


def is_first_move(ply: int, given: int | None) -> bool:
    """Whether the side to move has not moved yet, after `ply` moves including `given` ones that no player made."""
    return ply - (given or 0) < FIRST_PLIES


def turn_limit(control: TimeControl, turn: Turn) -> timedelta | None:
    """How long a turn may take; None: no limit."""
    if control.per_move:
        return None if turn.by_bot else control.per_move
    bank = turn.left[turn.side]
    if bank is None:
        return None
    return FIRST_MOVE if turn.free else bank * MILLISECOND


def spent(timing: Timing, at: datetime) -> int | None:
    """What a move made at a time costs, in ms: the time since its turn began, without a pause. None without a clock."""
    if timing.turn_at is None:
        return None
    return max(timedelta(), (timing.paused_at or at) - timing.turn_at) // MILLISECOND


def banks_after(control: TimeControl, left: Banks, side: int, cost: int | None) -> Banks:
    """The banks after a side has moved: what was `left`, less the cost, plus the increment, for that side."""
    return _charged(_charged(left, side, cost or 0), side, -(control.increment // MILLISECOND))


def banks_now(timing: Timing, side: int, at: datetime, free: bool = False) -> Banks:
    """The banks at a time within a side's turn, or at the pause if the clocks are paused; a free turn costs nothing."""
    return timing.left if free else _charged(timing.left, side, spent(timing, at) or 0)


def _charged(left: Banks, side: int, cost: int) -> Banks:
    """The banks with `cost` taken from the side's, which does not go below 0."""
    bank = left[side]
    if bank is None:
        return left
    bank = max(0, bank - cost)
    return (left[0], bank) if side else (bank, left[1])


def thinking_time(clock: str, left: int | None) -> float:
    """How many seconds the bot takes for a move with `left` ms in its bank; NO_LIMIT without a bank (None). It is the
    bank divided by MOVES_TO_COME plus most of the increment, but at most a quarter of the bank.
    """
    if left is None:
        return NO_LIMIT
    increment = TimeControl.read(clock).increment // MILLISECOND
    return max(LEAST_THOUGHT, min(left / MOVES_TO_COME + 0.6 * increment, left / 4) / 1000)


def paused(timing: Timing, at: datetime) -> Timing:
    """The clocks, paused at a time."""
    return replace(timing, paused_at=max(at, timing.turn_at or at), deadline=None, warn_at=None)


def shifted(timing: Timing, by: timedelta) -> Timing:
    """The clocks as if the turn had begun later `by` this much."""
    times = {name: getattr(timing, name) for name in ("deadline", "turn_at", "warn_at")}
    return replace(timing, **{name: at + by for name, at in times.items() if at})


def time_off(vacations: Iterable[Vacation], since: datetime, until: datetime) -> timedelta:
    """How much of the time from `since` to `until` is in vacations."""
    parts = (min(until, each.ends_at) - max(since, each.began_at) for each in vacations)
    return sum((part for part in parts if part > timedelta()), timedelta())


def given_back(timing: Timing, since: datetime, until: datetime, vacations: Iterable[Vacation] = ()) -> Timing:
    """The clocks with the time from `since` to `until`, in which nobody could move, given back; never moved earlier. In
    the `vacations` of the side to move they stood.
    """
    since = max(since, timing.turn_at or since)
    lost = until - since - time_off(vacations, since, until)
    return shifted(timing, lost) if lost > timedelta() else timing
