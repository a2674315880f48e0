"""Whether the engines here are compiled, whether they must be, and how to run uncompiled ones."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
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


def outdated(declared: Iterable[Path] = DECLARED) -> list[Path]:
    """Those of these .pxd whose module was compiled before they or their .py were changed."""
    return [each for each in declared if any(_is_older(built, each) for built in each.parent.glob(f"{each.stem}.*.so"))]


def _is_older(built: Path, declaration: Path) -> bool:
    changed = max(each.stat().st_mtime for each in (declaration, declaration.with_suffix(".py")))
    return built.stat().st_mtime < changed


# With QIBOT_REQUIRE_COMPILED=1 these tests always run, so that they fail on a build that is not compiled.
needs_compiled = pytest.mark.skipif(
    not REQUIRED and not is_compiled("engines.board"), reason="the engines are not compiled here"
)


def copy_sources(folder: Path) -> Path:
    """Copies the engines without what was built of them into `folder`, where some may be already; returns the copy."""
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "*.c")
    return Path(shutil.copytree(ROOT / "engines", folder / "engines", ignore=ignore, dirs_exist_ok=True))


def run_in(folder: Path, code: str, *arguments: str, timeout: float | None = 300) -> str:
    """The output of a Python process that imports the engines from this folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=timeout,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
