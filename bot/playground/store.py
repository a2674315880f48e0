"""Keeps a world in a folder, so that messages survive a restart of the process.

`world.jsonl` is a journal: a line per new, changed or forgotten record, rewritten without the past when it is opened.
`files/` holds the bytes of attachments and emojis. Every line is flushed: what was answered survives a killed
process (not a power failure). Interactions are not kept: their tokens die within minutes anyway.
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
    Emoji,
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
_KEPT: tuple[type[Any], ...] = (User, Application, Guild, Channel, InstalledCommand, Emoji, Message)
_KINDS = {kind.__name__: kind for kind in _KEPT}


class Store:
    """Listens to a world and writes down what changes (it is the world's `store`)."""

    def __init__(self, folder: Path) -> None:
        """Raises ValueError if the folder was written by a newer version."""
        self._files = folder / "files"
        self._path = folder / "world.jsonl"
        self._files.mkdir(parents=True, exist_ok=True)

    def open(self, world: World) -> None:
        """Put what was kept into an empty world, and keep what changes from now on."""
        if self._path.exists():
            self._read(world)
        self._tidy(world)
        self._compact(world)
        self._journal = self._path.open("a", encoding="utf-8")
        world.store = self

    def close(self) -> None:
        """Stop writing."""
        self._journal.close()

    def keep(self, record: Record) -> None:
        """A record is new or has changed."""
        if not isinstance(record, Interaction):
            self._write({"put": type(record).__name__, "record": asdict(record)})

    def forget(self, record: Record) -> None:
        """A record is gone."""
        if not isinstance(record, Interaction):
            self._write({"drop": type(record).__name__, "id": record.id})

    def keep_file(self, file_id: int, data: bytes) -> None:
        """A file is new."""
        (self._files / str(file_id)).write_bytes(data)

    def drop_file(self, file_id: int) -> None:
        """A file is gone."""
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
                if line.endswith("\n"):  # a line without its end was being written when the process died
                    _apply(world, json.loads(line))
        for path in self._files.iterdir():
            world.files[int(path.name)] = path.read_bytes()

    def _tidy(self, world: World) -> None:
        """Drop the files that no message showed any more when the process ended."""
        shown = {each.id for message in world.tables[Message].values() for each in message.attachments}
        for number in world.files.keys() - shown - world.tables[Emoji].keys():
            del world.files[number]
            self.drop_file(number)

    def _compact(self, world: World) -> None:
        """Write the present without the past, to a new file that takes the old one's place at once."""
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
    """The record that `asdict` and JSON made a dictionary of: lists were tuples."""
    values = {field.name: _tuples(stored[field.name]) for field in fields(kind) if field.name in stored}
    if kind is Message:
        values["attachments"] = tuple(Attachment(**each) for each in values["attachments"])
    return kind(**values)


def _tuples(value: Any) -> Any:
    """A field's own list and the lists in it become tuples; JSON objects stay as they are."""
    return tuple(_tuples(each) for each in value) if isinstance(value, list) else value
