"""Keeps a world in a folder, so that messages survive a restart of the process.

`world.jsonl` is a journal: a line per new, changed or deleted record; it is compacted when it is opened. `files/` holds
the bytes of attachments. Every line is flushed, so that everything that was answered survives a killed
process (but not a power failure). Interactions are not kept: their tokens expire within minutes anyway.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from .records import (
    Application,
    Attachment,
    Channel,
    Guild,
    InstalledCommand,
    Interaction,
    Json,
    Message,
    Record,
    User,
)
from .world import World

VERSION = 1
_KEPT: tuple[type[Any], ...] = (User, Application, Guild, Channel, InstalledCommand, Message)
_KINDS = {kind.__name__: kind for kind in _KEPT}


class Store:
    """Writes a world's changes to a folder; it is the world's `store`."""

    def __init__(self, folder: Path) -> None:
        """Creates the folder if there is none."""
        self._files = folder / "files"
        self._path = folder / "world.jsonl"
        self._files.mkdir(parents=True, exist_ok=True)

    def open(self, world: World) -> None:
        """Loads the folder into an empty world, and keeps its changes from now on. Raises ValueError if another version
        wrote the folder.
        """
        if self._path.exists():
            self._read(world)
        self._tidy(world)
        self._compact(world)
        self._journal = self._path.open("a", encoding="utf-8")
        world.store = self

    def close(self) -> None:
        """Closes the journal."""
        self._journal.close()

    def keep(self, record: Record) -> None:
        """Keeps a record that is new or has changed."""
        if not isinstance(record, Interaction):
            self._write({"put": type(record).__name__, "record": asdict(record)})

    def forget(self, record: Record) -> None:
        """Notes that a record was deleted."""
        if not isinstance(record, Interaction):
            self._write({"drop": type(record).__name__, "id": record.id})

    def keep_file(self, file_id: int, data: bytes) -> None:
        """Writes the bytes of a file."""
        (self._files / str(file_id)).write_bytes(data)

    def drop_file(self, file_id: int) -> None:
        """Deletes a file."""
        (self._files / str(file_id)).unlink(missing_ok=True)

    def _write(self, line: Json) -> None:
        self._journal.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._journal.flush()

    def _read(self, world: World) -> None:
        with self._path.open(encoding="utf-8") as journal:
            header = json.loads(journal.readline())
            if header.get("playground") != VERSION:
                raise ValueError(f"{self._path} was written by another version of the playground: {header}")
            for line in journal:
                if line.endswith("\n"):  # if not, the process died while it wrote the line
                    _apply(world, json.loads(line))
        for path in self._files.iterdir():
            if path.name.isdecimal():  # file managers leave files of their own
                world.files[int(path.name)] = path.read_bytes()

    def _tidy(self, world: World) -> None:
        """Deletes the files that no message uses any more."""
        shown = {each.id for message in world.tables[Message].values() for each in message.attachments}
        for number in world.files.keys() - shown:
            del world.files[number]
            self.drop_file(number)

    def _compact(self, world: World) -> None:
        """Writes the current records to a new journal, which replaces the old one atomically."""
        fresh = self._path.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as journal:
            journal.write(json.dumps({"playground": VERSION}) + "\n")
            for name, kind in _KINDS.items():
                for record in world.tables[kind].values():
                    journal.write(json.dumps({"put": name, "record": asdict(record)}, ensure_ascii=False) + "\n")
        os.replace(fresh, self._path)


def _apply(world: World, line: Json) -> None:
    if "put" in line:
        record = _record(_KINDS[line["put"]], line["record"])
        world.snowflakes.reserve(record.id)
        world.put(record)
    else:
        world.remove(world.tables[_KINDS[line["drop"]]][line["id"]])


def _record(kind: type[Any], stored: Json) -> Any:
    """The record in a dictionary that `asdict` and JSON made; its lists become tuples again."""
    values = {field.name: _tuples(stored[field.name]) for field in fields(kind) if field.name in stored}
    if kind is Message:
        values["attachments"] = tuple(Attachment(**each) for each in values["attachments"])
    return kind(**values)


def _tuples(value: Any) -> Any:
    """A list, with lists in it, as tuples; JSON objects stay as they are."""
    return tuple(_tuples(each) for each in value) if isinstance(value, list) else value
