"""What this installation is: its version and commit, and whether the engines run compiled or interpreted."""

import hashlib
import platform
import subprocess
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

AUTHOR = "The Qibot authors"
VERSION = "0.2.0"  # the one place; the first heading of CHANGELOG.md has it, too
ROOT = Path(__file__).parent
COMMIT = ROOT / "commit.txt"  # which a build writes; a checkout has none
SOURCES = frozenset({".py", ".pxd", ".weights", ".tables", ".book", ".txt"})  # suffixes of what makes the engines


@cache
def commit() -> str:
    """The commit that this was built from, in a checkout the one that it is at; empty where nobody knows.

    At its end `-dirty` where files have changed since.
    """
    if COMMIT.exists():
        return COMMIT.read_text(encoding="utf-8").strip()
    return commit_of(ROOT.parent) if (ROOT.parent / ".git").exists() else ""


def commit_of(checkout: Path) -> str:
    """The commit that a checkout is at, as git says it; empty without git, or where git is told to keep away."""
    describe = ("git", "-C", str(checkout), "describe", "--always", "--dirty", "--abbrev=10", "--exclude=*")
    try:
        said = subprocess.run(describe, capture_output=True, text=True, check=True, timeout=10)  # noqa: S603 - no input
        return said.stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def qibot_version() -> str:
    """The version, with the commit where it is known: `0.2.0 (1d19b94c23)`."""
    return f"{VERSION} ({commit()})" if commit() else VERSION


@cache
def engines_hash() -> str:
    """Ten digits that are the same where the sources and the data of the engines are, whatever the commit."""
    found = hashlib.sha256()
    for path in sorted(path for path in ROOT.rglob("*.*") if path.suffix in SOURCES and path != COMMIT):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:10]


def mode() -> str:
    """`compiled`, `interpreted`, or how many modules of how many were compiled."""
    paths = [path.relative_to(ROOT.parent).with_suffix("") for path in ROOT.rglob("*.pxd")]
    modules = [".".join(path.parts) for path in paths]
    built = sum(map(_is_compiled, modules))
    if built == len(modules):
        return "compiled"
    return f"partly compiled ({built} of {len(modules)} modules)" if built else "interpreted"


def python_version() -> str:
    """The Python that runs this, and where."""
    return f"{platform.python_implementation()} {platform.python_version()} on {platform.system()} {platform.machine()}"


def _is_compiled(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
