"""Packages from npm, for tests of pages."""

import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest


def unpacked(package: str, folder: Path) -> Path:
    """The files of a published package, `name@version`, without those that it depends on. Skips if npm has none."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("no npm here")
    try:
        packed = subprocess.run([npm, "pack", package], cwd=folder, capture_output=True, text=True, timeout=100)
    except subprocess.TimeoutExpired:
        pytest.skip(f"npm does not get {package} in time")
    if packed.returncode:
        pytest.skip(f"npm cannot get {package}: {packed.stderr[-300:]}")
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"
