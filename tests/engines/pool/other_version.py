"""`python -m engines`, installed as version 0.0.0."""

import importlib.metadata
import sys

importlib.metadata.version = lambda name, present=importlib.metadata.version: (
    "0.0.0" if name == "qibot" else present(name)
)

from engines.cli import main  # noqa: E402 - after the version is another

sys.exit(main(sys.argv[1:]))
