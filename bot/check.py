"""Finds out what a start would report, without starting or changing anything and without asking Discord.

SQLite may leave its files -wal and -shm beside a database that is examined; the next start uses them.
"""

import shutil
import socket
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from bot.settings import DOTENV, BadSetting, Settings, names_told, unknown
from bot.startup import backups_of, engines_of, no_port, start_line
from storage.errors import DatabaseFault
from storage.files import exists
from storage.record_file import read
from storage.restore_record import RestoreRecord
from storage.upgrading import Summary, dry_open


def warnings_of(settings: Settings) -> list[str]:
    """Problems that do not prevent a start, one line each. Raises BadSetting if `.env` is no file of settings."""
    lines = names_told(unknown(DOTENV))
    folder = backups_of(settings).folder
    if settings.backup_time and (why := trouble_writing(folder)):
        lines.append(f"no backup can be made: {folder} cannot be written ({why})")
    if settings.token and bool(settings.activity_port) != bool(settings.activity_secret):
        lines.append("the board that one can touch needs both ACTIVITY_PORT and ACTIVITY_SECRET")
    return lines


def bad_settings_of(settings: Settings) -> list[str]:
    """Settings that would prevent a start on this machine, one line each."""
    try:
        engines_of(settings)
    except BadSetting as error:
        return [str(error)]
    return []


def look(settings: Settings) -> tuple[list[str], list[str]]:
    """What a start would log, and what would prevent it: two lists of lines."""
    faults = list(_port_troubles(settings))
    try:
        read(RestoreRecord(settings.database, backups_of(settings).folder).path)
        database, steps = dry_open(settings.database)
    except DatabaseFault as fault:
        return [], [str(fault), *faults]
    told = [start_line(settings, database)]
    if database.schema and steps:
        told.append(f"{database.path} would be upgraded by {steps} steps")
        faults += _copy_troubles(settings, database)
    if why := trouble_writing(database.path.parent):
        faults.append(f"{database.path.parent} cannot be written ({why})")
    return told, faults


def _copy_troubles(settings: Settings, database: Summary) -> Iterator[str]:
    """What would prevent the copy before an upgrade."""
    folder = backups_of(settings).folder
    why = trouble_writing(folder)
    if not why and shutil.disk_usage(_existing(folder)).free < database.path.stat().st_size:
        why = "there is no room"
    if why and settings.upgrade_copy == "yes":
        yield f"the copy before the upgrade cannot be made in {folder} ({why}); UPGRADE_COPY=no does without"


def _port_troubles(settings: Settings) -> Iterator[str]:
    ports = [("HEALTH_PORT", settings.health_address, settings.health_port)]
    if settings.token and settings.activity_secret:
        ports.append(("ACTIVITY_PORT", settings.activity_address, settings.activity_port))
    with ExitStack() as opened:  # all at a time: two settings may name one port
        for setting, address, port in ports:
            family = socket.AF_INET6 if ":" in address else socket.AF_INET
            try:
                if port:
                    opened.enter_context(socket.create_server((address, port), family=family))
            except OSError as error:
                yield str(no_port(setting, address, port, error))


def trouble_writing(folder: Path) -> str:
    """Why no file can be written into a folder, which need not exist; empty if one can. Leaves no file."""
    try:
        with tempfile.TemporaryFile(dir=_existing(folder)):
            return ""
    except OSError as error:
        return error.strerror or str(error)


def _existing(folder: Path) -> Path:
    """The folder, or its nearest parent that exists."""
    return folder if exists(folder) else _existing(folder.parent)
