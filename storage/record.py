"""The record beside the backups, which outlives a restore: a small file that its owner alone can read.

It holds what a backup cannot know: how far numbers may have been given since, who was deleted since (by the keyed hash
of `storage.forgotten`, with its key), and what others decided about those people.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from storage.errors import DatabaseFault, translated
from storage.files import flush, make_private


class RecordDamaged(DatabaseFault):
    """The record cannot be understood."""

    text = "{path} is damaged; remove it to go on without what it says about restores and deletions"


@dataclass(frozen=True, slots=True)
class KeptDeletion:
    """Somebody was deleted, on a day (UTC, such as 2026-11-22)."""

    id: str
    hash: str
    made_on: str


@dataclass(frozen=True, slots=True)
class KeptSuspension:
    """A deleted person is suspended in a server; `until` None: until somebody lifts it."""

    hash: str
    guild_id: int
    until: str | None
    made_at: str


@dataclass(frozen=True, slots=True)
class KeptBlock:
    """`person` has blocked a deleted person."""

    hash: str
    person: int
    made_at: str


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """What outlives a restore. `numbers`: for each table the number up to which rows may have been made."""

    token: str
    key: str
    numbers: dict[str, int]
    deletions: tuple[KeptDeletion, ...]
    suspensions: tuple[KeptSuspension, ...]
    blocks: tuple[KeptBlock, ...]


def read(path: Path) -> KeptRecord | None:
    """The record; None where there is no file. Raises a `DatabaseFault`."""
    with translated(path):
        try:
            text = path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None
    try:
        return _understood(json.loads(text))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise RecordDamaged(path, type(error).__name__) from error


def _understood(values: Any) -> KeptRecord:
    return KeptRecord(
        token=str(values["token"]),
        key=bytes.fromhex(str(values["key"])).hex(),
        numbers={str(table): int(number) for table, number in dict(values["numbers"]).items()},
        deletions=tuple(KeptDeletion(**each) for each in values["deletions"]),
        suspensions=tuple(KeptSuspension(**each) for each in values["suspensions"]),
        blocks=tuple(KeptBlock(**each) for each in values["blocks"]),
    )


def write(path: Path, record: KeptRecord) -> None:
    """Puts a record in the place of the earlier one, whole or not at all. Raises a `DatabaseFault`."""
    fresh = path.with_name(path.name + "-new")
    with translated(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)  # of a process that was killed
        make_private(fresh)
        fresh.write_text(json.dumps(asdict(record), indent=1) + "\n", encoding="utf-8")
        flush(fresh)
        fresh.replace(path)
        flush(path.parent)
