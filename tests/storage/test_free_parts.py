"""The free parts of pages: what is overwritten, and what is not."""

import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import cleaning
from storage.cleaning import overwrite_free_parts
from tests.cases import for_each
from tests.storage.conftest import rubbish

NOTE = "of whom nothing is to be left"


def overwrite(path: Path) -> bytes:
    """Overwrites the free parts of a database. Returns its content then."""
    offset: int | None = 0
    with path.open("r+b") as file:
        while offset is not None:
            offset = overwrite_free_parts(file.fileno(), offset)
    return path.read_bytes()


def much_changed(path: Path, page: int, pragma: str = "secure_delete = ON") -> list[str]:
    """Makes a database with pages of that size, of which most rows were moved and deleted. Returns what it holds."""
    chance = random.Random(page)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(f"PRAGMA page_size = {page}; PRAGMA {pragma}; BEGIN;")
        connection.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, key INTEGER UNIQUE, text)")
        for number in chance.sample(range(1 << 40), 3000):
            text = (NOTE if number % 3 else "kept ") * chance.choice((1, 1, 1, 1, 1, 200))
            connection.execute(
                "INSERT INTO notes VALUES (:number, :key, :text)",
                {"number": number, "key": number * 7 % (1 << 41), "text": text},
            )
        connection.execute("DELETE FROM notes WHERE id % 3")
        connection.execute("COMMIT")
        return list(connection.iterdump())


@for_each("page", [512, 4096, 65536])
def test_what_was_deleted_is_gone_and_what_is_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: int
) -> None:
    """Pages of every kind, also with rows that are longer than a page, in many pieces. The file is sound, and the
    second time nothing is left to do.
    """
    monkeypatch.setattr(cleaning, "PIECE", 1 << 16)
    path = tmp_path / str(page)
    rows = much_changed(path, page)
    assert NOTE.encode() in path.read_bytes()
    after = overwrite(path)
    assert NOTE.encode() not in after
    with closing(sqlite3.connect(path)) as connection:
        assert list(connection.iterdump()) == rows
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert overwrite(path) == after


def test_a_file_that_can_shrink_stays_as_it_is(tmp_path: Path) -> None:
    """An operator may have switched that on: such a file has other pages, which can begin like pages with rows."""
    path = tmp_path / "shrinks"
    much_changed(path, 512, "auto_vacuum = INCREMENTAL")
    before = path.read_bytes()
    assert overwrite(path) == before


def test_a_damaged_page_changes_no_other(tmp_path: Path) -> None:
    """Whatever its header says."""
    path = tmp_path / "damaged"
    much_changed(path, 4096)
    before = overwrite(path)
    for kind in (2, 5, 10, 13):
        rubbish(path)
        with path.open("r+b") as file:
            for content in (0, 1, 5000, 65535):
                for cells in (0, 1, 1000, 65535):
                    os.pwrite(file.fileno(), bytes([kind, 0, 0, *cells.to_bytes(2), *content.to_bytes(2)]), 8 * 4096)
                    overwrite_free_parts(file.fileno(), 0)
        after = path.read_bytes()
        assert (after[: 8 * 4096], after[9 * 4096 :]) == (before[: 8 * 4096], before[9 * 4096 :])
