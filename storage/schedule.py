"""Scheduled backups: a checked copy at regular intervals, of which the newest are kept."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from glob import escape
from pathlib import Path

from storage.backup import PARTIAL, backup
from storage.errors import DatabaseFault, translated

log = logging.getLogger(__name__)

FORM = "%Y%m%dT%H%M%SZ"  # the time in a backup's name, in UTC
TIME = f"{'[0-9]' * 8}T{'[0-9]' * 6}Z"  # the pattern of such a time
LOOK = timedelta(minutes=1)  # the time from the start of the bot, which is busy, to the first look, and between two
AGAIN = timedelta(minutes=10)  # the time until another attempt after a failure


@dataclass(slots=True)
class Backups:
    """Makes copies of `database` in `folder`.

    The caller has the database open, so that no other process makes scheduled backups of it.
    """

    database: Path
    folder: Path
    every: timedelta  # the interval
    keep: int  # how many of the newest are kept; at least 1
    failures: int = field(default=0, init=False)  # failed attempts of `run` since the start

    async def run(self) -> None:
        """Makes backups until it is cancelled. A failure is logged and tried again.

        It looks at the clock often, because one long sleep would not count the time in which the host sleeps.
        """
        wait = LOOK
        while True:
            await asyncio.sleep(wait.total_seconds())
            wait = LOOK
            try:
                made = await asyncio.to_thread(self._make_if_due, datetime.now(UTC))
            except DatabaseFault as fault:
                self.failures += 1
                log.error("no backup was made: %s", fault)
                wait = AGAIN
            else:
                if made:
                    log.info("a backup was made: %s", made)

    def _make_if_due(self, now: datetime) -> Path | None:
        return self.make(now) if self.due(now) <= now else None

    def due(self, now: datetime) -> datetime:
        """When the next backup is to be made; in the past if there is none yet."""
        newest = self.newest(now)
        return newest + self.every if newest else datetime.fromtimestamp(0, UTC)

    def newest(self, now: datetime) -> datetime | None:
        """When the newest backup was made, to the second; None if there is none, or if the folder cannot be read."""
        with suppress(OSError):
            return max((made for made in self._made().values() if made <= now), default=None)
        return None

    def make(self, now: datetime) -> Path:
        """Makes a backup, then removes the oldest beyond `keep`. Raises a `DatabaseFault`."""
        with translated(self.folder):
            self._make_room()
            target = self.folder / now.strftime(self._form())
            backup(self.database, target)
            self._drop(now)
        return target

    def copy_before_upgrade(self, schema: int) -> Path:
        """Makes a checked copy of a database of an older schema, in place of an earlier copy of that schema.

        It is kept until `keep` backups are newer. Raises a `DatabaseFault`.
        """
        target = self.folder / f"{self.database.stem}-schema-{schema}{self.database.suffix}"
        with translated(target):
            self._make_room()
            target.unlink(missing_ok=True)  # of an unfinished upgrade
            backup(self.database, target)
        log.info("a copy was made before the upgrade: %s", target)
        return target

    def _make_room(self) -> None:
        """Creates the folder, and removes incomplete copies that a killed process has left in it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in (TIME, "schema-[0-9]*"):
            for left in self._named(f"{name}{escape(self.database.suffix)}{PARTIAL}*"):  # with SQLite's own files
                left.unlink()  # only one process at a time makes copies of this database here: nobody is writing it

    def _drop(self, now: datetime) -> None:
        """Removes the oldest backups beyond `keep`, and copies made before an upgrade once `keep` backups are newer.

        Backups of a time to come were made while the clock was wrong, and count as the oldest.
        """
        made = self._made()
        in_order = sorted(made, key=lambda path: (made[path] <= now, made[path]))
        for old in in_order[: -self.keep]:
            old.unlink()
        kept = in_order[-self.keep :]
        oldest = kept[0].stat().st_mtime
        for copy in self._named(f"schema-*{escape(self.database.suffix)}"):
            if copy.stat().st_mtime < oldest and len(kept) == self.keep:
                copy.unlink()

    def _named(self, pattern: str) -> Iterator[Path]:
        """The files in the folder whose names are that of the database, a hyphen, and what matches the pattern."""
        return self.folder.glob(f"{escape(self.database.stem)}-{pattern}")

    def _form(self) -> str:
        return f"{self.database.stem.replace('%', '%%')}-{FORM}{self.database.suffix.replace('%', '%%')}"

    def _made(self) -> dict[Path, datetime]:
        """The existing backups, with their times; other files are left out. Raises OSError."""
        made = {}
        for path in self._named("*"):
            with suppress(ValueError):
                made[path] = datetime.strptime(path.name, self._form()).replace(tzinfo=UTC)
        return made
