"""The record beside the backups, which survives the restore of a backup: a small file that only its owner can read.

It has what a backup cannot know: up to which number ids may have been used since, who was deleted since (by the keyed
hash of `storage.personal`, with its key), and the suspensions and blocks of those people.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter, ValidationError

from storage.errors import DatabaseFault, DatabaseInUse, translated
from storage.files import flush, make_private

MOST = 1 << 62  # a number that is not below this is damage: nothing could be numbered above it
Number = Annotated[int, Field(ge=0, lt=MOST)]


class RecordDamaged(DatabaseFault):
    """The record cannot be read."""

    text = "{path} is damaged; remove it to go on without what it says about restores and deletions"


class RecordInUse(DatabaseInUse):
    """Another bot that runs keeps its record in this file."""

    text = "{path} belongs to another running bot; each bot needs a BACKUP_FOLDER of its own"


@dataclass(frozen=True, slots=True)
class KeptDeletion:
    """The deletion of a person."""

    id: str
    hash: str  # of the person
    made_on: str  # the day in UTC, such as 2026-11-22


@dataclass(frozen=True, slots=True)
class KeptSuspension:
    """The suspension of a deleted person in a server."""

    hash: str  # of the person
    guild_id: Number
    until: str | None  # None: until it is lifted
    made_at: str


@dataclass(frozen=True, slots=True)
class KeptBlock:
    """The block of a deleted person by another person."""

    hash: str  # of the deleted person
    person: Number  # who has blocked them
    made_at: str


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """The contents of the record."""

    token: str  # the token of the database at its last start
    key: Annotated[str, Field(pattern="^([0-9a-f]{2})*$")]  # of the hashes, in hexadecimal digits
    numbers: dict[str, Number]  # by table: up to which number ids may have been used
    deletions: tuple[KeptDeletion, ...]
    suspensions: tuple[KeptSuspension, ...]
    blocks: tuple[KeptBlock, ...]


RECORD = TypeAdapter(KeptRecord)


def read(path: Path) -> KeptRecord | None:
    """The record; None if there is no file. Raises a `DatabaseFault`."""
    with translated(path):
        try:
            text = path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None
    try:
        return RECORD.validate_json(text, strict=True)
    except ValidationError as error:
        raise RecordDamaged(path, f"{error.error_count()} errors") from error


def write(path: Path, record: KeptRecord) -> None:
    """Replaces the record, completely or not at all. Raises a `DatabaseFault`."""
    fresh = path.with_name(path.name + "-new")
    with translated(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)  # of a process that was killed
        make_private(fresh)
        fresh.write_text(json.dumps(asdict(record), indent=1) + "\n", encoding="utf-8")
        flush(fresh)
        fresh.replace(path)
        flush(path.parent)
