"""Repairs a database that is an earlier copy of itself, put there by `restore` or by hand.

Each start changes a token in the database and in the record beside the backups. If they differ, the database is not the
one that was used last. Then new ids begin above all that may have been used since, so that no old button refers to a
new match. Deletions that are in the record and not in the database are made again.
"""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from storage.check import open_to_read
from storage.connections import hashing
from storage.database import Database, Transaction
from storage.errors import DatabaseFault, DatabaseInUse, StorageRefusal, translated
from storage.lock import sole_use
from storage.personal import number_of
from storage.record_file import KeptBlock, KeptDeletion, KeptRecord, KeptSuspension, RecordInUse, read, write
from storage.stored import columns_of, now

log = logging.getLogger(__name__)

BLOCK = 10_000  # how far the record is ahead of the ids that were used
PAUSE = 10.0  # seconds between two updates of the record: far fewer ids are used meanwhile
PATIENCE = 5.0  # seconds for which a deletion waits for the record
DELETIONS_KNOWN_FOR = timedelta(days=365)  # how long deletions are remembered: older backups should be gone
COPY = "copy"  # the token in a backup
FOLDER = "backups"  # the usual folder, beside the database; and the bot's setting that names another one

SUSPENSIONS = """
SELECT hash, guild_id, until, made_at FROM suspensions JOIN players ON players.id = person
 WHERE person < 0 AND hash IS NOT NULL ORDER BY hash, guild_id"""
BLOCKS = """
SELECT hash, person, made_at FROM blocks JOIN players ON players.id = other
 WHERE other < 0 AND hash IS NOT NULL ORDER BY hash, person"""
BLOCK_AGAIN = """
INSERT OR IGNORE INTO blocks (person, other, made_at) SELECT id, :other, :made_at FROM players WHERE id = :person"""
DELETIONS = "SELECT id, hash, made_on FROM deletions ORDER BY id"
NUMBERED = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
KNOWN_FOLDER = "SELECT value FROM settings WHERE scope = 'bot' AND id = 0 AND key = :key"
KEEP_FOLDER = "INSERT OR REPLACE INTO settings (scope, id, key, value) VALUES ('bot', 0, :key, :folder)"
FORGET_FOLDER = "DELETE FROM settings WHERE scope = 'bot' AND id = 0 AND key = :key"
HASHED = "SELECT EXISTS (SELECT 1 FROM players WHERE hash IS NOT NULL) OR EXISTS (SELECT 1 FROM deletions)"


class BackupsElsewhere(DatabaseFault):
    """The folder of the backups that the bot used last is not there."""

    text = "{path} has its backups and their record elsewhere; give their folder as --backups"


def usual_folder(database: Path) -> Path:
    """Where the backups are unless the settings of the bot name another folder."""
    return database.resolve().parent / FOLDER


def folder_of(database: Path) -> Path:
    """The folder of the backups that the bot used last with a database. Raises a `DatabaseFault`."""
    with translated(database), closing(open_to_read(database)) as connection:
        row = connection.execute(KNOWN_FOLDER, {"key": FOLDER}).fetchone()
    if row is None:
        return usual_folder(database)
    if not (folder := Path(row[0])).is_dir():
        raise BackupsElsewhere(database, folder)
    return folder


class RestoreRecord:
    """Keeps the record of one database, and repairs a restored one.

    Call `begin` before the database is used, `catch_up` before anybody plays, then `run`, and `close` at the end. From
    `begin` to `close` no other process can use the record: it would make the deletions of that bot here.
    """

    def __init__(self, database: Path, folder: Path) -> None:
        """`folder` is the folder of the backups."""
        self.path = folder / f"{database.stem}-record.json"
        self._is_usual = folder.resolve() == usual_folder(database)
        self._token = COPY
        self._written: KeptRecord | None = None
        self._owed: dict[KeptDeletion, int | None] = {}  # to be made again, with the person; None: unknown here
        self._trouble = ""  # why the record could not be written the last time
        self._lock = asyncio.Lock()
        self._use = ExitStack()  # holds the record for this process

    # -- before the database is used ----------------------------------------------------------------------------------

    def begin(self, connection: sqlite3.Connection) -> None:
        """Compares the record with a database that is not in use yet, over a connection in autocommit mode.

        Raises a `DatabaseFault` if the record cannot be read, or if another process uses it.
        """
        self._hold()
        try:
            self._begin(connection)
        except BaseException:
            self.close()
            raise

    def _begin(self, connection: sqlite3.Connection) -> None:
        known = self._written = read(self.path)
        ((token,),) = connection.execute("SELECT token FROM this_copy")
        self._token = self._renewed(known) if known else secrets.token_hex(8)
        connection.execute("BEGIN IMMEDIATE")
        try:
            if known:
                self._compare(connection, known, token)
            elif token == COPY:
                log.warning("a backup is used without %s: deletions made after it are not known", self.path)
                _go_on(connection, {})
            connection.execute("UPDATE this_copy SET token = :token", {"token": self._token})
            # an unusual folder, for `folder_of`
            values = {"key": FOLDER, "folder": str(self.path.parent.resolve())}
            connection.execute(FORGET_FOLDER if self._is_usual else KEEP_FOLDER, values)
            connection.execute("COMMIT")
        finally:
            connection.rollback()

    def _hold(self) -> None:
        try:
            with translated(self.path):
                self.path.parent.mkdir(parents=True, exist_ok=True)
            self._use.enter_context(sole_use(self.path))
        except DatabaseInUse as fault:
            raise RecordInUse(self.path, fault.detail) from fault
        except DatabaseFault as fault:  # of a folder that cannot be written; nothing can be recorded there either
            log.debug("the record is not locked: %s", fault)

    def close(self) -> None:
        """Lets other processes use the record."""
        self._use.close()

    def _renewed(self, known: KeptRecord) -> str:
        """Writes a new token into the record and returns it; the old token if the record cannot be written."""
        token = secrets.token_hex(8)
        try:
            write(self.path, replace(known, token=token))
        except DatabaseFault as fault:
            log.error("what must outlive a restore is not recorded: %s", fault)
            return known.token
        return token

    def _compare(self, connection: sqlite3.Connection, known: KeptRecord, token: str) -> None:
        if not connection.execute(HASHED).fetchone()[0]:
            connection.execute("UPDATE hash_key SET key = :key", {"key": known.key})
        if token != known.token:
            log.warning("the database is an earlier copy of itself: numbers go on beyond those that were given since")
            _go_on(connection, known.numbers)
        there = {id_ for (id_,) in connection.execute("SELECT id FROM deletions")}
        missing = [each for each in known.deletions if each.id not in there]
        people = _people(connection, known.key) if missing else {}
        self._owed = {each: people.get(each.hash) for each in missing}

    # -- before anybody plays -----------------------------------------------------------------------------------------

    async def catch_up(self, database: Database, remove: Callable[[int], Awaitable[object]]) -> None:
        """Makes the deletions again that the database lacks, by calling `remove` with each person (see `PrivacyStore`),
        and cleans the file after all of them.

        A `StorageRefusal` of `remove` is logged, and tried again at the next start.
        """
        owed = [*self._owed.items()]
        for deletion, person in owed:
            try:
                if person is not None:
                    await remove(person)
                    log.info("a deletion made after the backup was made again")
            except StorageRefusal as refusal:
                log.error("a deletion made after the backup cannot be made again: %s", refusal)
            else:
                await self._settle(database, deletion)
        if owed:
            await database.clean()
        last = (datetime.now(UTC) - DELETIONS_KNOWN_FOR).date().isoformat()
        await database.change("DELETE FROM deletions WHERE made_on < :last", last=last)
        database.on_deletion = lambda: self._keep_soon(database)
        await self.keep(database)

    async def _settle(self, database: Database, deletion: KeptDeletion) -> None:
        """Stores a deletion in the database, with the suspensions and blocks of that person."""

        async def settle(write: Transaction) -> None:
            key = await write.value("SELECT key FROM hash_key")
            if self._written and self._written.key == key:
                await _restore_decisions(write, deletion.hash, self._written)
                await write.insert("deletions", "IGNORE", **columns_of(deletion))

        await database.write(settle)
        self._owed.pop(deletion)

    # -- while the bot runs -------------------------------------------------------------------------------------------

    async def run(self, database: Database) -> None:
        """Keeps the record up to date until it is cancelled."""
        while True:
            await asyncio.sleep(PAUSE)
            await self.keep(database)

    async def _keep_soon(self, database: Database) -> None:
        """Does what `keep` does, but waits PATIENCE at most: even if the folder hangs, a person gets an answer."""
        await asyncio.wait({asyncio.create_task(self.keep(database))}, timeout=PATIENCE)

    async def keep(self, database: Database) -> None:
        """Writes the record if the database has changed what it must say. A `DatabaseFault` is logged once, however
        often this meets it.
        """
        async with self._lock:
            try:
                record = await self._of(database)
                if record != self._written:
                    await asyncio.to_thread(write, self.path, record)
                    self._written = record
                self._trouble = ""
            except DatabaseFault as fault:
                if self._trouble != (trouble := str(fault)):
                    log.error("what must outlive a restore is not recorded: %s", trouble)
                self._trouble = trouble

    async def _of(self, database: Database) -> KeptRecord:
        """The record as it must be now. Its numbers are raised when half of BLOCK is used up."""
        async with database.snapshot() as read_:
            given = {row["name"]: row["seq"] for row in await read_.all("SELECT name, seq FROM sqlite_sequence")}
            return KeptRecord(
                token=self._token,
                key=(await read_.row("SELECT key FROM hash_key"))["key"],
                numbers=_ahead(given, self._written.numbers if self._written else {}),
                deletions=tuple(
                    sorted({KeptDeletion(**row) for row in await read_.all(DELETIONS)} | self._owed.keys(), key=str)
                ),
                suspensions=tuple(KeptSuspension(**row) for row in await read_.all(SUSPENSIONS)),
                blocks=tuple(KeptBlock(**row) for row in await read_.all(BLOCKS)),
            )


def _ahead(given: dict[str, int], ahead: dict[str, int]) -> dict[str, int]:
    if all(ahead.get(table, 0) >= number + BLOCK // 2 for table, number in given.items()):
        return ahead
    return ahead | {table: number + BLOCK for table, number in given.items()}


def _go_on(connection: sqlite3.Connection, numbers: dict[str, int]) -> None:
    """Makes the ids of each table go on above `numbers`; for tables that are not in it, BLOCK above the last id."""
    for (table,) in connection.execute(NUMBERED).fetchall():
        row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = :table", {"table": table}).fetchone()
        given = row[0] if row else 0
        values = {"table": table, "last": max(given, numbers.get(table, given + BLOCK))}
        connection.execute("DELETE FROM sqlite_sequence WHERE name = :table", values)
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :last)", values)


def _people(connection: sqlite3.Connection, key: str) -> dict[str, int]:
    """All people in the database, by their hash under a key."""
    hash_of = hashing(key)
    return {hash_of(person): person for (person,) in connection.execute("SELECT id FROM players WHERE id > 0")}


async def _restore_decisions(session: Transaction, hash_: str, known: KeptRecord) -> None:
    """Stores the suspensions and blocks of a deleted person that are in the record."""
    suspensions = [each for each in known.suspensions if each.hash == hash_ and (not each.until or each.until > now())]
    blocks = [each for each in known.blocks if each.hash == hash_]
    if not suspensions and not blocks:
        return
    number = await number_of(session, hash_)
    for each in suspensions:
        decided = {"guild_id": each.guild_id, "until": each.until, "made_at": each.made_at}
        await session.insert("suspensions", "REPLACE", person=number, reason="", **decided)
    for block in blocks:
        await session.all(BLOCK_AGAIN, person=block.person, other=number, made_at=block.made_at)
