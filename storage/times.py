"""Times as they are stored."""

from datetime import UTC, datetime


def to_text(at: datetime) -> str:
    """An aware time as it is stored: UTC, to the millisecond, in text that sorts by time."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def to_time(text: str) -> datetime:
    """The time that `to_text` wrote."""
    return datetime.fromisoformat(text)


def maybe_text(at: datetime | None) -> str | None:
    """`to_text`, where there may be no time."""
    return None if at is None else to_text(at)


def maybe_time(text: str | None) -> datetime | None:
    """`to_time`, where there may be no time."""
    return None if text is None else to_time(text)


def now() -> str:
    """The present, as it is stored."""
    return to_text(datetime.now(UTC))
