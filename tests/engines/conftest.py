"""What tests of the engines share."""

from pathlib import Path

import pytest

from tests.engines.modes import copy_sources


@pytest.fixture(scope="session")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder from which Python imports the engines uncompiled; their bytecode is made once."""
    folder = tmp_path_factory.mktemp("interpreted")
    copy_sources(folder)
    return folder
