"""Journals: whole lines stay, a torn one goes, and a file that is not there has none."""

import os
from pathlib import Path

import pytest

from engines.journal import whole_lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [("", []), ("torn", []), ("one\n", ["one"]), ("one\ntwo\n", ["one", "two"]), ("one\ntwo\nto", ["one", "two"])],
)
def test_what_was_written_whole_stays(tmp_path: Path, text: str, lines: list[str]) -> None:
    """The file is left with the lines that were returned, so that the next one begins a line of its own."""
    path = tmp_path / "journal"
    path.write_text(text)
    assert whole_lines(path) == lines
    assert path.read_text() == "".join(f"{line}\n" for line in lines)


def test_a_journal_that_is_whole_is_not_written_again(tmp_path: Path) -> None:
    """Reading does not touch the file, which another process may be adding to."""
    path = tmp_path / "journal"
    path.write_text("one\n")
    os.utime(path, (1, 1))
    whole_lines(path)
    assert path.stat().st_mtime == 1


def test_no_journal_has_no_lines(tmp_path: Path) -> None:
    """Before the first result there is no file, and none is made."""
    assert whole_lines(tmp_path / "journal") == []
    assert list(tmp_path.iterdir()) == []
