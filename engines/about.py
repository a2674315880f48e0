"""What this installation is: its version, and whether the engines run compiled or interpreted."""

import platform
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

AUTHOR = "The Qibot authors"


def qibot_version() -> str:
    """The installed version, or `development` when run from a checkout that was never installed."""
    try:
        return version("qibot")
    except PackageNotFoundError:
        return "development"


def mode() -> str:
    """`compiled`, `interpreted`, or how many modules of how many were compiled."""
    modules = _compilable()
    built = sum(1 for name in modules if _is_compiled(name))
    if built == len(modules):
        return "compiled"
    return f"partly compiled ({built} of {len(modules)} modules)" if built else "interpreted"


def python_version() -> str:
    """The Python that runs this, and where."""
    return f"{platform.python_implementation()} {platform.python_version()} on {platform.system()} {platform.machine()}"


def _compilable() -> list[str]:
    root = Path(__file__).parent
    paths = sorted(path.relative_to(root.parent).with_suffix("") for path in root.rglob("*.pxd"))
    return [".".join(path.parts) for path in paths]


def _is_compiled(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
