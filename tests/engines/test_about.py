"""The version, commit and hash of an installation."""

import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

from engines.about import VERSION, commit, engines_hash, qibot_version
from tests.cases import for_each
from tests.engines.modes import copy_sources


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the engines' sources, without build products."""
    return copy_sources(tmp_path)


def told_by(copy: Path) -> dict:
    """The names that `about.py` of a copy defines."""
    return runpy.run_path(str(copy / "about.py"))


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    return subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def test_the_same_engines_have_the_same_hash(copy: Path) -> None:
    """The hash depends on neither build products, place nor commit."""
    (copy / "commit.txt").write_text("another")
    assert told_by(copy)["engines_hash"]() == engines_hash()


@for_each("file", ["levels.py", "board.pxd", "connect4/openings.book", "xiangqi/network.weights"])
def test_other_engines_have_another_hash(copy: Path, file: str) -> None:
    """One more byte in a source or in the data changes the hash."""
    path = copy / file
    path.write_bytes(path.read_bytes() + b"\n")
    assert told_by(copy)["engines_hash"]() != engines_hash()


def test_a_package_tells_the_commit_that_it_was_built_from(copy: Path) -> None:
    """The commit is in a file; without it and without a checkout it is unknown."""
    assert told_by(copy)["qibot_version"]() == VERSION
    (copy / "commit.txt").write_text("1d19b949dc\n")
    assert told_by(copy)["qibot_version"]() == f"{VERSION} (1d19b949dc)"


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_a_checkout_tells_the_commit_that_it_is_at(copy: Path) -> None:
    """A changed file adds `-dirty`."""
    folder = copy.parent
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "all")
    assert told_by(copy)["commit"]() == git(folder, "rev-parse", "--short=10", "HEAD")
    (copy / "levels.py").write_text("")
    assert told_by(copy)["commit"]().endswith("-dirty")


def test_the_version_has_the_commit_at_its_end() -> None:
    assert qibot_version() == (f"{VERSION} ({commit()})" if commit() else VERSION)
