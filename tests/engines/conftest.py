"""What tests of the engines share."""

import shutil
from pathlib import Path

import pytest

from tests.engines.modes import ROOT


@pytest.fixture(scope="session")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder from which Python imports the engines as they are written; their bytecode is made once."""
    folder = tmp_path_factory.mktemp("interpreted")
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
    shutil.copytree(ROOT / "engines", folder / "engines", ignore=ignore)
    return folder
