"""Whether a program understands its arguments."""

import runpy
import sys
from contextlib import redirect_stderr, suppress
from importlib.util import find_spec
from io import StringIO
from pathlib import Path

import pytest


def refusal(module: str, *arguments: str) -> str:
    """What `python -m module ...` says, in this process, about one argument more that is wrong. If it finds nothing
    else wrong that is "unrecognized arguments: --no-such-option"; "" of a program without arguments.
    """
    found = find_spec(module)
    if found and found.submodule_search_locations:
        found = find_spec(f"{module}.__main__")
    assert found
    assert found.origin
    if module != "engines" and "ArgumentParser" not in Path(found.origin).read_text(encoding="utf-8"):
        return ""
    with pytest.MonkeyPatch.context() as patched, redirect_stderr(StringIO()) as said, suppress(SystemExit):
        patched.setattr(sys, "argv", ["", *arguments, "--no-such-option"])
        patched.delitem(sys.modules, found.name, raising=False)  # running an imported module again would warn
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    return said.getvalue()
