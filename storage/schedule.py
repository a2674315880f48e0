"""Backups by the clock: a checked copy now and then, of which the newest stay."""

import asyncio
import logging
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from storage.backup import PARTIAL, backup
from storage.errors import DatabaseFault, translated

log = logging.getLogger(__name__)

FORM = "%Y%m%dT%H%M%SZ"  # the time in a backup's name, in UTC
LEAST = timedelta(minutes=1)  # from the start of the bot to the first backup: a start has enough to do
AGAIN = timedelta(minutes=10)  # until another attempt after one that failed


@dataclass(slots=True)
class Backups:
    """Copies of `database` in `folder`, one every `every`, of which the newest `keep` (at least one) stay.
    `failures` counts the attempts by the clock that failed since the start.

    Whoever uses it has the database open, so that no other process makes backups of it by the clock.
    """

    database: Path
    folder: Path
    every: timedelta
    keep: int
    failures: int = field(default=0, init=False)

    async def run(self) -> None:
        """Makes backups until it is cancelled. What goes wrong is logged, and tried again."""
        wait = max(LEAST, self.due() - datetime.now(UTC))
        while True:
            await asyncio.sleep(wait.total_seconds())
            try:
                made = await asyncio.to_thread(self.make, datetime.now(UTC))
            except DatabaseFault as fault:
                self.failures += 1
                log.error("no backup was made: %s", fault)
                wait = min(AGAIN, self.every)
            else:
                log.info("a backup was made: %s", made)
                wait = self.every

    def due(self) -> datetime:
        """When the next backup is to be made; in the past where there is none."""
        newest = self.newest()
        return newest + self.every if newest else datetime.fromtimestamp(0, UTC)

    def newest(self) -> datetime | None:
        """When the newest backup was made, to the second; None where there is none."""
        made = self._made()
        return datetime.strptime(made[-1].name, self._form()).replace(tzinfo=UTC) if made else None

    def make(self, now: datetime) -> Path:
        """Makes a backup, and removes those that are too many once it is there. Raises a `DatabaseFault`."""
        with translated(self.folder):
            self._make_room()
            target = self.folder / now.strftime(self._form())
            backup(self.database, target)
            self._drop()
        return target

    def copy_before_upgrade(self, schema: int) -> Path:
        """Makes a checked copy of a database of an older schema, in place of an earlier one of that schema; it stays
        until the backups made after it are enough. Raises a `DatabaseFault`.
        """
        target = self.folder / f"{self.database.stem}-schema-{schema}{self.database.suffix}"
        with translated(target):
            self._make_room()
            target.unlink(missing_ok=True)  # of an upgrade that did not come to its end
            backup(self.database, target)
        log.info("a copy was made before the upgrade: %s", target)
        return target

    def _make_room(self) -> None:
        """There is the folder, without what a killed process has left in it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for left in self.folder.glob(f"{self.database.stem}-*{self.database.suffix}{PARTIAL}"):
            left.unlink()  # it was the only one

    def _drop(self) -> None:
        """Removes the backups that are too many, and copies made before an upgrade once all the others are newer."""
        for old in self._made()[: -self.keep]:
            old.unlink()
        oldest = self._made()[0].stat().st_mtime
        for copy in self.folder.glob(f"{self.database.stem}-schema-*{self.database.suffix}"):
            if copy.stat().st_mtime < oldest and len(self._made()) == self.keep:
                copy.unlink()

    def _form(self) -> str:
        return f"{self.database.stem.replace('%', '%%')}-{FORM}{self.database.suffix.replace('%', '%%')}"

    def _made(self) -> list[Path]:
        """The backups there are, the oldest first; other files are none of ours."""
        return sorted(path for path in self.folder.glob(f"{self.database.stem}-*") if self._is_backup(path.name))

    def _is_backup(self, name: str) -> bool:
        try:
            datetime.strptime(name, self._form())
        except ValueError:
            return False
        return True
