"""Journals keep whole lines and drop a torn one; a missing file has none."""

import os
from pathlib import Path

import pytest

from engines.journal import Journal, replace


@pytest.mark.parametrize(
    ("text", "lines"),
    [("", []), ("torn", []), ("one\n", ["one"]), ("one\ntwo\n", ["one", "two"]), ("one\ntwo\nto", ["one", "two"])],
)
def test_what_was_written_whole_stays(tmp_path: Path, text: str, lines: list[str]) -> None:
    """The file keeps exactly the lines that were returned, so that the next one begins on a line of its own."""
    path = tmp_path / "journal"
    path.write_text(text)
    assert Journal(path).lines == lines
    assert path.read_text() == "".join(f"{line}\n" for line in lines)


def test_a_journal_that_is_whole_is_not_written_again(tmp_path: Path) -> None:
    """Reading does not write to the file, which another process may be appending to."""
    path = tmp_path / "journal"
    path.write_text("one\n")
    os.utime(path, (1, 1))
    Journal(path)
    assert path.stat().st_mtime == 1


def test_no_journal_has_no_lines(tmp_path: Path) -> None:
    """Before the first line there is no file, and none is made."""
    assert Journal(tmp_path / "journal").lines == []
    assert list(tmp_path.iterdir()) == []


def test_what_is_added_is_in_the_file_at_once(tmp_path: Path) -> None:
    """A result is a whole line as soon as it is added, and the next journal over the file has it."""
    path = tmp_path / "journal"
    journal = Journal(path)
    journal.add("one")
    assert path.read_text() == "one\n"
    journal.add("two")
    assert Journal(path).lines == ["one", "two"]


def test_a_file_is_replaced_by_the_whole_new_one(tmp_path: Path) -> None:
    """The new content replaces the old, and no other file is left."""
    path = tmp_path / "book"
    path.write_bytes(b"old")
    replace(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]
