"""The two speeds of the engines: is what runs here compiled, and must it be; and a copy of them that is not."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIRED = os.environ.get("QIBOT_REQUIRE_COMPILED") == "1"
DECLARED = sorted(path for path in (ROOT / "engines").rglob("*.pxd") if path.stem != "__init__")


def module_of(declaration: Path) -> str:
    """The name of the module that a .pxd stands beside."""
    return ".".join(declaration.relative_to(ROOT).with_suffix("").parts)


def is_compiled(module: str) -> bool:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return not spec.origin.endswith(".py")


# Where a compiled build is required, these tests run whatever was built, so that they fail on one that is not compiled.
needs_compiled = pytest.mark.skipif(
    not REQUIRED and not is_compiled("engines.board"), reason="the engines are not compiled here"
)


def run_in(folder: Path, code: str, *arguments: str) -> str:
    """What Python prints that imports the engines from this folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
