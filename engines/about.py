"""The version and commit of this installation, and whether its engines are compiled."""

import hashlib
import platform
import subprocess
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

AUTHOR = "The Qibot authors"
VERSION = "0.2.0"  # stated only here; CHANGELOG.md begins with the same
ROOT = Path(__file__).parent
COMMIT = ROOT / "commit.txt"  # written by a build; a checkout has none
SOURCES = frozenset({".py", ".pxd", ".weights", ".tables", ".book", ".txt"})  # the engines' sources and data


@cache
def commit() -> str:
    """The commit that this installation was built from, or that the checkout is at; empty if unknown.

    Ends with `-dirty` if files have changed since.
    """
    if COMMIT.exists():
        return COMMIT.read_text(encoding="utf-8").strip()
    return commit_of(ROOT.parent) if (ROOT.parent / ".git").exists() else ""


def commit_of(checkout: Path) -> str:
    """The current commit of a checkout, as git describes it; empty if git is missing or fails."""
    describe = ("git", "-C", str(checkout), "describe", "--always", "--dirty", "--abbrev=10", "--exclude=*")
    try:
        said = subprocess.run(describe, capture_output=True, text=True, check=True, timeout=10)  # noqa: S603 - no input
        return said.stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def qibot_version() -> str:
    """The version, with the commit if it is known: `0.2.0 (1d19b94c23)`."""
    return f"{VERSION} ({commit()})" if commit() else VERSION


@cache
def engines_hash() -> str:
    """Ten hexadecimal digits: a hash of the engines' sources and data, independent of the commit."""
    found = hashlib.sha256()
    for path in sorted(path for path in ROOT.rglob("*.*") if path.suffix in SOURCES and path != COMMIT):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:10]


def mode() -> str:
    """`compiled`, `interpreted`, or `partly compiled` with the number of compiled modules and of all modules."""
    paths = [path.relative_to(ROOT.parent).with_suffix("") for path in ROOT.rglob("*.pxd")]
    modules = [".".join(path.parts) for path in paths]
    built = sum(map(_is_compiled, modules))
    if built == len(modules):
        return "compiled"
    return f"partly compiled ({built} of {len(modules)} modules)" if built else "interpreted"


def python_version() -> str:
    """Implementation and version of Python, operating system and processor type."""
    return f"{platform.python_implementation()} {platform.python_version()} on {platform.system()} {platform.machine()}"


def _is_compiled(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
